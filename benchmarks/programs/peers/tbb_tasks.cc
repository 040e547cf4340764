// The task programs as a user of oneTBB writes them.
#include <tbb/task_group.h>

#include <cstdint>

namespace {

struct Step {
  tbb::task_group& group;
  int64_t left;
  void operator()() const {
    if (left > 0) group.run(Step{group, left - 1});
  }
};

// One call of two is a task, which is a user's best; both as tasks take a third more.
int64_t fib(int64_t n) {
  if (n < 2) return n;
  int64_t x, y;
  tbb::task_group group;
  group.run([&x, n] { x = fib(n - 1); });
  y = fib(n - 2);
  group.wait();
  return x + y;
}

}  // namespace

extern "C" void spawn(int64_t n) {
  tbb::task_group group;
  for (int64_t i = 0; i < n; ++i) group.run([] {});
  group.wait();
}

// oneTBB's task_group has no dependencies: each task starts the next, which is less than what the other
// contenders do, whose tasks all exist before the first has run.
extern "C" void chain(int64_t n) {
  tbb::task_group group;
  group.run_and_wait(Step{group, n});
}

extern "C" int64_t fib_exec(int64_t n) { return fib(n); }

extern "C" void ping(int64_t n) {
  tbb::task_group group;
  for (int64_t i = 0; i < n; ++i) {
    group.run([] {});
    group.wait();
  }
}
