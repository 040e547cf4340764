#include "executor.h"

#include <algorithm>

#include "observer.h"
#include "permits.h"

namespace stretto {

Executor executor;

void EnsureExecutor() {
  // acquire: pairs with the store below.
  if (executor.ready.load(std::memory_order_acquire)) return;
  std::lock_guard lock(executor.mutex);
  if (executor.ready.load(std::memory_order_relaxed)) return;  // relaxed: written under this lock
  const int32_t threads = DefaultThreads();
  // relaxed: the store to `ready` publishes it.
  executor.limit.store(threads, std::memory_order_relaxed);
  executor.target = threads > 1 ? threads - 1 : 1;
  executor.cap = executor.target + kMaxSpares;
  executor.cores = CoresAvailable();
  executor.state.fetch_add(static_cast<uint64_t>(threads) * kPermit, std::memory_order_seq_cst);
  ShowIdleLocked();
  InstallForkHandlers();
  executor.ready.store(true, std::memory_order_release);  // release: see above
}

namespace {

bool TakePermit() {
  uint64_t state = executor.state.load(std::memory_order_seq_cst);
  do {
    if (Permits(state) == 0 || Returners(state) > 0) return false;
  } while (!executor.state.compare_exchange_weak(state, state - kPermit, std::memory_order_seq_cst));
  return true;
}

}  // namespace

bool TakePermitLocked() { return TakePermit(); }

bool TryTakePermit() {
  // While somebody waits for quiet, permits are taken only under the lock, so that a look at the
  // executor under the lock sees it stand still.
  if (Drainers(executor.state.load(std::memory_order_seq_cst)) > 0) {
    std::lock_guard lock(executor.mutex);
    return TakePermit();
  }
  return TakePermit();
}

void ReleasePermitLocked(bool searching) {
  executor.state.fetch_add(kPermit - (searching ? kSearch : 0), std::memory_order_seq_cst);
  AttendLocked();
}

void ReleasePermit(bool searching) {
  const uint64_t before = executor.state.fetch_add(kPermit - (searching ? kSearch : 0), std::memory_order_seq_cst);
  if (Returners(before) > 0 || Drainers(before) > 0) {
    std::lock_guard lock(executor.mutex);
    AttendLocked();
  }
}

void AttendLocked() {
  while (Lane* lane = executor.first_returner) {
    uint64_t state = executor.state.load(std::memory_order_seq_cst);
    bool taken = false;
    while (Permits(state) > 0 && !taken) {
      taken = executor.state.compare_exchange_weak(state, state - kPermit - kReturner, std::memory_order_seq_cst);
    }
    if (!taken) break;
    executor.first_returner = lane->list_next;
    if (executor.first_returner == nullptr) executor.last_returner = nullptr;
    --executor.blocked;
    if (lane->worker_index >= 0) --executor.blocked_workers;
    ShowIdleLocked();
    lane->granted.store(true, std::memory_order_release);  // release: pairs with the returner's load
    lane->parker.Unpark();
  }
  const uint64_t state = executor.state.load(std::memory_order_seq_cst);
  // relaxed: the limit changes only under the lock.
  if (Drainers(state) > 0 && Permits(state) == executor.limit.load(std::memory_order_relaxed) &&
      executor.blocked == 0) {
    for (Lane* lane = executor.sleepers; lane != nullptr; lane = lane->list_next) {
      if (lane->worker_index < 0) lane->parker.Unpark();
    }
  }
}

bool BeginSearch(bool host) {
  // About half of the threads, and of the cores, may search; more only get in each other's way. A waiting host thread
  // always may: it has nothing else to do and the program waits for it.
  uint64_t state = executor.state.load(std::memory_order_seq_cst);
  // relaxed: the limit changes only while nobody holds a permit, and the caller does.
  const int32_t most = (std::min(executor.limit.load(std::memory_order_relaxed), executor.cores) + 1) / 2;
  do {
    if (!host && Searching(state) >= most) return false;
  } while (!executor.state.compare_exchange_weak(state, state + kSearch, std::memory_order_seq_cst));
  return true;
}

void EndSearch(bool look) {
  executor.state.fetch_sub(kSearch, std::memory_order_seq_cst);
  if (look) WakeIfQueued();
}

bool AnyQueued() {
  const int32_t count = LanesInUse();
  for (int32_t i = 0; i < count; ++i) {
    const Lane* lane = LaneAt(i);
    if (!lane->inbox.Empty() || !lane->deque.Empty()) return true;
  }
  return false;
}

int64_t AllTops() {
  int64_t tops = 0;
  for (int32_t i = 0; i < LanesInUse(); ++i) tops += Tops(LaneAt(i));
  return tops;
}

void AddSleeperLocked(Lane* lane) {
  lane->list_previous = nullptr;
  lane->list_next = executor.sleepers;
  if (executor.sleepers != nullptr) executor.sleepers->list_previous = lane;
  executor.sleepers = lane;
  lane->asleep = true;
  ++executor.sleeping;
  ShowIdleLocked();
}

void RemoveSleeperLocked(Lane* lane) {
  if (lane->list_previous != nullptr) {
    lane->list_previous->list_next = lane->list_next;
  } else {
    executor.sleepers = lane->list_next;
  }
  if (lane->list_next != nullptr) lane->list_next->list_previous = lane->list_previous;
  lane->asleep = false;
  --executor.sleeping;
  ShowIdleLocked();
}

void ShowIdleLocked() {
  // Each blocked task makes room for one more thread, which starts when there is something to run.
  int32_t wanted = executor.target + executor.blocked;
  if (wanted > executor.cap) wanted = executor.cap;
  int32_t idle = executor.sleeping;
  // relaxed: written under the lock.
  if (!executor.stop.load(std::memory_order_relaxed) && wanted > executor.threads) idle += wanted - executor.threads;
  const int64_t change = idle - executor.idle_shown;
  executor.idle_shown = idle;
  if (change != 0) {
    executor.state.fetch_add(static_cast<uint64_t>(change) * kIdle, std::memory_order_seq_cst);
  }
}

void Wake() {
  Lane* lane = nullptr;
  bool started = false;
  {
    std::lock_guard lock(executor.mutex);
    uint64_t state = executor.state.load(std::memory_order_seq_cst);
    do {
      if (!WakeIsUseful(state)) return;
    } while (!executor.state.compare_exchange_weak(state, state - kPermit + kSearch, std::memory_order_seq_cst));
    lane = executor.sleepers;
    if (lane != nullptr) {
      RemoveSleeperLocked(lane);
      if (lane == executor.backstop) ClearBackstopLocked();
    } else {
      lane = StartThreadLocked(true);
      started = true;
    }
    if (lane == nullptr) {
      ReleasePermitLocked(true);
      return;
    }
  }
  if (ObserverIsOn()) Observe(CurrentLane(), STRETTO_WAKE, 0, lane);
  if (!started) lane->parker.Unpark();
}

void ClearBackstopLocked() {
  executor.backstop = nullptr;
  executor.backstop_set.store(false, std::memory_order_seq_cst);
}

void SetBackstop() {
  std::lock_guard lock(executor.mutex);
  if (executor.backstop != nullptr || !WakeIsUseful(executor.state.load(std::memory_order_seq_cst))) return;
  Lane* lane = executor.sleepers;
  while (lane != nullptr && lane->worker_index < 0) lane = lane->list_next;
  if (lane == nullptr && executor.threads < executor.target) lane = StartThreadLocked(false);
  if (lane == nullptr) return;  // no worker could be started: a host thread that waits will run the task
  executor.backstop = lane;
  executor.backstop_tops = AllTops();
  executor.backstop_set.store(true, std::memory_order_seq_cst);
  lane->parker.Unpark();  // it goes back to sleep, for a time
}

bool QuietLocked(int32_t permits) {
  // relaxed: the limit changes only under the lock.
  const int32_t limit = executor.limit.load(std::memory_order_relaxed);
  const uint64_t state = executor.state.load(std::memory_order_seq_cst);
  return Permits(state) + permits == limit && executor.blocked == 0 && !AnyQueued();
}

int32_t NumThreads() {
  EnsureExecutor();
  return executor.limit.load(std::memory_order_relaxed);  // relaxed: a plain number
}

int32_t MostSpares() {
  std::lock_guard lock(executor.mutex);
  return executor.most_spares;
}

void ResetMostSpares() {
  std::lock_guard lock(executor.mutex);
  executor.most_spares = 0;
}

}  // namespace stretto
