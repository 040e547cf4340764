// What the host calls: sites, threads, statistics, leaks, the observer.
#include <atomic>

#include "executor.h"
#include "lane.h"
#include "observer.h"
#include "registry.h"
#include "sites.h"
#include "slab.h"

using namespace stretto;

namespace {

struct Totals {
  int64_t tasks = 0, steals = 0, parks = 0, live_objects = 0, live_frames = 0;
};

Totals Sum() {
  Totals totals;
  for (int32_t i = 0; i < LaneCount(); ++i) {
    const Counters& counters = LaneAt(i)->counters;
    totals.tasks += counters.tasks.Get();
    totals.steals += counters.steals.Get();
    totals.parks += counters.parks.Get();
    totals.live_objects += counters.objects_made.Get() - counters.objects_freed.Get();
    totals.live_frames += counters.frames_made.Get() - counters.frames_freed.Get();
  }
  return totals;
}

// What ResetStats subtracts. relaxed everywhere: statistics.
std::atomic<int64_t> tasks_before{0}, steals_before{0}, parks_before{0};

}  // namespace

extern "C" {

int32_t strettoAsyncRegisterSites(const StrettoSite* sites, int32_t count) { return RegisterSites(sites, count); }
void strettoAsyncUnregisterSites(int32_t base) { UnregisterSites(base); }
int32_t strettoAsyncMakeError(const char* file, int32_t line, int32_t column, const char* text) {
  return MakeError(file, line, column, text);
}
bool strettoAsyncDescribeSite(int32_t site, StrettoSite* out) { return out != nullptr && DescribeSite(site, out); }
bool strettoAsyncSitesAreIdle(int32_t base) { return IsQuiet() && !AnyLiveObjectFrom(base, SitesCount(base)); }

int32_t strettoAsyncSetNumThreads(int32_t threads) { return SetNumThreads(threads); }
int32_t strettoAsyncGetNumThreads(void) { return NumThreads(); }
bool strettoAsyncDrain(int64_t timeout_ms) { return Drain(timeout_ms); }
int32_t strettoAsyncFailStuckHosts(int32_t hosts, int32_t* code) { return FailStuckHosts(hosts, code); }
void strettoAsyncShutdown(void) { Shutdown(); }

void strettoAsyncGetStats(StrettoStats* out) {
  if (out == nullptr) return;
  const Totals totals = Sum();
  out->tasks = totals.tasks - tasks_before.load(std::memory_order_relaxed);
  out->steals = totals.steals - steals_before.load(std::memory_order_relaxed);
  out->parks = totals.parks - parks_before.load(std::memory_order_relaxed);
  out->live_objects = totals.live_objects;
  out->live_frames = totals.live_frames;
  out->spares = MostSpares();
  out->slab_bytes = SlabBytes();
}

void strettoAsyncResetStats(void) {
  const Totals totals = Sum();
  tasks_before.store(totals.tasks, std::memory_order_relaxed);
  steals_before.store(totals.steals, std::memory_order_relaxed);
  parks_before.store(totals.parks, std::memory_order_relaxed);
  ResetMostSpares();
}

int64_t strettoAsyncLiveObjects(StrettoLiveObject* out, int64_t capacity) { return LiveObjects(out, capacity); }

const char* strettoAsyncLastError(void) {
  const Lane* lane = CurrentLane();
  if (lane == nullptr) return "out of memory for a thread's queues";
  return lane->has_last_error ? lane->last_error : nullptr;
}

void strettoAsyncSetObserver(StrettoObserver observer, void* context) {
  if (!SetObserver(observer, context)) SetLastError(CurrentLane(), "out of memory for the observer");
}

}  // extern "C"
