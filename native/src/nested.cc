// Tasks that run on top of what their thread runs already: a host's or task's code that posts, or a task
// that waits. Only tasks that promised never to block do: whatever they wait for, they come back, so what
// is below them on the stack goes on. Others might wait for just that, and never come back.
#include "object.h"
#include "observer.h"
#include "permits.h"

namespace stretto {

namespace {

// A thread that posts runs its queue down to this many tasks at a time, so that a permit, where it takes
// one, is taken for many.
constexpr int64_t kShallow = kDeep / 2;
// Where a task has to wait for what another thread does just now, those behind it most often do too, and
// to start them would only make work for that thread. After so many posts it is tried again.
constexpr int32_t kSkip = 64;
// Stack below all this that nested tasks may have used before they are posted or left queued instead.
constexpr uintptr_t kMostStack = 256 * 1024;

bool HasStack(const Lane* lane) {
  return lane->depth < kMaxDepth && lane->stack_begin - StackHere() < kMostStack;
}

void RunNested(Lane* lane, const Task& task) {
  ++lane->depth;
  RunTask(lane, task);
  // What it made ready would otherwise be seen by nobody until the task below comes to its end.
  for (uint32_t i = 0; lane->next.resume != nullptr && lane->next.tag.NeverBlocks() && i < kFairTurn; ++i) {
    const Task next = lane->next;
    lane->next = {};
    RunTask(lane, next);
  }
  --lane->depth;
  FlushNext(lane);
}

void RunDownTo(Lane* lane, Deque& queue, int64_t count) {
  Task task;
  while (queue.Size() > count && queue.StealNonBlocking(&task)) {
    lane->suspended = false;
    RunNested(lane, task);
    if (lane->suspended) {
      lane->skip = kSkip;
      return;
    }
  }
}

}  // namespace

// Oldest first: a task of a long chain then finds the one before it done.
[[gnu::noinline]] void RunSomeQueued(Lane* lane) {
  if (lane->skip > 0) {
    --lane->skip;
    return;
  }
  if (lane->in_task > 0) {
    if (HasStack(lane)) RunDownTo(lane, lane->deque, kShallow);
    return;
  }
  // A host thread has no permit to run tasks; if all are in use, others run what it queues.
  if (!lane->inbox.OldestNeverBlocks() || !TryTakePermit()) return;
  lane->stack_begin = StackHere();
  RunDownTo(lane, lane->inbox, kShallow);
  ReleasePermit(false);
  if (AnyQueued()) WakeForHost();
}

bool Help(Lane* lane, const Object* object) {
  if (IsReady(object)) return true;
  if (lane == nullptr || lane->in_task == 0) return false;
  // Of what it posted only: what is older may take long, and whoever waits for this task would wait for that.
  for (uint32_t i = 0; i < kFairTurn && lane->deque.Bottom() > lane->base && HasStack(lane); ++i) {
    Task task;
    if (!lane->deque.PopNonBlocking(&task)) return false;
    RunNested(lane, task);
    if (IsReady(object)) return true;
  }
  return false;
}

}  // namespace stretto
