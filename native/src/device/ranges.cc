#include "device/ranges.h"

#include "executor.h"
#include "lane.h"
#include "permits.h"

namespace stretto::device {

namespace {

constexpr int64_t kGrainNs = 5'000;
constexpr int64_t kGrainsAThread = 12;
constexpr int64_t kGrainsATurn = 200;  // a millisecond, then other tasks may run

int64_t MeasureGrainTicks() {
  constexpr int64_t kMeasureNs = 20'000;
  const int64_t start_ns = NowNs();
  const int64_t start = ReadTicks();
  int64_t now_ns = start_ns;
  while (now_ns < start_ns + kMeasureNs) now_ns = NowNs();
  const int64_t ticks = ReadTicks() - start;
  const double grain_ticks = static_cast<double>(ticks) * kGrainNs / static_cast<double>(now_ns - start_ns);
  const auto grain = static_cast<int64_t>(grain_ticks);
  return grain < 1 ? 1 : grain;
}

int64_t GrainOf(const RangeOp* op, int64_t threads) {
  int64_t grain = (op->parts + threads * kGrainsAThread - 1) / (threads * kGrainsAThread);
  const int64_t cost = Cost(op->cost_word).Get();
  const int64_t least = cost == 0 ? 1 : ((GrainTicks() << 8) + cost - 1) / cost;
  if (grain < least) grain = least;
  // No more than a turn.
  if (cost > 0 && grain > least * kGrainsATurn) grain = least * kGrainsATurn;
  return grain < op->parts ? grain : op->parts;
}

int32_t WorkAndLearn(const RangeOp* op, int64_t first, int64_t last) {
  const int64_t start = ReadTicks();
  const int32_t code = op->work(op, first, last);
  Cost(op->cost_word).Learn(ReadTicks() - start, last - first);
  return code;
}

void Leave(RangeOp* op) {
  // acq_rel: the last one frees what the others looked at.
  if (op->references.fetch_sub(1, std::memory_order_acq_rel) == 1) FreeNode(op);
}

// Queues the task behind all that this thread has queued.
void PostLast(const Task& task) {
  Lane* lane = CurrentLane();
  if (lane == nullptr || !lane->inbox.Push(task)) return Post(task);
  WakeIfUseful();
}

// Takes grains until there are none, or until others should have a turn. True: the last part of all was among
// them. `*more`: some are left.
bool TakeGrains(RangeOp* op, bool* more) {
  const int64_t end = ReadTicks() + kGrainsATurn * GrainTicks();
  int64_t done = 0;
  for (*more = true;;) {
    // relaxed: only the numbers matter.
    const int64_t first = op->next.fetch_add(op->grain, std::memory_order_relaxed);
    if (first >= op->parts) break;
    const int64_t last = op->parts - first < op->grain ? op->parts : first + op->grain;
    const int32_t code = WorkAndLearn(op, first, last);
    done += last - first;
    if (code != 0) {
      int32_t none = 0;
      // relaxed: the count below publishes it. Failure: another one was first.
      op->error.compare_exchange_strong(none, code, std::memory_order_relaxed, std::memory_order_relaxed);
      // What nobody has taken is skipped.
      const int64_t rest = op->next.exchange(op->parts, std::memory_order_relaxed);
      if (rest < op->parts) done += op->parts - rest;
    } else if (ReadTicks() > end) {
      return op->left.fetch_sub(done, std::memory_order_acq_rel) == done;  // acq_rel: as below
    }
  }
  *more = false;
  // acq_rel: who does the last part sees what all have done.
  return done > 0 && op->left.fetch_sub(done, std::memory_order_acq_rel) == done;
}

void TakeAndFinish(void* handle) {
  auto* op = static_cast<RangeOp*>(handle);
  bool more;
  const bool last = TakeGrains(op, &more);
  if (last) Finish(op, op->error.load(std::memory_order_relaxed), true);  // relaxed: see above
  if (more && !last) {
    PostLast(Task{op, TakeAndFinish, op->site});
  } else {
    Leave(op);
  }
}

bool RangeIsSmall(const Op* base) {
  const auto* op = static_cast<const RangeOp*>(base);
  return Cost(op->cost_word).IsSmall(op->parts);
}

}  // namespace

bool RunRange(Op* base, int32_t* code) {
  auto* op = static_cast<RangeOp*>(base);
  const int64_t threads = NumThreads();
  op->grain = GrainOf(op, threads);
  if (op->grain == op->parts) {
    *code = WorkAndLearn(op, 0, op->parts);
    return true;
  }
  const int64_t grains = (op->parts - 1) / op->grain + 1;
  const int32_t helpers = static_cast<int32_t>((grains < threads ? grains : threads) - 1);
  // relaxed, all: posting the helpers publishes them.
  op->next.store(0, std::memory_order_relaxed);
  op->left.store(op->parts, std::memory_order_relaxed);
  op->error.store(0, std::memory_order_relaxed);
  op->references.store(helpers + 1, std::memory_order_relaxed);
  for (int32_t i = 0; i < helpers; ++i) Post(Task{op, TakeAndFinish, op->site});
  TakeAndFinish(op);
  return false;
}

int64_t GrainTicks() {
  static std::atomic<int64_t> known{0};
  // relaxed: a number by itself; who finds none measures again.
  int64_t grain = known.load(std::memory_order_relaxed);
  if (__builtin_expect(grain == 0, 0)) {
    grain = MeasureGrainTicks();
    known.store(grain, std::memory_order_relaxed);
  }
  return grain;
}

int64_t CostOf(int64_t ns) { return (GrainTicks() << 8) / kGrainNs * ns + 1; }

void Cost::Learn(int64_t ticks, int64_t parts) const {
  if (word_ == nullptr) return;
  if (ticks < 0 || ticks > int64_t{1} << 45) return;
  const int64_t before = Get();
  const int64_t sample = (ticks << 8) / parts + 1;
  // Up at most eight times at once: a thread may have lost its core for milliseconds. Down by quarters.
  int64_t cost = sample;
  if (before > 0) {
    const int64_t most = before * 8 + 4096;
    cost = sample >= before ? (sample < most ? sample : most) : before - (before - sample + 3) / 4;
  }
  if (cost != before) std::atomic_ref<int64_t>(*word_).store(cost, std::memory_order_relaxed);
}

void PrepareRange(RangeOp* op, int32_t (*work)(const RangeOp*, int64_t, int64_t), int64_t parts, int64_t* cost_word) {
  op->run = RunRange;
  op->is_small = RangeIsSmall;
  op->work = work;
  op->cost_word = cost_word;
  op->parts = parts;
}

}  // namespace stretto::device
