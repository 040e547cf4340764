// What a thread that runs tasks does: find one, run it, and if there is none spin, then sleep.
#include "observer.h"
#include "permits.h"

namespace stretto {

namespace {

// A thread that has nothing to run looks around this long before it sleeps: some ten times what it
// costs to put a thread to sleep and wake it again.
constexpr int64_t kSpinNs = 30'000;
// Of this many tasks one is taken from the old end of the queues, so that a program which always has
// something new to run still runs what it queued first.
constexpr uint32_t kFairTurn = 64;

void Pause() {
  for (int i = 0; i < 16; ++i) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
  }
}

// What the calling thread pushes to: hosts' tasks are taken oldest first, tasks' tasks newest first.
Deque& QueueOf(Lane* lane) { return lane->in_task > 0 ? lane->deque : lane->inbox; }

bool StealFrom(Lane* lane, Lane* victim, Task* out) {
  if (!victim->inbox.Steal(out) && !victim->deque.Steal(out)) return false;
  lane->counters.steals.Add(1);
  if (ObserverIsOn()) Observe(lane, STRETTO_STEAL, out->site, out->handle);
  return true;
}

bool StealAny(Lane* lane, Task* out) {
  const int32_t count = LanesInUse();
  // First where there was something last time, then everywhere, beginning anywhere.
  if (lane->victim < count && lane->victim != lane->index && StealFrom(lane, LaneAt(lane->victim), out)) return true;
  lane->random = lane->random * 1664525u + 1013904223u;
  int32_t index = static_cast<int32_t>((uint64_t{lane->random} * static_cast<uint64_t>(count)) >> 32);
  for (int32_t i = 0; i < count; ++i) {
    Lane* victim = LaneAt(index);
    if (++index == count) index = 0;
    if (victim == lane || !StealFrom(lane, victim, out)) continue;
    lane->victim = victim->index;
    return true;
  }
  return false;
}

bool TakeOldest(Lane* lane, Task* out) {
  if (lane->inbox.Steal(out)) return true;
  const int32_t count = LanesInUse();
  const int32_t first = static_cast<int32_t>(lane->turn / kFairTurn % static_cast<uint32_t>(count));
  for (int32_t i = 0; i < count; ++i) {
    Lane* victim = LaneAt((first + i) % count);
    if (victim != lane && !victim->inbox.Empty() && StealFrom(lane, victim, out)) return true;
  }
  return lane->deque.Steal(out);
}

bool Find(Lane* lane, Task* out) {
  if (lane->next.resume != nullptr) {
    *out = lane->next;
    lane->next = {};
    // After a long run of tasks that each make one other ready, give the rest a turn.
    if (++lane->streak < kFairTurn || !lane->deque.Push(*out)) return true;
    lane->streak = 0;
    WakeIfUseful();
    return TakeOldest(lane, out) || lane->deque.Pop(out);
  }
  lane->streak = 0;
  if (++lane->turn % kFairTurn == 0 && TakeOldest(lane, out)) return true;
  return lane->deque.Pop(out) || lane->inbox.Steal(out) || StealAny(lane, out);
}

void RunTask(Lane* lane, const Task& task) {
  const int32_t site = lane->site;
  lane->site = task.site;
  ++lane->in_task;
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_BEGIN, task.site, task.handle);
  task.resume(task.handle);
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_END, task.site, task.handle);
  --lane->in_task;
  lane->site = site;
}

void RunOnStack(Lane* lane, const Task& task) {
  ++lane->depth;
  task.resume(task.handle);
  --lane->depth;
}

void WakeAfterPush(Lane* lane) {
  if (lane->in_task > 0) {
    WakeIfUseful();
  } else {
    WakeForHost();
  }
}

// No room in the queue, or no memory for it.
[[gnu::noinline, gnu::cold]] void EnqueueSlow(Lane* lane, const Task& task) {
  if (QueueOf(lane).Push(task)) return WakeAfterPush(lane);
  SetLastError(lane, "out of memory for a task queue; the task runs at once instead");
  RunOnStack(lane, task);
}

void Enqueue(Lane* lane, const Task& task) {
  if (!QueueOf(lane).PushFast(task)) return EnqueueSlow(lane, task);
  WakeAfterPush(lane);
}

// Spare threads that have nothing to do for this long end.
constexpr int64_t kSpareNs = 200'000'000;
// How long a task may lie queued on one thread because the host might wait (permits.h).
constexpr int64_t kBackstopNs = 200'000;

// When a sleeping thread should look by itself. Locked.
int64_t DeadlineLocked(const Lane* lane, const Wait& wait) {
  if (!wait.is_worker) return wait.deadline_ns;
  if (lane == executor.backstop) return NowNs() + kBackstopNs;
  return executor.threads > executor.target ? NowNs() + kSpareNs : Parker::kForever;
}

