// The task programs with OpenMP's tasks.
#include <cstdint>

namespace {

int64_t fib(int64_t n) {
  if (n < 2) return n;
  int64_t x, y;
#pragma omp task shared(x)
  x = fib(n - 1);
#pragma omp task shared(y)
  y = fib(n - 2);
#pragma omp taskwait
  return x + y;
}

}  // namespace

extern "C" void spawn(int64_t n) {
#pragma omp parallel
#pragma omp single
  {
    for (int64_t i = 0; i < n; ++i) {
#pragma omp task
      {
        asm volatile("");  // gcc makes no task of nothing
      }
    }
#pragma omp taskwait
  }
}

extern "C" void chain(int64_t n) {
  char token = 0;
#pragma omp parallel
#pragma omp single
  {
    for (int64_t i = 0; i < n; ++i) {
#pragma omp task depend(inout : token)
      {
        asm volatile("");
      }
    }
#pragma omp taskwait
  }
}

extern "C" int64_t fib_exec(int64_t n) {
  int64_t result = 0;
#pragma omp parallel
#pragma omp single
  result = fib(n);
  return result;
}
