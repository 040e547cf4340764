#include "device/op.h"

#include <cstdarg>
#include <cstdio>
#include <mutex>

#include "executor.h"
#include "lane.h"
#include "object.h"
#include "sites.h"
#include "slab.h"

namespace stretto::device {

std::atomic<bool> delay_is_set{false};
std::atomic<int64_t> events_made{0}, events_gone{0}, host_waits{0};

namespace {

// Small operations that one thread runs in a row before the rest become tasks.
constexpr int kMostInARow = 256;

std::mutex delay_mutex;
StrettoDelay delay_function = nullptr;
void* delay_context = nullptr;

void Delay() {
  StrettoDelay function;
  void* context;
  {
    std::lock_guard lock(delay_mutex);
    function = delay_function;
    context = delay_context;
  }
  if (function != nullptr) function(context);
}

// Operations that this thread found ready, oldest first.
class ReadyList {
 public:
  void Push(Op* op) {
    op->next_ready = nullptr;
    (last_ == nullptr ? first_ : last_->next_ready) = op;
    last_ = op;
  }
  Op* Pop() {
    Op* op = first_;
    if (op != nullptr) first_ = op->next_ready;
    if (first_ == nullptr) last_ = nullptr;
    return op;
  }

 private:
  Op* first_ = nullptr;
  Op* last_ = nullptr;
};

int32_t CodeOfDependencies(const Op* op) {
  for (uint32_t i = 0; i < op->dependency_count; ++i) {
    const int32_t code = FailureOf(op->dependencies[i].point);
    if (code != 0) return code;
  }
  return 0;
}

// Counts down what waited for a point that is complete now.
void Fire(Wait* waits, ReadyList* ready) {
  while (waits != nullptr) {
    Wait* next = waits->next;
    Op* waiter = waits->op;
    // acq_rel: who counts the last one down sees what all dependencies did.
    if (waiter->pending.fetch_sub(1, std::memory_order_acq_rel) == 1) ready->Push(waiter);
    waits = next;
  }
}

void Complete(Op* op, int32_t code, bool keep, ReadyList* ready) {
  const bool streamless = op->streamless;
  Stream* stream = op->stream;
  const uint64_t sequence = op->sequence;
  if (!keep) FreeNode(op);
  if (!streamless) Fire(CompleteSequence(stream, sequence, code), ready);
}

void RunAndComplete(Op* op, int32_t code, ReadyList* ready) {
  if (code != 0 && !op->on_failure) return Complete(op, code, false, ready);
  if (op->run(op, &code)) Complete(op, code, false, ready);
}

void RunTask(void* handle);

// Runs what is small and makes tasks of the rest. `in_device_task`: the calling task is about to return.
void RunReady(ReadyList* ready, bool in_device_task) {
  int left = kMostInARow;
  while (Op* op = ready->Pop()) {
    const int32_t code = CodeOfDependencies(op);
    bool here = op->streamless || (code != 0 && !op->on_failure);
    here = here || (InlineAllowed() && (op->is_small == nullptr || op->is_small(op)));
    if (here && --left > 0) {
      RunAndComplete(op, code, ready);
      continue;
    }
    const Task task{op, RunTask, op->site};
    if (in_device_task) {
      Continue(CurrentLane(), task);
    } else {
      Post(task);
    }
  }
}

void RunTask(void* handle) {
  Op* op = static_cast<Op*>(handle);
  if (!InlineAllowed()) Delay();
  ReadyList ready;
  RunAndComplete(op, CodeOfDependencies(op), &ready);
  RunReady(&ready, true);
}

struct alignas(16) FailingOp : Op {
  int32_t code;
};

bool RunFailing(Op* op, int32_t* code) {
  *code = static_cast<FailingOp*>(op)->code;
  return true;
}

// Waits for the dependencies. The operation runs, now or later.
void Start(Op* op, bool after_busy) {
  const int32_t waits = static_cast<int32_t>(op->dependency_count) + (after_busy ? 1 : 0);
  op->pending.store(waits + 1, std::memory_order_relaxed);  // relaxed: nobody else knows the node
  int32_t settled = 1;
  uint32_t events = 0;
  for (uint32_t i = 0; i < op->dependency_count; ++i) {
    Dependency& dependency = op->dependencies[i];
    Stream* stream = StreamOf(dependency.point);
    dependency.wait = {nullptr, nullptr, SequenceOf(dependency.point), op};
    if (stream == nullptr || IsComplete(dependency.point) || !AddWait(stream, &dependency.wait)) {
      ++settled;
    } else if (stream != op->stream && !op->streamless) {
      ++events;
    }
  }
  if (after_busy) {
    op->order = {nullptr, nullptr, op->sequence - 1, op};
    if (!AddWait(op->stream, &op->order)) ++settled;
  }
  op->events = events;
  if (events > 0) events_made.fetch_add(events, std::memory_order_relaxed);  // relaxed: a statistic
  // acq_rel: see Fire.
  if (op->pending.fetch_sub(settled, std::memory_order_acq_rel) != settled) return;
  ReadyList ready;
  ready.Push(op);
  RunReady(&ready, false);
}

}  // namespace

Scan::Scan(const StrettoPoint* all, int64_t count) : deps(all), n(count) {
  for (int64_t i = 0; i < n; ++i) {
    if (!IsComplete(deps[i])) {
      ++pending;
      ++kept;
    } else if (const int32_t failure = FailureOf(deps[i])) {
      ++kept;
      if (code == 0) code = failure;
    }
  }
}

void* NewNode(size_t bytes, size_t extra, const Scan& scan, int32_t site, void** tail) {
  const size_t dependencies_bytes = static_cast<size_t>(scan.kept) * sizeof(Dependency);
  const size_t tail_at = (bytes + dependencies_bytes + 15) / 16 * 16;
  const size_t all = tail_at + extra;
  Lane* lane = CurrentLane();
  if (lane == nullptr || all > UINT32_MAX) return nullptr;
  void* memory = SlabAlloc(&lane->cache, SlotKind::kRaw, all);
  if (memory == nullptr) return nullptr;
  std::memset(memory, 0, bytes);
  Op* op = static_cast<Op*>(memory);
  op->site = site;
  op->bytes = static_cast<uint32_t>(all);
  op->dependencies = reinterpret_cast<Dependency*>(static_cast<char*>(memory) + bytes);
  uint32_t count = 0;
  for (int64_t i = 0; i < scan.n; ++i) {
    // Not more than the scan has counted: what was complete and fine stays so.
    if (IsComplete(scan.deps[i]) && FailureOf(scan.deps[i]) == 0) continue;
    op->dependencies[count++].point = scan.deps[i];
  }
  op->dependency_count = count;
  if (tail != nullptr) *tail = static_cast<char*>(memory) + tail_at;
  return memory;
}

void FreeNode(Op* op) {
  if (op->events > 0) events_gone.fetch_add(op->events, std::memory_order_relaxed);  // relaxed: a statistic
  Lane* lane = CurrentLane();
  // Without a lane (no memory for it) the node is lost.
  if (lane != nullptr) SlabFree(&lane->cache, SlotKind::kRaw, op, op->bytes);
}

StrettoPoint Submit(Op* op, const Scan& scan) {
  uint64_t before = 0;
  bool after_busy = false;
  Stream* stream = GoOn(scan.deps, scan.n, &before);
  if (stream == nullptr) {
    stream = TakeStream(&before);
    if (stream == nullptr) {
      FreeNode(op);
      return FailedPoint(NodeMemoryError(op->site));
    }
    // acquire: as IsComplete.
    after_busy = stream->completed.load(std::memory_order_acquire) < before;
  }
  op->stream = stream;
  op->sequence = before + 1;
  const StrettoPoint point = PointOf(stream->slot, before + 1);
  Start(op, after_busy);
  return point;
}

void SubmitStreamless(Op* op) {
  op->streamless = true;
  Start(op, false);
}

StrettoPoint SubmitFailure(const Scan& scan, int32_t site, int32_t code) {
  if (scan.Settled()) return FailedPoint(scan.code != 0 ? scan.code : code);
  auto* op = NewOp<FailingOp>(scan, site);
  if (op == nullptr) return FailedPoint(code);
  op->run = RunFailing;
  op->code = code;
  return Submit(op, scan);
}

void Finish(Op* op, int32_t code, bool keep) {
  ReadyList ready;
  Complete(op, code, keep, &ready);
  RunReady(&ready, true);
}

void CompleteNumber(Stream* stream, uint64_t sequence) {
  ReadyList ready;
  Fire(CompleteSequence(stream, sequence, 0), &ready);
  RunReady(&ready, false);
}

int32_t ErrorAt(int32_t site, const char* format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  StrettoSite place{"", 0, 0, ""};
  DescribeSite(site, &place);
  return MakeError(place.file, place.line, place.column, text);
}

int32_t NodeMemoryError(int32_t site) { return ErrorAt(site, "out of memory for a device operation"); }

void SetDelay(StrettoDelay delay, void* context) {
  {
    std::lock_guard lock(delay_mutex);
    delay_function = delay;
    delay_context = context;
  }
  delay_is_set.store(delay != nullptr, std::memory_order_seq_cst);
  Sync();
}

}  // namespace stretto::device
