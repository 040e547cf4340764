// Points, streams, failures, tokens.
#include <algorithm>
#include <thread>

#include "device/stream.h"
#include "device_kernels.h"

using namespace test;

namespace {

// Adds the second argument to the int64 that the first points to, after the third's microseconds.
int32_t AddAfter(void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
  Burn(std::chrono::microseconds(Argument<int64_t>(arguments, 2)));
  *Argument<int64_t*>(arguments, 0) += Argument<int64_t>(arguments, 1);
  return 0;
}
int32_t MultiplyAfter(void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
  Burn(std::chrono::microseconds(Argument<int64_t>(arguments, 2)));
  *Argument<int64_t*>(arguments, 0) *= Argument<int64_t>(arguments, 1);
  return 0;
}
int32_t FailWith(void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
  return Argument<int32_t>(arguments, 0);
}
int32_t CountCalls(void* const* arguments, const StrettoGrid*, int64_t, int64_t, void*) {
  Argument<std::atomic<int64_t>*>(arguments, 0)->fetch_add(1);
  return 0;
}

const std::vector<int64_t> kThreeWords{8, 8, 8};

constexpr int32_t kFailure = 1001;
constexpr int32_t kOtherFailure = 1002;

}  // namespace

TEST(DiamondDependency) {
  Kernel add(AddAfter, kThreeWords), multiply(MultiplyAfter, kThreeWords);
  WithThreads({1, 2, 8}, [&] {
    for (int64_t delay : {0, 30}) {
      int64_t x = 1, left = 0, right = 0, sum = 0;
      const StrettoPoint top = Launch(add, Grid(1), {}, &x, int64_t{4}, delay);
      const StrettoPoint a = Launch(multiply, Grid(1), {top}, &x, int64_t{10}, delay);
      const StrettoPoint copy_left = strettoDeviceCopy(&left, &x, 8, &a, 1, 0);
      const StrettoPoint copy_right = strettoDeviceCopy(&right, &x, 8, &a, 1, 0);
      const StrettoPoint l = Launch(add, Grid(1), {copy_left}, &left, int64_t{1}, delay);
      const StrettoPoint r = Launch(add, Grid(1), {copy_right}, &right, int64_t{2}, delay);
      const StrettoPoint bottom = strettoDeviceCopy(&sum, &left, 8, Points{l, r}.data(), 2, 0);
      CHECK_EQ(Wait(bottom), 0);
      CHECK_EQ(sum, 51);
      CHECK_EQ(right, 52);
    }
  });
}

TEST(StreamsOverlap) {
  GateKernel pass;
  WithThreads({3, 8}, [&] {
    Gate gate;
    // Both are inside at the same time, or this never ends.
    const StrettoPoint a = Launch(pass, Grid(1), {}, &gate);
    const StrettoPoint b = Launch(pass, Grid(1), {}, &gate);
    gate.AwaitArrivals(2);
    gate.Open();
    CHECK_EQ(Wait({a, b}), 0);
  });
}

TEST(ChainRunsInOrder) {
  Kernel add(AddAfter, kThreeWords), multiply(MultiplyAfter, kThreeWords);
  WithThreads({1, 2, 8}, [&] {
    int64_t value = 0;
    uint64_t expected = 0;
    StrettoPoint point = JoinOf({});
    for (int i = 0; i < 2000; ++i) {
      const int64_t delay = i % 100 == 0 ? 20 : 0;
      point = Launch(i % 3 == 0 ? multiply : add, Grid(1), {point}, &value, int64_t{i % 3}, delay);
      expected = i % 3 == 0 ? 0 : expected + static_cast<uint64_t>(i % 3);
    }
    CHECK_EQ(Wait(point), 0);
    CHECK_EQ(static_cast<uint64_t>(value), expected);
  });
}

