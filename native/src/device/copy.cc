// Copies and fills, contiguous and strided.
#include <cinttypes>
#include <type_traits>

#include "device/memory.h"
#include "device/ranges.h"

namespace stretto::device {

namespace {

constexpr int64_t kMaxRank = 64;
constexpr int64_t kPieceBytes = 4096;  // a part of a contiguous copy or fill
constexpr int64_t kBytesANs = 8;       // what a core moves, about: for deciding what is small
constexpr int64_t kNsALine = 5;

// Moves elements along lines: the innermost dimension. The dimensions around it are counted through. A source stride
// of 0 everywhere repeats one element: a strided fill.
struct alignas(16) MoveOp : RangeOp {
  const char* what;
  char* target;
  const char* source;
  int64_t element_bytes;
  int64_t rank;  // of the dimensions in the tables, the innermost last
  const int64_t* sizes;
  const int64_t* target_strides;
  const int64_t* source_strides;
  int64_t cost;
  bool is_fill;
};

struct Shape {
  int64_t rank = 0;
  int64_t element_bytes = 0;
  int64_t elements = 1;
  int64_t sizes[kMaxRank];
  int64_t target_strides[kMaxRank];
  int64_t source_strides[kMaxRank];
};

// Leaves out dimensions of size 1 and joins those that are one in both memories.
void Simplify(Shape* shape, int64_t rank, const int64_t* sizes, const int64_t* target_strides,
              const int64_t* source_strides) {
  for (int64_t i = 0; i < rank; ++i) {
    if (sizes[i] == 1) continue;
    const int64_t source_stride = source_strides == nullptr ? 0 : source_strides[i];
    const int64_t last = shape->rank - 1;
    if (shape->rank > 0 && shape->target_strides[last] == target_strides[i] * sizes[i] &&
        shape->source_strides[last] == source_stride * sizes[i]) {
      shape->sizes[last] *= sizes[i];
      shape->target_strides[last] = target_strides[i];
      shape->source_strides[last] = source_stride;
      continue;
    }
    shape->sizes[shape->rank] = sizes[i];
    shape->target_strides[shape->rank] = target_strides[i];
    shape->source_strides[shape->rank++] = source_stride;
  }
  const int64_t last = shape->rank - 1;
  if (source_strides != nullptr && shape->rank > 0 && shape->target_strides[last] == shape->element_bytes &&
      shape->source_strides[last] == shape->element_bytes) {
    shape->element_bytes *= shape->sizes[last];
    --shape->rank;
  }
}

template <typename T>
void MoveLineOf(char* target, const char* source, int64_t count, int64_t target_stride, int64_t source_stride) {
  for (int64_t i = 0; i < count; ++i) {
    T element;
    std::memcpy(&element, source + i * source_stride, sizeof element);
    std::memcpy(target + i * target_stride, &element, sizeof element);
  }
}

void MoveLine(const MoveOp* op, char* target, const char* source) {
  const int64_t inner = op->rank - 1;
  const int64_t count = op->sizes[inner];
  const int64_t to = op->target_strides[inner];
  const int64_t from = op->source_strides[inner];
  switch (op->element_bytes) {
    case 1:
      return MoveLineOf<uint8_t>(target, source, count, to, from);
    case 2:
      return MoveLineOf<uint16_t>(target, source, count, to, from);
    case 4:
      return MoveLineOf<uint32_t>(target, source, count, to, from);
    case 8:
      return MoveLineOf<uint64_t>(target, source, count, to, from);
    default:
      for (int64_t i = 0; i < count; ++i) {
        std::memcpy(target + i * to, source + i * from, static_cast<size_t>(op->element_bytes));
      }
  }
}

int32_t WorkLines(const RangeOp* base, int64_t first, int64_t last) {
  const auto* op = static_cast<const MoveOp*>(base);
  int64_t at[kMaxRank];
  char* target = op->target;
  const char* source = op->source;
  const int64_t outer = op->rank - 1;
  int64_t rest = first;
  for (int64_t d = outer - 1; d >= 0; --d) {
    at[d] = rest % op->sizes[d];
    rest /= op->sizes[d];
    target += at[d] * op->target_strides[d];
    source += at[d] * op->source_strides[d];
  }
  for (int64_t line = first; line < last; ++line) {
    MoveLine(op, target, source);
    for (int64_t d = outer - 1; d >= 0; --d) {
      target += op->target_strides[d];
      source += op->source_strides[d];
      if (++at[d] < op->sizes[d]) break;
      at[d] = 0;
      target -= op->sizes[d] * op->target_strides[d];
      source -= op->sizes[d] * op->source_strides[d];
    }
  }
  return 0;
}

// `sizes[0]`: bytes of the whole.
int32_t WorkBytes(const RangeOp* base, int64_t first, int64_t last) {
  const auto* op = static_cast<const MoveOp*>(base);
  const int64_t begin = first * kPieceBytes;
  const int64_t end = last == op->parts ? op->element_bytes : last * kPieceBytes;
  std::memmove(op->target + begin, op->source + begin, static_cast<size_t>(end - begin));
  return 0;
}

int64_t ElementsAPiece(int64_t element_bytes) { return element_bytes >= kPieceBytes ? 1 : kPieceBytes / element_bytes; }

// A contiguous fill; `sizes[0]`: elements of the whole.
int32_t WorkFill(const RangeOp* base, int64_t first, int64_t last) {
  const auto* op = static_cast<const MoveOp*>(base);
  const int64_t piece = ElementsAPiece(op->element_bytes);
  const int64_t begin = first * piece;
  const int64_t end = last == op->parts ? op->sizes[0] : last * piece;
  char* target = op->target + begin * op->element_bytes;
  const int64_t bytes = (end - begin) * op->element_bytes;
  std::memcpy(target, op->source, static_cast<size_t>(op->element_bytes));
  const int64_t most = piece * op->element_bytes;
  // What is filled is copied on, up to a piece at a time.
  for (int64_t done = op->element_bytes; done < bytes;) {
    int64_t step = done < most ? done : most;
    if (step > bytes - done) step = bytes - done;
    std::memcpy(target + done, target, static_cast<size_t>(step));
    done += step;
  }
  return 0;
}

// The bytes from the lowest to the highest that a side touches.
int32_t CheckSide(const MoveOp* op, const char* memory_at, const int64_t* strides, int64_t innermost, bool host_too) {
  int64_t low = 0;
  int64_t high = innermost;
  for (int64_t d = 0; d < op->rank; ++d) {
    const int64_t reach = (op->sizes[d] - 1) * strides[d];
    (reach < 0 ? low : high) += reach;
  }
  return CheckRange(op->what, memory_at + low, high - low, host_too, op->site);
}

int32_t CheckMove(const MoveOp* op) {
  int64_t bytes = op->element_bytes;
  if (op->rank == 0 && op->is_fill) bytes *= op->sizes[0];
  const int32_t code = CheckSide(op, op->target, op->target_strides, bytes, !op->is_fill);
  return code != 0 || op->is_fill ? code : CheckSide(op, op->source, op->source_strides, bytes, true);
}

bool RunMove(Op* base, int32_t* code) {
  if (memory.IsChecked()) {
    *code = CheckMove(static_cast<MoveOp*>(base));
    if (*code != 0) return true;
  }
  return RunRange(base, code);
}

// Fills in the work and what it costs.
void Plan(MoveOp* op) {
  int64_t parts = 1;
  int64_t part_ns;
  if (op->rank > 0) {
    for (int64_t d = 0; d + 1 < op->rank; ++d) parts *= op->sizes[d];
    part_ns = kNsALine + op->sizes[op->rank - 1] * (1 + op->element_bytes / kBytesANs);
    PrepareRange(op, WorkLines, parts, &op->cost);
  } else if (op->is_fill) {
    const int64_t piece = ElementsAPiece(op->element_bytes);
    parts = (op->sizes[0] - 1) / piece + 1;
    part_ns = kNsALine + piece * op->element_bytes / kBytesANs;
    PrepareRange(op, WorkFill, parts, &op->cost);
  } else {
    parts = (op->element_bytes - 1) / kPieceBytes + 1;
    part_ns = kNsALine + (parts == 1 ? op->element_bytes : kPieceBytes) / kBytesANs;
    PrepareRange(op, WorkBytes, parts, &op->cost);
  }
  op->cost = CostOf(part_ns);
  op->run = RunMove;
}

// Does it now, or makes an operation with a copy of the tables (and of a fill's value, `value_bytes`).
StrettoPoint Move(MoveOp* plan, const Scan& scan, int64_t value_bytes) {
  Plan(plan);
  if (scan.Settled()) {
    if (scan.code != 0) return FailedPoint(scan.code);
    if (InlineAllowed() && plan->is_small(plan)) {
      int32_t code = memory.IsChecked() ? CheckMove(plan) : 0;
      if (code == 0) code = plan->work(plan, 0, plan->parts);
      return scan.Done(code);
    }
  }
  const size_t table = static_cast<size_t>(plan->rank == 0 ? 1 : plan->rank);
  void* tail = nullptr;
  auto* op = NewOp<MoveOp>(scan, plan->site, 3 * table * sizeof(int64_t) + static_cast<size_t>(value_bytes), &tail);
  if (op == nullptr) return FailedPoint(NodeMemoryError(plan->site));
  op->what = plan->what;
  op->target = plan->target;
  op->source = plan->source;
  op->element_bytes = plan->element_bytes;
  op->rank = plan->rank;
  op->is_fill = plan->is_fill;
  auto* sizes = static_cast<int64_t*>(tail);
  std::memcpy(sizes, plan->sizes, table * sizeof(int64_t));
  std::memcpy(sizes + table, plan->target_strides, table * sizeof(int64_t));
  std::memcpy(sizes + 2 * table, plan->source_strides, table * sizeof(int64_t));
  op->sizes = sizes;
  op->target_strides = sizes + table;
  op->source_strides = sizes + 2 * table;
  if (value_bytes > 0) {
    char* value = reinterpret_cast<char*>(sizes + 3 * table);
    std::memcpy(value, plan->source, static_cast<size_t>(value_bytes));
    op->source = value;
  }
  Plan(op);
  return Submit(op, scan);
}

// 0, or the code of sizes that make no sense; `*elements`: how many there are.
int32_t CheckSizes(const char* what, int64_t rank, const int64_t* sizes, int64_t element_bytes, int64_t* elements,
                   int32_t site) {
  if (rank < 0 || rank > kMaxRank)
    return ErrorAt(site, "%s of rank %" PRId64 "; it must be 0 to %" PRId64, what, rank, kMaxRank);
  if (element_bytes < 1) return ErrorAt(site, "%s of elements of %" PRId64 " bytes", what, element_bytes);
  *elements = 1;
  bool empty = false;
  for (int64_t i = 0; i < rank; ++i) {
    if (sizes[i] < 0) return ErrorAt(site, "%s with the negative size %" PRId64, what, sizes[i]);
    empty |= sizes[i] == 0;
  }
  for (int64_t i = 0; i < rank && !empty; ++i) {
    if (__builtin_mul_overflow(*elements, sizes[i], elements)) return ErrorAt(site, "%s of too many elements", what);
  }
  int64_t bytes;
  if (__builtin_mul_overflow(*elements, element_bytes, &bytes)) return ErrorAt(site, "%s of too many bytes", what);
  if (empty) *elements = 0;
  return 0;
}

StrettoPoint MoveAny(const char* what, void* target, const void* source, int64_t rank, const int64_t* sizes,
                     const int64_t* target_strides, const int64_t* source_strides, int64_t element_bytes, bool is_fill,
                     const Scan& scan, int32_t site) {
  int64_t elements = 0;
  if (const int32_t code = CheckSizes(what, rank, sizes, element_bytes, &elements, site)) {
    return SubmitFailure(scan, site, code);
  }
  if (elements == 0) return Join(scan, site);
  Shape shape;
  shape.element_bytes = element_bytes;
  Simplify(&shape, rank, sizes, target_strides, is_fill ? nullptr : source_strides);
  if (is_fill && (shape.rank == 0 || (shape.rank == 1 && shape.target_strides[0] == element_bytes))) {
    shape.rank = 0;
    shape.sizes[0] = elements;
  }
  if (shape.rank == 0 && !is_fill) shape.sizes[0] = 1;
  if (shape.rank == 0) shape.target_strides[0] = shape.source_strides[0] = 0;
  MoveOp plan{};
  plan.site = site;
  plan.what = what;
  plan.target = static_cast<char*>(target);
  plan.source = static_cast<const char*>(source);
  plan.element_bytes = shape.element_bytes;
  plan.rank = shape.rank;
  plan.sizes = shape.sizes;
  plan.target_strides = shape.target_strides;
  plan.source_strides = shape.source_strides;
  plan.is_fill = is_fill;
  return Move(&plan, scan, is_fill ? element_bytes : 0);
}

}  // namespace
}  // namespace stretto::device

