// Allocation, copies, fills.
#include <algorithm>
#include <numeric>
#include <random>

#include "device_kernels.h"

using namespace test;

namespace {

void* AllocAt(int64_t bytes, const Points& deps, StrettoPoint* point, int32_t site = 0, int32_t shared = 0) {
  return strettoDeviceAlloc(bytes, shared, deps.data(), Count(deps), site, point);
}
StrettoPoint FreeOf(void* memory, const Points& deps) { return strettoDeviceFree(memory, deps.data(), Count(deps), 0); }

int64_t Live() { return strettoDeviceLiveAllocations(nullptr, 0); }

class Limit {
 public:
  explicit Limit(int64_t bytes) { strettoDeviceSetMemoryLimit(bytes); }
  ~Limit() { strettoDeviceSetMemoryLimit(-1); }
};

}  // namespace

TEST(AllocCopyFree) {
  strettoDeviceResetStats();
  const std::string text = "through the device";
  std::string back(text.size(), ' ');
  StrettoPoint point;
  void* memory = AllocAt(1000, {}, &point);
  CHECK(memory != nullptr);
  CHECK_EQ(reinterpret_cast<uintptr_t>(memory) % 64, uintptr_t{0});
  const auto bytes = static_cast<int64_t>(text.size());
  point = strettoDeviceCopy(memory, text.data(), bytes, &point, 1, 0);
  point = strettoDeviceCopy(back.data(), memory, bytes, &point, 1, 0);
  CHECK_EQ(DeviceStats().live_allocations, 1);
  CHECK_EQ(DeviceStats().device_bytes, 1000);
  point = FreeOf(memory, {point});
  CHECK_EQ(Wait(point), 0);
  CHECK_EQ(back, text);
  CHECK_EQ(DeviceStats().live_allocations, 0);
  CHECK_EQ(DeviceStats().device_bytes, 0);
  CHECK_EQ(DeviceStats().device_bytes_peak, 1000);
}

TEST(ZeroBytesAreNull) {
  StrettoPoint point = 1;
  CHECK(AllocAt(0, {}, &point) == nullptr);
  CHECK_EQ(Wait(point), 0);
  CHECK_EQ(Wait(FreeOf(nullptr, {})), 0);
  CHECK_EQ(Wait(strettoDeviceCopy(nullptr, nullptr, 0, nullptr, 0, 0)), 0);
  CHECK_EQ(Wait(strettoDeviceFill(nullptr, "x", 1, 0, nullptr, 0, 0)), 0);
  CHECK_EQ(Live(), 0);
}

TEST(FreeWaitsForItsDependencies) {
  GateKernel pass;
  Gate gate;
  StrettoPoint point;
  void* memory = AllocAt(100, {}, &point);
  const StrettoPoint freed = FreeOf(memory, {Launch(pass, Grid(1), {point}, &gate)});
  CHECK_EQ(Live(), 1);
  gate.Open();
  CHECK_EQ(Wait(freed), 0);
  CHECK_EQ(Live(), 0);
}

TEST(FreeGivesMemoryBackAfterAFailure) {
  GateKernel pass;
  Kernel fail([](void* const*, const StrettoGrid*, int64_t, int64_t, void*) { return 5; }, {});
  for (const bool pending : {false, true}) {
    Gate gate;
    StrettoPoint point;
    void* memory = AllocAt(100, {}, &point);
    if (pending) point = Launch(pass, Grid(1), {point}, &gate);
    const StrettoPoint failed = Launch(fail, Grid(1), {point}, nullptr);
    if (!pending) CHECK_EQ(Wait(failed), 5);
    const StrettoPoint freed = FreeOf(memory, {failed});
    gate.Open();
    CHECK_EQ(Wait(freed), 5);
    CHECK_EQ(Live(), 0);
  }
}