TEST(LongChainIsALoop) {
  GateKernel pass;
  Kernel count(CountCalls, {8});
  std::atomic<int64_t> calls{0};
  Gate gate;
  WithThreads({2}, [&] {
    StrettoPoint point = Launch(pass, Grid(1), {}, &gate);
    for (int i = 0; i < kMany / 4; ++i) point = Launch(count, Grid(1), {point}, &calls);
    CHECK_EQ(calls.load(), 0);
    gate.Open();
    CHECK_EQ(Wait(point), 0);
    CHECK_EQ(calls.load(), kMany / 4);
  });
}

TEST(DroppedPointsCostNothing) {
  Kernel count(CountCalls, {8});
  std::atomic<int64_t> calls{0};
  strettoDeviceRelease();
  strettoDeviceResetStats();
  const int64_t objects = test::LiveObjects();
  for (int i = 0; i < 1000; ++i) (void)Launch(count, Grid(1), {JoinOf({})}, &calls);
  strettoDeviceSync();
  CHECK_EQ(calls.load(), 1000);
  strettoDeviceRelease();
  const StrettoDeviceStats stats = DeviceStats();
  CHECK_EQ(stats.kernel_launches, 1000);
  CHECK_EQ(stats.streams_created, stats.streams_destroyed);
  CHECK_EQ(stats.events_created, stats.events_destroyed);
  CHECK_EQ(test::LiveObjects(), objects);
}

TEST(PointZeroIsComplete) {
  const StrettoPoint none = 0;
  CHECK(strettoDeviceIsComplete(&none, 1));
  CHECK_EQ(strettoDeviceGetError(&none, 1), 0);
  CHECK_EQ(Wait({}), 0);
  CHECK_EQ(Wait({0, 0}), 0);
}

TEST(JoinWithoutDependenciesBeginsAStream) {
  strettoDeviceRelease();
  strettoDeviceResetStats();
  const StrettoPoint a = JoinOf({});
  const StrettoPoint b = JoinOf({});
  CHECK(a != b && a != 0 && b != 0);
  CHECK(strettoDeviceIsComplete(&a, 1) && strettoDeviceIsComplete(&b, 1));
  CHECK(DeviceStats().streams_created >= 2);
  CHECK_EQ(Wait(a), 0);
  CHECK_EQ(Wait(a), 0);  // again
  strettoDeviceRelease();
  CHECK_EQ(DeviceStats().streams_created, DeviceStats().streams_destroyed);
  CHECK_EQ(Wait(a), 0);  // after the stream was given back
}

TEST(JoinOfOnePendingPointIsThatPoint) {
  GateKernel pass;
  Gate gate;
  const StrettoPoint point = Launch(pass, Grid(1), {}, &gate);
  CHECK_EQ(JoinOf({point}), point);
  CHECK_EQ(JoinOf({0, point}), point);
  gate.Open();
  CHECK_EQ(Wait(point), 0);
}

TEST(FailedDependencySkipsOperation) {
  GateKernel pass;
  Kernel fail(FailWith, {4}), count(CountCalls, {8});
  std::atomic<int64_t> calls{0};
  WithThreads({1, 2, 8}, [&] {
    for (const bool pending : {false, true}) {
      Gate gate;
      Points before;
      if (pending) before.push_back(Launch(pass, Grid(1), {}, &gate));
      const StrettoPoint failed = Launch(fail, Grid(1), before, kFailure);
      const StrettoPoint skipped = Launch(count, Grid(1), {failed}, &calls);
      int64_t from = 1, to = 0;
      const StrettoPoint copied = strettoDeviceCopy(&to, &from, 8, &skipped, 1, 0);
      const StrettoPoint joined = JoinOf({0, copied});
      gate.Open();
      CHECK_EQ(Wait(joined), kFailure);
      CHECK_EQ(Wait(skipped), kFailure);
      CHECK_EQ(to, 0);
      const StrettoPoint fine = Launch(count, Grid(1), {}, &calls);
      CHECK_EQ(Wait(fine), 0);
    }
  });
  CHECK_EQ(calls.load(), 6);
}

