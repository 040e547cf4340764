// Checked mode: may this be accessed?
#include <cinttypes>

#include "device/memory.h"
#include "device/op.h"
#include "lane.h"

namespace stretto::device {

namespace {

enum class Wrong {
  kNothing,
  kNull,
  kHostAccess,    // by the host to device memory
  kDeviceAccess,  // by the device to host memory
  kOutside,       // of the block
  kNowhere,       // in device memory's addresses, but in no block
  kDead,
};

struct Verdict {
  Wrong wrong = Wrong::kNothing;
  int64_t offset = 0;  // of the access in the block
  int64_t bytes = 0;   // of the block
  bool registered = false;
};

struct Access {
  uintptr_t key;  // what tells the block
  uintptr_t address;
  int64_t bytes;
  bool device_side;
  bool host_too;  // also anywhere in host memory
};

Verdict In(const Block* block, Wrong wrong, const Access& access) {
  return {wrong, static_cast<int64_t>(access.address - block->begin), block->bytes,
          block->kind == STRETTO_REGISTERED_MEMORY};
}

const Block* FindRegistered(const Access& access) {
  const Block* holds_key = nullptr;
  for (const Block* block = memory.registered; block != nullptr; block = block->next) {
    if (!block->Holds(access.key)) continue;
    if (block->Holds(access.address, access.bytes)) return block;
    holds_key = block;
  }
  return holds_key;
}

// `cache`: may be null.
Verdict LookUp(const Access& access, AccessCache* cache) {
  if (access.key == 0 && access.address < 4096) return {Wrong::kNull, 0, 0, false};
  std::lock_guard lock(memory.mutex);
  const Block* block = memory.live.Find(access.key);
  if (block != nullptr) {
    if (!block->Holds(access.address, access.bytes)) return In(block, Wrong::kOutside, access);
    const bool device_only = block->in_arena && block->kind == STRETTO_DEVICE_MEMORY;
    if (device_only && !access.device_side) return In(block, Wrong::kHostAccess, access);
    if (cache != nullptr) {
      // relaxed: under the lock nothing goes.
      *cache = {block->begin, static_cast<uint64_t>(block->bytes), memory.generation.load(std::memory_order_relaxed),
                device_only};
    }
    return {};
  }
  if (memory.InArena(access.key)) {
    const Block* dead = memory.dead.Find(access.key);
    if (dead != nullptr) return In(dead, Wrong::kDead, access);
    const Block* before = memory.live.Floor(access.key);
    return before != nullptr && before->in_arena ? In(before, Wrong::kOutside, access)
                                                 : Verdict{Wrong::kNowhere, 0, 0, false};
  }
  if (!access.device_side || access.host_too) return {};
  block = FindRegistered(access);
  if (block == nullptr) return {Wrong::kDeviceAccess, 0, 0, false};
  if (!block->Holds(access.address, access.bytes)) return In(block, Wrong::kOutside, access);
  if (cache != nullptr) {
    *cache = {block->begin, static_cast<uint64_t>(block->bytes), memory.generation.load(std::memory_order_relaxed),
              false};
  }
  return {};
}

int32_t CodeOf(const Verdict& verdict, const char* what, const Access& access, int32_t site) {
  switch (verdict.wrong) {
    case Wrong::kNothing:
      return 0;
    case Wrong::kNull:
      return ErrorAt(site, "%s of %" PRId64 " bytes of memory through a null pointer", what, access.bytes);
    case Wrong::kHostAccess:
      return ErrorAt(site,
                     "%s of device memory that isn't shared with the host (%" PRId64 " bytes at offset %" PRId64
                     " of a block of %" PRId64 ")",
                     what, access.bytes, verdict.offset, verdict.bytes);
    case Wrong::kDeviceAccess:
      return ErrorAt(site, "%s of host memory that is neither shared with the device nor registered", what);
    case Wrong::kOutside:
      return ErrorAt(site,
                     "%s out of bounds: %" PRId64 " bytes at offset %" PRId64 " of a block of %" PRId64
                     " bytes of %s memory",
                     what, access.bytes, verdict.offset, verdict.bytes, verdict.registered ? "registered" : "device");
    case Wrong::kNowhere:
      return ErrorAt(site, "%s out of bounds: device memory that isn't allocated", what);
    case Wrong::kDead:
      return ErrorAt(site,
                     "%s of device memory after its dealloc (%" PRId64 " bytes at offset %" PRId64
                     " of a block of %" PRId64 ")",
                     what, access.bytes, verdict.offset, verdict.bytes);
  }
  return 0;
}

}  // namespace

int32_t CheckRange(const char* what, const void* address, int64_t bytes, bool host_too, int32_t site) {
  if (bytes <= 0) return 0;
  const auto at = reinterpret_cast<uintptr_t>(address);
  const Access access{at, at, bytes, true, host_too};
  return CodeOf(LookUp(access, nullptr), what, access, site);
}

}  // namespace stretto::device

using namespace stretto;
using namespace stretto::device;

extern "C" {

int32_t strettoDeviceCheckAccess(const void* base, const void* address, int64_t bytes, int32_t device_side,
                                 int32_t site) {
  if (bytes <= 0) return 0;
  const auto at = reinterpret_cast<uintptr_t>(address);
  const auto key = base == nullptr ? at : reinterpret_cast<uintptr_t>(base);
  // What the host does with host memory is its own business.
  if (device_side == 0 && !memory.InArena(key) && at >= 4096) return 0;
  Lane* lane = CurrentLane();
  AccessCache* cache = lane == nullptr ? nullptr : &lane->access;
  // acquire: pairs with the change when memory goes.
  if (cache != nullptr && cache->generation == memory.generation.load(std::memory_order_acquire) &&
      key - cache->begin < cache->bytes && at - cache->begin < cache->bytes &&
      static_cast<uint64_t>(bytes) <= cache->bytes - (at - cache->begin) && (device_side != 0 || !cache->device_only)) {
    return 0;
  }
  const Access access{key, at, bytes, device_side != 0, false};
  const Verdict verdict = LookUp(access, cache);
  if (verdict.wrong == Wrong::kNothing) return 0;
  return CodeOf(verdict, device_side != 0 ? "device access" : "host access", access, site);
}

}  // extern "C"
