#include "device/memory.h"

#include <cinttypes>
#include <cstdlib>
#include <new>

#include "device/op.h"
#include "sites.h"

namespace stretto::device {

Memory memory;

namespace {

constexpr size_t kAlignment = 64;

struct alignas(16) MemoryOp : Op {
  uintptr_t address;
  uint64_t id;
};

// Counts the block against the limit. Locked.
bool ChargeLocked(Block* block) {
  if (memory.limit >= 0 && (block->bytes > memory.limit || memory.bytes > memory.limit - block->bytes)) return false;
  memory.bytes += block->bytes;
  if (memory.bytes > memory.peak) memory.peak = memory.bytes;
  block->charged = true;
  return true;
}

void ReleaseBlockLocked(Block* block) {
  memory.live.Remove(block);
  --memory.live_count;
  if (block->charged) memory.bytes -= block->bytes;
  memory.generation.fetch_add(1, std::memory_order_release);  // release: pairs with the look at a remembered block
  if (block->in_arena) return ArenaFreeLocked(block);
  std::free(reinterpret_cast<void*>(block->begin));
  delete block;
}

Block* FindLocked(uintptr_t address, uint64_t id) {
  Block* block = memory.live.Floor(address);
  return block != nullptr && block->begin == address && block->id == id ? block : nullptr;
}

// A block that is known but not charged. Null: no memory.
Block* NewBlockLocked(int64_t bytes, int32_t kind, int32_t site) {
  auto* block = new (std::nothrow) Block;
  if (block == nullptr) return nullptr;
  block->in_arena = memory.IsChecked();
  if (block->in_arena) {
    block->begin = ArenaAllocLocked(bytes);
  } else if (bytes <= INT64_MAX - int64_t{kAlignment}) {
    const size_t rounded = (static_cast<size_t>(bytes) + kAlignment - 1) / kAlignment * kAlignment;
    block->begin = reinterpret_cast<uintptr_t>(std::aligned_alloc(kAlignment, rounded));
  }
  if (block->begin == 0) {
    delete block;
    return nullptr;
  }
  block->bytes = bytes;
  block->kind = kind;
  block->site = site;
  block->id = ++memory.last_id;
  memory.live.Insert(block);
  ++memory.live_count;
  return block;
}

int32_t OutOfMemory(int64_t bytes, int32_t site) {
  int64_t limit;
  {
    std::lock_guard lock(memory.mutex);
    limit = memory.limit;
  }
  if (limit < 0) return ErrorAt(site, "out of device memory: %" PRId64 " bytes asked for", bytes);
  return ErrorAt(site, "out of device memory: %" PRId64 " bytes asked for, the limit is %" PRId64, bytes, limit);
}

// The memory is there already; now it is counted, or given back.
bool RunAlloc(Op* base, int32_t* code) {
  const auto* op = static_cast<MemoryOp*>(base);
  int64_t refused = -1;
  {
    std::lock_guard lock(memory.mutex);
    Block* block = FindLocked(op->address, op->id);
    if (block == nullptr) return true;  // freed already, or taken back with its program
    if (*code != 0 || !ChargeLocked(block)) {
      refused = block->bytes;
      ReleaseBlockLocked(block);
    }
  }
  if (*code == 0 && refused >= 0) *code = OutOfMemory(refused, op->site);
  return true;
}

bool RunFree(Op* base, int32_t*) {
  const auto* op = static_cast<MemoryOp*>(base);
  std::lock_guard lock(memory.mutex);
  Block* block = FindLocked(op->address, op->id);
  if (block != nullptr) ReleaseBlockLocked(block);
  return true;
}

void* Alloc(int64_t bytes, int32_t kind, const Scan& scan, int32_t site, StrettoPoint* point) {
  if (bytes < 0) {
    *point = SubmitFailure(scan, site, ErrorAt(site, "allocation of %" PRId64 " bytes", bytes));
    return nullptr;
  }
  if (bytes == 0 || (scan.Settled() && scan.code != 0)) {
    *point = Join(scan, site);
    return nullptr;
  }
  uintptr_t address = 0;
  uint64_t id = 0;
  {
    std::lock_guard lock(memory.mutex);
    Block* block = NewBlockLocked(bytes, kind, site);
    if (block != nullptr && scan.Settled() && !ChargeLocked(block)) {
      ReleaseBlockLocked(block);
      block = nullptr;
    }
    if (block != nullptr) {
      address = block->begin;
      id = block->id;
    }
  }
  if (address == 0) {
    *point = SubmitFailure(scan, site, OutOfMemory(bytes, site));
    return nullptr;
  }
  if (scan.Settled()) {
    *point = scan.Done(0);
    return reinterpret_cast<void*>(address);
  }
  auto* op = NewOp<MemoryOp>(scan, site);
  if (op == nullptr) {
    std::lock_guard lock(memory.mutex);
    ReleaseBlockLocked(FindLocked(address, id));
    *point = FailedPoint(NodeMemoryError(site));
    return nullptr;
  }
  op->run = RunAlloc;
  op->on_failure = true;
  op->address = address;
  op->id = id;
  *point = Submit(op, scan);
  return reinterpret_cast<void*>(address);
}

// Marks the block that a dealloc is for. 0 and its id, or a code.
int32_t BeginFree(uintptr_t address, uint64_t* id, int32_t site) {
  const char* what = "dealloc of memory that the device didn't allocate";
  {
    std::lock_guard lock(memory.mutex);
    Block* block = memory.live.Find(address);
    if (block != nullptr && block->begin == address && !block->freeing) {
      block->freeing = true;
      *id = block->id;
      return 0;
    }
    if (block != nullptr && block->begin != address) {
      what = "dealloc of a pointer into a block of memory, not to its beginning";
    } else if (block != nullptr || memory.dead.Find(address) != nullptr) {
      what = "dealloc of memory that was deallocated before";
    }
  }
  return ErrorAt(site, "%s", what);
}

StrettoPoint Free(void* pointer, const Scan& scan, int32_t site) {
  if (pointer == nullptr) return Join(scan, site);
  const auto address = reinterpret_cast<uintptr_t>(pointer);
  uint64_t id = 0;
  if (const int32_t code = BeginFree(address, &id, site)) return SubmitFailure(scan, site, code);
  if (!scan.Settled()) {
    auto* op = NewOp<MemoryOp>(scan, site);
    if (op == nullptr) {
      std::lock_guard lock(memory.mutex);
      FindLocked(address, id)->freeing = false;
      return FailedPoint(NodeMemoryError(site));
    }
    op->run = RunFree;
    op->on_failure = true;
    op->address = address;
    op->id = id;
    return Submit(op, scan);
  }
  std::lock_guard lock(memory.mutex);
  if (Block* block = FindLocked(address, id)) ReleaseBlockLocked(block);
  return scan.Done(scan.code);
}

void Entry(const Block* block, StrettoLiveAllocation* out, int64_t capacity, int64_t* count) {
  if (out != nullptr && *count < capacity) {
    out[*count] = {reinterpret_cast<void*>(block->begin), block->bytes, block->site, block->kind};
  }
  ++*count;
}

}  // namespace
}  // namespace stretto::device

