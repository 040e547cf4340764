// A work-stealing deque after Chase and Lev, "Dynamic Circular Work-Stealing Deque" (SPAA 2005), with
// the memory orders of Le, Pop, Cohen and Zappa Nardelli, "Correct and Efficient Work-Stealing for
// Weak Memory Models" (PPoPP 2013), their fences turned into sequentially consistent accesses
// (thread sanitizers don't understand fences).
//
// One thread owns the deque: only it pushes and pops (at the bottom). Every thread may steal (at the
// top), the owner as well, which makes it a first-in-first-out queue. Ownership may move to another
// thread if the two synchronise.
//
// A task is three words, stored in place: a thief may read a slot while the owner overwrites it, but
// then `top` has moved, its exchange fails, and what it read is thrown away. So no task is allocated.
#ifndef STRETTO_SRC_DEQUE_H
#define STRETTO_SRC_DEQUE_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

#include "task.h"

namespace stretto {

class Deque {
 public:
  Deque() = default;
  Deque(const Deque&) = delete;
  Deque& operator=(const Deque&) = delete;
  ~Deque() {
    for (Ring* ring = ring_.load(std::memory_order_relaxed); ring != nullptr;) {
      Ring* older = ring->older;
      std::free(ring);
      ring = older;
    }
  }

  // Owner. How many tasks there are now; 0: there is no room, nothing was pushed.
  int64_t PushFast(const Task& task) {
    // relaxed: only the owner writes bottom_ and ring_.
    const int64_t bottom = bottom_.load(std::memory_order_relaxed);
    Ring* ring = ring_.load(std::memory_order_relaxed);
    // acquire: pairs with the thief's exchange, so its reads of a slot come before we reuse the slot.
    if (ring == nullptr) return 0;
    const int64_t count = bottom - top_.load(std::memory_order_acquire);
    if (count >= ring->capacity) return 0;
    ring->Put(bottom, task);
    // seq_cst: publishes the slot, and comes before the caller's look at the executor's state, so
    // that either the caller sees a thread asleep or that thread's last scan sees the task.
    bottom_.store(bottom + 1, std::memory_order_seq_cst);
    return count + 1;
  }

  // Owner. False: memory ran out, nothing was pushed.
  bool Push(const Task& task) { return PushFast(task) != 0 || PushSlow(task); }

  // Owner. The newest task.
  bool Pop(Task* out) {
    // relaxed: only the owner writes bottom_. A stale top_ is too small, so this test never calls a
    // deque empty that isn't.
    const int64_t bottom = bottom_.load(std::memory_order_relaxed) - 1;
    if (bottom < top_.load(std::memory_order_relaxed)) return false;
    // seq_cst, both: the thief reads top then bottom, we write bottom then read top; at least one of
    // the two sees the other when one task is left.
    bottom_.store(bottom, std::memory_order_seq_cst);
    int64_t top = top_.load(std::memory_order_seq_cst);
    // relaxed: only the owner writes ring_.
    const Ring* ring = ring_.load(std::memory_order_relaxed);
    if (top < bottom) {
      *out = ring->Get(bottom);
      return true;
    }
    bool mine = false;
    if (top == bottom) {
      *out = ring->Get(bottom);
      mine = top_.compare_exchange_strong(top, top + 1, std::memory_order_seq_cst,
                                          std::memory_order_relaxed);  // failure: value unused
    }
    // relaxed: the deque is empty at bottom + 1; no slot is published by this store.
    bottom_.store(bottom + 1, std::memory_order_relaxed);
    return mine;
  }

  // Any thread. The oldest task; false also when another thread was faster.
  bool Steal(Task* out) {
    int64_t top = top_.load(std::memory_order_seq_cst);
    if (top >= bottom_.load(std::memory_order_seq_cst)) return false;
    // acquire: pairs with Grow, whose copies we read.
    const Ring* ring = ring_.load(std::memory_order_acquire);
    *out = ring->Get(top);
    // failure relaxed: the value is unused.
    return top_.compare_exchange_strong(top, top + 1, std::memory_order_seq_cst, std::memory_order_relaxed);
  }

  // Any thread. About how many tasks there are; for the owner, no fewer than that.
  int64_t Size() const {
    // relaxed, both: a stale top is too small.
    return bottom_.load(std::memory_order_relaxed) - top_.load(std::memory_order_relaxed);
  }

  // Any thread, a hint: whether the oldest task promised never to block.
  bool OldestNeverBlocks() const {
    const int64_t top = top_.load(std::memory_order_relaxed);
    // acquire, both: pairs with Grow and with the push, so that what is read is a slot of this ring.
    if (top >= bottom_.load(std::memory_order_acquire)) return false;
    return ring_.load(std::memory_order_acquire)->Get(top).tag.NeverBlocks();
  }

