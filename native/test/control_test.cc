// Threads, draining, shutdown, statistics, the observer, fork and exit.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "executor.h"
#include "tasks.h"
#include "test.h"

using namespace test;
using std::chrono::milliseconds;

TEST(ThreadCountsAreClampedAndReported) {
  CHECK_EQ(strettoAsyncSetNumThreads(3), 3);
  CHECK_EQ(strettoAsyncGetNumThreads(), 3);
  CHECK_EQ(mlirAsyncRuntimGetNumWorkerThreads(), 3);
  CHECK_EQ(strettoAsyncSetNumThreads(-7), 1);
  setenv("STRETTO_NUM_THREADS", "5", 1);
  CHECK_EQ(strettoAsyncSetNumThreads(0), 5);
  setenv("STRETTO_NUM_THREADS", "many", 1);
  CHECK(strettoAsyncSetNumThreads(0) >= 1);
  unsetenv("STRETTO_NUM_THREADS");
  CHECK(strettoAsyncSetNumThreads(0) >= 1);
}

TEST(FewerThreadsAreUsedIfSomeDoNotStart) {
  strettoAsyncShutdown();
  stretto::FailThreadStarts(1'000'000);
  CHECK_EQ(strettoAsyncSetNumThreads(8), 1);
  CHECK(strettoAsyncLastError() != nullptr);
  int ran = 0;
  Finish(Async([&] { ++ran; }));
  Execute([&] { ++ran; });
  CHECK(strettoAsyncDrain(-1));
  CHECK_EQ(ran, 2);
  stretto::FailThreadStarts(0);
  CHECK_EQ(strettoAsyncSetNumThreads(2), 2);
}

TEST(TasksCannotStopTheExecutor) {
  strettoAsyncSetNumThreads(2);
  Finish(Async([] {
    CHECK(!strettoAsyncDrain(-1));
    CHECK(strettoAsyncLastError() != nullptr);
    strettoAsyncShutdown();
    CHECK_EQ(strettoAsyncSetNumThreads(1), 2);
  }));
  CHECK_EQ(strettoAsyncGetNumThreads(), 2);
}

TEST(DrainWaitsForEverythingThatCanRun) {
  WithThreads({1, 2, 4}, [] {
    for (int round = 0; round < 50; ++round) {
      std::atomic<int> ran{0};
      for (int i = 0; i < 10; ++i) {
        Execute([&] {
          Execute([&] {
            Finish(Async([&] { ++ran; }));
            Execute([&] { ++ran; });
          });
        });
      }
      CHECK(strettoAsyncDrain(-1));
      CHECK_EQ(ran.load(), 20);
    }
  });
}

// Other threads have all permits, and give the last one back while this one goes to sleep.
TEST(DrainSeesAPermitThatComesBackAsItFallsAsleep) {
  constexpr int kThreads = 2;
  constexpr int kRounds = 2'000;
  strettoAsyncSetNumThreads(kThreads);
  std::atomic<int> turn{0}, running{0};
  std::vector<std::thread> others;
  for (int i = 0; i < kThreads; ++i) {
    others.emplace_back([&] {
      for (int round = 1; round <= kRounds; ++round) {
        while (turn.load() < round) std::this_thread::yield();
        Finish(Async([&, round] {
          ++running;
          while (running.load() < kThreads * round) std::this_thread::yield();
          for (int spin = 0; spin < round % 1024; ++spin) turn.load();
        }));
      }
    });
  }
  for (int round = 1; round <= kRounds; ++round) {
    turn = round;
    while (running.load() < kThreads * round) std::this_thread::yield();
    CHECK(strettoAsyncDrain(-1));
  }
  for (std::thread& other : others) other.join();
}

