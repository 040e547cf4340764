// Core-to-core latency: two threads hand a flag back and forth. Prints nanoseconds a hand-over.
// Cross-core figures of every benchmark move with it, so each round prints one.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

int main() {
  constexpr int kRounds = 200000;
  std::atomic<int> turn{0};
  std::thread other([&] {
    for (int i = 0; i < kRounds; ++i) {
      while (turn.load() != 1) {
      }
      turn.store(0);
    }
  });
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kRounds; ++i) {
    turn.store(1);
    while (turn.load() != 0) {
    }
  }
  const auto end = std::chrono::steady_clock::now();
  other.join();
  const double ns = std::chrono::duration<double, std::nano>(end - begin).count();
  std::printf("%.0f\n", ns / (2.0 * kRounds));
}