TEST(FirstErrorWinsInTheOrderOfDependencies) {
  GateKernel pass;
  Kernel fail(FailWith, {4});
  WithThreads({2, 8}, [&] {
    Gate gate;
    const StrettoPoint slow = Launch(fail, Grid(1), {Launch(pass, Grid(1), {}, &gate)}, kFailure);
    const StrettoPoint fast = Launch(fail, Grid(1), {}, kOtherFailure);
    const StrettoPoint joined = JoinOf({slow, fast});
    const StrettoPoint swapped = JoinOf({fast, slow});
    strettoDeviceGetError(&fast, 1);
    // It isn't complete before all are, failed or not: what they use may go only then.
    CHECK(!strettoDeviceIsComplete(&swapped, 1));
    gate.Open();
    CHECK_EQ(Wait(joined), kFailure);
    CHECK_EQ(Wait(swapped), kOtherFailure);
    CHECK_EQ(Wait({fast, slow}), kOtherFailure);
  });
}

TEST(FailureStaysWithItsPointWhenTheStreamIsUsedAgain) {
  GateKernel pass;
  Kernel fail(FailWith, {4});
  Points failed, fine;
  for (int i = 0; i < 200; ++i) {
    Gate gate;
    const StrettoPoint begin = Launch(pass, Grid(1), {}, &gate);
    fine.push_back(begin);
    failed.push_back(Launch(fail, Grid(1), {begin}, int32_t{2000 + i}));
    gate.Open();
    CHECK_EQ(Wait(failed.back()), 2000 + i);
  }
  for (size_t i = 0; i < failed.size(); ++i) {
    CHECK_EQ(strettoDeviceGetError(&failed[i], 1), 2000 + static_cast<int32_t>(i));
    CHECK_EQ(strettoDeviceGetError(&fine[i], 1), 0);
  }
}

TEST(TokenIsReadyAtOnceIfPointsAreComplete) {
  strettoDeviceResetStats();
  const StrettoPoint point = JoinOf({});
  StrettoToken* token = strettoDeviceToken(&point, 1, 0);
  CHECK(strettoAsyncIsReady(token));
  mlirAsyncRuntimeDropRef(token, 1);
  CHECK_EQ(DeviceStats().host_waits, 0);
  CHECK_EQ(test::LiveObjects(), 0);
}

TEST(TokenResumesCoroutines) {
  GateKernel pass;
  Kernel fail(FailWith, {4});
  WithThreads({1, 2, 8}, [&] {
    strettoDeviceResetStats();
    Gate gate;
    const StrettoPoint point = Launch(pass, Grid(1), {}, &gate);
    const StrettoPoint failed = Launch(fail, Grid(1), {point}, kFailure);
    StrettoToken* fine = strettoDeviceToken(&point, 1, 0);
    StrettoToken* bad = strettoDeviceToken(&failed, 1, 0);
    StrettoToken* done = strettoAsyncCreateToken(0);
    CHECK(!strettoAsyncIsReady(fine));
    CHECK_EQ(DeviceStats().host_waits, 2);
    WhenReady(fine, [=] {
      CHECK_EQ(strettoAsyncGetError(fine), 0);
      WhenReady(bad, [=] {
        CHECK_EQ(strettoAsyncGetError(bad), kFailure);
        mlirAsyncRuntimeDropRef(fine, 1);
        mlirAsyncRuntimeDropRef(bad, 1);
        mlirAsyncRuntimeEmplaceToken(done);
      });
    });
    gate.Open();
    Finish(done);
    CHECK_EQ(test::LiveObjects(), 0);
  });
}

TEST(ManyTokensOfOnePoint) {
  GateKernel pass;
  Gate gate;
  const StrettoPoint point = Launch(pass, Grid(1), {}, &gate);
  StrettoGroup* group = strettoAsyncCreateGroup(1000, 0);
  for (int i = 0; i < 1000; ++i) {
    StrettoToken* token = strettoDeviceToken(&point, 1, 0);
    strettoAsyncAddToGroup(token, group);
    mlirAsyncRuntimeDropRef(token, 1);
  }
  gate.Open();
  Finish(group);
  CHECK_EQ(test::LiveObjects(), 0);
}

