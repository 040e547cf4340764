// Blocking: the outermost host thread helps, a task gives its place to another thread. A blocked task
// never has another task run on top of it: that one might be what a third waits for, or wait for
// something that the blocked one does next.
#include <cstdio>

#include "object.h"
#include "observer.h"
#include "permits.h"
#include "sites.h"

namespace stretto {

namespace {

// A waiter for the calling thread. Lives on its stack until it fired.
class ThreadWaiter {
 public:
  explicit ThreadWaiter(Lane* lane) {
    waiter_.kind = WaiterKind::kThread;
    waiter_.site = 0;
    waiter_.thread = {lane, &fired_};
  }
  // False: the object is ready.
  bool AddTo(Object* object) { return AddWaiter(object, &waiter_); }
  bool Fired() const { return fired_.load(std::memory_order_acquire); }  // acquire: pairs with Serve

 private:
  Waiter waiter_;
  std::atomic<bool> fired_{false};
};

class ObjectWait final : public Wait {
 public:
  ObjectWait(Lane* lane, Object* object) : object_(object), waiter_(lane) {}
  bool Done(Lane*, bool) override {
    // Once the waiter is in the object's list, only its firing says that nobody uses it any more.
    return added_ ? waiter_.Fired() : IsReady(object_);
  }
  bool PrepareSleep(Lane*) override {
    if (!added_) added_ = waiter_.AddTo(object_);
    return added_;
  }

