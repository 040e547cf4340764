// The executor's inside, shared by executor.cc, run_loop.cc, waiting.cc and threads.cc.
//
// One word counts everything that decides whether somebody must be woken:
//
//   permits    free ones
//   idle       threads that would take one: asleep, or not started yet
//   searching  permit holders that look for a task and have none
//   returners  threads whose task was blocked and that need a permit to go on
//   drainers   host threads that wait for the executor to be quiet
//
// All accesses are sequentially consistent read-modify-writes and loads, so that three arguments
// hold, which together say that no task is left with all threads asleep:
//
//   push    A task is pushed, then the word is read. If a permit is free, a thread idle and nobody
//           searching, one is woken (one wake in flight: it searches, and finding a task wakes the
//           next one). Otherwise somebody else is responsible:
//   search  who stops searching first leaves the word, then looks at all queues again;
//   release who gives up a permit or falls asleep first changes the word, then looks at all queues.
//
// So if the pusher read the word before the change, the scan after the change sees the task.
//
// With one permit, a host thread that posts doesn't wake the worker, which would only take the permit
// that the host will want in a moment for its wait, and make each wait a visit to another thread. It
// makes the worker look by itself in 200 µs, in case the host doesn't wait: a *backstop*, set by the
// first post and gone when the worker finds nothing to do. So the third argument gets an exception:
// whoever leaves tasks queued with a backstop set has somebody who will look.
#ifndef STRETTO_SRC_PERMITS_H
#define STRETTO_SRC_PERMITS_H

#include <pthread.h>

#include <atomic>
#include <cstdint>
#include <mutex>

#include "executor.h"
#include "lane.h"
#include "observer.h"

namespace stretto {

inline constexpr uint64_t kPermit = 1;
inline constexpr uint64_t kIdle = uint64_t{1} << 12;
inline constexpr uint64_t kSearch = uint64_t{1} << 25;
inline constexpr uint64_t kReturner = uint64_t{1} << 38;
inline constexpr uint64_t kDrainer = uint64_t{1} << 51;
constexpr int32_t Permits(uint64_t state) { return static_cast<int32_t>(state & 0xfff); }
constexpr int32_t Idle(uint64_t state) { return static_cast<int32_t>(state >> 12 & 0x1fff); }
constexpr int32_t Searching(uint64_t state) { return static_cast<int32_t>(state >> 25 & 0x1fff); }
constexpr int32_t Returners(uint64_t state) { return static_cast<int32_t>(state >> 38 & 0x1fff); }
constexpr int32_t Drainers(uint64_t state) { return static_cast<int32_t>(state >> 51); }
static_assert(kMaxThreads <= 0xfff && kMaxLanes + kMaxThreads + kMaxSpares <= 0x1fff);

constexpr bool WakeIsUseful(uint64_t state) {
  return Permits(state) > 0 && Idle(state) > 0 && Searching(state) == 0 && Returners(state) == 0;
}

struct Executor {
  alignas(64) std::atomic<uint64_t> state{0};
  alignas(64) std::atomic<int32_t> limit{0};  // permits in all; changes only while quiet
  std::atomic<bool> stop{false};              // workers leave
  std::atomic<bool> ready{false};