  // Owner. The newest and the oldest task, if it promised never to block; others stay. relaxed, all: only the owner
  // writes bottom_, ring_ and slots.
  bool PopNonBlocking(Task* out) {
    const int64_t bottom = bottom_.load(std::memory_order_relaxed);
    return bottom > top_.load(std::memory_order_relaxed) && At(bottom - 1).tag.NeverBlocks() && Pop(out);
  }
  bool StealNonBlocking(Task* out) {
    int64_t top = top_.load(std::memory_order_seq_cst);
    if (top >= bottom_.load(std::memory_order_relaxed)) return false;
    *out = At(top);
    // failure relaxed: the value is unused.
    return out->tag.NeverBlocks() &&
           top_.compare_exchange_strong(top, top + 1, std::memory_order_seq_cst, std::memory_order_relaxed);
  }

  // Any thread. Where the next task goes. relaxed: exact for the owner, a hint for others.
  int64_t Bottom() const { return bottom_.load(std::memory_order_relaxed); }

  // Any thread. Changes when the oldest task is taken.
  int64_t Top() const { return top_.load(std::memory_order_relaxed); }  // relaxed: a hint

  // Any thread.
  bool Empty() const {
    const int64_t top = top_.load(std::memory_order_seq_cst);
    return top >= bottom_.load(std::memory_order_seq_cst);
  }

 private:
  // Each field by itself is atomic; together they are valid if top_ did not pass the slot. relaxed:
  // ordered by the accesses to bottom_ and top_ around them.
  struct Slot {
    std::atomic<void*> handle;
    std::atomic<StrettoCoroResume> resume;
    std::atomic<uint64_t> tag;
  };
  struct Ring {
    Ring* older;
    int64_t capacity;  // a power of two
    Slot* slots() { return reinterpret_cast<Slot*>(this + 1); }
    const Slot* slots() const { return reinterpret_cast<const Slot*>(this + 1); }
    void Put(int64_t index, const Task& task) {
      Slot& slot = slots()[index & (capacity - 1)];
      slot.handle.store(task.handle, std::memory_order_relaxed);
      slot.resume.store(task.resume, std::memory_order_relaxed);
      slot.tag.store(task.tag.Bits(), std::memory_order_relaxed);
    }
    // `count` slots of a smaller ring, from its slot `from` on, to `index` and what follows.
    void Copy(int64_t index, const Ring& other, int64_t from, int64_t count) {
      const int64_t begin = index & (capacity - 1);
      const int64_t here = count < capacity - begin ? count : capacity - begin;
      std::memcpy(static_cast<void*>(slots() + begin), other.slots() + from, static_cast<size_t>(here) * sizeof(Slot));
      std::memcpy(static_cast<void*>(slots()), other.slots() + from + here, static_cast<size_t>(count - here) * sizeof(Slot));
    }
    Task Get(int64_t index) const {
      const Slot& slot = slots()[index & (capacity - 1)];
      return Task{slot.handle.load(std::memory_order_relaxed), slot.resume.load(std::memory_order_relaxed),
                  TaskTag::FromBits(slot.tag.load(std::memory_order_relaxed))};
    }
  };

  Task At(int64_t index) const { return ring_.load(std::memory_order_relaxed)->Get(index); }

  [[gnu::noinline]] bool PushSlow(const Task& task) {
    // relaxed: only the owner writes these two.
    const int64_t bottom = bottom_.load(std::memory_order_relaxed);
    Ring* ring = ring_.load(std::memory_order_relaxed);
    const int64_t top = top_.load(std::memory_order_acquire);  // acquire: as in PushFast
    return Grow(ring, top, bottom) != nullptr && PushFast(task) != 0;
  }

  // Rings that were outgrown stay until the deque dies: a slow thief may still read them. They add up
  // to less than the ring in use.
  Ring* Grow(Ring* old, int64_t top, int64_t bottom) {
    const int64_t capacity = old == nullptr ? kFirstCapacity : old->capacity * 2;
    // Slots between `top` and `bottom` are written before they are published, and no others are used.
    void* memory = std::malloc(sizeof(Ring) + static_cast<size_t>(capacity) * sizeof(Slot));
    if (memory == nullptr) return nullptr;
    Ring* ring = new (memory) Ring{old, capacity};
    if (old != nullptr) {
      // Only the owner writes slots, and nobody knows the new ring yet. The old one is full or fuller
      // than that, so its slots, turned so that `top` comes where it belongs, are two runs.
      const int64_t first = top & (old->capacity - 1);
      const int64_t tail = old->capacity - first;
      const int64_t count = bottom - top;
      ring->Copy(top, *old, first, count < tail ? count : tail);
      if (count > tail) ring->Copy(top + tail, *old, 0, count - tail);
    }
    // release: pairs with Steal.
    ring_.store(ring, std::memory_order_release);
    return ring;
  }

  static constexpr int64_t kFirstCapacity = 256;

  alignas(64) std::atomic<int64_t> top_{0};
  alignas(64) std::atomic<int64_t> bottom_{0};
  std::atomic<Ring*> ring_{nullptr};
};

}  // namespace stretto

#endif  // STRETTO_SRC_DEQUE_H