TEST(CrossStreamWaitsAreCountedAsEvents) {
  GateKernel pass;
  Kernel count(CountCalls, {8});
  std::atomic<int64_t> calls{0};
  WithThreads({3}, [&] {
    strettoDeviceResetStats();
    Gate gate;
    const StrettoPoint a = Launch(pass, Grid(1), {}, &gate);
    const StrettoPoint b = Launch(pass, Grid(1), {}, &gate);
    const StrettoPoint c = Launch(count, Grid(1), {a, b}, &calls);  // goes on with a's stream
    const StrettoPoint d = Launch(count, Grid(1), {c}, &calls);     // with the same
    const StrettoPoint e = Launch(count, Grid(1), {a}, &calls);     // a has a successor
    CHECK_EQ(DeviceStats().events_created, 2);
    gate.Open();
    CHECK_EQ(Wait({d, e}), 0);
    strettoDeviceRelease();
    CHECK_EQ(DeviceStats().events_created, DeviceStats().events_destroyed);
  });
  CHECK_EQ(calls.load(), 3);
}

TEST(ReleaseWaitsForEverything) {
  Kernel add(AddAfter, kThreeWords);
  WithThreads({1, 2, 8}, [&] {
    int64_t values[20] = {};
    for (int64_t& value : values) {
      (void)Launch(add, Grid(1), {Launch(add, Grid(1), {}, &value, int64_t{1}, int64_t{200})}, &value, int64_t{1},
                   int64_t{0});
    }
    strettoDeviceRelease();
    for (const int64_t value : values) CHECK_EQ(value, 2);
    const StrettoDeviceStats stats = DeviceStats();
    CHECK_EQ(stats.streams_created, stats.streams_destroyed);
  });
}

TEST(MoreOperationsInFlightThanStreams) {
  GateKernel pass;
  Kernel count(CountCalls, {8}), fail(FailWith, {4});
  std::atomic<int64_t> calls{0};
  constexpr int kCount = 70'000;
  WithThreads({2}, [&] {
    Gate gate;
    const StrettoPoint first = Launch(pass, Grid(1), {}, &gate);
    Points points;
    int32_t failures = 0;
    for (int i = 0; i < kCount; ++i) {
      points.push_back(i % 10 == 0 ? Launch(fail, Grid(1), {first}, kFailure)
                                   : Launch(count, Grid(1), {first}, &calls));
    }
    gate.Open();
    Wait(points);
    for (const StrettoPoint& point : points) failures += strettoDeviceGetError(&point, 1) == kFailure ? 1 : 0;
    // Those behind a failed one in a stream that had to be shared don't depend on it.
    CHECK_EQ(failures, kCount / 10);
    CHECK_EQ(calls.load(), kCount - kCount / 10);
  });
  strettoDeviceRelease();
}

TEST(WornOutStreamIsNotUsedAgain) {
  using stretto::device::kLastSequence, stretto::device::PointOf, stretto::device::SlotOf;
  GateKernel pass;
  strettoDeviceRelease();
  StrettoPoint point = JoinOf({});
  stretto::device::Stream* stream = stretto::device::StreamOf(point);
  stream->completed.store(kLastSequence);
  stream->issued.store(kLastSequence);
  const StrettoPoint last = PointOf(SlotOf(point), kLastSequence);
  Gate gate;
  const StrettoPoint next = Launch(pass, Grid(1), {last}, &gate);
  CHECK(SlotOf(next) != SlotOf(last));
  gate.Open();
  CHECK_EQ(Wait(next), 0);
  strettoDeviceRelease();
  for (int i = 0; i < 100; ++i) CHECK(SlotOf(JoinOf({})) != SlotOf(last));
  strettoDeviceRelease();
  CHECK_EQ(DeviceStats().streams_created, DeviceStats().streams_destroyed);
}