 private:
  Object* object_;
  ThreadWaiter waiter_;
  bool added_ = false;
};

class QuietWait final : public Wait {
 public:
  bool Done(Lane* lane, bool permit) override {
    if (NowNs() >= deadline_ns) return true;
    if (lane->next.resume != nullptr) return false;
    const int32_t held = permit ? 1 : 0;
    // relaxed: a hint; it is looked at again under the lock.
    const int32_t limit = executor.limit.load(std::memory_order_relaxed);
    if (Permits(executor.state.load(std::memory_order_seq_cst)) + held != limit) return false;
    std::lock_guard lock(executor.mutex);
    quiet = QuietLocked(held);
    return quiet;
  }
  bool PrepareSleep(Lane*) override { return true; }
  bool quiet = false;
};

// The failure of a wait that no thread could be found for, at the place of the task that waits.
int32_t NoThreadError(Lane* lane) {
  StrettoSite site{"", 0, 0, ""};
  DescribeSite(lane->tag.Site(), &site);
  constexpr const char* kText = "a task blocks its thread and no other thread could be started to go on";
  char text[sizeof lane->last_error];
  if (site.line > 0) {
    std::snprintf(text, sizeof text, "%s:%d:%d: %s", site.file, site.line, site.column, kText);
  } else {
    std::snprintf(text, sizeof text, "%s", kText);
  }
  SetLastError(lane, text);
  return MakeError(site.file, site.line, site.column, kText);
}

// Makes sure that some worker thread isn't blocked while this one is. Locked.
bool KeepOneRunning(Lane* lane) {
  // Some of the threads that there are may be on their way out already, so here it takes a new one.
  if (CallOffStopLocked()) return StartThreadLocked(false) != nullptr;
  const int32_t others = executor.threads - executor.blocked_workers - (lane->worker_index >= 0 ? 1 : 0);
  return others > 0 || StartThreadLocked(false) != nullptr;
}

void BlockTask(Lane* lane, Object* object) {
  ThreadWaiter waiter(lane);
  if (!waiter.AddTo(object)) return;
  FlushNext(lane);
  WakeIfQueued();
  bool can_block;
  {
    std::lock_guard lock(executor.mutex);
    can_block = executor.blocked < kMaxSpares && KeepOneRunning(lane);
    if (can_block) {
      ++executor.blocked;
      if (lane->worker_index >= 0) ++executor.blocked_workers;
      ShowIdleLocked();
      ReleasePermitLocked(false);
    }
  }
  if (!can_block) {
    ForceError(object, NoThreadError(lane));
    // This fires the waiter, unless the object became ready just now; then its completer does.
    while (!waiter.Fired()) lane->parker.Park(Parker::kForever);
    return;
  }
  WakeIfQueued();
  lane->counters.parks.Add(1);
  if (ObserverIsOn()) Observe(lane, STRETTO_PARK, lane->tag.Site(), object);
  while (!waiter.Fired()) lane->parker.Park(Parker::kForever);

  {
    std::lock_guard lock(executor.mutex);
    lane->list_next = nullptr;
    (executor.last_returner == nullptr ? executor.first_returner : executor.last_returner->list_next) = lane;
    executor.last_returner = lane;
    executor.state.fetch_add(kReturner, std::memory_order_seq_cst);
    AttendLocked();
  }
  // acquire: pairs with AttendLocked.
  while (!lane->granted.load(std::memory_order_acquire)) lane->parker.Park(Parker::kForever);
  lane->granted.store(false, std::memory_order_relaxed);  // relaxed: nobody else looks until the next wait
}

}  // namespace

void AwaitBlocking(Object* object) {
  if (IsReady(object)) return;
  Lane* lane = CurrentLane();
  if (lane == nullptr) {
    // No memory for this thread's lane. It cannot be woken, so it looks now and then.
    const timespec pause{0, 1'000'000};
    while (!IsReady(object)) nanosleep(&pause, nullptr);
  } else if (lane->in_task > 0) {
    BlockTask(lane, object);
  } else {
    ObjectWait wait(lane, object);
    lane->awaited = object;
    RunLoop(lane, wait, TryTakePermit(), false);
    lane->awaited = nullptr;
  }
}

bool Drain(int64_t timeout_ms) {
  Lane* lane = CurrentLane();
  if (lane == nullptr) return false;
  if (lane->in_task > 0) {
    SetLastError(lane, "a task can't wait for the executor to be idle: it runs itself");
    return false;
  }
  QuietWait wait;
  if (timeout_ms >= 0 && timeout_ms < Parker::kForever / 2'000'000) {
    wait.deadline_ns = NowNs() + timeout_ms * 1'000'000;
  }
  executor.state.fetch_add(kDrainer, std::memory_order_seq_cst);
  // With no time to spend, it only looks.
  RunLoop(lane, wait, timeout_ms != 0 && TryTakePermit(), false);
  if (!wait.quiet) {
    std::lock_guard lock(executor.mutex);
    wait.quiet = QuietLocked(0);
  }
  executor.state.fetch_sub(kDrainer, std::memory_order_seq_cst);
  return wait.quiet;
}

int32_t FailStuckHosts(int32_t hosts, int32_t* code) {
  constexpr int32_t kMost = 64;
  const Lane* self = CurrentLane();
  if (self == nullptr || self->in_task > 0 || hosts < 1 || hosts > kMost) return 0;
  Object* stuck[kMost];
  int32_t count = 0;
  executor.state.fetch_add(kDrainer, std::memory_order_seq_cst);
  {
    std::lock_guard lock(executor.mutex);
    if (QuietLocked(0)) {
      // A sleeper holds a reference to what it waits for, and can't leave the list without the lock.
      for (Lane* lane = executor.sleepers; lane != nullptr && count < kMost; lane = lane->list_next) {
        if (lane->awaited != nullptr && !IsReady(lane->awaited)) stuck[count++] = lane->awaited;
      }
      if (count != hosts) count = 0;
      for (int32_t i = 0; i < count; ++i) AddReference(stuck[i], 1);
    }
  }
  executor.state.fetch_sub(kDrainer, std::memory_order_seq_cst);
  for (int32_t i = 0; i < count; ++i) {
    constexpr const char* kText = "the program waits for something that no task will complete";
    StrettoSite site{"", 0, 0, ""};
    // relaxed: written before the object was shared.
    DescribeSite(stuck[i]->site.load(std::memory_order_relaxed), &site);
    const int32_t error = MakeError(site.file, site.line, site.column, kText);
    if (i == 0 && code != nullptr) *code = error;
    ForceError(stuck[i], error);
    DropReference(stuck[i], 1);
  }
  return count;
}

bool IsQuiet() {
  const Lane* lane = CurrentLane();
  if (lane == nullptr || lane->in_task > 0) return false;
  executor.state.fetch_add(kDrainer, std::memory_order_seq_cst);
  bool quiet;
  {
    std::lock_guard lock(executor.mutex);
    quiet = QuietLocked(0);
  }
  executor.state.fetch_sub(kDrainer, std::memory_order_seq_cst);
  return quiet;
}

}  // namespace stretto