using namespace stretto::device;

extern "C" {

StrettoPoint strettoDeviceCopy(void* target, const void* source, int64_t bytes, const StrettoPoint* deps, int64_t n,
                               int32_t site) {
  const int64_t stride = 1;
  return MoveAny("copy", target, source, 1, &bytes, &stride, &stride, 1, false, Scan(deps, n), site);
}

StrettoPoint strettoDeviceCopyStrided(void* target, const void* source, int64_t rank, const int64_t* sizes,
                                      const int64_t* target_strides, const int64_t* source_strides,
                                      int64_t element_bytes, const StrettoPoint* deps, int64_t n, int32_t site) {
  return MoveAny("copy", target, source, rank, sizes, target_strides, source_strides, element_bytes, false,
                 Scan(deps, n), site);
}

StrettoPoint strettoDeviceFill(void* target, const void* value, int64_t element_bytes, int64_t count,
                               const StrettoPoint* deps, int64_t n, int32_t site) {
  return MoveAny("fill", target, value, 1, &count, &element_bytes, nullptr, element_bytes, true, Scan(deps, n), site);
}

StrettoPoint strettoDeviceFillStrided(void* target, const void* value, int64_t element_bytes, int64_t rank,
                                      const int64_t* sizes, const int64_t* strides, const StrettoPoint* deps, int64_t n,
                                      int32_t site) {
  return MoveAny("fill", target, value, rank, sizes, strides, nullptr, element_bytes, true, Scan(deps, n), site);
}

}  // extern "C"
