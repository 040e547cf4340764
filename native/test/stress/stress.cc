// Random programs of tasks, thread counts, delays and failures.
//
//   stress [--seed N] [--rounds N] [--seconds S]
//
// A round's programs, threads, delays and failures follow from its seed; seeds are counted up from the first
// one. STRETTO_STRESS_SEED (a number, or `time`) and STRETTO_STRESS_SECONDS say the same. What goes wrong is
// reported with the seed; a round in which nothing happens any more for a minute is reported with what each
// task and object waits for and the stack of each thread.
#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "../test.h"
#include "hang.h"
#include "program.h"
#include "stretto/async_runtime.h"

namespace test {

std::atomic<int> failures{0};

void Fail(const char* file, int line, const std::string& what) {
  // One fault mostly brings many.
  if (failures.fetch_add(1) >= 20) return;
  std::fprintf(stderr, "seed %" PRIu64 ": %s:%d: %s\n", stress::seed.load(), file, line, what.c_str());
}

}  // namespace test

namespace stress {

namespace {

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr int kSlower = 10;
#else
constexpr int kSlower = 1;
#endif

struct Events {
  std::atomic<int64_t> count[9]{};
  static void Count(void* self, const StrettoEvent* event) {
    static_cast<Events*>(self)->count[event->kind].fetch_add(1, std::memory_order_relaxed);
  }
};

// Does to the executor, while programs run, what a host may do at any time.
void Interfere(uint64_t round_seed, const std::atomic<bool>* over, int32_t site_base, Events* events) {
  Random random(round_seed ^ 0x5eed);
  while (!over->load()) {
    StrettoStats stats;
    switch (random.Below(7)) {
      case 0: strettoAsyncDrain(random.Below(3)); break;
      case 1: strettoAsyncGetStats(&stats); break;
      case 2: strettoAsyncLiveObjects(nullptr, 0); break;
      case 3: strettoAsyncSitesAreIdle(site_base); break;
      case 4: strettoAsyncSetObserver(random.OneIn(2) ? Events::Count : nullptr, events); break;
      case 5: strettoAsyncSetNumThreads(1 + random.Below(8)); break;
      case 6: strettoAsyncShutdown(); break;
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random.Below(2000)));
  }
  strettoAsyncSetObserver(nullptr, nullptr);
}

void CheckEvents(const Events& events, int64_t posts) {
  const auto count = [&](StrettoEventKind kind) { return events.count[kind].load(); };
  CHECK_EQ(count(STRETTO_TASK_POSTED), posts);
  CHECK_EQ(count(STRETTO_TASK_BEGIN), count(STRETTO_TASK_END));
  CHECK(count(STRETTO_TASK_BEGIN) >= posts);
  CHECK_EQ(count(STRETTO_OBJECT_MADE), count(STRETTO_OBJECT_FREED));
}

Knobs ChooseKnobs(Random& random) {
  Knobs knobs;
  constexpr int kBudgets[] = {20, 100, 300, 300, 1000, 3000};
  knobs.budget = kBudgets[random.Below(6)] / (kSlower > 1 ? 2 : 1);
  constexpr int kFailing[] = {0, 5, 20, 20, 100, 1000};
  knobs.failing = kFailing[random.Below(6)];
  constexpr int kBlocking[] = {0, 0, 5, 100};
  knobs.blocking = kBlocking[random.Below(4)];
  constexpr int kMany[] = {30, 300, 1000, 1000, 10'000, 100'000};
  knobs.many = kMany[random.Below(6)] / kSlower;
  constexpr int kDelays[] = {0, 0, 20, 5};
  knobs.delays = kDelays[random.Below(4)];
  knobs.by_hand = !random.OneIn(3);
  knobs.help = random.OneIn(2);
  return knobs;
}

bool AllEnded(const std::vector<std::unique_ptr<Program>>& programs) {
  return std::all_of(programs.begin(), programs.end(), [](const auto& program) {
    return std::all_of(program->tasks.begin(), program->tasks.end(), [](const Task& task) { return task.ended != 0; });
  });
}

// Returns the tasks posted.
int64_t Round(int32_t site_base) {
  Random random(seed.load());
  constexpr int32_t kThreads[] = {1, 1, 2, 2, 3, 3, 8, 16};
  strettoAsyncSetNumThreads(kThreads[random.Below(8)]);
  const Knobs knobs = ChooseKnobs(random);
  const int hosts = random.OneIn(2) ? 1 : 2 + random.Below(3);
  const bool interferes = random.OneIn(3);
  const bool observes = !interferes && random.OneIn(3);
  std::vector<std::unique_ptr<Program>> programs;
  {
    Completer completer(1 + random.Below(2));
    for (int h = 0; h < hosts; ++h) {
      programs.push_back(Generate(random.Next(), knobs));
      programs.back()->completer = &completer;
      programs.back()->site_base = site_base;
    }
    Watched watched(programs);
    Events events;
    if (observes) strettoAsyncSetObserver(Events::Count, &events);
    strettoAsyncResetStats();
    std::atomic<bool> over{false};
    std::thread interferer;
    if (interferes) {
      interferer = std::thread(Interfere, seed.load(), &over, site_base, &events);
    }
    std::vector<std::thread> threads;
    for (int h = 1; h < hosts; ++h) threads.emplace_back([&, h] { Run(*programs[static_cast<size_t>(h)]); });
    Run(*programs[0]);
    for (std::thread& thread : threads) thread.join();
    // Tasks that nobody awaits may still be running, and ask for objects to be completed by hand.
    const bool helps = random.OneIn(2);
    while (!AllEnded(programs)) {
      if (helps) {
        strettoAsyncDrain(10);
      } else {
        std::this_thread::sleep_for(std::chrono::microseconds(100));
      }
    }
    over.store(true);
    if (interferer.joinable()) interferer.join();
    completer.Finish();
    CHECK(strettoAsyncDrain(-1));

    int64_t posts = 0;
    for (const auto& program : programs) {
      posts += program->posts;
      for (const Task& task : program->tasks) {
        CHECK_EQ(task.posted.load(), 1);
        CHECK_EQ(task.runs.load(), 1);
        CHECK_EQ(task.ended.load(), 1);
      }
    }
    StrettoStats stats;
    strettoAsyncGetStats(&stats);
    CHECK_EQ(stats.tasks, posts);
    CHECK_EQ(stats.live_frames, 0);
    CHECK_EQ(stats.live_objects, 0);
    CHECK_EQ(strettoAsyncLiveObjects(nullptr, 0), 0);
    CHECK(strettoAsyncSitesAreIdle(site_base));
    if (test::failures.load() != 0) Describe();
    if (observes) {
      strettoAsyncSetObserver(nullptr, nullptr);
      CheckEvents(events, posts);
    }
    if (random.OneIn(10)) strettoAsyncShutdown();
    return posts;
  }
}

uint64_t SeedOf(const char* text) {
  if (std::strcmp(text, "time") != 0) return std::strtoull(text, nullptr, 10);
  return static_cast<uint64_t>(std::chrono::system_clock::now().time_since_epoch() / std::chrono::milliseconds(1));
}

int Main(int argc, char** argv) {
  const char* seconds_text = std::getenv("STRETTO_STRESS_SECONDS");
  const char* seed_text = std::getenv("STRETTO_STRESS_SEED");
  double seconds = seconds_text == nullptr ? 1 : std::atof(seconds_text);
  uint64_t first = seed_text == nullptr ? 1 : SeedOf(seed_text);
  int64_t rounds = INT64_MAX;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--seed") == 0) first = SeedOf(argv[i + 1]);
    if (std::strcmp(argv[i], "--seconds") == 0) seconds = std::atof(argv[i + 1]);
    if (std::strcmp(argv[i], "--rounds") == 0) {
      rounds = std::atoll(argv[i + 1]);
      seconds = 1e9;
    }
  }
  std::printf("seeds from %" PRIu64 "\n", first);
  std::fflush(stdout);
  StrettoSite sites[kSites];
  for (int i = 0; i < kSites; ++i) sites[i] = {"stress", i + 1, 1, "a task"};
  const int32_t site_base = strettoAsyncRegisterSites(sites, kSites);
  WatchForHangs();
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  int64_t done = 0, tasks = 0;
  for (seed.store(first); done < rounds; ++done) {
    tasks += Round(site_base);
    if (test::failures.load() != 0) break;
    if (std::chrono::steady_clock::now() >= end) break;
    seed.fetch_add(1);
  }
  if (test::failures.load() != 0) {
    std::printf("FAILED: stress --seed %" PRIu64 " --rounds 1\n", seed.load());
    return 1;
  }
  std::printf("ok: %" PRId64 " rounds, %" PRId64 " tasks\n", done, tasks);
  return 0;
}

}  // namespace

}  // namespace stress

int main(int argc, char** argv) { return stress::Main(argc, argv); }