  std::mutex mutex;  // guards all below
  pthread_cond_t threads_changed = PTHREAD_COND_INITIALIZER;  // one ended, or they needn't stop
  Lane* sleepers = nullptr;  // newest first
  int32_t sleeping = 0;
  Lane* first_returner = nullptr;  // oldest first
  Lane* last_returner = nullptr;
  int32_t idle_shown = 0;  // the idle field of `state`
  int32_t target = 0;      // worker threads wanted when nothing is blocked: limit - 1, at least 1
  int32_t cores = 1;       // that the process may use; written before `ready`
  int32_t threads = 0;     // worker threads that run or are being started
  int32_t cap = 0;         // no more than this: the start of a thread failed
  int32_t blocked = 0;     // tasks that block a thread
  int32_t blocked_workers = 0;  // of these, on worker threads
  int32_t most_spares = 0;
  Lane* thread_list = nullptr;
  Lane* backstop = nullptr;  // the worker that will look by itself
  int64_t backstop_tops = 0;  // AllTops when it last looked
  std::atomic<bool> backstop_set{false};  // whether there is one; written under the mutex
};
extern Executor executor;

// ---- executor.cc. "Locked": the caller holds the mutex.

// A free permit, if nobody with an older claim wants it. For a host thread that is about to wait.
bool TryTakePermit();
bool TakePermitLocked();
// Gives up the permit and, with it, the search.
void ReleasePermit(bool searching);
void ReleasePermitLocked(bool searching);
// Ends a search that found something. Without a look at the queues the caller must be sure to look again
// itself before it sleeps, blocks or leaves; others then may not help until it does or something is pushed.
void EndSearch(bool look);
// Whether the caller may search; if so it counts as searching.
bool BeginSearch(bool host);
// Wakes or starts one thread, if that is useful.
void Wake();
inline void WakeIfUseful() {
  if (WakeIsUseful(executor.state.load(std::memory_order_seq_cst))) Wake();
}
// The same for a host thread that has posted and may be about to wait; see backstop above.
void SetBackstop();
inline void WakeForHost() {
  const uint64_t state = executor.state.load(std::memory_order_seq_cst);
  if (!WakeIsUseful(state)) return;
  // relaxed: the limit changes only while nobody holds a permit; a stale one costs time, not progress.
  if (executor.limit.load(std::memory_order_relaxed) != 1) return Wake();
  // seq_cst: either we see that the backstop is gone, or its last look sees our task.
  if (!executor.backstop_set.load(std::memory_order_seq_cst)) SetBackstop();
}
bool AnyQueued();
// Changes when somebody takes the oldest task of a lane, or of any.
inline int64_t Tops(const Lane* lane) { return lane->inbox.Top() + lane->deque.Top(); }
int64_t AllTops();
// What must follow each release of a permit and each end of a search.
inline void WakeIfQueued() {
  if (AnyQueued()) WakeIfUseful();
}
// Brings the idle field up to date after a change of sleepers, threads, target, blocked or stop.
void ShowIdleLocked();
// Gives free permits to returners; wakes drainers if nothing runs.
void AttendLocked();
void ClearBackstopLocked();
void AddSleeperLocked(Lane* lane);
void RemoveSleeperLocked(Lane* lane);
// Nothing runs or is queued. `permits`: held by the caller. Valid while a drainer is registered.
bool QuietLocked(int32_t permits);

// ---- run_loop.cc

// A thread that has nothing to run looks around this long before it sleeps: some ten times what it
// costs to put a thread to sleep and wake it again.
inline constexpr int64_t kLooksAroundNs = 30'000;
// What a thread in the run loop waits for.
class Wait {
 public:
  int64_t deadline_ns = Parker::kForever;
  bool is_worker = false;
  // Whether the loop should end.
  virtual bool Done(Lane* lane, bool permit) = 0;
  // Called before each sleep; false if there is no reason to sleep. From now on the lane's parker is
  // notified when Done may have become true.
  virtual bool PrepareSleep(Lane* lane) = 0;

 protected:
  ~Wait() = default;
};
// Runs tasks, while there is a permit, and sleeps, until `wait` is done. Gives the permit back.
void RunLoop(Lane* lane, Wait& wait, bool permit, bool searching);
// Moves what only this lane can see to where all can.
void FlushNext(Lane* lane);
// Runs a task to its end or next suspension.
inline void RunTask(Lane* lane, const Task& task) {
  const TaskTag tag = lane->tag;
  const int64_t base = lane->base;
  lane->tag = task.tag;
  lane->base = lane->deque.Bottom();
  ++lane->in_task;
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_BEGIN, task.tag.Site(), task.handle);
  task.resume(task.handle);
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_END, task.tag.Site(), task.handle);
  --lane->in_task;
  lane->base = base;
  lane->tag = tag;
}
// Queues a task on this thread; runs it if there is no memory for that.
void Enqueue(Lane* lane, const Task& task);
// What the calling thread pushes to: hosts' tasks are taken oldest first, tasks' tasks newest first.
inline Deque& QueueOf(Lane* lane) { return lane->in_task > 0 ? lane->deque : lane->inbox; }
// Of this many tasks one is taken from the old end of the queues, so that a program which always has
// something new to run still runs what it queued first.
inline constexpr uint32_t kFairTurn = 64;

// ---- nested.cc

// More tasks than this in a thread's own queue are enough for everybody to find some; who posts more
// runs some first.
inline constexpr int64_t kDeep = 128;
void RunSomeQueued(Lane* lane);
inline uintptr_t StackHere() { return reinterpret_cast<uintptr_t>(__builtin_frame_address(0)); }

// ---- threads.cc

// A new worker thread, with a permit and searching or with neither. Null: it did not start.
Lane* StartThreadLocked(bool granted);
// Lets the threads stay if somebody is stopping them, who waits for quiet anew then. Whether that was so.
bool CallOffStopLocked();
// The number of threads to use by default, and of cores.
int32_t DefaultThreads();
int32_t CoresAvailable();
void InstallForkHandlers();

}  // namespace stretto

#endif  // STRETTO_SRC_PERMITS_H