TEST(DrainDoesNotWaitForSuspendedTasks) {
  StrettoToken* gate = strettoAsyncCreateToken(0);
  std::atomic<bool> resumed{false};
  Execute([&, gate] { WhenReady(gate, [&] { resumed = true; }); });
  CHECK(strettoAsyncDrain(-1));
  CHECK(!resumed);
  mlirAsyncRuntimeEmplaceToken(gate);
  CHECK(strettoAsyncDrain(-1));
  CHECK(resumed);
  mlirAsyncRuntimeDropRef(gate, 1);
}

TEST(DrainStopsWaitingWhenTimeIsUp) {
  strettoAsyncSetNumThreads(2);
  std::atomic<bool> stop{false}, started{false};
  Execute([&] {
    started = true;
    while (!stop) std::this_thread::yield();
  });
  while (!started) std::this_thread::yield();
  const auto start = std::chrono::steady_clock::now();
  CHECK(!strettoAsyncDrain(0));
  CHECK(!strettoAsyncDrain(20));
  CHECK(std::chrono::steady_clock::now() - start >= milliseconds(20));
  stop = true;
  CHECK(strettoAsyncDrain(-1));
  CHECK(strettoAsyncDrain(0));
}

TEST(ManyThreadsMayDrainAtOnce) {
  for (int round = 0; round < 20; ++round) {
    std::vector<std::thread> hosts;
    std::atomic<int> ran{0};
    for (int h = 0; h < 4; ++h) {
      hosts.emplace_back([&] {
        for (int i = 0; i < 50; ++i) Execute([&] { ++ran; });
        CHECK(strettoAsyncDrain(-1));
      });
    }
    for (std::thread& host : hosts) host.join();
    CHECK_EQ(ran.load(), 200);
  }
}

TEST(TheExecutorStartsAgainAfterShutdown) {
  for (int round = 0; round < 20; ++round) {
    std::atomic<int> ran{0};
    for (int i = 0; i < 20; ++i) Execute([&] { ++ran; });
    strettoAsyncShutdown();
    CHECK_EQ(ran.load(), 20);
  }
}

TEST(ShutdownWhileOtherHostsPostLosesNothing) {
  std::atomic<int> ran{0};
  std::atomic<bool> stop{false};
  int posted = 0;
  std::thread host([&] {
    while (!stop) {
      Execute([&] { ++ran; });
      ++posted;
      if (posted % 64 == 0) Finish(Async([] {}));
    }
  });
  for (int i = 0; i < 30; ++i) {
    if (i % 3 == 0) {
      strettoAsyncSetNumThreads(1 + i % 4);
    } else {
      strettoAsyncShutdown();
    }
  }
  stop = true;
  host.join();
  CHECK(strettoAsyncDrain(-1));
  CHECK_EQ(ran.load(), posted);
  strettoAsyncSetNumThreads(0);
}

TEST(StatsCount) {
  strettoAsyncDrain(-1);
  strettoAsyncResetStats();
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  CHECK_EQ(stats.tasks, 0);
  CHECK_EQ(stats.live_objects, 0);
  for (int i = 0; i < 10; ++i) Finish(Async([] {}));
  StrettoToken* token = strettoAsyncCreateToken(0);
  void* frame = strettoAsyncAllocFrame(100);
  strettoAsyncGetStats(&stats);
  CHECK_EQ(stats.tasks, 10);
  CHECK_EQ(stats.live_objects, 1);
  CHECK_EQ(stats.live_frames, 1);
  CHECK(stats.slab_bytes > 0);
  mlirAsyncRuntimeDropRef(token, 2);
  strettoAsyncFreeFrame(frame, 100);
}

namespace {
struct Seen {
  std::mutex mutex;
  int count[9] = {};
  int sites = 0;
  int host_events = 0;
  static void Observe(void* context, const StrettoEvent* event) {
    auto* self = static_cast<Seen*>(context);
    const std::lock_guard lock(self->mutex);
    ++self->count[event->kind];
    if (event->site == 77) ++self->sites;
    if (event->thread < 0) ++self->host_events;
    CHECK(event->time_ns > 0);
  }
};
}  // namespace

