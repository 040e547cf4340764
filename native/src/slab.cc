#include "slab.h"

#include <sys/mman.h>

#include <mutex>

namespace stretto {

namespace {

constexpr size_t kChunkBytes = 1024 * 1024;
constexpr size_t kBlockHeader = 64;
static_assert(sizeof(Block) <= kBlockHeader);

struct Central {
  FreeSlot* batches[2][kSlotClasses];
  Block* fresh[2][kSlotClasses];       // block being cut up
  uint32_t fresh_used[2][kSlotClasses];
  Block* blocks[2];
  Block* large[2];
  char* chunk;      // what is left of the last chunk
  char* chunk_end;
};

// Guards everything in `central` and the block headers.
std::mutex central_mutex;
Central central;
std::atomic<int64_t> mapped_bytes{0};  // relaxed everywhere: a statistic

// Zeroed memory, aligned to 64 KiB; null if there is none.
char* MapAligned(size_t bytes) {
  const size_t padded = bytes + kBlockBytes;
  if (padded < bytes) return nullptr;
  void* map = mmap(nullptr, padded, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (map == MAP_FAILED) return nullptr;
  char* begin = static_cast<char*>(map);
  const uintptr_t address = reinterpret_cast<uintptr_t>(begin);
  const size_t before = (kBlockBytes - address % kBlockBytes) % kBlockBytes;
  if (before != 0) munmap(begin, before);
  if (before != kBlockBytes) munmap(begin + before + bytes, kBlockBytes - before);
  mapped_bytes.fetch_add(static_cast<int64_t>(bytes), std::memory_order_relaxed);
  return begin + before;
}

Block* NewBlock(SlotKind kind, int slot_class) {
  if (central.chunk == central.chunk_end) {
    char* chunk = MapAligned(kChunkBytes);
    if (chunk == nullptr) return nullptr;
    central.chunk = chunk;
    central.chunk_end = chunk + kChunkBytes;
  }
  Block* block = reinterpret_cast<Block*>(central.chunk);
  central.chunk += kBlockBytes;
  block->bytes = kBlockBytes;
  block->slot_class = slot_class;
  block->slot_bytes = SlotBytesOf(slot_class);
  block->slots = static_cast<uint32_t>((kBlockBytes - kBlockHeader) / block->slot_bytes);
  block->next = central.blocks[static_cast<int>(kind)];
  central.blocks[static_cast<int>(kind)] = block;
  return block;
}

FreeSlot* SlotAt(Block* block, uint32_t index) {
  return reinterpret_cast<FreeSlot*>(reinterpret_cast<char*>(block) + kBlockHeader + index * block->slot_bytes);
}

// A list of slots that were never used, up to a batch of them. The lock is held.
FreeSlot* TakeFresh(SlotKind kind, int slot_class) {
  const int k = static_cast<int>(kind);
  Block*& block = central.fresh[k][slot_class];
  uint32_t& used = central.fresh_used[k][slot_class];
  if (block == nullptr || used == block->slots) {
    Block* fresh = NewBlock(kind, slot_class);
    if (fresh == nullptr) return nullptr;
    block = fresh;
    used = 0;
  }
  const uint32_t left = block->slots - used;
  const uint32_t count = left < SlabBatchOf(slot_class) ? left : SlabBatchOf(slot_class);
  const size_t bytes = block->slot_bytes;
  char* first = reinterpret_cast<char*>(SlotAt(block, used));
  char* last = first + (count - 1) * bytes;
  for (char* slot = first; slot != last; slot += bytes) {
    reinterpret_cast<FreeSlot*>(slot)->next.store(reinterpret_cast<FreeSlot*>(slot + bytes), std::memory_order_relaxed);
  }
  reinterpret_cast<FreeSlot*>(last)->next.store(nullptr, std::memory_order_relaxed);
  used += count;
  return reinterpret_cast<FreeSlot*>(first);
}

void GiveBatch(SlotKind kind, int slot_class, FreeSlot* batch) {
  std::lock_guard lock(central_mutex);
  FreeSlot*& head = central.batches[static_cast<int>(kind)][slot_class];
  batch->next_batch = head;
  head = batch;
}

}  // namespace

void* SlabAllocSlow(SlabCache* cache, SlotKind kind, int slot_class) {
  SlabCache::Bin& bin = cache->bins[static_cast<int>(kind)][slot_class];
  FreeSlot* batch = bin.full;
  bin.full = nullptr;
  if (batch == nullptr) {
    std::lock_guard lock(central_mutex);
    FreeSlot*& batches = central.batches[static_cast<int>(kind)][slot_class];
    batch = batches;
    if (batch != nullptr) {
      batches = batch->next_batch;
    } else {
      batch = TakeFresh(kind, slot_class);
      if (batch == nullptr) return nullptr;
    }
  }
  bin.head = batch->next.load(std::memory_order_relaxed);
  bin.room = 1;
  return batch;
}

void SlabFreeSlow(SlabCache* cache, SlotKind kind, void* memory, int slot_class) {
  SlabCache::Bin& bin = cache->bins[static_cast<int>(kind)][slot_class];
  if (bin.head != nullptr) {
    // The batch that was freed before this one is colder.
    if (bin.full != nullptr) GiveBatch(kind, slot_class, bin.full);
    bin.full = bin.head;
  }
  bin.head = nullptr;
  bin.room = SlabBatchOf(slot_class);
  SlabFreeClass(cache, kind, memory, slot_class);
}

void SlabFlush(SlabCache* cache) {
  for (SlotKind kind : {SlotKind::kRaw, SlotKind::kObject}) {
    for (int slot_class = 0; slot_class < kSlotClasses; ++slot_class) {
      SlabCache::Bin& bin = cache->bins[static_cast<int>(kind)][slot_class];
      if (bin.head != nullptr) GiveBatch(kind, slot_class, bin.head);
      if (bin.full != nullptr) GiveBatch(kind, slot_class, bin.full);
      bin = {};
    }
  }
}

void* SlabAllocLarge(SlotKind kind, size_t bytes) {
  const size_t total = bytes + kBlockHeader;
  const size_t page = 4096;
  const size_t rounded = (total + page - 1) / page * page;
  if (rounded < bytes) return nullptr;
  char* map = MapAligned(rounded);
  if (map == nullptr) return nullptr;
  Block* block = reinterpret_cast<Block*>(map);
  block->bytes = rounded;
  block->slot_class = -1;
  block->slot_bytes = bytes;
  block->slots = static_cast<uint32_t>(kind);  // a large block has one slot; remember its kind here
  std::lock_guard lock(central_mutex);
  Block*& head = central.large[static_cast<int>(kind)];
  block->next = head;
  if (head != nullptr) head->previous = block;
  head = block;
  return map + kBlockHeader;
}

void SlabFreeLarge(void* memory) {
  Block* block = SlabBlockOf(memory);
  {
    std::lock_guard lock(central_mutex);
    if (block->previous != nullptr) {
      block->previous->next = block->next;
    } else {
      central.large[block->slots] = block->next;
    }
    if (block->next != nullptr) block->next->previous = block->previous;
  }
  mapped_bytes.fetch_sub(static_cast<int64_t>(block->bytes), std::memory_order_relaxed);
  munmap(block, block->bytes);
}

int64_t SlabBytes() { return mapped_bytes.load(std::memory_order_relaxed); }

void SlabVisitObjects(void (*visit)(void* context, void* slot), void* context) {
  const int kind = static_cast<int>(SlotKind::kObject);
  std::lock_guard lock(central_mutex);
  for (Block* block = central.blocks[kind]; block != nullptr; block = block->next) {
    for (uint32_t i = 0; i < block->slots; ++i) visit(context, SlotAt(block, i));
  }
  for (Block* block = central.large[kind]; block != nullptr; block = block->next) visit(context, SlotAt(block, 0));
}

void SlabLock() { central_mutex.lock(); }
void SlabUnlock() { central_mutex.unlock(); }

}  // namespace stretto
