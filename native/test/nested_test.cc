// Tasks that promised never to block, run on top of who posts or waits.
#include <atomic>
#include <thread>
#include <vector>

#include "executor.h"
#include "tasks.h"
#include "test.h"

using namespace test;
using std::chrono::microseconds;

namespace {

template <typename F>
void ExecuteNonBlocking(F body) {
  strettoAsyncExecuteNonBlocking(new Closure<F>{std::move(body)}, Closure<F>::Resume, 0);
}

// A task with the promise, and its token.
template <typename F>
StrettoToken* AsyncNonBlocking(F body) {
  StrettoToken* token = strettoAsyncCreateToken(0);
  ExecuteNonBlocking([body = std::move(body), token]() mutable {
    body();
    mlirAsyncRuntimeEmplaceToken(token);
  });
  return token;
}

}  // namespace

TEST(WhoPostsManyNonBlockingTasksRunsThemMeanwhile) {
  WithThreads({1, 2, 3, 8}, [] {
    std::atomic<int> begun{0};
    int64_t most = 0;
    StrettoGroup* group = strettoAsyncCreateGroup(20'000, 0);
    for (int i = 0; i < 20'000; ++i) {
      StrettoToken* token = AsyncNonBlocking([&] { ++begun; });
      strettoAsyncAddToGroup(token, group);
      mlirAsyncRuntimeDropRef(token, 1);
      most = std::max<int64_t>(most, i + 1 - begun.load());
    }
    Finish(group);
    CHECK_EQ(begun.load(), 20'000);
    // A thread may stop right after it took some; all that others hold is one task each. With all permits
    // in use by others, who posts can't run any, but then they do.
    if (strettoAsyncGetNumThreads() == 1) CHECK(most < 20'000);
  });
  CHECK_EQ(LiveObjects(), 0);
}

// They wait for what the host does after it has posted them all.
TEST(TasksThatMayBlockAreNeverRunByWhoPostsThem) {
  WithThreads({1, 2, 3}, [] {
    StrettoToken* gate = strettoAsyncCreateToken(0);
    StrettoGroup* group = strettoAsyncCreateGroup(300, 0);
    for (int i = 0; i < 300; ++i) {
      StrettoToken* token = Async([gate] { strettoAsyncAwait(gate); });
      strettoAsyncAddToGroup(token, group);
      mlirAsyncRuntimeDropRef(token, 1);
    }
    mlirAsyncRuntimeEmplaceToken(gate);
    Finish(group);
    mlirAsyncRuntimeDropRef(gate, 1);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(TasksOfBothKindsMayBeMixed) {
  WithThreads({1, 2, 3, 8}, [] {
    std::atomic<int> done{0};
    StrettoToken* gate = strettoAsyncCreateToken(0);
    StrettoGroup* group = strettoAsyncCreateGroup(4'000, 0);
    for (int i = 0; i < 4'000; ++i) {
      StrettoToken* token = i % 40 == 7 ? Async([&, gate] { strettoAsyncAwait(gate), ++done; })
                                        : AsyncNonBlocking([&] { ++done; });
      strettoAsyncAddToGroup(token, group);
      mlirAsyncRuntimeDropRef(token, 1);
    }
    mlirAsyncRuntimeEmplaceToken(gate);
    Finish(group);
    CHECK_EQ(done.load(), 4'000);
    mlirAsyncRuntimeDropRef(gate, 1);
  });
  CHECK_EQ(LiveObjects(), 0);
}

// All wait for what the host brings after it has posted them: each suspends, none may keep the host.
TEST(NestedTasksThatSuspendComeBack) {
  WithThreads({1, 2, 8}, [] {
    std::atomic<int> done{0};
    StrettoToken* gate = strettoAsyncCreateToken(0);
    StrettoGroup* group = strettoAsyncCreateGroup(3'000, 0);
    for (int i = 0; i < 3'000; ++i) {
      StrettoToken* token = strettoAsyncCreateToken(0);
      ExecuteNonBlocking([&, gate, token] {
        WhenReady(gate, [&, token] {
          ++done;
          mlirAsyncRuntimeEmplaceToken(token);
        });
      });
      strettoAsyncAddToGroup(token, group);
      mlirAsyncRuntimeDropRef(token, 1);
    }
    mlirAsyncRuntimeEmplaceToken(gate);
    Finish(group);
    CHECK_EQ(done.load(), 3'000);
    mlirAsyncRuntimeDropRef(gate, 1);
  });
  CHECK_EQ(LiveObjects(), 0);
}

// A task that waits runs its own children, newest first, and nobody else's.
TEST(HelpRunsWhatTheTaskPosted) {
  WithThreads({1}, [] {
    std::atomic<int> ran{0};
    std::atomic<bool> ready{false}, other{false};
    StrettoToken* done = Async([&] {
      ExecuteNonBlocking([&] { other = true; });
      ExecuteNonBlocking([&] {
        StrettoToken* first = AsyncNonBlocking([&] { ++ran; });
        StrettoToken* second = AsyncNonBlocking([&] { ++ran; });
        ready = strettoAsyncHelp(first) && strettoAsyncHelp(second) && !other;
        mlirAsyncRuntimeDropRef(first, 1);
        mlirAsyncRuntimeDropRef(second, 1);
      });
    });
    Finish(done);
    strettoAsyncDrain(-1);
    CHECK_EQ(ran.load(), 2);
    CHECK(ready.load());
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(HelpLeavesTasksThatMayBlock) {
  WithThreads({1, 2}, [] {
    std::atomic<bool> ready{true};
    StrettoToken* gate = strettoAsyncCreateToken(0);
    StrettoToken* done = Async([&] {
      StrettoToken* child = Async([gate] { strettoAsyncAwait(gate); });
      ready = strettoAsyncHelp(child);
      mlirAsyncRuntimeEmplaceToken(gate);
      Finish(child);
    });
    Finish(done);
    CHECK(!ready.load());
    mlirAsyncRuntimeDropRef(gate, 1);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(HelpOutsideOfATaskOnlyLooks) {
  StrettoToken* token = AsyncNonBlocking([] {});
  Finish(token);
  StrettoToken* pending = strettoAsyncCreateToken(0);
  CHECK(!strettoAsyncHelp(pending));
  mlirAsyncRuntimeEmplaceToken(pending);
  CHECK(strettoAsyncHelp(pending));
  mlirAsyncRuntimeDropRef(pending, 1);
  CHECK_EQ(LiveObjects(), 0);
}

namespace {

// A task that makes one below it and helps it, as deep as that goes; then it waits suspended.
void Descend(int depth, StrettoToken* done) {
  if (depth == 0) return mlirAsyncRuntimeEmplaceToken(done);
  StrettoToken* below = strettoAsyncCreateToken(0);
  ExecuteNonBlocking([depth, below] { Descend(depth - 1, below); });
  strettoAsyncHelp(below);
  WhenReady(below, [below, done] {
    mlirAsyncRuntimeDropRef(below, 1);
    mlirAsyncRuntimeEmplaceToken(done);
  });
}

}  // namespace

TEST(HelpKeepsTheStackBounded) {
  WithThreads({1, 2, 3}, [] {
    StrettoToken* done = strettoAsyncCreateToken(0);
    ExecuteNonBlocking([done] { Descend(100'000, done); });
    Finish(done);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(ManyHostsMayRunTheirOwnTasks) {
  WithThreads({1, 2, 4}, [] {
    std::atomic<int> done{0};
    std::vector<std::thread> hosts;
    for (int h = 0; h < 4; ++h) {
      hosts.emplace_back([&] {
        StrettoGroup* group = strettoAsyncCreateGroup(5'000, 0);
        for (int i = 0; i < 5'000; ++i) {
          StrettoToken* token = AsyncNonBlocking([&] { ++done; });
          strettoAsyncAddToGroup(token, group);
          mlirAsyncRuntimeDropRef(token, 1);
        }
        Finish(group);
      });
    }
    for (std::thread& host : hosts) host.join();
    CHECK_EQ(done.load(), 20'000);
  });
  CHECK_EQ(LiveObjects(), 0);
}