TEST(MemoryLimit) {
  const Limit limit(1000);
  StrettoPoint a, b, c;
  void* first = AllocAt(600, {}, &a);
  void* second = AllocAt(600, {}, &b);
  CHECK(second == nullptr);
  CHECK(Contains(TextOf(Wait(b)), "out of device memory: 600 bytes asked for, the limit is 1000"));
  CHECK_EQ(Wait(FreeOf(first, {a})), 0);
  second = AllocAt(1000, {}, &c);
  CHECK(second != nullptr);
  CHECK_EQ(Wait(FreeOf(second, {c})), 0);
  CHECK(AllocAt(INT64_MAX, {}, &a) == nullptr);
  CHECK(Wait(a) != 0);
  CHECK_EQ(Live(), 0);
}

TEST(HugeAllocationIsAFailure) {
  StrettoPoint point;
  CHECK(AllocAt(INT64_MAX, {}, &point) == nullptr);
  CHECK(Contains(TextOf(Wait(point)), "out of device memory"));
  CHECK(AllocAt(-1, {}, &point) == nullptr);
  CHECK(Contains(TextOf(Wait(point)), "allocation of -1 bytes"));
  CHECK_EQ(Live(), 0);
}

TEST(MemoryLimitCountsInTheOrderOfStreams) {
  GateKernel pass;
  const Limit limit(1000);
  Gate gate;
  StrettoPoint point;
  void* first = AllocAt(800, {}, &point);
  point = FreeOf(first, {Launch(pass, Grid(1), {point}, &gate)});
  // Nothing is free yet, but it will be when its turn comes.
  StrettoPoint late;
  void* second = AllocAt(800, {point}, &late);
  CHECK(second != nullptr);
  StrettoPoint too_late;
  void* third = AllocAt(800, {late}, &too_late);
  gate.Open();
  CHECK_EQ(Wait(late), 0);
  CHECK(Contains(TextOf(Wait(too_late)), "out of device memory"));
  // Freeing what was refused fails with the same code, and does no harm.
  CHECK_EQ(Wait(FreeOf(third, {too_late})), Wait(too_late));
  CHECK_EQ(Wait(FreeOf(second, {late})), 0);
  CHECK_EQ(Live(), 0);
}

TEST(AllocAfterAFailure) {
  Kernel fail([](void* const*, const StrettoGrid*, int64_t, int64_t, void*) { return 5; }, {});
  GateKernel pass;
  Gate gate;
  const StrettoPoint failed = Launch(fail, Grid(1), {Launch(pass, Grid(1), {}, &gate)}, nullptr);
  StrettoPoint point;
  void* memory = AllocAt(100, {failed}, &point);
  const StrettoPoint freed = FreeOf(memory, {point});
  gate.Open();
  CHECK_EQ(Wait(freed), 5);
  CHECK(AllocAt(100, {failed}, &point) == nullptr);
  CHECK_EQ(Wait(point), 5);
  CHECK_EQ(Live(), 0);
}

TEST(WrongDeallocs) {
  int host = 0;
  StrettoPoint point;
  auto* memory = static_cast<char*>(AllocAt(100, {}, &point));
  CHECK(Contains(TextOf(Wait(FreeOf(memory + 10, {point}))), "into a block"));
  CHECK(Contains(TextOf(Wait(FreeOf(&host, {}))), "didn't allocate"));
  GateKernel pass;
  Gate gate;
  const StrettoPoint freed = FreeOf(memory, {Launch(pass, Grid(1), {point}, &gate)});
  const StrettoPoint again = FreeOf(memory, {freed});
  gate.Open();
  CHECK_EQ(Wait(freed), 0);
  CHECK(Contains(TextOf(Wait(again)), "deallocated before"));
  CHECK_EQ(Live(), 0);
}

