#include "observer.h"

#include <sched.h>

#include <cstdlib>
#include <mutex>
#include <new>

#include "lane.h"
#include "parker.h"

namespace stretto {

std::atomic<const ObserverRecord*> observer_record{nullptr};

namespace {
std::mutex observer_mutex;  // one SetObserver at a time
}

void Observe(Lane* lane, StrettoEventKind kind, int32_t site, const void* subject) {
  if (lane == nullptr) return;
  // An event inside an observer's own call (it must not call the runtime) is not reported.
  if (lane->observing.load(std::memory_order_relaxed)) return;  // relaxed: this thread's own
  // seq_cst: either we see that the observer was changed, or SetObserver sees us here and waits.
  lane->observing.store(true, std::memory_order_seq_cst);
  if (const ObserverRecord* record = observer_record.load(std::memory_order_seq_cst)) {
    const StrettoEvent event{kind, site, lane->worker_index, NowNs(), subject};
    record->function(record->context, &event);
  }
  // release: pairs with SetObserver's loads; the call is over.
  lane->observing.store(false, std::memory_order_release);
}

bool SetObserver(StrettoObserver function, void* context) {
  std::lock_guard lock(observer_mutex);
  ObserverRecord* record = nullptr;
  if (function != nullptr) {
    record = static_cast<ObserverRecord*>(std::malloc(sizeof(ObserverRecord)));
    if (record == nullptr) return false;
    *record = {function, context};
  }
  const ObserverRecord* former = observer_record.exchange(record, std::memory_order_seq_cst);
  if (former == nullptr) return true;
  const Lane* self = CurrentLane();
  bool called_from_observer = false;
  for (int32_t i = 0; i < LaneCount(); ++i) {
    const Lane* lane = LaneAt(i);
    if (lane == self) {
      called_from_observer = lane->observing.load(std::memory_order_relaxed);  // relaxed: our own
      continue;
    }
    // seq_cst: see Observe.
    while (lane->observing.load(std::memory_order_seq_cst)) sched_yield();
  }
  if (!called_from_observer) std::free(const_cast<ObserverRecord*>(former));
  return true;
}

}  // namespace stretto
