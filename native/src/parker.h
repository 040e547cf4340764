// Where one thread sleeps and others wake it: a binary semaphore on a futex.
//
//   empty --Park--> asleep --Unpark--> notified --Park returns--> empty
//   empty --Unpark--> notified --Park returns at once--> empty
//
// Wake-ups may be left over from an earlier wait, so whoever parks looks again at what it waits for.
#ifndef STRETTO_SRC_PARKER_H
#define STRETTO_SRC_PARKER_H

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>

namespace stretto {

// Lets the other thread of the core run, for some ten to a hundred cycles a time.
inline void Relax(int32_t times) {
  for (int32_t i = 0; i < times; ++i) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
  }
}

// Nanoseconds on the steady clock.
inline int64_t NowNs() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

class Parker {
 public:
  static constexpr int64_t kForever = INT64_MAX;

  // Owner. Returns when notified, or at `deadline_ns` (steady clock).
  void Park(int64_t deadline_ns) {
    uint32_t expected = kEmpty;
    // acquire on both outcomes: what the waker wrote before Unpark is visible after Park.
    if (!state_.compare_exchange_strong(expected, kAsleep, std::memory_order_acquire,
                                        std::memory_order_acquire)) {
      // It was notified. acquire: as above.
      state_.exchange(kEmpty, std::memory_order_acquire);
      return;
    }
    for (;;) {
      timespec left;
      timespec* timeout = nullptr;
      if (deadline_ns != kForever) {
        const int64_t rest = deadline_ns - NowNs();
        if (rest <= 0) break;
        left = {static_cast<time_t>(rest / 1'000'000'000), static_cast<long>(rest % 1'000'000'000)};
        timeout = &left;
      }
      syscall(SYS_futex, &state_, FUTEX_WAIT_PRIVATE, kAsleep, timeout, nullptr, 0);
      // acquire: as above.
      if (state_.load(std::memory_order_acquire) == kNotified) break;
    }
    // acquire: as above, for a notification that comes as the time runs out.
    state_.exchange(kEmpty, std::memory_order_acquire);
  }

  // Any thread. The owner may run on, and even exit, as soon as the exchange is done; the system call
  // then wakes nobody, or wakes the parker's next owner without need. Parkers are never freed.
  void Unpark() {
    // release: pairs with Park.
    if (state_.exchange(kNotified, std::memory_order_release) == kAsleep) {
      syscall(SYS_futex, &state_, FUTEX_WAKE_PRIVATE, 1, nullptr, nullptr, 0);
    }
  }

 private:
  enum : uint32_t { kEmpty, kNotified, kAsleep };
  std::atomic<uint32_t> state_{kEmpty};
  static_assert(sizeof(std::atomic<uint32_t>) == 4);
};

}  // namespace stretto

#endif  // STRETTO_SRC_PARKER_H
