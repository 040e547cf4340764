// Kernel launches.
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <set>

#include "device_kernels.h"

using namespace test;

namespace {

// Counts each block's run in the array of the first argument.
int32_t MarkBlocks(void* const* arguments, const StrettoGrid* grid, int64_t first, int64_t last, void*) {
  auto* marks = Argument<std::atomic<int32_t>*>(arguments, 0);
  CHECK(first >= 0 && first < last && last <= grid->grid[0] * grid->grid[1] * grid->grid[2]);
  for (int64_t block = first; block < last; ++block) marks[block].fetch_add(1, std::memory_order_relaxed);
  return 0;
}

int32_t DoNothing(void* const*, const StrettoGrid*, int64_t, int64_t, void*) { return 0; }

// So many launches that the device knows what a block costs.
void Teach(const Kernel& kernel, const StrettoGrid& grid) {
  for (int i = 0; i < 60; ++i) CHECK_EQ(Wait(Launch(kernel, grid, {}, nullptr)), 0);
}

}  // namespace

TEST(EachBlockRunsOnce) {
  Kernel mark(MarkBlocks, {8});
  WithThreads({1, 2, 8}, [&] {
    for (const int64_t x : {1, 2, 7, 1000, 40'000}) {
      for (const int64_t y : {1, 3}) {
        const StrettoGrid grid{{x, y, 2}, {1, 1, 1}, {0, 0, 0}, 0};
        std::vector<std::atomic<int32_t>> marks(static_cast<size_t>(x * y * 2));
        CHECK_EQ(Wait(Launch(mark, grid, {}, marks.data())), 0);
        for (const auto& count : marks) CHECK_EQ(count.load(), 1);
      }
    }
  });
}

TEST(ArgumentsAreCopiedAndAligned) {
  struct Wide {
    alignas(64) double values[8];
  };
  static std::atomic<int> wrong{0};
  GateKernel pass;
  Kernel read(
      [](void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
        if (Argument<int8_t>(arguments, 0) != 7 || Argument<Wide>(arguments, 1).values[7] != 2.5) wrong.fetch_add(1);
        if (Argument<int16_t>(arguments, 2) != -3) wrong.fetch_add(1);
        if (reinterpret_cast<uintptr_t>(arguments[1]) % 64 != 0) wrong.fetch_add(1);
        return 0;
      },
      {1, sizeof(Wide), 2});
  Gate gate;
  const StrettoPoint before = Launch(pass, Grid(1), {}, &gate);
  StrettoPoint after;
  {
    Wide wide{};
    wide.values[7] = 2.5;
    auto* grid = new StrettoGrid(Grid(3));
    int8_t byte = 7;
    int16_t half = -3;
    void* arguments[] = {&byte, &wide, &half};
    after = strettoDeviceLaunch(&read.kernel, grid, arguments, &before, 1, 0);
    *grid = {};
    delete grid;
    byte = 0;
    half = 0;
    wide = {};
  }
  gate.Open();
  CHECK_EQ(Wait(after), 0);
  CHECK_EQ(wrong.load(), 0);
}

TEST(VariantIsChosenByBlockSize) {
  static std::atomic<int> chosen{0};
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
        chosen = 1;
        return 0;
      },
      {});
  kernel.variants.insert(kernel.variants.begin(),
                         {{16, 16, 1}, 0, [](void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
                            chosen = 2;
                            return 0;
                          }});
  kernel.Update();
  CHECK_EQ(Wait(Launch(kernel, Grid(1, 32), {}, nullptr)), 0);
  CHECK_EQ(chosen.load(), 1);
  CHECK_EQ(Wait(Launch(kernel, {{1, 1, 1}, {16, 16, 1}, {0, 0, 0}, 0}, {}, nullptr)), 0);
  CHECK_EQ(chosen.load(), 2);
  kernel.variants.pop_back();
  kernel.Update();
  CHECK(Contains(TextOf(Wait(Launch(kernel, Grid(1, 32), {}, nullptr))), "no code for blocks of 32x1x1"));
}

