// Parallel loops: each part runs once, before the call returns, whoever runs it.
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "stretto/async_runtime.h"
#include "stretto/loops.h"
#include "tasks.h"
#include "test.h"

using namespace test;

namespace {

struct Marks {
  explicit Marks(int64_t count) : times(static_cast<size_t>(count)) {}
  std::vector<unsigned char> times;  // how often each part ran; a data race if two threads run one
  std::atomic<int64_t> off_row{0};   // pieces that don't begin at a multiple of `row`
  int64_t row = 1;
  int work = 0;

  static void Body(void* arguments, int64_t first, int64_t last) {
    auto* marks = static_cast<Marks*>(arguments);
    if (first % marks->row != 0) marks->off_row.fetch_add(1);
    for (int64_t i = first; i < last; ++i) {
      for (int k = 0; k < marks->work; ++k) asm volatile("");
      ++marks->times[static_cast<size_t>(i)];
    }
  }
  bool All(unsigned char times_each) const {
    for (unsigned char each : times) {
      if (each != times_each) return false;
    }
    return true;
  }
};

}  // namespace

TEST(LoopRunsEachPartOnce) {
  for (int32_t threads : {1, 2, 3, 8}) {
    strettoAsyncSetNumThreads(threads);
    for (int64_t count : {1, 2, 7, 1000, 100'000}) {
      Marks marks(count);
      int64_t cost = 0;
      marks.work = 10;
      for (int turn = 0; turn < 50; ++turn) {
        strettoAsyncParallelLoop(Marks::Body, &marks, count, 1, &cost, 0);
        CHECK(marks.All(static_cast<unsigned char>(turn + 1)));
      }
    }
  }
  strettoAsyncParallelLoop(nullptr, nullptr, 0, 1, nullptr, 0);
  strettoAsyncParallelLoop(nullptr, nullptr, -5, 1, nullptr, 0);
  strettoAsyncSetNumThreads(0);
}

TEST(LoopCutsAtRows) {
  strettoAsyncSetNumThreads(4);
  Marks marks(64 * 1000);
  marks.row = 64;
  marks.work = 5;
  int64_t cost = 0;
  for (int turn = 0; turn < 20; ++turn) strettoAsyncParallelLoop(Marks::Body, &marks, 64 * 1000, 64, &cost, 0);
  CHECK(marks.All(20));
  // Pieces that are smaller than a row begin anywhere; a first guess of the cost may make some.
  CHECK(marks.off_row.load() < 20 * 1000);
  strettoAsyncSetNumThreads(0);
}

TEST(LoopsInLoops) {
  for (int32_t threads : {1, 2, 5}) {
    strettoAsyncSetNumThreads(threads);
    struct Outer {
      std::vector<std::unique_ptr<Marks>> rows;
      int64_t cost = 0;
      static void Body(void* arguments, int64_t first, int64_t last) {
        auto* outer = static_cast<Outer*>(arguments);
        for (int64_t i = first; i < last; ++i) {
          Marks* row = outer->rows[static_cast<size_t>(i)].get();
          strettoAsyncParallelLoop(Marks::Body, row, 500, 1, &outer->cost, 0);
        }
      }
    } outer;
    for (int i = 0; i < 40; ++i) {
      outer.rows.push_back(std::make_unique<Marks>(500));
      outer.rows.back()->work = 20;
    }
    int64_t cost = 0;
    for (int turn = 0; turn < 10; ++turn) strettoAsyncParallelLoop(Outer::Body, &outer, 40, 1, &cost, 0);
    for (const auto& row : outer.rows) CHECK(row->All(10));
  }
  strettoAsyncSetNumThreads(0);
}

TEST(LoopsInTasksAndOnHostThreads) {
  strettoAsyncSetNumThreads(3);
  std::vector<std::thread> hosts;
  static int64_t cost;
  for (int host = 0; host < 3; ++host) {
    hosts.emplace_back([] {
      for (int turn = 0; turn < 30; ++turn) {
        std::vector<std::unique_ptr<Marks>> marks;
        StrettoGroup* group = strettoAsyncCreateGroup(4, 0);
        for (int i = 0; i < 5; ++i) marks.push_back(std::make_unique<Marks>(2000));
        for (int i = 0; i < 4; ++i) {
          StrettoToken* token = strettoAsyncCreateToken(0);
          strettoAsyncAddToGroup(token, group);
          mlirAsyncRuntimeDropRef(token, 1);
          Execute([token, one = marks[static_cast<size_t>(i)].get()] {
            one->work = 20;
            strettoAsyncParallelLoop(Marks::Body, one, 2000, 1, &cost, 0);
            mlirAsyncRuntimeEmplaceToken(token);
          });
        }
        strettoAsyncParallelLoop(Marks::Body, marks[4].get(), 2000, 1, &cost, 0);
        strettoAsyncAwait(group);
        mlirAsyncRuntimeDropRef(group, 1);
        for (const auto& one : marks) CHECK(one->All(1));
      }
    });
  }
  for (std::thread& host : hosts) host.join();
  CHECK(strettoAsyncDrain(-1));
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  CHECK_EQ(stats.live_objects, 0);
  strettoAsyncSetNumThreads(0);
}

TEST(LoopWaitsForASlowPiece) {
  strettoAsyncSetNumThreads(2);
  std::atomic<int> done{0};
  int64_t cost = 0;
  const auto body = [](void* arguments, int64_t first, int64_t last) {
    // Longer than the caller spins.
    std::this_thread::sleep_for(std::chrono::milliseconds(5 * (last - first)));
    static_cast<std::atomic<int>*>(arguments)->fetch_add(static_cast<int>(last - first));
  };
  for (int turn = 0; turn < 5; ++turn) {
    strettoAsyncParallelLoop(body, &done, 5, 1, &cost, 0);
    CHECK_EQ(done.load(), 5 * (turn + 1));
  }
  CHECK(strettoAsyncDrain(-1));
  strettoAsyncSetNumThreads(0);
}
