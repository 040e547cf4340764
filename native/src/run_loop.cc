// What a thread that runs tasks does: find one, run it, and if there is none spin, then sleep.
#include "observer.h"
#include "permits.h"

namespace stretto {

namespace {

// What was stolen and done in less was not worth it.
constexpr int64_t kTinyNs = 700;
constexpr int32_t kMostPauses = 16;
constexpr int32_t kManyPauses = 4;
constexpr int32_t kAgeing = 4;

void Pause() { Relax(16); }

// Changes when somebody pushes, pops or steals.
int64_t Moves(const Lane* lane) { return Tops(lane) + lane->inbox.Bottom() + lane->deque.Bottom(); }

bool StealFrom(Lane* lane, Lane* victim, Task* out) {
  if (victim->inbox.Empty() && victim->deque.Empty()) return false;
  // What was posted just now its poster is most often about to run.
  const int64_t tops = Tops(victim);
  Relax(kAgeing);
  if (Tops(victim) != tops) return false;
  if (!victim->inbox.Steal(out) && !victim->deque.Steal(out)) return false;
  lane->counters.steals.Add(1);
  lane->stole = true;
  lane->victim_moves = Moves(victim);
  if (ObserverIsOn()) Observe(lane, STRETTO_STEAL, out->tag.Site(), out->handle);
  return true;
}

bool MakesMoreThanItRuns(const Deque& queue) { return queue.Size() > kDeep && !queue.OldestNeverBlocks(); }
bool MakesMoreThanItRuns(const Lane* lane) {
  return MakesMoreThanItRuns(lane->inbox) || MakesMoreThanItRuns(lane->deque);
}

// Looking into the queues of a thread that is at work costs it as much as running a small task does, and
// moving a small task to another core ten times that. So who finds a thread's queues changed, and had
// nothing worth while of it, leaves it alone for longer and longer: unless it makes more than it runs.
void LetVictimRun(Lane* lane, const Lane* victim) {
  const int64_t moves = Moves(victim);
  if (lane->was_worth_it || moves == lane->victim_moves || MakesMoreThanItRuns(victim)) {
    lane->pauses = 0;
  } else {
    lane->pauses = lane->pauses == 0 ? 1 : lane->pauses < kMostPauses ? lane->pauses * 2 : kMostPauses;
  }
  lane->victim_moves = moves;
  lane->was_worth_it = false;
  for (int32_t i = 0; i < lane->pauses; ++i) Pause();
}

bool StealAny(Lane* lane, Task* out) {
  const int32_t count = LanesInUse();
  // First where there was something last time, then everywhere, beginning anywhere.
  if (lane->victim < count && lane->victim != lane->index) {
    Lane* victim = LaneAt(lane->victim);
    LetVictimRun(lane, victim);
    if (StealFrom(lane, victim, out)) return true;
  }
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

void RunStolen(Lane* lane, const Task& task) {
  lane->stole = false;
  const int64_t begin = NowNs();
  RunTask(lane, task);
  lane->was_worth_it = !lane->deque.Empty() || NowNs() - begin >= kTinyNs;
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
  const int64_t tops = AllTops();
  if (tops != executor.backstop_tops && AnyQueued()) {
    // The host runs its tasks itself, one of a long queue after the other; so this thread looks again later.
    executor.backstop_tops = tops;
    return false;
  }
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
  } else if (lane != executor.backstop && executor.threads > executor.target + executor.blocked) {
    --executor.threads;
    lane->retired = true;
    ShowIdleLocked();
    return false;
  }
  return true;
}

}  // namespace

void Enqueue(Lane* lane, const Task& task) {
  if (QueueOf(lane).PushFast(task) == 0) return EnqueueSlow(lane, task);
  WakeAfterPush(lane);
}

void FlushNext(Lane* lane) {
  if (lane->next.resume == nullptr) return;
  const Task task = lane->next;
  lane->next = {};
  Enqueue(lane, task);
}

void RunLoop(Lane* lane, Wait& wait, bool permit, bool searching) {
  lane->stack_begin = StackHere();
  int64_t spin_end = 0;
  while (!wait.Done(lane, permit)) {
    if (permit && Returners(executor.state.load(std::memory_order_seq_cst)) == 0) {
      Task task;
      if (Find(lane, &task)) {
        if (searching) {
          searching = false;
          // What is worth less than moving it here isn't worth another thread either.
          EndSearch(!lane->stole || lane->pauses < kManyPauses);
        }
        spin_end = 0;
        if (lane->stole) {
          RunStolen(lane, task);
        } else {
          RunTask(lane, task);
        }
        continue;
      }
      if (!searching) searching = BeginSearch(!wait.is_worker);
      if (searching) {
        const int64_t now = NowNs();
        if (spin_end == 0) spin_end = now + kLooksAroundNs;
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

[[gnu::noinline, gnu::cold]] void PostSlow(const Task& task) {
  Lane* lane = CurrentLane();
  if (lane == nullptr) {
    task.resume(task.handle);  // no memory for this thread's lane
    return;
  }
  lane->counters.tasks.Add(1);
  if (ObserverIsOn()) Observe(lane, STRETTO_TASK_POSTED, task.tag.Site(), task.handle);
  Enqueue(lane, task);
  if (task.tag.NeverBlocks() && QueueOf(lane).Size() > kDeep) RunSomeQueued(lane);
}

}  // namespace

void Post(StrettoCoroHandle handle, StrettoCoroResume resume, TaskTag tag) {
  const Task task{handle, resume, tag};
  Lane* lane = current_lane;
  if (lane == nullptr || ObserverIsOn()) return PostSlow(task);
  const int64_t queued = QueueOf(lane).PushFast(task);
  if (queued == 0) return PostSlow(task);
  lane->counters.tasks.Add(1);
  WakeAfterPush(lane);
  if (queued > kDeep && tag.NeverBlocks()) RunSomeQueued(lane);
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
