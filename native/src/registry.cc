#include "registry.h"

#include "object.h"
#include "slab.h"

namespace stretto {

namespace {

// What can be read of a slot while other threads make and free objects: every field is atomic, but
// they may belong to two objects that followed one another. relaxed: see registry.h, strettoAsyncLiveObjects.
bool Describe(const void* slot, StrettoLiveObject* out) {
  const auto* object = static_cast<const Object*>(slot);
  const uint32_t references = object->references_and_kind.load(std::memory_order_relaxed);
  if (references < Object::kOneReference) return false;
  const uint64_t word = object->word.load(std::memory_order_relaxed);
  out->object = object;
  out->kind = static_cast<int32_t>(Object::KindOf(references));
  out->state = (word & kReady) == 0 ? STRETTO_UNAVAILABLE : (word & kFailed) != 0 ? STRETTO_ERROR : STRETTO_AVAILABLE;
  out->site = object->site.load(std::memory_order_relaxed);
  out->references = static_cast<int32_t>(references / Object::kOneReference);
  return true;
}

}  // namespace

int64_t LiveObjects(StrettoLiveObject* out, int64_t capacity) {
  struct Context {
    StrettoLiveObject* out;
    int64_t capacity;
    int64_t count;
  } context{out, capacity, 0};
  SlabVisitObjects(
      [](void* opaque, void* slot) {
        auto& walk = *static_cast<Context*>(opaque);
        StrettoLiveObject entry;
        if (!Describe(slot, &entry)) return;
        if (walk.out != nullptr && walk.count < walk.capacity) walk.out[walk.count] = entry;
        ++walk.count;
      },
      &context);
  return context.count;
}

bool AnyLiveObjectFrom(int32_t first_site, int32_t count) {
  struct Context {
    int32_t first;
    int32_t count;
    bool found;
  } context{first_site, count, false};
  SlabVisitObjects(
      [](void* opaque, void* slot) {
        auto& walk = *static_cast<Context*>(opaque);
        StrettoLiveObject entry;
        if (!walk.found && Describe(slot, &entry)) {
          walk.found = entry.site >= walk.first && entry.site - walk.first < walk.count;
        }
      },
      &context);
  return context.found;
}

}  // namespace stretto
