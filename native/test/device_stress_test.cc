// Random programs of operations on many buffers, issued by several host threads and tasks, with delays and
// failures, and with changing numbers of threads. What must come out, failures included, is computed as if
// each operation had run when it was issued.
#include <algorithm>
#include <random>
#include <thread>

#include "device_kernels.h"

using namespace test;

namespace {

constexpr int64_t kWords = 64;
constexpr int32_t kFirstCode = 5000;

// target[i] = target[i] * 3 + source[i] + extra, for the block's share of the words; 8 words a block.
int32_t Mix(void* const* arguments, const StrettoGrid*, int64_t first, int64_t last, void*) {
  auto* target = Argument<uint64_t*>(arguments, 0);
  const auto* source = Argument<const uint64_t*>(arguments, 1);
  const auto extra = Argument<uint64_t>(arguments, 2);
  for (int64_t i = first * 8; i < last * 8; ++i) target[i] = target[i] * 3 + source[i] + extra;
  const auto spin = Argument<int32_t>(arguments, 3);
  for (int i = 0; i < spin; ++i) asm volatile("");
  return Argument<int32_t>(arguments, 4);
}

// A point and the code that it must turn out to have.
struct Expected {
  StrettoPoint point;
  int32_t code;
};
using ExpectedList = std::vector<Expected>;

Points PointsOf(const ExpectedList& list) {
  Points points;
  for (const Expected& entry : list) points.push_back(entry.point);
  return points;
}
// What depends on these fails with the code of the first that failed.
int32_t CodeOf(const ExpectedList& list) {
  for (const Expected& entry : list) {
    if (entry.code != 0) return entry.code;
  }
  return 0;
}

struct Buffer {
  uint64_t* memory = nullptr;
  std::vector<uint64_t> expected;  // holds unless `written` fails
  Expected written{0, 0};          // by the last operation that wrote
  ExpectedList read;               // by those that read since
};

struct Program {
  std::mt19937 random;
  std::vector<Buffer> buffers;
  Kernel* kernel;

  uint32_t Below(uint32_t bound) { return random() % bound; }

  ExpectedList Dependencies(const Buffer& target, const Buffer* source) {
    ExpectedList deps{target.written};
    if (source != nullptr) deps.push_back(source->written);
    deps.insert(deps.end(), target.read.begin(), target.read.end());
    if (Below(3) == 0) deps.push_back(deps[Below(static_cast<uint32_t>(deps.size()))]);  // one twice
    if (Below(4) == 0) std::shuffle(deps.begin(), deps.end(), random);
    return deps;
  }

