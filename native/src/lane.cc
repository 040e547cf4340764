#include "lane.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <new>

#include "executor.h"

namespace stretto {

thread_local Lane* current_lane __attribute__((tls_model("initial-exec"))) = nullptr;
std::atomic<Lane*> lane_table[kMaxLanes];
std::atomic<int32_t> lane_count{0};

namespace {

std::mutex pool_mutex;
Lane* pool = nullptr;  // lanes without a thread
bool have_key = false;
pthread_key_t exit_key;

void OnThreadExit(void* lane) {
  current_lane = nullptr;
  ReleaseLane(static_cast<Lane*>(lane));
}

}  // namespace

Lane* AcquireLane() {
  std::lock_guard lock(pool_mutex);
  if (pool != nullptr) {
    Lane* lane = pool;
    pool = lane->pool_next;
    return lane;
  }
  const int32_t count = lane_count.load(std::memory_order_relaxed);  // relaxed: written under this lock
  if (count == kMaxLanes) return nullptr;
  void* memory = std::aligned_alloc(alignof(Lane), sizeof(Lane));
  if (memory == nullptr) return nullptr;
  Lane* lane = new (memory) Lane;
  lane->random = static_cast<uint32_t>(count) * 2654435761u + 1;
  lane_table[count].store(lane, std::memory_order_relaxed);  // relaxed: the count publishes it
  // seq_cst: a thread that scans before it sleeps either counts this lane or is seen asleep by the
  // one who pushes into it.
  lane_count.store(count + 1, std::memory_order_seq_cst);
  return lane;
}

void ReleaseLane(Lane* lane) {
  SlabFlush(&lane->cache);
  lane->worker_index = -1;
  lane->site = 0;
  lane->has_last_error = false;
  std::lock_guard lock(pool_mutex);
  lane->pool_next = pool;
  pool = lane;
}

Lane* AttachThread() {
  EnsureExecutor();
  Lane* lane = AcquireLane();
  if (lane == nullptr) return nullptr;
  {
    std::lock_guard lock(pool_mutex);
    if (!have_key) have_key = pthread_key_create(&exit_key, OnThreadExit) == 0;
    // Without a key the lane stays with its thread's memory: lost, not wrong.
    if (have_key) pthread_setspecific(exit_key, lane);
  }
  current_lane = lane;
  return lane;
}

void SetLastError(Lane* lane, const char* text) {
  if (lane == nullptr) return;
  std::snprintf(lane->last_error, sizeof lane->last_error, "%s", text);
  lane->has_last_error = true;
}

void LanesLock() { pool_mutex.lock(); }
void LanesUnlock() { pool_mutex.unlock(); }

void RebuildPool(Lane* self) {
  pool = nullptr;
  for (int32_t i = 0; i < LaneCount(); ++i) {
    Lane* lane = LaneAt(i);
    lane->asleep = false;
    if (lane == self) continue;
    // Its thread may have been in the middle of anything, so its free slots are given up. What is in
    // its queues is whole: a push or a steal shows in one store.
    lane->cache = {};
    lane->next = {};
    lane->site = lane->in_task = lane->depth = 0;
    lane->worker_index = -1;
    lane->ended = lane->retired = lane->has_last_error = false;
    lane->granted.store(false, std::memory_order_relaxed);  // relaxed, both: there is one thread
    lane->observing.store(false, std::memory_order_relaxed);
    lane->pool_next = pool;
    pool = lane;
  }
}

}  // namespace stretto