TEST(LiveAllocationsHaveSites) {
  const StrettoSite sites[] = {{"m.mlir", 3, 1, "gpu.alloc"}, {"m.mlir", 4, 1, "gpu.alloc"}};
  const int32_t base = strettoAsyncRegisterSites(sites, 2);
  StrettoPoint point;
  void* device = AllocAt(10, {}, &point, base);
  void* shared = AllocAt(20, {}, &point, base + 1, 1);
  void* other = AllocAt(30, {}, &point);
  int64_t host = 0;
  CHECK_EQ(strettoDeviceHostRegister(&host, 8, base), 0);
  StrettoLiveAllocation live[8];
  CHECK_EQ(strettoDeviceLiveAllocations(live, 8), 4);
  for (int i = 0; i < 4; ++i) {
    if (live[i].address == device) CHECK(live[i].bytes == 10 && live[i].site == base && live[i].kind == 0);
    if (live[i].address == shared) CHECK(live[i].bytes == 20 && live[i].site == base + 1 && live[i].kind == 1);
    if (live[i].address == &host) CHECK(live[i].bytes == 8 && live[i].kind == STRETTO_REGISTERED_MEMORY);
  }
  CHECK_EQ(strettoDeviceFreeAllOf(base), 3);
  CHECK_EQ(strettoDeviceLiveAllocations(live, 8), 1);
  CHECK(live[0].address == other);
  CHECK_EQ(strettoDeviceFreeAllOf(0), 1);
  strettoAsyncUnregisterSites(base);
  CHECK_EQ(Live(), 0);
}

TEST(RegistrationsAreCounted) {
  char memory[16];
  CHECK_EQ(strettoDeviceHostRegister(memory, 16, 0), 0);
  CHECK_EQ(strettoDeviceHostRegister(memory, 8, 0), 0);
  CHECK_EQ(strettoDeviceHostUnregister(memory, 0), 0);
  CHECK_EQ(strettoDeviceHostUnregister(memory, 0), 0);
  CHECK(Contains(TextOf(strettoDeviceHostUnregister(memory, 0)), "isn't registered"));
  CHECK(strettoDeviceHostRegister(memory, -1, 0) != 0);
  CHECK_EQ(Live(), 0);
}

TEST(LargeCopiesAndFillsOfAnyWidth) {
  std::mt19937 random(7);
  WithThreads({1, 2, 8}, [&] {
    for (const int64_t width : {1, 2, 3, 4, 5, 8, 12, 16, 24, 100, 5000}) {
      for (const int64_t count : {int64_t{1}, int64_t{7}, 4096 / width + 1, 3'000'000 / width}) {
        std::vector<char> value(static_cast<size_t>(width)), filled(static_cast<size_t>(width * count + 16), 'x'),
            copy(filled);
        for (char& byte : value) byte = static_cast<char>(random());
        const StrettoPoint fill = strettoDeviceFill(filled.data(), value.data(), width, count, nullptr, 0, 0);
        const StrettoPoint copied = strettoDeviceCopy(copy.data(), filled.data(), width * count, &fill, 1, 0);
        CHECK_EQ(Wait(copied), 0);
        bool right = true;
        for (int64_t i = 0; i < count; ++i)
          right &= std::memcmp(&filled[static_cast<size_t>(i * width)], value.data(), value.size()) == 0;
        CHECK(right);
        CHECK(copy == filled);
        CHECK_EQ(filled[static_cast<size_t>(width * count)], 'x');
      }
    }
  });
}