  void Step(int step) {
    Buffer& target = buffers[Below(static_cast<uint32_t>(buffers.size()))];
    Buffer& other = buffers[Below(static_cast<uint32_t>(buffers.size()))];
    const uint32_t kind = Below(10);
    Buffer* source = kind < 8 && &target != &other ? &other : nullptr;
    const ExpectedList expected = Dependencies(target, source);
    const Points deps = PointsOf(expected);
    Expected done{0, CodeOf(expected)};
    if (kind < 6) {
      const auto extra = uint64_t{random()};
      const auto spin = static_cast<int32_t>(Below(20) == 0 ? Below(20'000) : Below(50));
      const int32_t code = Below(1500) == 0 ? kFirstCode + step : 0;
      const Buffer& from = source == nullptr ? target : *source;
      done.point = Launch(*kernel, Grid(kWords / 8), deps, target.memory, from.memory, extra, spin, code);
      if (done.code == 0) done.code = code;
      for (size_t i = 0; i < kWords; ++i) {
        target.expected[i] = target.expected[i] * 3 + from.expected[i] + extra;
      }
    } else if (source != nullptr) {
      done.point = strettoDeviceCopy(target.memory, source->memory, kWords * 8, deps.data(), Count(deps), 0);
      target.expected = source->expected;
    } else {
      const auto value = uint64_t{random()};
      done.point = strettoDeviceFill(target.memory, &value, 8, kWords, deps.data(), Count(deps), 0);
      std::fill(target.expected.begin(), target.expected.end(), value);
    }
    target.written = done;
    target.read.clear();
    if (source == nullptr) return;
    source->read.push_back(done);
    if (source->read.size() > 6) source->read = {{JoinOf(PointsOf(source->read)), CodeOf(source->read)}};
  }

  void Run(int steps) {
    for (Buffer& buffer : buffers) {
      StrettoPoint point;
      const StrettoPoint begin = JoinOf({});
      buffer.memory = static_cast<uint64_t*>(strettoDeviceAlloc(kWords * 8, 0, &begin, 1, 0, &point));
      const uint64_t zero = 0;
      buffer.written.point = strettoDeviceFill(buffer.memory, &zero, 8, kWords, &point, 1, 0);
      buffer.expected.assign(kWords, 0);
    }
    for (int step = 0; step < steps; ++step) {
      Step(step);
      if (Below(100) == 0) {
        const Buffer& buffer = buffers[Below(static_cast<uint32_t>(buffers.size()))];
        CHECK_EQ(Wait(buffer.written.point), buffer.written.code);
      }
    }
    for (Buffer& buffer : buffers) {
      std::vector<uint64_t> result(kWords);
      const StrettoPoint copied =
          strettoDeviceCopy(result.data(), buffer.memory, kWords * 8, &buffer.written.point, 1, 0);
      ExpectedList all{{copied, buffer.written.code}};
      all.insert(all.end(), buffer.read.begin(), buffer.read.end());
      const Points deps = PointsOf(all);
      const StrettoPoint freed = strettoDeviceFree(buffer.memory, deps.data(), Count(deps), 0);
      CHECK_EQ(Wait(copied), buffer.written.code);
      if (buffer.written.code == 0) CHECK(result == buffer.expected);
      CHECK_EQ(Wait(freed), CodeOf(all));
    }
  }
};

void RunPrograms(uint32_t seed, int threads, Kernel* kernel) {
  std::vector<std::thread> hosts;
  for (int t = 0; t < threads; ++t) {
    hosts.emplace_back([=] {
      Program program{std::mt19937(seed + static_cast<uint32_t>(t)), std::vector<Buffer>(2 + seed % 6), kernel};
      program.Run(300);
    });
  }
  for (std::thread& host : hosts) host.join();
}

void RandomDelay(void* context) {
  auto* random = static_cast<std::atomic<uint32_t>*>(context);
  const uint32_t value = random->fetch_add(2654435761u) >> 16;
  if (value % 8 == 0) Burn(std::chrono::microseconds(value % 100));
}

}  // namespace

TEST(StressRandomPrograms) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(StressSeconds());
  Kernel kernel(Mix, {8, 8, 8, 4, 4});
  uint32_t seed = static_cast<uint32_t>(std::chrono::steady_clock::now().time_since_epoch().count());
  std::printf("seed %u\n", seed);
  do {
    for (const int32_t threads : {1, 2, 4}) {
      strettoAsyncSetNumThreads(threads);
      for (const bool delays : {false, true}) {
        std::atomic<uint32_t> random{seed};
        if (delays) strettoDeviceSetDelay(RandomDelay, &random);
        RunPrograms(seed += 7919, delays ? 1 : 3, &kernel);
        if (delays) strettoDeviceSetDelay(nullptr, nullptr);
      }
    }
  } while (std::chrono::steady_clock::now() < end);
  strettoAsyncSetNumThreads(0);
  strettoDeviceRelease();
  const StrettoDeviceStats stats = DeviceStats();
  CHECK_EQ(stats.streams_created, stats.streams_destroyed);
  CHECK_EQ(stats.events_created, stats.events_destroyed);
  CHECK_EQ(stats.live_allocations, 0);
  CHECK_EQ(test::LiveObjects(), 0);
}
