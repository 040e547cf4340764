// Streams and points. A stream is a slot with two numbers: how many operations were issued to it, and
// how many of these are complete. An operation is complete only after all that were issued to its stream before,
// so a point (slot, number) is complete when the second number has reached it.
//
// issued   s ──compare-and-exchange──▶ s + 1     by whoever goes on with the stream: with its tail s as a
//                                               dependency, or because it is idle (issued == completed)
//          s ──────▶ s | closed                 Release, of an idle stream
//          s | closed ──────▶ s + 1             brought into use again
//
// There is no list of idle streams and no lease to return: a stream is idle when the numbers are
// equal, and the exchange that takes it is the one that numbers the operation. Numbers are never used
// twice, so old points stay true. A worn-out slot (2^48 operations) isn't used again.
//
// Failed points are kept as intervals of numbers with a code, for ever; there are few.
//
// Who waits for a point that isn't complete is in its stream's list, sorted by number. Adding: insert
// under the lock, show the smallest number in first_wait, then look at `completed` again. Completing:
// store `completed`, then look at first_wait, and take the lock only if somebody waits for that. Both
// sequentially consistent, so one of the two sees the other.
#ifndef STRETTO_SRC_DEVICE_STREAM_H
#define STRETTO_SRC_DEVICE_STREAM_H

#include <sched.h>

#include <atomic>
#include <cstdint>

#include "stretto/device.h"

namespace stretto::device {

inline constexpr int kSequenceBits = 48;
inline constexpr uint64_t kLastSequence = (uint64_t{1} << kSequenceBits) - 1;
inline constexpr uint64_t kClosed = uint64_t{1} << 63;
inline constexpr uint64_t kNoWait = UINT64_MAX;
inline constexpr uint32_t kFailedSlot = 0xffff;
inline constexpr uint32_t kMaxStreams = kFailedSlot - 1;

constexpr StrettoPoint PointOf(uint32_t slot, uint64_t sequence) { return uint64_t{slot} << kSequenceBits | sequence; }
constexpr StrettoPoint FailedPoint(int32_t code) { return PointOf(kFailedSlot, static_cast<uint32_t>(code)); }
constexpr uint32_t SlotOf(StrettoPoint point) { return static_cast<uint32_t>(point >> kSequenceBits); }
constexpr uint64_t SequenceOf(StrettoPoint point) { return point & kLastSequence; }

// For a few instructions at a time.
class SpinLock {
 public:
  void lock() {
    for (int tries = 0; locked_.exchange(true, std::memory_order_acquire); ++tries) {
      // relaxed: only to wait; the exchange acquires.
      while (locked_.load(std::memory_order_relaxed)) {
        if (++tries > 200) sched_yield();  // its holder may have lost its core
      }
    }
  }
  void unlock() { locked_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> locked_{false};
};

struct Op;

// That `op` waits for a number of a stream. Lives in the operation.
struct Wait {
  Wait* next;
  Wait* previous;
  uint64_t sequence;
  Op* op;
};

struct Failure {
  uint64_t first;
  uint64_t last;
  int32_t code;
};

struct alignas(64) Stream {
  std::atomic<uint64_t> issued{kClosed};
  std::atomic<uint64_t> completed{0};
  std::atomic<uint64_t> first_wait{kNoWait};  // written under the lock
  std::atomic<bool> has_failures{false};      // written under the lock, before `completed`
  uint32_t slot = 0;

  SpinLock lock;  // guards all below
  Wait* oldest = nullptr;
  Wait* newest = nullptr;
  Failure first_failures[2] = {};
  Failure* failures = first_failures;  // in the order of their numbers
  uint32_t failure_count = 0;
  uint32_t failure_capacity = 2;
};

extern std::atomic<Stream*> streams[kMaxStreams + 1];  // by slot, from 1
extern std::atomic<uint32_t> stream_count;             // slots that were ever used

// Null: never made, so all its points are complete. acquire: the stream is complete in itself.
inline Stream* StreamOf(StrettoPoint point) {
  const uint32_t slot = SlotOf(point);
  return slot == 0 || slot > kMaxStreams ? nullptr : streams[slot].load(std::memory_order_acquire);
}
inline bool IsComplete(StrettoPoint point) {
  const Stream* stream = StreamOf(point);
  // acquire: what the operations did is visible.
  return stream == nullptr || stream->completed.load(std::memory_order_acquire) >= SequenceOf(point);
}
int32_t FailureOfSlow(Stream* stream, uint64_t sequence);
// The code of a complete point, or 0.
inline int32_t FailureOf(StrettoPoint point) {
  if (SlotOf(point) == kFailedSlot) return static_cast<int32_t>(point & 0xffffffff);
  Stream* stream = StreamOf(point);
  // relaxed: written before `completed`, which the caller has read with acquire.
  if (stream == nullptr || !stream->has_failures.load(std::memory_order_relaxed)) return 0;
  return FailureOfSlow(stream, SequenceOf(point));
}

// Goes on with the stream of the first dependency that is its stream's tail. Null: there is none.
Stream* GoOn(const StrettoPoint* deps, int64_t n, uint64_t* before);
// An idle stream, or a new one. In need (65,534 are busy, or there is no memory for another) a busy one: then
// *before isn't complete. `*before`: the number that the stream had. Null: no stream at all.
Stream* TakeStream(uint64_t* before);
// The same, but null if no stream is idle.
Stream* TakeIdleStream(uint64_t* before);
// The operation with this number is done. Returns the waits for it that were taken off the list.
Wait* CompleteSequence(Stream* stream, uint64_t sequence, int32_t code);
// False, with the wait untouched: it is complete already.
bool AddWait(Stream* stream, Wait* wait);
// Closes all idle streams.
void CloseIdleStreams();

extern std::atomic<int64_t> streams_opened, streams_closed;
void ResetStreamStats();

// Around fork(): the device's locks but the delay's and those of callers' streams.
void DeviceLock();
void DeviceUnlock();

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_STREAM_H
