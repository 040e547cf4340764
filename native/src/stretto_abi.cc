// Stretto's own names for compiled code: MLIR's meaning, with places and messages.
#include "executor.h"
#include "lane.h"
#include "object.h"
#include "sites.h"
#include "slab.h"

using namespace stretto;

namespace {

constexpr int64_t kMaxPayload = INT64_MAX / 2;

Object* AsObject(void* object) { return static_cast<Object*>(object); }

// Frames whose size class takes two instructions.
bool IsSmallFrame(int64_t size) { return static_cast<uint64_t>(size) <= 256; }

[[gnu::noinline]] void* AllocFrameSlow(int64_t size) {
  Lane* lane = CurrentLane();
  if (lane == nullptr || size < 0 || size > kMaxPayload) return nullptr;
  void* frame = SlabAlloc(&lane->cache, SlotKind::kRaw, static_cast<size_t>(size));
  if (frame == nullptr) {
    SetLastError(lane, "out of memory for a coroutine frame");
    return nullptr;
  }
  lane->counters.frames_made.Add(1);
  return frame;
}

[[gnu::noinline]] void FreeFrameSlow(void* frame, int64_t size) {
  Lane* lane = CurrentLane();
  if (frame == nullptr || lane == nullptr) return;
  lane->counters.frames_freed.Add(1);
  SlabFree(&lane->cache, SlotKind::kRaw, frame, static_cast<size_t>(size));
}

}  // namespace

extern "C" {

StrettoToken* strettoAsyncCreateToken(int32_t site) {
  return reinterpret_cast<StrettoToken*>(NewObject(STRETTO_TOKEN, sizeof(Object), 2, site));
}

StrettoValue* strettoAsyncCreateValue(int64_t size, int32_t site) {
  if (size == STRETTO_COUNTED_PAYLOAD) return reinterpret_cast<StrettoValue*>(NewHolder(site));
  if (size < 0 || size > kMaxPayload) return nullptr;
  const int64_t bytes = size + kValueHeader;
  return reinterpret_cast<StrettoValue*>(NewObject(STRETTO_VALUE, bytes, 2, site));
}

StrettoGroup* strettoAsyncCreateGroup(int64_t size, int32_t site) {
  return reinterpret_cast<StrettoGroup*>(NewGroup(size, site));
}

void strettoAsyncExecute(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site) {
  Post(handle, resume, site);
}

void strettoAsyncExecuteNonBlocking(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site) {
  Post(handle, resume, {site, true});
}

bool strettoAsyncHelp(void* object) { return object == nullptr || Help(current_lane, AsObject(object)); }

int64_t strettoAsyncAddToGroup(void* member, StrettoGroup* group) {
  return AddToGroup(AsObject(member), reinterpret_cast<Group*>(group));
}

void strettoAsyncMemberReady(StrettoGroup* group, int32_t code) {
  if (group != nullptr) MemberReady(reinterpret_cast<Group*>(group), code);
}

void strettoAsyncSetError(void* object, int32_t code) {
  if (object != nullptr) CompleteAsTask(AsObject(object), ErrorWord(code == 0 ? kGenericError : code));
}

int32_t strettoAsyncGetError(void* object) { return object == nullptr ? kMemoryError : ErrorOf(AsObject(object)); }

bool strettoAsyncIsReady(void* object) { return object == nullptr || IsReady(AsObject(object)); }

void strettoAsyncAwait(void* object) {
  if (object != nullptr) AwaitBlocking(AsObject(object));
}

void strettoAsyncAwaitAndExecute(void* object, StrettoCoroHandle handle, StrettoCoroResume resume) {
  if (object != nullptr) {
    AwaitAndResume(AsObject(object), handle, resume);
  } else {
    ResumeHere(CurrentLane(), Task{handle, resume, 0});
  }
}

void* strettoAsyncAllocFrame(int64_t size) {
  Lane* lane = current_lane;
  if (lane == nullptr || !IsSmallFrame(size)) return AllocFrameSlow(size);
  void* frame = SlabAllocFast(&lane->cache, SlotKind::kRaw, SlotClassOf(static_cast<size_t>(size)));
  if (frame == nullptr) return AllocFrameSlow(size);
  lane->counters.frames_made.Add(1);
  return frame;
}

void strettoAsyncFreeFrame(void* frame, int64_t size) {
  Lane* lane = current_lane;
  if (frame == nullptr || lane == nullptr || !IsSmallFrame(size)) return FreeFrameSlow(frame, size);
  lane->counters.frames_freed.Add(1);
  SlabFreeClass(&lane->cache, SlotKind::kRaw, frame, SlotClassOf(static_cast<size_t>(size)));
}

}  // extern "C"
