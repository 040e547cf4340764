// Worker threads: starting, ending, joining; their number; fork and process exit.
#include <sched.h>
#include <signal.h>

#include <cstdlib>

#include "crash.h"
#include "device/stream.h"
#include "permits.h"
#include "observer.h"
#include "sites.h"

namespace stretto {

namespace {

std::mutex control_mutex;  // one change of the threads at a time; taken before the executor's
std::atomic<int32_t> failing_starts{0};
bool worker_index_used[kMaxThreads + kMaxSpares];  // guarded by the executor's mutex

class WorkerWait final : public Wait {
 public:
  WorkerWait() { is_worker = true; }
  // acquire: nothing hangs on it, but it costs nothing.
  bool Done(Lane*, bool) override { return executor.stop.load(std::memory_order_acquire); }
  bool PrepareSleep(Lane*) override { return true; }
};

void* ThreadMain(void* argument) {
  Lane* lane = static_cast<Lane*>(argument);
  current_lane = lane;
  PrepareForCrash();
  WorkerWait wait;
  // relaxed: set before the thread was created.
  const bool granted = lane->granted.load(std::memory_order_relaxed);
  lane->granted.store(false, std::memory_order_relaxed);
  RunLoop(lane, wait, granted, granted);
  std::lock_guard lock(executor.mutex);
  if (!lane->retired) --executor.threads;  // else counted out in Sleep
  ShowIdleLocked();
  lane->ended = true;
  pthread_cond_broadcast(&executor.threads_changed);
  return nullptr;
}

// Joins the threads that ended. Locked: an ended thread doesn't want the lock again.
void ReapLocked() {
  for (Lane** link = &executor.thread_list; *link != nullptr;) {
    Lane* lane = *link;
    if (!lane->ended) {
      link = &lane->threads_next;
      continue;
    }
    *link = lane->threads_next;
    pthread_join(lane->thread, nullptr);
    worker_index_used[lane->worker_index] = false;
    lane->ended = lane->retired = false;
    ReleaseLane(lane);
  }
}

int32_t FreeWorkerIndexLocked() {
  int32_t index = 0;
  while (worker_index_used[index]) ++index;
  return index;
}

// Tells all workers to leave. Locked.
void StopLocked() {
  executor.stop.store(true, std::memory_order_release);  // release: pairs with WorkerWait
  ClearBackstopLocked();
  ShowIdleLocked();
  for (Lane* lane = executor.sleepers; lane != nullptr; lane = lane->list_next) {
    if (lane->worker_index >= 0) lane->parker.Unpark();
  }
}

// Ends and joins all worker threads. The caller holds the control mutex. False: a task that blocks needs them.
bool StopThreads() {
  std::lock_guard lock(executor.mutex);
  StopLocked();
  for (ReapLocked(); executor.thread_list != nullptr; ReapLocked()) {
    // relaxed: written under the lock.
    if (!executor.stop.load(std::memory_order_relaxed)) return false;
    pthread_cond_wait(&executor.threads_changed, executor.mutex.native_handle());
  }
  executor.stop.store(false, std::memory_order_release);  // release: as above
  executor.cap = executor.target + kMaxSpares;
  ShowIdleLocked();
  return true;
}

// Takes all locks in their order, so that the child of a fork finds them free.
void BeforeFork() {
  control_mutex.lock();
  executor.mutex.lock();
  LanesLock();
  SlabLock();
  SitesLock();
  device::DeviceLock();
}
void AfterForkInParent() {
  device::DeviceUnlock();
  SitesUnlock();
  SlabUnlock();
  LanesUnlock();
  executor.mutex.unlock();
  control_mutex.unlock();
}
// The child has one thread. It begins with an executor without threads; what the others were doing
// is lost, what is queued will run.
void AfterForkInChild() {
  device::DeviceUnlock();
  SitesUnlock();
  SlabUnlock();
  Lane* self = current_lane;
  RebuildPool(self);
  for (bool& used : worker_index_used) used = false;
  executor.sleepers = executor.first_returner = executor.last_returner = executor.thread_list = nullptr;
  ClearBackstopLocked();
  executor.sleeping = executor.threads = executor.blocked = executor.blocked_workers = executor.idle_shown = 0;
  executor.stop.store(false, std::memory_order_relaxed);  // relaxed, these: there is one thread
  const int32_t limit = executor.limit.load(std::memory_order_relaxed);
  const int32_t held = self != nullptr && self->in_task > 0 ? 1 : 0;
  executor.state.store(static_cast<uint64_t>(limit - held) * kPermit, std::memory_order_seq_cst);
  ShowIdleLocked();
  LanesUnlock();
  executor.mutex.unlock();
  control_mutex.unlock();
}

// At process exit and nowhere else: the library is linked so that it is never unloaded. Threads are
// told to leave, and given a moment; who runs or blocks a task then is left alone until the process
// dies. Nothing that the threads use is destroyed.
[[gnu::destructor]] void AtProcessExit() {
  if (!executor.ready.load(std::memory_order_acquire)) return;  // acquire: see EnsureExecutor
  const Lane* self = current_lane;
  const int32_t stay = self != nullptr && self->worker_index >= 0 ? 1 : 0;
  for (int i = 0; i < 100; ++i) {
    // A thread that called exit may have held a lock; then there is nothing to be done.
    if (executor.mutex.try_lock()) {
      StopLocked();
      ReapLocked();
      const bool gone = executor.threads <= stay + executor.blocked_workers;
      executor.mutex.unlock();
      if (gone) return;
    }
    const timespec pause{0, 1'000'000};
    nanosleep(&pause, nullptr);
  }
}

int32_t ClampThreads(int64_t threads) {
  return threads < 1 ? 1 : threads > kMaxThreads ? kMaxThreads : static_cast<int32_t>(threads);
}

}  // namespace

int32_t CoresAvailable() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  const int cores = CPU_COUNT(&set);
  return cores < 1 ? 1 : cores;
}