TEST(CallersStreamKeepsItsOrder) {
  GateKernel pass;
  Kernel add(AddAfter, kThreeWords), multiply(MultiplyAfter, kThreeWords);
  WithThreads({1, 2, 8}, [&] {
    StrettoStream* stream = strettoDeviceStreamCreate();
    int64_t value = 1, amount = 3, delay = 50;
    int64_t* address = &value;
    void* arguments[] = {&address, &amount, &delay};
    const StrettoGrid grid = Grid(1);
    Gate gate;
    const StrettoPoint other = Launch(pass, Grid(1), {}, &gate);
    strettoDeviceStreamWait(stream, &other, 1, 0);
    for (int i = 0; i < 5; ++i) {
      (void)strettoDeviceLaunchOn(stream, &add.kernel, &grid, arguments, 0);
      (void)strettoDeviceLaunchOn(stream, &multiply.kernel, &grid, arguments, 0);
    }
    CHECK_EQ(value, 1);
    gate.Open();
    CHECK_EQ(strettoDeviceStreamSynchronize(stream), 0);
    int64_t expected = 1;
    for (int i = 0; i < 5; ++i) expected = (expected + 3) * 3;
    CHECK_EQ(value, expected);
    strettoDeviceStreamDestroy(stream);
  });
}

TEST(CallersStreamFailsFromItsFirstFailureOn) {
  Kernel fail(FailWith, {4}), count(CountCalls, {8});
  std::atomic<int64_t> calls{0};
  auto* address = &calls;
  int32_t code = kFailure;
  void* fail_arguments[] = {&code};
  void* count_arguments[] = {&address};
  const StrettoGrid grid = Grid(1);
  StrettoStream* stream = strettoDeviceStreamCreate();
  (void)strettoDeviceLaunchOn(stream, &fail.kernel, &grid, fail_arguments, 0);
  (void)strettoDeviceLaunchOn(stream, &count.kernel, &grid, count_arguments, 0);
  CHECK_EQ(strettoDeviceStreamSynchronize(stream), kFailure);
  strettoDeviceStreamDestroy(stream);
  // The default stream is another one.
  (void)strettoDeviceLaunchOn(nullptr, &count.kernel, &grid, count_arguments, 0);
  CHECK_EQ(strettoDeviceStreamSynchronize(nullptr), 0);
  CHECK_EQ(calls.load(), 1);
}

TEST(DelayIsCalledBeforeEachOperationOnAnotherThread) {
  Kernel count(CountCalls, {8});
  std::atomic<int64_t> calls{0}, delays{0};
  CHECK_EQ(Wait(Launch(count, Grid(1), {}, &calls)), 0);
  WithThreads({2}, [&] {
    strettoDeviceSetDelay([](void* context) { static_cast<std::atomic<int64_t>*>(context)->fetch_add(1); }, &delays);
    int64_t from = 5, to = 0;
    StrettoPoint point = Launch(count, Grid(1), {}, &calls);
    point = strettoDeviceCopy(&to, &from, 8, &point, 1, 0);
    CHECK_EQ(Wait(point), 0);
    strettoDeviceSetDelay(nullptr, nullptr);
    CHECK_EQ(delays.load(), 2);
    CHECK_EQ(to, 5);
    CHECK_EQ(Wait(Launch(count, Grid(1), {point}, &calls)), 0);
    CHECK_EQ(delays.load(), 2);
  });
}

TEST(ThereIsOneDevice) {
  CHECK_EQ(strettoDeviceSetDefault(0, 0), 0);
  CHECK(Contains(TextOf(strettoDeviceSetDefault(1, 0)), "no GPU device 1"));
  CHECK(strettoDeviceSetDefault(-1, 0) != 0);
}

TEST(PointsOfAnotherThreadsOperations) {
  Kernel add(AddAfter, kThreeWords);
  WithThreads({2, 8}, [&] {
    int64_t values[4] = {};
    StrettoPoint tails[4] = {};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([&, t] {
        StrettoPoint point = JoinOf({});
        for (int i = 0; i < 500; ++i)
          point = Launch(add, Grid(1), {point}, &values[t], int64_t{1}, int64_t{i % 50 == 0 ? 5 : 0});
        tails[t] = point;
      });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK_EQ(Wait({tails[0], tails[1], tails[2], tails[3]}), 0);
    for (const int64_t value : values) CHECK_EQ(value, 500);
  });
}
