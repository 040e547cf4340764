// Kernels as C++ functions, and the device's functions with points in lists.
#ifndef STRETTO_TEST_DEVICE_KERNELS_H
#define STRETTO_TEST_DEVICE_KERNELS_H

#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

#include "stretto/device.h"
#include "tasks.h"
#include "test.h"

namespace test {

using Points = std::vector<StrettoPoint>;
inline int64_t Count(const Points& points) { return static_cast<int64_t>(points.size()); }

// A kernel with one variant, for blocks of any size, whose arguments have these sizes.
struct Kernel {
  Kernel(StrettoBlockFunction run, std::vector<int64_t> argument_sizes, const char* name = "kernel",
         int64_t scratch = 0)
      : sizes(std::move(argument_sizes)), variants{{{0, 0, 0}, scratch, run}} {
    kernel.name = name;
    Update();
  }
  Kernel(const Kernel&) = delete;
  void Update() {
    kernel.argument_count = static_cast<int64_t>(sizes.size());
    kernel.argument_sizes = sizes.data();
    kernel.variant_count = static_cast<int64_t>(variants.size());
    kernel.variants = variants.data();
    kernel.state = &state;
  }
  std::vector<int64_t> sizes;
  std::vector<StrettoVariant> variants;
  StrettoKernelState state{};
  StrettoKernel kernel{};
};

inline StrettoGrid Grid(int64_t blocks, int64_t threads = 1, int64_t dynamic_shared = 0) {
  return {{blocks, 1, 1}, {threads, 1, 1}, {0, 0, 0}, dynamic_shared};
}

template <typename... Values>
StrettoPoint Launch(const Kernel& kernel, const StrettoGrid& grid, const Points& deps, Values... values) {
  void* arguments[] = {static_cast<void*>(&values)..., nullptr};
  return strettoDeviceLaunch(&kernel.kernel, &grid, arguments, deps.data(), Count(deps), 0);
}

template <typename T>
T Argument(void* const* arguments, int index) {
  T value;
  std::memcpy(&value, arguments[index], sizeof value);
  return value;
}

inline StrettoPoint JoinOf(const Points& deps) { return strettoDeviceJoin(deps.data(), Count(deps), 0); }

// Waits; the code.
inline int32_t Wait(const Points& points) {
  StrettoToken* token = strettoDeviceToken(points.data(), Count(points), 0);
  strettoAsyncAwait(token);
  const int32_t code = strettoAsyncGetError(token);
  mlirAsyncRuntimeDropRef(token, 1);
  return code;
}
inline int32_t Wait(StrettoPoint point) { return Wait(Points{point}); }

inline std::string TextOf(int32_t code) {
  StrettoSite site;
  return strettoAsyncDescribeSite(code, &site) ? site.text : "";
}
inline bool Contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

inline StrettoDeviceStats DeviceStats() {
  StrettoDeviceStats stats;
  strettoDeviceGetStats(&stats);
  return stats;
}

// Holds what runs with it until it is opened.
class Gate {
 public:
  // As a kernel's argument.
  static void Pass(Gate* gate) {
    gate->arrived_.fetch_add(1);
    while (!gate->open_.load()) Burn(std::chrono::microseconds(10));
  }
  void Open() { open_.store(true); }
  void AwaitArrivals(int count) const {
    while (arrived_.load() < count) Burn(std::chrono::microseconds(10));
  }
  int Arrived() const { return arrived_.load(); }

 private:
  std::atomic<bool> open_{false};
  std::atomic<int> arrived_{0};
};

// A kernel that waits at its first argument, a Gate*.
inline int32_t PassGate(void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
  Gate::Pass(Argument<Gate*>(arguments, 0));
  return 0;
}

// Never runs on the caller's thread, which is the one that opens the gate.
struct GateKernel : Kernel {
  GateKernel() : Kernel(PassGate, {8}, "gate") { kernel.state = nullptr; }
};

}  // namespace test

#endif  // STRETTO_TEST_DEVICE_KERNELS_H
