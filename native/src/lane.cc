#include "lane.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <new>

#include "executor.h"

namespace stretto {

constinit thread_local Lane* current_lane __attribute__((tls_model("initial-exec"))) = nullptr;
std::atomic<Lane*> lane_table[kMaxLanes];
std::atomic<int32_t> lane_count{0};
std::atomic<int32_t> lanes_in_use{0};

namespace {

std::mutex pool_mutex;
bool have_key = false;
pthread_key_t exit_key;

void OnThreadExit(void* lane) {
  current_lane = nullptr;
  ReleaseLane(static_cast<Lane*>(lane));
}

}  // namespace

namespace {

// A lane without a thread, the first one, so that those in use stay few and together. Locked.
Lane* FindPooledLane() {
  const int32_t count = LaneCount();
  for (int32_t i = 0; i < count; ++i) {
    if (LaneAt(i)->pooled) return LaneAt(i);
  }
  if (count == kMaxLanes) return nullptr;
  void* memory = std::aligned_alloc(alignof(Lane), sizeof(Lane));
  if (memory == nullptr) return nullptr;
  Lane* lane = new (memory) Lane;
  lane->index = count;
  lane->random = static_cast<uint32_t>(count) * 2654435761u + 1;
  lane_table[count].store(lane, std::memory_order_relaxed);  // relaxed: the count publishes it
  lane_count.store(count + 1, std::memory_order_release);    // release: the lane is complete
  return lane;
}

}  // namespace

Lane* AcquireLane() {
  std::lock_guard lock(pool_mutex);
  Lane* lane = FindPooledLane();
  if (lane == nullptr) return nullptr;
  lane->pooled = false;
  if (lane->index >= LanesInUse()) lanes_in_use.store(lane->index + 1, std::memory_order_seq_cst);
  return lane;
}

void ReleaseLane(Lane* lane) {
  SlabFlush(&lane->cache);
  std::free(lane->scratch);
  lane->scratch = nullptr;
  lane->scratch_bytes = 0;
  lane->worker_index = -1;
  lane->tag = {};
  lane->has_last_error = false;
  std::lock_guard lock(pool_mutex);
  lane->pooled = true;
  int32_t used = LanesInUse();
  while (used > 0) {
    const Lane* last = LaneAt(used - 1);
    if (!last->pooled || !last->inbox.Empty() || !last->deque.Empty()) break;
    --used;
  }
  lanes_in_use.store(used, std::memory_order_seq_cst);
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
  for (int32_t i = 0; i < LaneCount(); ++i) {
    Lane* lane = LaneAt(i);
    lane->asleep = false;
    if (lane == self) continue;
    // Its thread may have been in the middle of anything, so its free slots are given up. What is in
    // its queues is whole: a push or a steal shows in one store.
    lane->cache = {};
    lane->next = {};
    lane->tag = {};
    lane->in_task = lane->depth = 0;
    lane->worker_index = -1;
    lane->ended = lane->retired = lane->has_last_error = false;
    lane->granted.store(false, std::memory_order_relaxed);  // relaxed, both: there is one thread
    lane->observing.store(false, std::memory_order_relaxed);
    lane->pooled = true;
  }
}

}  // namespace stretto
