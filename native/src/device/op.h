// Operations of the device: what waits for points, runs, and completes a point.
//
// An operation whose dependencies are complete when it is issued, and that is small, runs on the caller's thread and is
// never made: it has no node, no number, and its point is one of its dependencies, or a failed one.
// Everything else is a node from the slab. It is numbered in a stream, waits for its dependencies (a
// wait in each one's stream, and a count), and is then run: small ones by the thread that completed the last
// dependency, others as tasks of the executor. A chain is a loop, however long.
#ifndef STRETTO_SRC_DEVICE_OP_H
#define STRETTO_SRC_DEVICE_OP_H

#include <atomic>
#include <cstdint>
#include <cstring>

#include "device/stream.h"
#include "stretto/device.h"

namespace stretto {
struct Lane;
}

namespace stretto::device {

// A dependency that wasn't complete, or had failed, when the operation was issued.
struct Dependency {
  StrettoPoint point;
  Wait wait;
};

struct Op {
  std::atomic<int32_t> pending;  // dependencies that aren't complete, and 1 while it is being issued
  int32_t site;
  // Does the work, or some of it: false if it isn't done yet; then Finish is called once it is. `*code`: that of
  // its dependencies or 0; the operation's after.
  bool (*run)(Op* op, int32_t* code);
  // Whether the thread that finds it ready should run it. Null: yes.
  bool (*is_small)(const Op* op);
  bool on_failure;  // runs even if a dependency failed
  bool streamless;  // completes no point
  uint32_t bytes;   // of the node
  uint32_t dependency_count;
  uint32_t events;  // waits for other streams
  Dependency* dependencies;
  Stream* stream;
  uint64_t sequence;
  Wait order;  // for the number before, in a stream that it doesn't depend on
  Op* next_ready;
};

// What is known of an operation's dependencies when it is issued.
struct Scan {
  const StrettoPoint* deps;
  int64_t n;
  int64_t kept = 0;     // not complete or failed
  int64_t pending = 0;  // not complete
  int32_t code = 0;     // of the first that is complete and failed
  Scan(const StrettoPoint* all, int64_t count);
  // All are complete: the operation may run, or fail, now.
  bool Settled() const { return pending == 0; }
  // The point of an operation that ran now.
  StrettoPoint Done(int32_t own) const { return own != 0 ? FailedPoint(own) : n > 0 ? deps[0] : 0; }
};

// A node of type T (whose first base is Op and which is otherwise plain data), followed by `extra` bytes at *tail,
// 16-byte aligned. Null: no memory.
void* NewNode(size_t bytes, size_t extra, const Scan& scan, int32_t site, void** tail);
template <typename T>
T* NewOp(const Scan& scan, int32_t site, size_t extra = 0, void** tail = nullptr) {
  static_assert(sizeof(T) % 16 == 0 && alignof(T) <= 16);
  return static_cast<T*>(NewNode(sizeof(T), extra, scan, site, tail));
}
// Issues it. The node is gone at any time after.
StrettoPoint Submit(Op* op, const Scan& scan);
// The same for one without a stream.
void SubmitStreamless(Op* op);
// An operation that only fails, if its dependencies don't before. Null `op`: no memory for the node.
StrettoPoint SubmitFailure(const Scan& scan, int32_t site, int32_t code);
// The operation is done with. Called from a task of the device. Keeps the node if `keep`.
void Finish(Op* op, int32_t code, bool keep);
void FreeNode(Op* op);
// Completes a number that no operation stands for.
void CompleteNumber(Stream* stream, uint64_t sequence);
// A point that is complete once all are (join.cc). Complete ones that are fine are left out.
StrettoPoint Join(const Scan& scan, int32_t site);
// Waits until all that was issued is complete (join.cc).
void Sync();
// Waits for the point, counts it as a host wait; its code (join.cc).
int32_t HostWait(StrettoPoint point);

// Whether operations may run on the caller's thread.
extern std::atomic<bool> delay_is_set;
inline bool InlineAllowed() { return !delay_is_set.load(std::memory_order_relaxed); }  // relaxed: for tests
void SetDelay(StrettoDelay delay, void* context);

extern std::atomic<int64_t> events_made, events_gone, host_waits;

// The failure of an operation at `site`, with a text.
[[gnu::format(printf, 2, 3)]] int32_t ErrorAt(int32_t site, const char* format, ...);
int32_t NodeMemoryError(int32_t site);

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_OP_H