TEST(SharedMemoryIsTheThreadsOwn) {
  static std::atomic<int> wrong{0};
  Kernel kernel(
      [](void* const*, const StrettoGrid* grid, int64_t first, int64_t last, void* shared) {
        if (reinterpret_cast<uintptr_t>(shared) % 64 != 0) wrong.fetch_add(1);
        const auto bytes = static_cast<size_t>(grid->dynamic_shared + 300);
        auto* memory = static_cast<unsigned char*>(shared);
        for (int64_t block = first; block < last; ++block) {
          std::memset(memory, static_cast<int>(block), bytes);
          for (int i = 0; i < 20; ++i) asm volatile("" : : : "memory");
          for (size_t i = 0; i < bytes; ++i) wrong.fetch_add(memory[i] == static_cast<unsigned char>(block) ? 0 : 1);
        }
        return 0;
      },
      {}, "shared", 300);
  WithThreads({1, 2, 8}, [&] {
    Points points;
    for (const int64_t dynamic : {0, 1, 100, 5000, 100'000})
      points.push_back(Launch(kernel, Grid(200, 1, dynamic), {}, nullptr));
    CHECK_EQ(Wait(points), 0);
  });
  CHECK_EQ(wrong.load(), 0);
}

TEST(BadLaunchSizesAreFailures) {
  Kernel kernel(DoNothing, {}, "bad");
  struct Bad {
    StrettoGrid grid;
    const char* text;
  };
  const Bad all[] = {
      {{{0, 1, 1}, {1, 1, 1}, {0, 0, 0}, 0}, "grid of 0 blocks in x"},
      {{{1, -5, 1}, {1, 1, 1}, {0, 0, 0}, 0}, "grid of -5 blocks in y"},
      {{{1, 1, int64_t{1} << 31}, {1, 1, 1}, {0, 0, 0}, 0}, "grid of 2147483648 blocks in z"},
      {{{0x7fffffff, 0x7fffffff, 0x7fffffff}, {1, 1, 1}, {0, 0, 0}, 0}, "more than 2^60 blocks"},
      {{{1, 1, 1}, {0, 1, 1}, {0, 0, 0}, 0}, "blocks of 0 threads in x"},
      {{{1, 1, 1}, {1, 1, INT64_MIN}, {0, 0, 0}, 0}, "threads in z"},
      {{{1, 1, 1}, {1025, 1, 1}, {0, 0, 0}, 0}, "blocks of 1025x1x1 threads; a block has at most 1024"},
      {{{1, 1, 1}, {32, 32, 2}, {0, 0, 0}, 0}, "blocks of 32x32x2 threads"},
      {{{1, 1, 1}, {INT64_MAX, INT64_MAX, INT64_MAX}, {0, 0, 0}, 0}, "a block has at most 1024"},
      {{{1, 1, 1}, {1, 1, 1}, {0, 0, 0}, -1}, "-1 bytes of dynamic shared memory"},
      {{{1, 1, 1}, {1, 1, 1}, {0, 0, 0}, int64_t{1} << 30}, "1073741824 bytes of dynamic shared memory"},
      {{{4, 1, 1}, {1, 1, 1}, {3, 1, 1}, 0}, "doesn't divide its grid of 4"},
      {{{4, 4, 4}, {1, 1, 1}, {0, 4, 4}, 0}, "clusters of 0 blocks in x"},
      {{{8, 8, 8}, {1, 1, 1}, {8, 8, 8}, 0}, "clusters of 512 blocks"},
  };
  strettoDeviceResetStats();
  const StrettoSite site{"bad.mlir", 12, 5, "gpu.launch_func"};
  const int32_t base = strettoAsyncRegisterSites(&site, 1);
  for (const Bad& bad : all) {
    const StrettoPoint point = strettoDeviceLaunch(&kernel.kernel, &bad.grid, nullptr, nullptr, 0, base);
    const int32_t code = Wait(point);
    if (!Contains(TextOf(code), bad.text))
      test::Fail(__FILE__, __LINE__, std::string(bad.text) + " in: " + TextOf(code));
    StrettoSite place;
    CHECK(strettoAsyncDescribeSite(code, &place));
    CHECK_EQ(std::string(place.file), "bad.mlir");
    CHECK_EQ(place.line, 12);
  }
  CHECK_EQ(DeviceStats().kernel_launches, 0);
  strettoAsyncUnregisterSites(base);
  CHECK_EQ(Wait(Launch(kernel, {{4, 2, 1}, {32, 32, 1}, {2, 2, 1}, 0}, {}, nullptr)), 0);
}

TEST(BadLaunchStillWaitsForItsDependencies) {
  GateKernel pass;
  Kernel kernel(DoNothing, {});
  Gate gate;
  const StrettoPoint before = Launch(pass, Grid(1), {}, &gate);
  const StrettoPoint bad = Launch(kernel, Grid(0), {before}, nullptr);
  CHECK(!strettoDeviceIsComplete(&bad, 1));
  gate.Open();
  CHECK(Contains(TextOf(Wait(bad)), "grid of 0 blocks"));
}

TEST(FirstErrorOfAKernelWinsAndSkipsTheRest) {
  static std::atomic<int64_t> ran{0};
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t first, int64_t last, void*) {
        for (int64_t block = first; block < last; ++block) {
          Burn(std::chrono::microseconds(20));
          ran.fetch_add(1);
          if (block == 30) return 77;
        }
        return 0;
      },
      {});
  WithThreads({1, 2, 4}, [&] {
    ran = 0;
    const StrettoPoint failed = Launch(kernel, Grid(2000), {}, nullptr);
    CHECK_EQ(Wait(failed), 77);
    CHECK(ran.load() < 1900);
    CHECK_EQ(Wait(Launch(kernel, Grid(20), {}, nullptr)), 0);
  });
}

