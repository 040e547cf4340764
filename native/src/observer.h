// One hook through which tracing sees what the runtime does. Off, it costs one load and a branch.
#ifndef STRETTO_SRC_OBSERVER_H
#define STRETTO_SRC_OBSERVER_H

#include <atomic>
#include <cstdint>

#include "stretto/async_runtime.h"

namespace stretto {

struct Lane;

struct ObserverRecord {
  StrettoObserver function;
  void* context;
};
extern std::atomic<const ObserverRecord*> observer_record;

inline bool ObserverIsOn() {
  // relaxed: a hint. Observe looks again.
  return __builtin_expect(observer_record.load(std::memory_order_relaxed) != nullptr, 0);
}
// `lane` may be null; then nothing is reported.
[[gnu::cold]] void Observe(Lane* lane, StrettoEventKind kind, int32_t site, const void* subject);
// When it returns, no call of the former observer is running, but one that called this.
bool SetObserver(StrettoObserver function, void* context);

}  // namespace stretto

#endif  // STRETTO_SRC_OBSERVER_H
