// What the software device's operations cost, in nanoseconds: the median of 15 rounds and their minimum; and
// the least processor time of the calling thread, which other load on the machine disturbs less.
//   device_bench [THREADS]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "stretto/device.h"

namespace {

int64_t Now() { return std::chrono::steady_clock::now().time_since_epoch().count(); }

int64_t Used() {
  timespec used;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return int64_t{used.tv_sec} * 1'000'000'000 + used.tv_nsec;
}

template <typename F>
void Measure(const char* name, int64_t count, F body) {
  body();
  std::vector<double> rounds, used_rounds;
  for (int i = 0; i < 15; ++i) {
    const int64_t start = Now();
    const int64_t used = Used();
    body();
    used_rounds.push_back(static_cast<double>(Used() - used) / static_cast<double>(count));
    rounds.push_back(static_cast<double>(Now() - start) / static_cast<double>(count));
  }
  const double used = *std::min_element(used_rounds.begin(), used_rounds.end());
  std::sort(rounds.begin(), rounds.end());
  std::printf("%-44s %10.1f %10.1f %10.1f\n", name, rounds[rounds.size() / 2], rounds[0], used);
}

int32_t Nothing(void* const*, const StrettoGrid*, int64_t, int64_t, void*) { return 0; }

std::atomic<bool> open{false};
int32_t WaitUntilOpen(void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
  while (!open.load()) {
  }
  return 0;
}

// A microsecond a block.
int32_t Spin(void* const*, const StrettoGrid*, int64_t first, int64_t last, void*) {
  const int64_t end = Now() + (last - first) * 1000;
  while (Now() < end) {
  }
  return 0;
}

struct Kernel {
  explicit Kernel(StrettoBlockFunction run, bool may_be_inline = true) : variant{{0, 0, 0}, 0, run} {
    kernel = {"kernel", 0, nullptr, 1, &variant, may_be_inline ? &state : nullptr};
  }
  StrettoPoint Launch(int64_t blocks, StrettoPoint dependency) const {
    const StrettoGrid grid{{blocks, 1, 1}, {1, 1, 1}, {0, 0, 0}, 0};
    return strettoDeviceLaunch(&kernel, &grid, nullptr, &dependency, 1, 0);
  }
  StrettoVariant variant;
  StrettoKernelState state{};
  StrettoKernel kernel;
};

void Poll(StrettoPoint point) {
  while (!strettoDeviceIsComplete(&point, 1)) {
  }
}

void Wait(StrettoPoint point) {
  StrettoToken* token = strettoDeviceToken(&point, 1, 0);
  strettoAsyncAwait(token);
  mlirAsyncRuntimeDropRef(token, 1);
}

}  // namespace

int main(int argc, char** argv) {
  const int threads = strettoAsyncSetNumThreads(argc > 1 ? std::atoi(argv[1]) : 0);
  std::printf("%2d threads%45s %10s %10s\n", threads, "median", "minimum", "caller");
  constexpr int64_t kMany = 100'000;
  Kernel nothing(Nothing), posted(Nothing, false), gate(WaitUntilOpen, false), spin(Spin);
  Measure("empty launch, on the caller's thread", kMany, [&] {
    StrettoPoint point = 0;
    for (int64_t i = 0; i < kMany; ++i) point = nothing.Launch(1, point);
    Wait(point);
  });
  if (threads > 1) {
    // One by one, since a single lost time slice costs as much as thousands of them.
    std::vector<int64_t> times;
    for (int i = 0; i < 20'000; ++i) {
      const int64_t start = Now();
      Poll(posted.Launch(1, 0));
      times.push_back(Now() - start);
    }
    std::sort(times.begin(), times.end());
    const int64_t best = times[times.size() / 100], median = times[times.size() / 2];
    std::printf("%-44s %10ld %10ld   (minimum: the best hundredth)\n", "empty launch, to a worker and back", median,
                best);
    Measure("empty launch in a busy stream: to issue", kMany, [&] {
      open = false;
      StrettoPoint point = gate.Launch(1, 0);
      for (int64_t i = 0; i < kMany; ++i) point = nothing.Launch(1, point);
      open = true;
      Wait(point);
    });
  }
  Measure("empty launch, to a worker, waiting", 2000, [&] {
    for (int i = 0; i < 2000; ++i) Wait(posted.Launch(1, 0));
  });
  Measure("1 µs a block, 10,000 blocks: a block", 10'000, [&] { Wait(spin.Launch(10'000, 0)); });
  Measure("empty blocks, a million: a launch", 1, [&] { Wait(nothing.Launch(1'000'000, 0)); });
  Measure("copy of 8 bytes", kMany, [&] {
    int64_t from = 1, to = 0;
    for (int64_t i = 0; i < kMany; ++i) (void)strettoDeviceCopy(&to, &from, 8, nullptr, 0, 0);
  });
  Measure("alloc and free of 256 bytes", kMany, [&] {
    for (int64_t i = 0; i < kMany; ++i) {
      StrettoPoint point;
      void* memory = strettoDeviceAlloc(256, 0, nullptr, 0, 0, &point);
      (void)strettoDeviceFree(memory, &point, 1, 0);
    }
  });
  Measure("token of a complete point", kMany, [&] {
    for (int64_t i = 0; i < kMany; ++i) Wait(0);
  });
  strettoDeviceSetChecked(true);
  StrettoPoint point;
  auto* memory = static_cast<char*>(strettoDeviceAlloc(4096, 0, nullptr, 0, 0, &point));
  Measure("checked access", kMany, [&] {
    int32_t code = 0;
    for (int64_t i = 0; i < kMany; ++i) code |= strettoDeviceCheckAccess(memory, memory + i % 4096, 1, 1, 0);
    if (code != 0) std::abort();
  });
  std::vector<char> large(64 << 20), copy(64 << 20);
  strettoDeviceSetChecked(false);
  Measure("copy of 64 MiB: a KiB", 64 << 10,
          [&] { Wait(strettoDeviceCopy(copy.data(), large.data(), 64 << 20, nullptr, 0, 0)); });
  return 0;
}