int32_t DefaultThreads() {
  if (const char* text = std::getenv("STRETTO_NUM_THREADS")) {
    char* end = nullptr;
    const long threads = std::strtol(text, &end, 10);
    if (end != text && *end == '\0' && threads > 0) return ClampThreads(threads);
  }
  return ClampThreads(CoresAvailable());
}

void InstallForkHandlers() {
  // If there is no memory for this, a child must not use the runtime; README.md says so anyway.
  (void)pthread_atfork(BeforeFork, AfterForkInParent, AfterForkInChild);
}

void FailThreadStarts(int32_t count) { failing_starts.store(count, std::memory_order_seq_cst); }

bool CallOffStopLocked() {
  // relaxed: written under the lock.
  if (!executor.stop.load(std::memory_order_relaxed)) return false;
  executor.stop.store(false, std::memory_order_release);  // release: as in StopLocked
  pthread_cond_broadcast(&executor.threads_changed);
  ShowIdleLocked();
  return true;
}

Lane* StartThreadLocked(bool granted) {
  ReapLocked();
  // relaxed: written under the lock.
  if (executor.stop.load(std::memory_order_relaxed)) return nullptr;
  bool fail = failing_starts.load(std::memory_order_seq_cst) > 0 &&
              failing_starts.fetch_sub(1, std::memory_order_seq_cst) > 0;
  Lane* lane = fail ? nullptr : AcquireLane();
  if (lane != nullptr) {
    lane->worker_index = FreeWorkerIndexLocked();
    lane->granted.store(granted, std::memory_order_relaxed);  // relaxed: creating the thread publishes it
    // Signals are for the program's own threads.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    fail = pthread_create(&lane->thread, nullptr, ThreadMain, lane) != 0;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (fail) {
      lane->granted.store(false, std::memory_order_relaxed);  // relaxed: nobody else knows the lane
      ReleaseLane(lane);
      lane = nullptr;
    }
  }
  if (lane == nullptr) {
    SetLastError(current_lane, "a worker thread could not be started; the work is left to fewer threads");
    executor.cap = executor.threads;
    ShowIdleLocked();
    return nullptr;
  }
  worker_index_used[lane->worker_index] = true;
  lane->threads_next = executor.thread_list;
  executor.thread_list = lane;
  ++executor.threads;
  const int32_t spares = executor.threads - executor.target;
  if (spares > executor.most_spares) executor.most_spares = spares;
  ShowIdleLocked();
  return lane;
}

int32_t SetNumThreads(int32_t threads) {
  EnsureExecutor();
  Lane* lane = CurrentLane();
  if (lane == nullptr) return NumThreads();
  if (lane->in_task > 0) {
    SetLastError(lane, "a task can't change the number of threads: it would wait for itself");
    return NumThreads();
  }
  const int32_t wanted = threads == 0 ? DefaultThreads() : ClampThreads(threads);
  std::lock_guard control(control_mutex);
  executor.state.fetch_add(kDrainer, std::memory_order_seq_cst);
  for (bool done = false; !done;) {
    Drain(-1);
    if (!StopThreads()) continue;
    std::lock_guard lock(executor.mutex);
    if (!QuietLocked(0)) continue;
    // relaxed, both: changed under the lock while nobody holds a permit.
    const int64_t change = wanted - executor.limit.load(std::memory_order_relaxed);
    executor.limit.store(wanted, std::memory_order_relaxed);
    executor.state.fetch_add(static_cast<uint64_t>(change) * kPermit, std::memory_order_seq_cst);
    executor.target = wanted > 1 ? wanted - 1 : 1;
    executor.cap = executor.target + kMaxSpares;
    ShowIdleLocked();
    while (executor.threads < executor.target && StartThreadLocked(false) != nullptr) {
    }
    // Permits match the threads that there are and one waiting host thread.
    const int32_t found = executor.threads + 1;
    if (found < wanted) {
      executor.limit.store(found, std::memory_order_relaxed);
      executor.state.fetch_sub(static_cast<uint64_t>(wanted - found) * kPermit, std::memory_order_seq_cst);
      executor.target = found > 1 ? found - 1 : 1;
      ShowIdleLocked();
    }
    done = true;
  }
  executor.state.fetch_sub(kDrainer, std::memory_order_seq_cst);
  WakeIfQueued();
  return NumThreads();
}

void Shutdown() {
  EnsureExecutor();
  Lane* lane = CurrentLane();
  if (lane != nullptr && lane->in_task > 0) {
    SetLastError(lane, "a task can't shut the executor down: it would wait for itself");
    return;
  }
  std::lock_guard control(control_mutex);
  do {
    Drain(-1);
  } while (!StopThreads());
  WakeIfQueued();
}

}  // namespace stretto
