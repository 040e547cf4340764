// Who runs what while somebody waits.
#include <atomic>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "executor.h"
#include "tasks.h"
#include "test.h"

using namespace test;
using std::chrono::microseconds;
using std::chrono::milliseconds;

TEST(ATaskMayBlockForATaskThatCannotStartYet) {
  WithThreads({1, 2, 3, 8}, [] {
    for (int round = 0; round < 50; ++round) {
      StrettoToken* outer = Async([] { Finish(Async([] { Finish(Async([] {})); })); });
      Finish(outer);
    }
  });
  CHECK_EQ(LiveObjects(), 0);
}

// cases/66: a task that blocks must not have a task on top of it that another one blocks for.
TEST(ABlockedTaskBuriesNoOther) {
  WithThreads({1, 2, 3, 8}, [] {
    for (int round = 0; round < 100; ++round) {
      StrettoToken* x = Async([] {
        StrettoToken* slow = Async([] { Burn(microseconds(100)); });
        Burn(microseconds(3));
        Finish(slow);
      });
      Burn(microseconds(20));
      StrettoToken* b = Async([x] { strettoAsyncAwait(x); });
      Finish(b);
      Finish(x);
    }
  });
  CHECK_EQ(LiveObjects(), 0);
}

// The first result's waiter blocks for the second result of the same task.
TEST(AWaiterMayBlockForWhatItsMakerDoesNext) {
  WithThreads({1, 2, 4}, [] {
    for (int round = 0; round < 50; ++round) {
      StrettoToken* first = strettoAsyncCreateToken(0);
      StrettoToken* second = strettoAsyncCreateToken(0);
      StrettoToken* done = strettoAsyncCreateToken(0);
      WhenReady(first, [=] {
        strettoAsyncAwait(second);
        mlirAsyncRuntimeEmplaceToken(done);
      });
      Execute([=] {
        mlirAsyncRuntimeEmplaceToken(first);
        mlirAsyncRuntimeEmplaceToken(second);
      });
      Finish(done);
      mlirAsyncRuntimeDropRef(first, 1);
      mlirAsyncRuntimeDropRef(second, 1);
    }
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(ManyTasksMayBlockAtOnce) {
  WithThreads({1, 2, 3}, [] {
    StrettoGroup* group = strettoAsyncCreateGroup(64, 0);
    for (int i = 0; i < 64; ++i) {
      StrettoToken* token = Async([] { Finish(Async([] {})); });
      strettoAsyncAddToGroup(token, group);
      mlirAsyncRuntimeDropRef(token, 1);
    }
    Finish(group);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(BlockedTasksNestTwoHundredDeep) {
  struct Nest {
    static void Down(int depth) {
      if (depth > 0) Finish(Async([depth] { Down(depth - 1); }));
    }
  };
  WithThreads({1, 2}, [] { Finish(Async([] { Nest::Down(200); })); });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(SpareThreadsEndWhenTheyHaveNothingToDo) {
  strettoAsyncSetNumThreads(2);
  strettoAsyncResetStats();
  struct Nest {
    static void Down(int depth) {
      if (depth > 0) Finish(Async([depth] { Down(depth - 1); }));
    }
  };
  Finish(Async([] { Nest::Down(20); }));
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  CHECK(stats.spares >= 19);
  const auto threads = [] {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/task")) count += entry.exists() ? 1 : 0;
    return count;
  };
  const int most = threads();
  CHECK(most >= 20);
  std::this_thread::sleep_for(milliseconds(500));
  CHECK(threads() <= most - 19);
  // The next blocked task needs a spare again; ended ones are joined then.
  Finish(Async([] { Finish(Async([] {})); }));
  strettoAsyncDrain(-1);
}

TEST(TooManyBlockedTasksIsALocatedError) {
  const StrettoSite site{"deep.mlir", 12, 3, "task"};
  const int32_t base = strettoAsyncRegisterSites(&site, 1);
  strettoAsyncSetNumThreads(1);
  struct Nest {
    // Each task returns the code with which its wait failed, its child's or its own.
    static int32_t Down(int depth, int32_t where) {
      if (depth == 0) return 0;
      StrettoValue* value = strettoAsyncCreateValue(4, where);
      Execute(
          [depth, value, where] {
            if (const int32_t code = Down(depth - 1, where)) {
              strettoAsyncSetError(value, code);
            } else {
              mlirAsyncRuntimeEmplaceValue(value);
            }
          },
          where);
      strettoAsyncAwait(value);
      const int32_t code = strettoAsyncGetError(value);
      mlirAsyncRuntimeDropRef(value, 1);
      return code;
    }
  };
  StrettoToken* token = strettoAsyncCreateToken(0);
  Execute(
      [token, base] {
        if (const int32_t code = Nest::Down(stretto::kMaxSpares + 50, base)) {
          strettoAsyncSetError(token, code);
        } else {
          mlirAsyncRuntimeEmplaceToken(token);
        }
      },
      base);
  strettoAsyncAwait(token);
  StrettoSite out;
  CHECK(strettoAsyncDescribeSite(strettoAsyncGetError(token), &out));
  CHECK_EQ(std::string(out.file), "deep.mlir");
  CHECK_EQ(out.line, 12);
  CHECK(std::string(out.text).find("no other thread could be started") != std::string::npos);
  mlirAsyncRuntimeDropRef(token, 1);
  strettoAsyncDrain(-1);
  CHECK_EQ(LiveObjects(), 0);
  strettoAsyncUnregisterSites(base);
  strettoAsyncSetNumThreads(0);
}

TEST(WithoutAnyOtherThreadABlockingTaskFailsInsteadOfHanging) {
  strettoAsyncSetNumThreads(2);
  strettoAsyncShutdown();
  stretto::FailThreadStarts(1'000'000);
  int32_t code = 0;
  Finish(Async([&] {
    StrettoToken* never_run = Async([] {});
    strettoAsyncAwait(never_run);
    code = strettoAsyncGetError(never_run);
    mlirAsyncRuntimeDropRef(never_run, 1);
  }));
  StrettoSite site;
  CHECK(strettoAsyncDescribeSite(code, &site));
  stretto::FailThreadStarts(0);
  strettoAsyncDrain(-1);
  CHECK_EQ(LiveObjects(), 0);
  CHECK_EQ(strettoAsyncSetNumThreads(2), 2);
}

TEST(AHostThatWaitsRunsTasks) {
  strettoAsyncSetNumThreads(1);
  strettoAsyncShutdown();
  stretto::FailThreadStarts(1'000'000);
  int ran = 0;
  for (int i = 0; i < 100; ++i) Finish(Async([&] { ++ran; }));
  CHECK_EQ(ran, 100);
  stretto::FailThreadStarts(0);
  strettoAsyncSetNumThreads(0);
}

// Fails what stuck hosts wait for until `done`; returns how many.
int FailStuckUntil(const std::atomic<bool>& done, int hosts) {
  int failed = 0;
  while (!done) {
    failed += strettoAsyncFailStuckHosts(hosts, nullptr);
    std::this_thread::yield();
  }
  return failed;
}

TEST(AHostThatNobodyCanWakeIsFailed) {
  WithThreads({1, 2}, [] {
    for (int round = 0; round < 50; ++round) {
      StrettoToken* never = strettoAsyncCreateToken(0);
      std::atomic<bool> done{false};
      std::thread host([&] {
        strettoAsyncAwait(never);
        done = true;
      });
      CHECK_EQ(FailStuckUntil(done, 1), 1);
      host.join();
      CHECK(strettoAsyncGetError(never) != 0);
      mlirAsyncRuntimeDropRef(never, 2);
    }
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AHostThatATaskWillWakeIsNotFailed) {
  WithThreads({1, 2}, [] {
    std::atomic<bool> done{false};
    std::thread host([&] {
      for (int round = 0; round < 2000; ++round) Finish(Async([] { Finish(Async([] { Burn(microseconds(2)); })); }));
      done = true;
    });
    CHECK_EQ(FailStuckUntil(done, 1), 0);
    host.join();
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(NoHostIsFailedWhileAnotherOneStillRuns) {
  StrettoToken* token = strettoAsyncCreateToken(0);
  std::atomic<bool> done{false};
  std::thread waiting([&] {
    strettoAsyncAwait(token);
    done = true;
  });
  std::thread running([&] {
    std::this_thread::sleep_for(milliseconds(20));
    mlirAsyncRuntimeEmplaceToken(token);
  });
  CHECK_EQ(FailStuckUntil(done, 2), 0);
  waiting.join();
  running.join();
  CHECK_EQ(strettoAsyncGetError(token), 0);
  mlirAsyncRuntimeDropRef(token, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(TasksRunThoughNobodyWaits) {
  WithThreads({1, 2}, [] {
    std::atomic<int> ran{0};
    for (int i = 0; i < 100; ++i) Execute([&] { ++ran; });
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (ran < 100 && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    CHECK_EQ(ran.load(), 100);
    strettoAsyncDrain(-1);
  });
}

TEST(NeverMoreTasksAtOnceThanThreads) {
  WithThreads({1, 2, 3}, [] {
    const int limit = strettoAsyncGetNumThreads();
    std::atomic<int> running{0}, most{0};
    const auto enter = [&] {
      const int now = ++running;
      for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
      }
    };
    const auto work = [&] {
      enter();
      Burn(microseconds(20));
      --running;
      Finish(Async([&] {
        enter();
        Burn(microseconds(20));
        --running;
      }));
      enter();
      Burn(microseconds(20));
      --running;
    };
    std::vector<std::thread> hosts;
    for (int h = 0; h < 3; ++h) {
      hosts.emplace_back([&] {
        StrettoGroup* group = strettoAsyncCreateGroup(30, 0);
        for (int i = 0; i < 30; ++i) {
          StrettoToken* token = Async(work);
          strettoAsyncAddToGroup(token, group);
          mlirAsyncRuntimeDropRef(token, 1);
        }
        Finish(group);
      });
    }
    for (std::thread& host : hosts) host.join();
    CHECK(most <= limit);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AMillionDependentTasks) {
  WithThreads({1, 2}, [] {
    StrettoToken* last = Async([] {});
    for (int i = 0; i < kMany; ++i) {
      StrettoToken* next = strettoAsyncCreateToken(0);
      Execute([last, next] {
        WhenReady(last, [last, next] {
          mlirAsyncRuntimeDropRef(last, 1);
          mlirAsyncRuntimeEmplaceToken(next);
        });
      });
      last = next;
    }
    Finish(last);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AMillionReadyAwaits) {
  struct Loop {
    StrettoToken* ready;
    StrettoToken* done;
    int left;
    static void Resume(void* handle) {
      auto* self = static_cast<Loop*>(handle);
      if (--self->left > 0) {
        strettoAsyncAwaitAndExecute(self->ready, self, Resume);
      } else {
        mlirAsyncRuntimeEmplaceToken(self->done);
      }
    }
  };
  for (const bool in_task : {true, false}) {
    StrettoToken* ready = strettoAsyncCreateToken(0);
    mlirAsyncRuntimeEmplaceToken(ready);
    Loop loop{ready, strettoAsyncCreateToken(0), kMany};
    if (in_task) {
      strettoAsyncExecute(&loop, Loop::Resume, 0);
    } else {
      Loop::Resume(&loop);
    }
    Finish(loop.done);
    mlirAsyncRuntimeDropRef(ready, 1);
  }
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AMillionWaitersOfOneToken) {
  StrettoToken* gate = strettoAsyncCreateToken(0);
  constexpr int kCount = kMany;
  StrettoGroup* group = strettoAsyncCreateGroup(kCount, 0);
  for (int i = 0; i < kCount; ++i) {
    StrettoToken* token = strettoAsyncCreateToken(0);
    strettoAsyncAddToGroup(token, group);
    WhenReady(gate, [token] {
      mlirAsyncRuntimeEmplaceToken(token);
      mlirAsyncRuntimeDropRef(token, 1);
    });
  }
  mlirAsyncRuntimeEmplaceToken(gate);
  Finish(group);
  mlirAsyncRuntimeDropRef(gate, 1);
  CHECK_EQ(LiveObjects(), 0);
}

// A task that keeps posting itself must not keep an older one from running, even on one thread.
TEST(EndlessTasksLetOthersRun) {
  struct Endless {
    std::atomic<bool> stop{false};
    StrettoToken* ended = nullptr;
    static void Resume(void* handle) {
      auto* self = static_cast<Endless*>(handle);
      if (self->stop) {
        mlirAsyncRuntimeEmplaceToken(self->ended);
      } else {
        strettoAsyncExecute(self, Resume, 0);
      }
    }
  };
  WithThreads({1, 2}, [] {
    Endless endless[2];
    for (Endless& loop : endless) {
      loop.ended = strettoAsyncCreateToken(0);
      strettoAsyncExecute(&loop, Endless::Resume, 0);
    }
    StrettoToken* posted_by_task = nullptr;
    Finish(Async([&] { posted_by_task = Async([&] { for (Endless& loop : endless) loop.stop = true; }); }));
    Finish(posted_by_task);
    for (Endless& loop : endless) Finish(loop.ended);
  });
  CHECK_EQ(LiveObjects(), 0);
}

TEST(HostThreadsCompleteWhatTasksWaitFor) {
  WithThreads({1, 2}, [] {
    for (int round = 0; round < 100; ++round) {
      StrettoToken* gate = strettoAsyncCreateToken(0);
      std::thread host([gate] { mlirAsyncRuntimeEmplaceToken(gate); });
      StrettoToken* blocked = Async([gate] { strettoAsyncAwait(gate); });
      Finish(blocked);
      host.join();
      mlirAsyncRuntimeDropRef(gate, 1);
    }
  });
  CHECK_EQ(LiveObjects(), 0);
}
