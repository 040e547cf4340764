// C++ functions that pose as coroutines. A coroutine is, to the runtime, a handle and a function that
// resumes it; here the handle is a closure on the heap and resuming it calls it once.
#ifndef STRETTO_TEST_TASKS_H
#define STRETTO_TEST_TASKS_H

#include <chrono>
#include <memory>
#include <utility>

#include "stretto/async_runtime.h"

namespace test {

// A million; less where a sanitizer makes everything slow.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
inline constexpr int kMany = 50'000;
#else
inline constexpr int kMany = 1'000'000;
#endif

template <typename F>
struct Closure {
  F body;
  static void Resume(void* handle) {
    const std::unique_ptr<Closure> self(static_cast<Closure*>(handle));
    self->body();
  }
};

template <typename F>
void Execute(F body, int32_t site = 0) {
  strettoAsyncExecute(new Closure<F>{std::move(body)}, Closure<F>::Resume, site);
}

// Goes on with `body` once the object is ready.
template <typename F>
void WhenReady(void* object, F body) {
  strettoAsyncAwaitAndExecute(object, new Closure<F>{std::move(body)}, Closure<F>::Resume);
}

// A task and the token that it makes ready at its end, as async.execute makes them.
template <typename F>
StrettoToken* Async(F body, int32_t site = 0) {
  StrettoToken* token = strettoAsyncCreateToken(site);
  Execute(
      [body = std::move(body), token]() mutable {
        body();
        mlirAsyncRuntimeEmplaceToken(token);
      },
      site);
  return token;
}

// Waits, then drops the caller's reference.
inline void Finish(void* object) {
  strettoAsyncAwait(object);
  mlirAsyncRuntimeDropRef(object, 1);
}

inline void Burn(std::chrono::nanoseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
  }
}

// Of what can still be freed without the test, everything is: a task may drop a reference after it has
// completed what the test waited for.
inline int64_t LiveObjects() {
  strettoAsyncDrain(-1);
  return strettoAsyncLiveObjects(nullptr, 0);
}

// Runs `body` with each of these numbers of threads, and the executor as it was after.
template <typename F>
void WithThreads(std::initializer_list<int32_t> counts, F body) {
  const int32_t before = strettoAsyncGetNumThreads();
  for (const int32_t count : counts) {
    strettoAsyncSetNumThreads(count);
    body();
  }
  strettoAsyncSetNumThreads(before);
}

}  // namespace test

#endif  // STRETTO_TEST_TASKS_H
