// Groups count their members down. A group is no member of another, so serving waiters nests once.
#include "executor.h"
#include "lane.h"
#include "object.h"
#include "sites.h"
#include "waiters.h"

namespace stretto {

Group* NewGroup(int64_t size, int32_t site) {
  auto* group = static_cast<Group*>(NewObject(STRETTO_GROUP, sizeof(Group), 1, site));
  if (group == nullptr) return nullptr;
  // relaxed: nobody else knows the group yet.
  group->pending.store(size, std::memory_order_relaxed);
  group->rank.store(0, std::memory_order_relaxed);
  group->error.store(0, std::memory_order_relaxed);
  if (size <= 0) Complete(group, kAvailable);
  return group;
}

void MemberReady(Group* group, int32_t code) {
  if (code != 0) {
    int32_t none = 0;
    // relaxed: the count below publishes it. Failure: another member failed first.
    group->error.compare_exchange_strong(none, code, std::memory_order_relaxed, std::memory_order_relaxed);
  }
  // acq_rel: whoever counts the last member sees what every member's task did, and its error.
  if (group->pending.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  const int32_t error = group->error.load(std::memory_order_relaxed);
  Complete(group, error == 0 ? kAvailable : ErrorWord(error));
}

namespace {

[[gnu::noinline, gnu::cold]] int64_t MemberFailed(Group* group, int64_t rank, const char* text) {
  SetLastError(CurrentLane(), text);
  MemberReady(group, kMemoryError);
  return rank;
}

}  // namespace

int64_t AddToGroup(Object* member, Group* group) {
  if (group == nullptr) return 0;
  // relaxed: ranks only have to differ.
  const int64_t rank = group->rank.fetch_add(1, std::memory_order_relaxed);
  if (member == nullptr) return MemberFailed(group, rank, "out of memory for a member of a group");
  if (!IsReady(member)) {
    Lane* lane = CurrentLane();
    Waiter* waiter = NewWaiter(lane, WaiterKind::kMember);
    if (waiter == nullptr) {
      return MemberFailed(group, rank, "out of memory for a waiter; the member counts as failed in its group");
    }
    waiter->group = group;
    AddReference(group, 1);
    if (AddWaiter(member, waiter)) return rank;
    DropReference(group, 1);
    FreeWaiter(lane, waiter);
  }
  MemberReady(group, CodeOfWord(StateOf(member)));
  return rank;
}

}  // namespace stretto
