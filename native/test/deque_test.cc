#include "deque.h"

#include <memory>
#include <thread>
#include <vector>

#include "slab.h"
#include "test.h"

using namespace stretto;

namespace {
Task Numbered(int64_t number) { return Task{reinterpret_cast<void*>(number), nullptr, static_cast<int32_t>(number)}; }
int64_t NumberOf(const Task& task) { return reinterpret_cast<int64_t>(task.handle); }
}  // namespace

TEST(OwnerPopsNewestThievesTakeOldest) {
  auto deque = std::make_unique<Deque>();
  Task task;
  CHECK(deque->Empty() && !deque->Pop(&task) && !deque->Steal(&task));
  for (int64_t i = 0; i < 1000; ++i) CHECK(deque->Push(Numbered(i)));
  for (int64_t i = 0; i < 500; ++i) {
    CHECK(deque->Steal(&task) && NumberOf(task) == i);
    CHECK(deque->Pop(&task) && NumberOf(task) == 999 - i);
  }
  CHECK(deque->Empty() && !deque->Pop(&task) && !deque->Steal(&task));
}

TEST(EveryTaskIsTakenOnce) {
  constexpr int64_t kCount = 200'000;
  auto deque = std::make_unique<Deque>();
  std::vector<std::atomic<int>> taken(kCount);
  std::atomic<bool> pushed{false};
  const auto count = [&](const Task& task) {
    CHECK(task.tag.Site() == static_cast<int32_t>(NumberOf(task)));
    ++taken[static_cast<size_t>(NumberOf(task))];
  };
  std::vector<std::thread> thieves;
  for (int i = 0; i < 3; ++i) {
    thieves.emplace_back([&] {
      Task task;
      while (!pushed || !deque->Empty()) {
        if (deque->Steal(&task)) count(task);
      }
    });
  }
  Task task;
  for (int64_t i = 0; i < kCount; ++i) {
    CHECK(deque->Push(Numbered(i)));
    if (i % 3 == 0 && deque->Pop(&task)) count(task);
  }
  pushed = true;
  while (deque->Pop(&task)) count(task);
  for (std::thread& thief : thieves) thief.join();
  for (const std::atomic<int>& times : taken) CHECK_EQ(times.load(), 1);
}

TEST(SlotClassesFitTheirSizes) {
  for (size_t bytes = 0; bytes <= kLargestSlot; ++bytes) {
    const int slot_class = SlotClassOf(bytes);
    CHECK(slot_class >= 0 && slot_class < kSlotClasses);
    CHECK(SlotBytesOf(slot_class) >= bytes && SlotBytesOf(slot_class) % 16 == 0);
    CHECK(slot_class == 0 || SlotBytesOf(slot_class - 1) < bytes);
  }
}

TEST(SlotsDoNotOverlap) {
  SlabCache cache;
  std::vector<std::pair<unsigned char*, size_t>> slots;
  for (int i = 0; i < 3000; ++i) {
    const size_t bytes = static_cast<size_t>(i) * 37 % 20'000;
    auto* memory = static_cast<unsigned char*>(SlabAlloc(&cache, SlotKind::kRaw, bytes));
    for (size_t k = 0; k < bytes; ++k) memory[k] = static_cast<unsigned char>(i);
    slots.emplace_back(memory, bytes);
  }
  for (size_t i = 0; i < slots.size(); ++i) {
    bool whole = true;
    for (size_t k = 0; k < slots[i].second; ++k) whole &= slots[i].first[k] == static_cast<unsigned char>(i);
    CHECK(whole);
    SlabFree(&cache, SlotKind::kRaw, slots[i].first, slots[i].second);
  }
  SlabFlush(&cache);
}
