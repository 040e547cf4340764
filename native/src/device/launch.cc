#include "device/launch.h"

#include <cinttypes>
#include <cstdlib>

#include "device/ranges.h"
#include "lane.h"

namespace stretto::device {

std::atomic<int64_t> kernel_launches{0};

namespace {

constexpr int64_t kMaxGrid = 0x7fffffff;
constexpr int64_t kMaxBlocks = int64_t{1} << 60;
constexpr int64_t kCostWords = sizeof(StrettoKernelState) / sizeof(int64_t);
constexpr int64_t kAlignment = 64;  // of argument values and of shared memory

struct alignas(16) LaunchOp : RangeOp {
  const StrettoKernel* kernel;
  StrettoBlockFunction function;
  void** arguments;
  int64_t shared_bytes;
  StrettoGrid grid;
};

constexpr int64_t RoundUp(int64_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

// The thread's memory for blocks, at least so large, what it held before is lost. Null: no memory.
void* Scratch(int64_t bytes) {
  Lane* lane = CurrentLane();
  if (lane == nullptr) return nullptr;
  if (lane->scratch_bytes < bytes) {
    std::free(lane->scratch);
    const int64_t size = RoundUp(bytes);
    lane->scratch = std::aligned_alloc(kAlignment, static_cast<size_t>(size));
    lane->scratch_bytes = lane->scratch == nullptr ? 0 : size;
  }
  return lane->scratch;
}

int32_t RunBlocks(const StrettoKernel* kernel, StrettoBlockFunction function, void* const* arguments,
                  const StrettoGrid* grid, int64_t first, int64_t last, int64_t shared_bytes, int32_t site) {
  void* shared = nullptr;
  if (shared_bytes > 0) {
    shared = Scratch(shared_bytes);
    if (shared == nullptr) {
      return ErrorAt(site, "out of memory for the shared memory of kernel '%s': %" PRId64 " bytes a thread",
                     kernel->name, shared_bytes);
    }
  }
  return function(arguments, grid, first, last, shared);
}

int32_t RunLaunch(const RangeOp* base, int64_t first, int64_t last) {
  const auto* op = static_cast<const LaunchOp*>(base);
  return RunBlocks(op->kernel, op->function, op->arguments, &op->grid, first, last, op->shared_bytes, op->site);
}

const StrettoVariant* VariantFor(const StrettoKernel* kernel, const StrettoGrid* grid) {
  for (int64_t i = 0; i < kernel->variant_count; ++i) {
    const StrettoVariant* variant = &kernel->variants[i];
    const int64_t* block = variant->block;
    if (block[0] == grid->block[0] && block[1] == grid->block[1] && block[2] == grid->block[2]) return variant;
    if (block[0] == 0 && block[1] == 0 && block[2] == 0) return variant;
  }
  return nullptr;
}

// 0, or a code; `*blocks`: how many there are.
int32_t CheckGrid(const StrettoKernel* kernel, const StrettoGrid* grid, int64_t* blocks, int32_t site) {
  constexpr char kAxes[] = {'x', 'y', 'z'};
  const char* name = kernel->name;
  *blocks = 1;
  int64_t threads = 1;
  for (int i = 0; i < 3; ++i) {
    if (grid->grid[i] < 1 || grid->grid[i] > kMaxGrid) {
      return ErrorAt(site, "kernel '%s' launched with a grid of %" PRId64 " blocks in %c; it must be 1 to 2147483647",
                     name, grid->grid[i], kAxes[i]);
    }
    if (grid->block[i] < 1) {
      return ErrorAt(site, "kernel '%s' launched with blocks of %" PRId64 " threads in %c; it must be at least 1", name,
                     grid->block[i], kAxes[i]);
    }
    // Neither product can overflow: factors are at most 2^31-1, or cut off at the maximum plus one.
    if (*blocks <= kMaxBlocks / grid->grid[i]) {
      *blocks *= grid->grid[i];
    } else {
      return ErrorAt(site, "kernel '%s' launched with more than 2^60 blocks", name);
    }
    const int64_t extent = grid->block[i] > STRETTO_MAX_BLOCK_THREADS ? STRETTO_MAX_BLOCK_THREADS + 1 : grid->block[i];
    threads *= extent;
  }
  if (threads > STRETTO_MAX_BLOCK_THREADS) {
    return ErrorAt(
        site, "kernel '%s' launched with blocks of %" PRId64 "x%" PRId64 "x%" PRId64 " threads; a block has at most %d",
        name, grid->block[0], grid->block[1], grid->block[2], STRETTO_MAX_BLOCK_THREADS);
  }
  if (grid->dynamic_shared < 0 || grid->dynamic_shared > STRETTO_MAX_DYNAMIC_SHARED) {
    return ErrorAt(site, "kernel '%s' launched with %" PRId64 " bytes of dynamic shared memory; it must be 0 to %d",
                   name, grid->dynamic_shared, STRETTO_MAX_DYNAMIC_SHARED);
  }
  const int64_t* cluster = grid->cluster;
  if (cluster[0] == 0 && cluster[1] == 0 && cluster[2] == 0) return 0;
  int64_t members = 1;
  for (int i = 0; i < 3; ++i) {
    if (cluster[i] < 1 || cluster[i] > STRETTO_MAX_CLUSTER_BLOCKS || grid->grid[i] % cluster[i] != 0) {
      return ErrorAt(site,
                     "kernel '%s' launched with clusters of %" PRId64
                     " blocks in %c; that doesn't divide its grid of %" PRId64,
                     name, cluster[i], kAxes[i], grid->grid[i]);
    }
    members *= cluster[i];
  }
  if (members > STRETTO_MAX_CLUSTER_BLOCKS) {
    return ErrorAt(site, "kernel '%s' launched with clusters of %" PRId64 " blocks; a cluster has at most %d", name,
                   members, STRETTO_MAX_CLUSTER_BLOCKS);
  }
  return 0;
}

// Bytes that the argument values take, each aligned, and room to align the first.
size_t ArgumentBytes(const StrettoKernel* kernel) {
  int64_t bytes = kAlignment;
  for (int64_t i = 0; i < kernel->argument_count; ++i) bytes += RoundUp(kernel->argument_sizes[i]);
  return static_cast<size_t>(bytes) + static_cast<size_t>(kernel->argument_count) * sizeof(void*);
}

void CopyArguments(LaunchOp* op, void* const* arguments, void* tail) {
  const StrettoKernel* kernel = op->kernel;
  op->arguments = static_cast<void**>(tail);
  const uintptr_t end = reinterpret_cast<uintptr_t>(op->arguments + kernel->argument_count);
  char* value = reinterpret_cast<char*>(end) + (kAlignment - end % kAlignment) % kAlignment;
  for (int64_t i = 0; i < kernel->argument_count; ++i) {
    std::memcpy(value, arguments[i], static_cast<size_t>(kernel->argument_sizes[i]));
    op->arguments[i] = value;
    value += RoundUp(kernel->argument_sizes[i]);
  }
}

}  // namespace

StrettoPoint Launch(const StrettoKernel* kernel, const StrettoGrid* grid, void* const* arguments, const Scan& scan,
                    int32_t site) {
  int64_t blocks;
  if (const int32_t code = CheckGrid(kernel, grid, &blocks, site)) return SubmitFailure(scan, site, code);
  const StrettoVariant* variant = VariantFor(kernel, grid);
  if (variant == nullptr) {
    return SubmitFailure(
        scan, site,
        ErrorAt(site, "kernel '%s' has no code for blocks of %" PRId64 "x%" PRId64 "x%" PRId64 " threads", kernel->name,
                grid->block[0], grid->block[1], grid->block[2]));
  }
  kernel_launches.fetch_add(1, std::memory_order_relaxed);  // relaxed: a statistic
  const int64_t shared_bytes = RoundUp(grid->dynamic_shared) + variant->scratch_bytes;
  int64_t* cost_word = nullptr;
  if (kernel->state != nullptr) cost_word = &kernel->state->words[(variant - kernel->variants) % kCostWords];
  if (scan.Settled()) {
    if (scan.code != 0) return FailedPoint(scan.code);
    const Cost cost(cost_word);
    if (InlineAllowed() && cost.IsSmall(blocks)) {
      const int64_t start = ReadTicks();
      const int32_t code = RunBlocks(kernel, variant->run, arguments, grid, 0, blocks, shared_bytes, site);
      cost.Learn(ReadTicks() - start, blocks);
      return scan.Done(code);
    }
  }
  void* tail = nullptr;
  auto* op = NewOp<LaunchOp>(scan, site, ArgumentBytes(kernel), &tail);
  if (op == nullptr) return FailedPoint(NodeMemoryError(site));
  PrepareRange(op, RunLaunch, blocks, cost_word);
  op->kernel = kernel;
  op->function = variant->run;
  op->shared_bytes = shared_bytes;
  op->grid = *grid;
  CopyArguments(op, arguments, tail);
  return Submit(op, scan);
}

}  // namespace stretto::device

using namespace stretto::device;

extern "C" {

StrettoPoint strettoDeviceLaunch(const StrettoKernel* kernel, const StrettoGrid* grid, void* const* arguments,
                                 const StrettoPoint* deps, int64_t n, int32_t site) {
  return Launch(kernel, grid, arguments, Scan(deps, n), site);
}

}  // extern "C"