TEST(StridedCopiesAndFillsMatchLoops) {
  std::mt19937 random(11);
  const auto below = [&](int64_t bound) { return static_cast<int64_t>(random() % static_cast<uint32_t>(bound)); };
  GateKernel pass;
  WithThreads({1, 4}, [&] {
    for (int round = 0; round < 400; ++round) {
      const int64_t rank = below(5);
      const int64_t width = std::vector<int64_t>{1, 2, 3, 4, 8, 16, 20}[static_cast<size_t>(below(7))];
      std::vector<int64_t> sizes, target(static_cast<size_t>(rank)), source(static_cast<size_t>(rank));
      for (int64_t d = 0; d < rank; ++d) sizes.push_back(below(12) == 0 ? 0 : 1 + below(round % 20 == 0 ? 40 : 6));
      // Strides of a permuted, padded, sometimes reversed layout; the source's may be 0.
      int64_t low[2] = {0, 0}, high[2] = {0, 0};
      for (int side = 0; side < 2; ++side) {
        std::vector<int64_t>& strides = side == 0 ? target : source;
        std::vector<size_t> order(static_cast<size_t>(rank));
        std::iota(order.begin(), order.end(), size_t{0});
        if (below(2) == 0) std::shuffle(order.begin(), order.end(), random);
        if (below(2) == 0) std::reverse(order.begin(), order.end());
        int64_t step = width;
        for (const size_t d : order) {
          strides[d] = step;
          step = step * std::max<int64_t>(sizes[d], 1) + (below(3) == 0 ? width * below(3) : 0);
          if (below(5) == 0) strides[d] = -strides[d];
          if (side == 1 && below(6) == 0) strides[d] = 0;
          const int64_t reach = (std::max<int64_t>(sizes[d], 1) - 1) * strides[d];
          (reach < 0 ? low[side] : high[side]) += reach;
        }
      }
      std::vector<char> to(static_cast<size_t>(high[0] - low[0] + width), 't'),
          from(static_cast<size_t>(high[1] - low[1] + width));
      for (char& byte : from) byte = static_cast<char>(random());
      std::vector<char> expected = to, filled = to, expected_fill = to;
      std::vector<int64_t> at(static_cast<size_t>(rank), 0);
      const bool empty = std::count(sizes.begin(), sizes.end(), 0) > 0;
      for (bool more = !empty; more;) {
        int64_t target_at = -low[0], source_at = -low[1];
        for (size_t d = 0; d < at.size(); ++d) {
          target_at += at[d] * target[d];
          source_at += at[d] * source[d];
        }
        std::memcpy(&expected[static_cast<size_t>(target_at)], &from[static_cast<size_t>(source_at)],
                    static_cast<size_t>(width));
        std::memcpy(&expected_fill[static_cast<size_t>(target_at)], from.data(), static_cast<size_t>(width));
        more = false;
        for (size_t d = at.size(); d-- > 0;) {
          if (++at[d] < sizes[d]) {
            more = true;
            break;
          }
          at[d] = 0;
        }
      }
      Gate gate;
      Points deps;
      if (below(2) == 0) deps.push_back(Launch(pass, Grid(1), {}, &gate));
      const StrettoPoint copied =
          strettoDeviceCopyStrided(to.data() - low[0], from.data() - low[1], rank, sizes.data(), target.data(),
                                   source.data(), width, deps.data(), Count(deps), 0);
      std::vector<char> value(from.begin(), from.begin() + width);
      const StrettoPoint fill = strettoDeviceFillStrided(filled.data() - low[0], value.data(), width, rank,
                                                         sizes.data(), target.data(), deps.data(), Count(deps), 0);
      std::fill(value.begin(), value.end(), 'v');
      std::vector<int64_t>(sizes).swap(sizes);
      gate.Open();
      CHECK_EQ(Wait({copied, fill}), 0);
      CHECK(to == expected);
      CHECK(filled == expected_fill);
    }
  });
}

TEST(BadSizesOfCopiesAreFailures) {
  char a[8] = {}, b[8] = {};
  const int64_t negative[] = {2, -3}, strides[65] = {}, huge[] = {INT64_MAX, INT64_MAX};
  CHECK(Contains(TextOf(Wait(strettoDeviceCopy(a, b, -1, nullptr, 0, 0))), "negative size -1"));
  CHECK(Contains(TextOf(Wait(strettoDeviceFill(a, b, 4, -2, nullptr, 0, 0))), "negative size -2"));
  CHECK(Contains(TextOf(Wait(strettoDeviceFill(a, b, 0, 2, nullptr, 0, 0))), "elements of 0 bytes"));
  CHECK(Contains(TextOf(Wait(strettoDeviceCopyStrided(a, b, 2, negative, strides, strides, 1, nullptr, 0, 0))), "-3"));
  CHECK(
      Contains(TextOf(Wait(strettoDeviceCopyStrided(a, b, 2, huge, strides, strides, 1, nullptr, 0, 0))), "too many"));
  CHECK(Contains(TextOf(Wait(strettoDeviceCopyStrided(a, b, 65, strides, strides, strides, 1, nullptr, 0, 0))),
                 "rank 65"));
}
