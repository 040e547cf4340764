#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "test.h"

extern char** environ;

namespace test {

Case* cases = nullptr;
std::atomic<int> failures{0};

void Fail(const char* file, int line, const std::string& what) {
  failures.fetch_add(1);
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what.c_str());
}

double StressSeconds() {
  const char* text = std::getenv("STRETTO_STRESS_SECONDS");
  return text == nullptr ? 0.3 : std::atof(text);
}

ChildResult RunChild(const char* name) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return {-1, "pipe"};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  std::string self = "/proc/self/exe", flag = "--child", child = name;
  char* arguments[] = {self.data(), flag.data(), child.data(), nullptr};
  pid_t pid;
  const int error = posix_spawn(&pid, self.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  ChildResult result{-1, ""};
  if (error != 0) {
    close(ends[0]);
    return result;
  }
  bool late = false;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  for (;;) {
    pollfd wait{ends[0], POLLIN, 0};
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || poll(&wait, 1, static_cast<int>(left.count())) == 0) {
      late = true;
      kill(pid, SIGKILL);
      break;
    }
    char buffer[4096];
    const ssize_t count = read(ends[0], buffer, sizeof buffer);
    if (count <= 0) break;
    result.output.append(buffer, static_cast<size_t>(count));
  }
  close(ends[0]);
  int status = 0;
  waitpid(pid, &status, 0);
  result.exit_code = late ? 124 : WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return result;
}

}  // namespace test

int main(int argc, char** argv) {
  if (argc == 3 && std::strcmp(argv[1], "--child") == 0) {
    for (test::Case* entry = test::cases; entry != nullptr; entry = entry->next) {
      if (!entry->is_child || std::strcmp(entry->name, argv[2]) != 0) continue;
      entry->run();
      return test::failures.load() == 0 ? 0 : 1;
    }
    return 2;
  }
  const bool list = argc == 2 && std::strcmp(argv[1], "--list") == 0;
  std::vector<test::Case*> ordered;
  for (test::Case* entry = test::cases; entry != nullptr; entry = entry->next) {
    if (!entry->is_child) ordered.insert(ordered.begin(), entry);
  }
  int count = 0;
  for (test::Case* entry : ordered) {
    bool chosen = argc < 2 || list;
    for (int i = 1; i < argc; ++i) chosen |= std::strncmp(entry->name, argv[i], std::strlen(argv[i])) == 0;
    if (!chosen) continue;
    ++count;
    if (list) {
      std::printf("%s\n", entry->name);
      continue;
    }
    const int before = test::failures.load();
    const auto start = std::chrono::steady_clock::now();
    entry->run();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("%-6s %s (%.2f s)\n", test::failures.load() == before ? "ok" : "FAILED", entry->name, seconds.count());
    std::fflush(stdout);
  }
  if (!list) std::printf("%d tests, %d failures\n", count, test::failures.load());
  return test::failures.load() == 0 && count > 0 ? 0 : 1;
}