using namespace stretto::device;

extern "C" {

void* strettoDeviceAlloc(int64_t bytes, int32_t host_shared, const StrettoPoint* deps, int64_t n, int32_t site,
                         StrettoPoint* point) {
  const int32_t kind = host_shared != 0 ? STRETTO_HOST_SHARED_MEMORY : STRETTO_DEVICE_MEMORY;
  return Alloc(bytes, kind, Scan(deps, n), site, point);
}

StrettoPoint strettoDeviceFree(void* pointer, const StrettoPoint* deps, int64_t n, int32_t site) {
  return Free(pointer, Scan(deps, n), site);
}

int32_t strettoDeviceHostRegister(void* pointer, int64_t bytes, int32_t site) {
  if (bytes < 0) return ErrorAt(site, "registration of %" PRId64 " bytes of host memory", bytes);
  auto* block = new (std::nothrow) Block;
  if (block == nullptr) return NodeMemoryError(site);
  block->begin = reinterpret_cast<uintptr_t>(pointer);
  block->bytes = bytes;
  block->site = site;
  block->kind = STRETTO_REGISTERED_MEMORY;
  std::lock_guard lock(memory.mutex);
  block->next = memory.registered;
  memory.registered = block;
  return 0;
}

int32_t strettoDeviceHostUnregister(void* pointer, int32_t site) {
  {
    std::lock_guard lock(memory.mutex);
    for (Block** link = &memory.registered; *link != nullptr; link = &(*link)->next) {
      Block* block = *link;
      if (block->begin != reinterpret_cast<uintptr_t>(pointer)) continue;
      *link = block->next;
      delete block;
      memory.generation.fetch_add(1, std::memory_order_release);  // release: as above
      return 0;
    }
  }
  return ErrorAt(site, "unregistration of host memory that isn't registered");
}

int64_t strettoDeviceLiveAllocations(StrettoLiveAllocation* out, int64_t capacity) {
  std::lock_guard lock(memory.mutex);
  int64_t count = 0;
  for (Block* block = memory.live.After(0); block != nullptr; block = memory.live.After(block->begin)) {
    Entry(block, out, capacity, &count);
  }
  for (Block* block = memory.registered; block != nullptr; block = block->next) Entry(block, out, capacity, &count);
  return count;
}

int64_t strettoDeviceFreeAllOf(int32_t base) {
  // Site 0 is of no table.
  const int32_t sites = base == 0 ? 1 : stretto::SitesCount(base);
  auto mine = [&](const Block* block) { return block->site >= base && block->site - base < sites; };
  std::lock_guard lock(memory.mutex);
  int64_t count = 0;
  for (Block* block = memory.live.After(0); block != nullptr;) {
    const uintptr_t begin = block->begin;
    if (mine(block)) {
      ReleaseBlockLocked(block);
      ++count;
    }
    block = memory.live.After(begin);
  }
  for (Block** link = &memory.registered; *link != nullptr;) {
    Block* block = *link;
    if (!mine(block)) {
      link = &block->next;
      continue;
    }
    *link = block->next;
    delete block;
    ++count;
    memory.generation.fetch_add(1, std::memory_order_release);  // release: as above
  }
  return count;
}

void strettoDeviceSetMemoryLimit(int64_t bytes) {
  std::lock_guard lock(memory.mutex);
  memory.limit = bytes;
}

}  // extern "C"