TEST(TheObserverSeesEveryTaskAndObject) {
  strettoAsyncDrain(-1);
  Seen seen;
  strettoAsyncSetObserver(Seen::Observe, &seen);
  for (int i = 0; i < 50; ++i) Finish(Async([] {}, 77));
  strettoAsyncDrain(-1);
  strettoAsyncSetObserver(nullptr, nullptr);
  for (const StrettoEventKind kind : {STRETTO_TASK_POSTED, STRETTO_TASK_BEGIN, STRETTO_TASK_END, STRETTO_OBJECT_MADE,
                                      STRETTO_OBJECT_READY, STRETTO_OBJECT_FREED}) {
    CHECK_EQ(seen.count[kind], 50);
  }
  CHECK_EQ(seen.sites, 300 + seen.count[STRETTO_STEAL]);
  CHECK(seen.host_events >= 100);
  Finish(Async([] {}, 77));
  CHECK_EQ(seen.count[STRETTO_TASK_POSTED], 50);
}

TEST(NoObserverIsCalledAfterItWasRemoved) {
  std::atomic<bool> stop{false};
  std::thread host([&] {
    while (!stop) Finish(Async([] {}));
  });
  for (int i = 0; i < 200; ++i) {
    auto* alive = new std::atomic<bool>(true);
    strettoAsyncSetObserver([](void* context, const StrettoEvent*) { CHECK(*static_cast<std::atomic<bool>*>(context)); },
                            alive);
    std::this_thread::yield();
    strettoAsyncSetObserver(nullptr, nullptr);
    *alive = false;
    delete alive;
  }
  stop = true;
  host.join();
}

TEST(ThreadsThatEndLeaveTheirTasksBehind) {
  std::atomic<int> ran{0};
  for (int i = 0; i < 50; ++i) {
    std::thread host([&] {
      for (int k = 0; k < 10; ++k) Execute([&] { ++ran; });
    });
    host.join();
  }
  CHECK(strettoAsyncDrain(-1));
  CHECK_EQ(ran.load(), 500);
}

// ---- Child programs.