TEST(SmallLaunchRunsOnTheCallersThread) {
  static std::atomic<pthread_t> thread{};
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
        thread = pthread_self();
        return 0;
      },
      {});
  WithThreads({2}, [&] {
    Teach(kernel, Grid(1));
    int here = 0;
    for (int i = 0; i < 20; ++i) {
      thread = pthread_t{};
      const StrettoPoint point = Launch(kernel, Grid(1), {}, nullptr);
      here += strettoDeviceIsComplete(&point, 1) && thread == pthread_self() ? 1 : 0;
      CHECK_EQ(Wait(point), 0);
    }
    CHECK(here >= 15);  // a preempted one may have been taken for slow
    // Without a place for notes nothing is known to be small.
    kernel.kernel.state = nullptr;
    thread = pthread_self();
    StrettoToken* token = strettoAsyncCreateToken(0);
    WhenReady(token, [] {});
    CHECK_EQ(Wait(Launch(kernel, Grid(1), {}, nullptr)), 0);
    mlirAsyncRuntimeEmplaceToken(token);
    mlirAsyncRuntimeDropRef(token, 1);
  });
}

TEST(LongLaunchDoesNotRunOnTheCallersThread) {
  static std::atomic<pthread_t> thread{};
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
        thread = pthread_self();
        Burn(std::chrono::microseconds(100));
        return 0;
      },
      {});
  WithThreads({2}, [&] {
    for (int i = 0; i < 10; ++i) {
      const StrettoPoint point = Launch(kernel, Grid(1), {}, nullptr);
      while (!strettoDeviceIsComplete(&point, 1)) Burn(std::chrono::microseconds(1));
      CHECK(thread != pthread_self());
    }
  });
}

TEST(LargeLaunchUsesAllThreads) {
  static std::mutex mutex;
  static std::set<pthread_t> seen;
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t first, int64_t last, void*) {
        {
          std::lock_guard lock(mutex);
          seen.insert(pthread_self());
        }
        for (int64_t block = first; block < last; ++block) Burn(std::chrono::microseconds(100));
        return 0;
      },
      {});
  WithThreads({4}, [&] {
    // One after another, since a loaded machine may not wake all in time.
    for (int i = 0; i < 20 && seen.size() < 4; ++i) CHECK_EQ(Wait(Launch(kernel, Grid(400), {}, nullptr)), 0);
    CHECK_EQ(static_cast<int>(seen.size()), 4);
  });
}

