#include "hang.h"

#include <dirent.h>
#include <execinfo.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "permits.h"

namespace stress {

std::atomic<uint64_t> seed{0};

namespace {

constexpr auto kPatience = std::chrono::seconds(60);

std::mutex mutex;
const std::vector<std::unique_ptr<Program>>* watched = nullptr;  // guarded by the mutex

const char* NameOf(Op op) {
  constexpr const char* kNames[] = {"spawn", "await", "take out", "group", "by hand", "many",
                                    "chain", "ready", "delay",    "drop",  "fail"};
  return kNames[static_cast<int>(op)];
}

void PrintExecutor() {
  const uint64_t state = stretto::executor.state.load();
  std::fprintf(stderr, "executor: %d free permits of %d, %d idle, %d searching, %d returners, %d drainers, %s\n",
               stretto::Permits(state), stretto::executor.limit.load(), stretto::Idle(state),
               stretto::Searching(state), stretto::Returners(state), stretto::Drainers(state),
               stretto::AnyQueued() ? "tasks are queued" : "no task is queued");
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  std::fprintf(stderr, "%" PRId64 " tasks, %" PRId64 " live objects, %" PRId64 " live frames, %" PRId64 " spares\n",
               stats.tasks, stats.live_objects, stats.live_frames, stats.spares);
}

void PrintTasks() {
  std::lock_guard lock(mutex);
  if (watched == nullptr) return;
  int shown = 0;
  for (const auto& program : *watched) {
    std::fprintf(stderr, "program of %zu tasks:\n", program->tasks.size());
    for (const Task& task : program->tasks) {
      if (task.posted == 0 || task.ended != 0 || ++shown > 200) continue;
      const int at = task.at.load();
      const Step* step = at < 0 ? nullptr : &task.steps[static_cast<size_t>(at)];
      std::fprintf(stderr, "  task %" PRId64 " of %" PRId64 ", form %d%s: %s %d (slot %d, how %d)\n", task.cell.number,
                   task.poster == nullptr ? 0 : task.poster->cell.number, static_cast<int>(task.form),
                   task.blocks ? ", blocks" : "", step == nullptr ? "not begun" : NameOf(step->op), at,
                   step == nullptr ? 0 : step->from, step == nullptr ? 0 : static_cast<int>(step->how));
    }
  }
}

void PrintObjects() {
  StrettoLiveObject objects[50];
  const int64_t count = strettoAsyncLiveObjects(objects, 50);
  for (int64_t i = 0; i < count && i < 50; ++i) {
    std::fprintf(stderr, "  object %p: kind %d, state %d, site %d, %d references\n", objects[i].object,
                 objects[i].kind, objects[i].state, objects[i].site, objects[i].references);
  }
}

void PrintStack(int) {
  void* frames[40];
  backtrace_symbols_fd(frames, backtrace(frames, 40), 2);
}

void PrintStacks() {
  DIR* directory = opendir("/proc/self/task");
  if (directory == nullptr) return;
  const pid_t self = static_cast<pid_t>(syscall(SYS_gettid));
  while (const dirent* entry = readdir(directory)) {
    const pid_t thread = static_cast<pid_t>(std::atoi(entry->d_name));
    if (thread == 0 || thread == self) continue;
    std::fprintf(stderr, "thread %d:\n", thread);
    syscall(SYS_tgkill, getpid(), thread, SIGUSR2);
    usleep(100'000);
  }
  closedir(directory);
}

[[noreturn]] void Report() {
  std::fprintf(stderr, "seed %" PRIu64 " HANGS: stress --seed %" PRIu64 " --rounds 1\n", seed.load(), seed.load());
  Describe();
  PrintStacks();
  std::abort();
}

}  // namespace

void Describe() {
  PrintExecutor();
  PrintTasks();
  PrintObjects();
}

void WatchForHangs() {
  signal(SIGUSR2, PrintStack);
  void* frame[1];
  backtrace(frame, 1);  // loads what it needs, which a signal handler must not
  std::thread([] {
    int64_t seen = -1;
    auto since = std::chrono::steady_clock::now();
    for (;;) {
      std::this_thread::sleep_for(std::chrono::seconds(1));
      const int64_t now = progress.load();
      if (now != seen) {
        seen = now;
        since = std::chrono::steady_clock::now();
      } else if (std::chrono::steady_clock::now() - since > kPatience) {
        Report();
      }
    }
  }).detach();
}

Watched::Watched(const std::vector<std::unique_ptr<Program>>& programs) {
  std::lock_guard lock(mutex);
  watched = &programs;
}

Watched::~Watched() {
  std::lock_guard lock(mutex);
  watched = nullptr;
}

}  // namespace stress