// The time of a worker's sleep is over. True: there is something to do. Locked.
bool LookAfterSleepLocked(const Lane* lane) {
  if (lane != executor.backstop) return false;
  // The backstop goes before the look, so that who posts after the look sets it again.
  ClearBackstopLocked();
  return AnyQueued();
}

// Sleeps until there is reason to look again. False: this worker thread is not needed any more.
bool Sleep(Lane* lane, Wait& wait, bool* permit, bool* searching) {
  FlushNext(lane);
  int64_t deadline;
  bool is_backstop;
  {
    std::lock_guard lock(executor.mutex);
    // relaxed: written under the lock.
    if (wait.is_worker && executor.stop.load(std::memory_order_relaxed)) return true;
    AddSleeperLocked(lane);
    if (*permit) {
      ReleasePermitLocked(*searching);
    } else if (!wait.is_worker) {
      // The last permit may have come back after this drainer's look and before it was in the list.
      AttendLocked();
    }
    deadline = DeadlineLocked(lane, wait);
    is_backstop = lane == executor.backstop;
  }
  *permit = *searching = false;
  if (!is_backstop) WakeIfQueued();
  lane->counters.parks.Add(1);
  if (ObserverIsOn()) Observe(lane, STRETTO_PARK, 0, nullptr);
  lane->parker.Park(deadline);

  std::lock_guard lock(executor.mutex);
  if (!lane->asleep) {
    // Wake took us off the list, and a permit for us.
    *permit = *searching = true;
    return true;
  }
  RemoveSleeperLocked(lane);
  if (!wait.is_worker || deadline == Parker::kForever || NowNs() < deadline) return true;
  if (LookAfterSleepLocked(lane)) {
    *permit = TakePermitLocked();
  } else if (executor.threads > executor.target + executor.blocked) {
    --executor.threads;
    lane->retired = true;
    ShowIdleLocked();
    return false;
  }
  return true;
}

}  // namespace

void FlushNext(Lane* lane) {
  if (lane->next.resume == nullptr) return;
  const Task task = lane->next;
  lane->next = {};
  Enqueue(lane, task);
}

void RunLoop(Lane* lane, Wait& wait, bool permit, bool searching) {
  int64_t spin_end = 0;
  while (!wait.Done(lane, permit)) {
    if (permit && Returners(executor.state.load(std::memory_order_seq_cst)) == 0) {
      Task task;
      if (Find(lane, &task)) {
        if (searching) {
          searching = false;
          EndSearch();
        }
        spin_end = 0;
        RunTask(lane, task);
        continue;
      }
      if (!searching) searching = BeginSearch(!wait.is_worker);
      if (searching) {
        const int64_t now = NowNs();
        if (spin_end == 0) spin_end = now + kSpinNs;
        if (now < spin_end) {
          Pause();
          continue;
        }
      }
    }
    spin_end = 0;
    if (wait.PrepareSleep(lane) && !Sleep(lane, wait, &permit, &searching)) return;
  }
  FlushNext(lane);
  if (permit) ReleasePermit(searching);
  if (!AnyQueued()) return;
  if (wait.is_worker) {
    WakeIfUseful();
  } else {
    WakeForHost();
  }
}

namespace {

[[gnu::noinline, gnu::cold]] void PostSlow(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site) {
  const Task task{handle, resume, site};
  Lane* lane = CurrentLane();
  if (lane == nullptr) {
    task.resume(task.handle);  // no memory for this thread's lane
    return;
  }
  lane->counters.tasks.Add(1);
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_POSTED, task.site, task.handle);
  Enqueue(lane, task);
}

}  // namespace

void Post(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site) {
  Lane* lane = current_lane;
  if (lane == nullptr || ObserverIsOn() || !QueueOf(lane).PushFast(handle, resume, site)) {
    return PostSlow(handle, resume, site);
  }
  lane->counters.tasks.Add(1);
  WakeAfterPush(lane);
}

void Continue(Lane* lane, const Task& task) {
  if (lane == nullptr) {
    task.resume(task.handle);
  } else if (lane->in_task > 0 && lane->next.resume == nullptr) {
    // It runs when the task that made it ready returns or blocks: soon, since tasks complete their
    // results at their end. It can't run here and now: what this task does next may be what the other
    // one would block for. And stealing it would cost more than most tasks do.
    lane->next = task;
  } else {
    Enqueue(lane, task);
  }
}

void ResumeHere(Lane* lane, const Task& task) {
  if (lane == nullptr) {
    task.resume(task.handle);  // no memory for this thread's lane
  } else if (lane->depth < kMaxDepth) {
    RunOnStack(lane, task);
  } else {
    Enqueue(lane, task);
  }
}

}  // namespace stretto