TEST(GrainsGrowWithCheapBlocks) {
  static std::atomic<int64_t> calls{0};
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t, int64_t, void*) {
        calls.fetch_add(1);
        return 0;
      },
      {});
  WithThreads({4}, [&] {
    Teach(kernel, Grid(100));
    calls = 0;
    CHECK_EQ(Wait(Launch(kernel, Grid(1'000'000), {}, nullptr)), 0);
    CHECK(calls.load() <= 4 * 12);
  });
}

TEST(KernelLaunchesAreCounted) {
  Kernel kernel(DoNothing, {});
  strettoDeviceResetStats();
  for (int i = 0; i < 30; ++i) CHECK_EQ(Wait(Launch(kernel, Grid(1), {}, nullptr)), 0);
  CHECK_EQ(DeviceStats().kernel_launches, 30);
}

TEST(LaunchesFromTasks) {
  Kernel mark(MarkBlocks, {8});
  WithThreads({1, 2, 8}, [&] {
    std::vector<std::atomic<int32_t>> marks(100);
    StrettoGroup* group = strettoAsyncCreateGroup(50, 0);
    for (int i = 0; i < 50; ++i) {
      StrettoToken* done = strettoAsyncCreateToken(0);
      Execute([&, done] {
        const StrettoPoint point = Launch(mark, Grid(100), {}, marks.data());
        StrettoToken* token = strettoDeviceToken(&point, 1, 0);
        WhenReady(token, [=] {
          CHECK_EQ(strettoAsyncGetError(token), 0);
          mlirAsyncRuntimeDropRef(token, 1);
          mlirAsyncRuntimeEmplaceToken(done);
        });
      });
      strettoAsyncAddToGroup(done, group);
      mlirAsyncRuntimeDropRef(done, 1);
    }
    Finish(group);
    for (const auto& count : marks) CHECK_EQ(count.load(), 50);
    CHECK_EQ(test::LiveObjects(), 0);
  });
}

TEST(LongKernelsLetOtherTasksHaveATurn) {
  Kernel kernel(
      [](void* const*, const StrettoGrid*, int64_t first, int64_t last, void*) {
        for (int64_t block = first; block < last; ++block) Burn(std::chrono::microseconds(100));
        return 0;
      },
      {});
  WithThreads({1, 2}, [&] {
    for (int i = 0; i < 3; ++i) CHECK_EQ(Wait(Launch(kernel, Grid(10), {}, nullptr)), 0);
    const StrettoPoint point = Launch(kernel, Grid(3000), {}, nullptr);
    bool before = false;
    StrettoToken* token = Async([&] { before = !strettoDeviceIsComplete(&point, 1); });
    Finish(token);
    CHECK(before);
    CHECK_EQ(Wait(point), 0);
  });
}

#if !defined(__SANITIZE_THREAD__)  // it can't start threads in a forked child
CHILD(device_after_fork) {
  Kernel mark(MarkBlocks, {8});
  std::vector<std::atomic<int32_t>> marks(1000);
  CHECK_EQ(Wait(Launch(mark, Grid(1000), {}, marks.data())), 0);
  strettoDeviceSync();
  strettoAsyncDrain(-1);
  const pid_t child = fork();
  if (child == 0) {
    const int32_t code = Wait(Launch(mark, Grid(1000), {JoinOf({})}, marks.data()));
    bool right = code == 0;
    for (const auto& count : marks) right &= count.load() == 2;
    strettoDeviceRelease();
    _exit(right ? 0 : 1);
  }
  int status = 0;
  CHECK_EQ(waitpid(child, &status, 0), child);
  CHECK_EQ(status, 0);
  CHECK_EQ(Wait(Launch(mark, Grid(1000), {}, marks.data())), 0);
}

TEST(DeviceWorksInTheChildOfAFork) {
  const ChildResult result = RunChild("device_after_fork");
  if (result.exit_code != 0) test::Fail(__FILE__, __LINE__, result.output);
}
#endif
