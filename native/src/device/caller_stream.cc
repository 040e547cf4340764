// Streams that a program names by handle: an order imposed on operations, nothing else. The operations
// run in the streams of stream.h.
#include <mutex>
#include <new>

#include "device/launch.h"
#include "device/op.h"

// The handle that programs have.
struct StrettoStream {
  std::mutex mutex;
  StrettoPoint tail = 0;
};

namespace stretto::device {

namespace {

StrettoStream default_stream;

StrettoStream* StreamOrDefault(StrettoStream* stream) { return stream == nullptr ? &default_stream : stream; }

}  // namespace

}  // namespace stretto::device

using namespace stretto::device;

extern "C" {

StrettoStream* strettoDeviceStreamCreate(void) { return new (std::nothrow) StrettoStream; }

void strettoDeviceStreamDestroy(StrettoStream* stream) { delete stream; }

StrettoPoint strettoDeviceLaunchOn(StrettoStream* stream, const StrettoKernel* kernel, const StrettoGrid* grid,
                                   void* const* arguments, int32_t site) {
  stream = StreamOrDefault(stream);
  std::lock_guard lock(stream->mutex);
  const StrettoPoint before = stream->tail;
  stream->tail = Launch(kernel, grid, arguments, Scan(&before, 1), site);
  return stream->tail;
}

void strettoDeviceStreamWait(StrettoStream* stream, const StrettoPoint* deps, int64_t n, int32_t site) {
  stream = StreamOrDefault(stream);
  std::lock_guard lock(stream->mutex);
  for (int64_t i = 0; i < n; ++i) {
    const StrettoPoint both[] = {stream->tail, deps[i]};
    stream->tail = Join(Scan(both, 2), site);
  }
}

StrettoPoint strettoDeviceStreamPoint(StrettoStream* stream) {
  stream = StreamOrDefault(stream);
  std::lock_guard lock(stream->mutex);
  return stream->tail;
}

int32_t strettoDeviceStreamSynchronize(StrettoStream* stream) {
  // Not under the lock: it waits.
  return HostWait(strettoDeviceStreamPoint(stream));
}

}  // extern "C"
