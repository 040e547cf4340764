// A lane is what the runtime keeps for one thread: its queues, its free slots, where it sleeps, its
// counters. Threads get a lane when they first use the runtime and give it back when they end; the
// next thread takes it over, with what is still queued in it. Lanes are never freed, so any thread
// may look into any lane at any time.
#ifndef STRETTO_SRC_LANE_H
#define STRETTO_SRC_LANE_H

#include <pthread.h>

#include <atomic>
#include <cstdint>

#include "deque.h"
#include "device/access_cache.h"
#include "parker.h"
#include "slab.h"
#include "task.h"

namespace stretto {

// A statistic that one thread writes and all may read.
class Counter {
 public:
  void Add(int64_t count) {
    // relaxed, without an atomic add: only the lane's owner writes.
    value_.store(value_.load(std::memory_order_relaxed) + count, std::memory_order_relaxed);
  }
  int64_t Get() const { return value_.load(std::memory_order_relaxed); }  // relaxed: a statistic

 private:
  std::atomic<int64_t> value_{0};
};

struct Counters {
  Counter tasks;
  Counter steals;
  Counter parks;
  Counter objects_made;
  Counter objects_freed;
  Counter frames_made;
  Counter frames_freed;
};

struct Object;

struct alignas(64) Lane {
  // ---- The owner's only.
  SlabCache cache;
  Task next{};           // runs before anything queued; not seen by thieves. Empty: no resume
  TaskTag tag{};         // of the task that runs
  int32_t in_task = 0;   // tasks of the executor on this thread's stack
  int32_t depth = 0;     // coroutines resumed on top of one another
  bool suspended = false;     // some task suspended since this was last cleared
  int32_t skip = 0;           // posts to a long queue during which nothing is run (nested.cc)
  int64_t base = 0;      // of the deque when the task that runs began: what is above, it posted
  uintptr_t stack_begin = 0;  // of the executor's part of the thread's stack; it grows downwards
  uint32_t turn = 0;     // counts tasks, for fairness
  uint32_t streak = 0;   // tasks taken from `next` in a row
  uint32_t random = 1;   // where to begin looking for work
  int32_t victim = 0;    // the lane that had some last
  bool stole = false;        // what it is about to run
  bool was_worth_it = false;  // what it stole last
  int64_t victim_moves = 0;   // of the victim's queues when they were last looked at
  int32_t pauses = 0;        // before it steals again
  char last_error[192] = "";
  bool has_last_error = false;
  Counters counters;
  void* scratch = nullptr;  // shared memory of the GPU blocks that run on the thread (device/launch.cc)
  int64_t scratch_bytes = 0;
  device::AccessCache access;  // device/check.cc

  // ---- Owner pushes, all take.
  Deque deque;  // tasks posted by tasks: newest first for the owner
  Deque inbox;  // tasks posted by a host thread: oldest first for everybody

  // ---- Others wake the owner.
  Parker parker;
  std::atomic<bool> granted{false};    // the permit it asked for is its
  std::atomic<bool> observing{false};  // inside the observer

  // ---- Guarded by the executor's mutex.
  Lane* list_next = nullptr;
  Lane* list_previous = nullptr;
  bool asleep = false;    // on the list of sleepers
  Object* awaited = nullptr;     // by a host thread; written by the owner while it isn't on that list
  Lane* threads_next = nullptr;  // of the executor's threads: running or ended and not joined
  pthread_t thread{};
  bool ended = false;    // to be joined
  bool retired = false;  // it ended because it wasn't needed

  // ---- Guarded by the pool's mutex.
  int32_t index = 0;  // in lane_table
  bool pooled = false;

  // ---- Set while nobody else looks.
  int32_t worker_index = -1;  // -1: a host thread
};

// Initial-exec: one instruction to find, and only this pointer needs space in the static TLS block.
extern constinit thread_local Lane* current_lane __attribute__((tls_model("initial-exec")));

Lane* AttachThread();
// The calling thread's lane; null if there is no memory for one (or there are 4096 already).
inline Lane* CurrentLane() {
  Lane* lane = current_lane;
  return __builtin_expect(lane != nullptr, 1) ? lane : AttachThread();
}

// A lane from the pool, for a thread about to start, and back.
Lane* AcquireLane();
void ReleaseLane(Lane* lane);

inline constexpr int32_t kMaxLanes = 4096;
extern std::atomic<Lane*> lane_table[kMaxLanes];
extern std::atomic<int32_t> lane_count;
extern std::atomic<int32_t> lanes_in_use;
// All lanes there are. acquire: a lane that is counted is complete.
inline int32_t LaneCount() { return lane_count.load(std::memory_order_acquire); }
// The lanes from here on have no thread and nothing queued. seq_cst: a thread that looks for work a
// last time before it sleeps either counts a lane or is seen asleep by whoever pushes into it.
inline int32_t LanesInUse() { return lanes_in_use.load(std::memory_order_seq_cst); }
// relaxed: the count was read before and has synchronised.
inline Lane* LaneAt(int32_t index) { return lane_table[index].load(std::memory_order_relaxed); }

// What strettoAsyncLastError returns. `lane` may be null.
void SetLastError(Lane* lane, const char* text);

// Around fork().
void LanesLock();
void LanesUnlock();
// In the child of a fork, under the lock: every lane but `self` (may be null) lost its thread.
void RebuildPool(Lane* self);

}  // namespace stretto

#endif  // STRETTO_SRC_LANE_H