CHILD(ExitWithTasksRunning) {
  static std::atomic<int> started{0};
  for (int i = 0; i < 4; ++i) {
    Execute([] {
      ++started;
      for (;;) Burn(milliseconds(1));
    });
  }
  for (int i = 0; i < 100; ++i) Execute([] {});
  while (started == 0) std::this_thread::yield();
}
CHILD(ExitWithTasksBlocked) {
  StrettoToken* never = strettoAsyncCreateToken(0);
  static std::atomic<int> started{0};
  for (int i = 0; i < 4; ++i) {
    Execute([never] {
      ++started;
      strettoAsyncAwait(never);
    });
  }
  while (started < 4) std::this_thread::yield();
}
CHILD(ExitFromATask) {
  Execute([] { std::exit(test::failures.load()); });
  StrettoToken* never = strettoAsyncCreateToken(0);
  strettoAsyncAwait(never);
}
CHILD(ExitWhileTasksArePosted) {
  struct Loop {
    static void Resume(void* handle) {
      Execute([] {});
      strettoAsyncExecute(handle, Resume, 0);
    }
  };
  static int handle;
  strettoAsyncExecute(&handle, Loop::Resume, 0);
  std::this_thread::sleep_for(milliseconds(5));
}
CHILD(ForkWhenIdle) {
  std::atomic<int> ran{0};
  Finish(Async([&] { ++ran; }));
  strettoAsyncDrain(-1);
  const pid_t pid = fork();
  for (int i = 0; i < 100; ++i) Finish(Async([&] { Finish(Async([&] { ++ran; })); }));
  CHECK(strettoAsyncDrain(-1));
  CHECK_EQ(ran.load(), 101);
  CHECK_EQ(LiveObjects(), 0);
  strettoAsyncShutdown();
  if (pid == 0) _exit(test::failures.load());
  int status = 0;
  waitpid(pid, &status, 0);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

// Fills the memory that the process may have, uses the runtime, and frees it again.
CHILD(RunOutOfMemory) {
  std::atomic<int> resumed{0};
  Finish(Async([] {}));
  rlimit limit{};
  getrlimit(RLIMIT_AS, &limit);
  std::ifstream statm("/proc/self/statm");
  rlim_t pages = 0;
  statm >> pages;
  const rlimit before = limit;
  limit.rlim_cur = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + (rlim_t{64} << 20);
  setrlimit(RLIMIT_AS, &limit);
  std::vector<StrettoToken*> tokens;
  tokens.reserve(3'000'000);
  while (tokens.size() < tokens.capacity()) {
    StrettoToken* token = strettoAsyncCreateToken(0);
    // Without memory it is a token that failed.
    if (strettoAsyncGetError(token) != 0) break;
    tokens.push_back(token);
  }
  CHECK(tokens.size() < tokens.capacity());
  CHECK(strettoAsyncLastError() != nullptr);
  CHECK(strettoAsyncCreateValue(1 << 20, 0) == nullptr);
  StrettoValue* value = strettoAsyncCreateValue(4000, 0);
  CHECK(strettoAsyncGetError(value) != 0);
  std::memset(mlirAsyncRuntimeGetValueStorage(value), 1, 4000);
  mlirAsyncRuntimeEmplaceValue(value);
  mlirAsyncRuntimeDropRef(value, 1);
  CHECK(strettoAsyncAllocFrame(5000) == nullptr);
  CHECK(strettoAsyncLastError() != nullptr);
  // A wait for which there is no memory fails; so do members of groups.
  for (size_t i = 0; i < 1000; ++i) {
    WhenReady(tokens[i], [&] { ++resumed; });
  }
  CHECK(strettoAsyncGetError(tokens[999]) != 0);
  StrettoGroup* group = strettoAsyncCreateGroup(1, 0);  // null, or from this thread's cache
  strettoAsyncAddToGroup(tokens[2000], group);
  CHECK(strettoAsyncIsReady(group) && strettoAsyncGetError(group) != 0);
  mlirAsyncRuntimeDropRef(group, 1);
  for (size_t i = 0; i < 1000; ++i) {
    mlirAsyncRuntimeEmplaceToken(tokens[i]);
    mlirAsyncRuntimeAddRef(tokens[i], 1);
  }
  strettoAsyncDrain(-1);
  CHECK_EQ(resumed.load(), 1000);
  setrlimit(RLIMIT_AS, &before);
  for (StrettoToken* token : tokens) mlirAsyncRuntimeDropRef(token, 2);
  CHECK_EQ(LiveObjects(), 0);
  Finish(Async([] {}));
}

#if !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)  // they need more memory than they are left
TEST(NothingBreaksWhenMemoryRunsOut) {
  const ChildResult result = RunChild("RunOutOfMemory");
  if (result.exit_code != 0) Fail(__FILE__, __LINE__, result.output);
  CHECK_EQ(result.exit_code, 0);
}
#endif

TEST(TheProcessEndsWithWorkInFlight) {
  for (const char* child : {"ExitWithTasksRunning", "ExitWithTasksBlocked", "ExitFromATask", "ExitWhileTasksArePosted"}) {
    for (int round = 0; round < 5; ++round) {
      const ChildResult result = RunChild(child);
      if (result.exit_code != 0) Fail(__FILE__, __LINE__, std::string(child) + " " + result.output);
      CHECK_EQ(result.exit_code, 0);
    }
  }
}

#if !defined(__SANITIZE_THREAD__)  // it can't start threads in a forked child
TEST(AForkedChildMayUseTheRuntime) {
  for (int round = 0; round < 5; ++round) {
    const ChildResult result = RunChild("ForkWhenIdle");
    if (result.exit_code != 0) Fail(__FILE__, __LINE__, result.output);
    CHECK_EQ(result.exit_code, 0);
  }
}
#endif
