// Work over a range of independent parts: the blocks of a kernel, the pieces of a copy. Small ranges run at
// once; large ones are cut into grains, which threads take from a common counter.
//
// How large is told by what a part cost before: each kind of work has a Cost. A grain is a twelfth of
// a thread's share, but at least 5 µs of work, so that threads even out and taking grains costs little.
#ifndef STRETTO_SRC_DEVICE_RANGES_H
#define STRETTO_SRC_DEVICE_RANGES_H

#include <atomic>
#include <cstdint>

#include "device/op.h"
#include "parker.h"

namespace stretto::device {

// A clock that takes a few nanoseconds to read; its unit is Ticks per nanosecond.
inline int64_t ReadTicks() {
#if defined(__x86_64__)
  return static_cast<int64_t>(__builtin_ia32_rdtsc());
#elif defined(__aarch64__)
  uint64_t ticks;
  asm volatile("mrs %0, cntvct_el0" : "=r"(ticks));
  return static_cast<int64_t>(ticks);
#else
  return NowNs();
#endif
}
// Ticks in 5 µs, the least that is worth handing to another thread. Measured once, for 20 µs.
int64_t GrainTicks();

// What a part costs: ticks times 256; 0: unknown. A program's memory (StrettoKernelState), so accessed as an atomic.
class Cost {
 public:
  explicit Cost(int64_t* word) : word_(word) {}
  int64_t Get() const {
    // relaxed, here and below: an estimate.
    return word_ == nullptr ? 0 : std::atomic_ref<int64_t>(*word_).load(std::memory_order_relaxed);
  }
  void Learn(int64_t ticks, int64_t parts) const;
  // Whether so many parts take less than a grain should. False if unknown.
  bool IsSmall(int64_t parts) const {
    const int64_t cost = Get();
    return cost > 0 && parts <= (GrainTicks() << 8) / cost;
  }

 private:
  int64_t* word_;
};

struct alignas(16) RangeOp : Op {
  // Does the parts first..last-1. 0 or a code.
  int32_t (*work)(const RangeOp* op, int64_t first, int64_t last);
  int64_t* cost_word;
  int64_t parts;
  int64_t grain;
  std::atomic<int64_t> next;        // part to be taken
  std::atomic<int64_t> left;        // parts that aren't done or skipped
  std::atomic<int32_t> references;  // threads that may look at `next`
  std::atomic<int32_t> error;       // the first
};

// The cost of a part that takes so many nanoseconds.
int64_t CostOf(int64_t ns);
// Op::run of all of these.
bool RunRange(Op* op, int32_t* code);
// Sets the fields of a new operation.
void PrepareRange(RangeOp* op, int32_t (*work)(const RangeOp*, int64_t, int64_t), int64_t parts, int64_t* cost_word);

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_RANGES_H
