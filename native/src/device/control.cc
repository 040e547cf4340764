// What the host calls: statistics, draining, modes.
#include "device/launch.h"
#include "device/memory.h"
#include "device/op.h"

using namespace stretto::device;

namespace {

// relaxed everywhere: statistics.
constexpr auto kRelaxed = std::memory_order_relaxed;

}  // namespace

extern "C" {

int32_t strettoDeviceSetDefault(int32_t device, int32_t site) {
  if (device == 0) return 0;
  return ErrorAt(site, "there is no GPU device %d; there is one, device 0", device);
}

void strettoDeviceSync(void) { Sync(); }

void strettoDeviceRelease(void) {
  Sync();
  CloseIdleStreams();
}

void strettoDeviceGetStats(StrettoDeviceStats* out) {
  if (out == nullptr) return;
  out->kernel_launches = kernel_launches.load(kRelaxed);
  out->host_waits = host_waits.load(kRelaxed);
  out->streams_created = streams_opened.load(kRelaxed);
  out->streams_destroyed = streams_closed.load(kRelaxed);
  out->events_created = events_made.load(kRelaxed);
  out->events_destroyed = events_gone.load(kRelaxed);
  std::lock_guard lock(memory.mutex);
  out->device_bytes = memory.bytes;
  out->device_bytes_peak = memory.peak;
  out->live_allocations = memory.live_count;
}

void strettoDeviceResetStats(void) {
  kernel_launches.store(0, kRelaxed);
  host_waits.store(0, kRelaxed);
  ResetStreamStats();
  events_made.fetch_sub(events_gone.exchange(0, kRelaxed), kRelaxed);
  std::lock_guard lock(memory.mutex);
  memory.peak = memory.bytes;
}

void strettoDeviceSetChecked(bool checked) { memory.checked.store(checked, kRelaxed); }
bool strettoDeviceIsChecked(void) { return memory.IsChecked(); }

void strettoDeviceSetDelay(StrettoDelay delay, void* context) { SetDelay(delay, context); }

}  // extern "C"
