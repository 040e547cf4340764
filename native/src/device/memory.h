// What the device knows of memory: what it allocated, what was registered, and, in checked mode, what is
// gone. In checked mode blocks come from an address range of their own, the arena, whose addresses are used only
// once; so an access to what was freed is never an access to something new.
#ifndef STRETTO_SRC_DEVICE_MEMORY_H
#define STRETTO_SRC_DEVICE_MEMORY_H

#include <atomic>
#include <cstdint>
#include <mutex>

#include "device/address_map.h"
#include "stretto/device.h"

namespace stretto::device {

struct Memory {
  std::mutex mutex;             // guards all that isn't atomic
  AddressMap live;              // device and host-shared memory
  Block* registered = nullptr;  // newest first; one for each registration
  AddressMap dead;              // freed in the arena
  Block* oldest_dead = nullptr;
  Block* newest_dead = nullptr;
  int64_t dead_count = 0;
  uint64_t last_id = 0;
  int64_t live_count = 0;
  int64_t bytes = 0;
  int64_t peak = 0;
  int64_t limit = -1;
  uintptr_t arena_next = 0;

  std::atomic<bool> checked{false};
  std::atomic<uintptr_t> arena_begin{0};  // set once, before any block of the arena is known
  std::atomic<uintptr_t> arena_end{0};
  // Changes when memory goes, so that what a thread remembers of a block isn't true any more.
  std::atomic<uint64_t> generation{1};

  bool IsChecked() const { return checked.load(std::memory_order_relaxed); }  // relaxed: a mode
  bool InArena(uintptr_t address) const {
    // relaxed: who has an address of the arena was told it after these were set.
    return address >= arena_begin.load(std::memory_order_relaxed) &&
           address < arena_end.load(std::memory_order_relaxed);
  }
};
extern Memory memory;

// ---- arena.cc. The memory's mutex is held.
uintptr_t ArenaAllocLocked(int64_t bytes);  // 0: none left
// The block's memory goes; the block is remembered for a while.
void ArenaFreeLocked(Block* block);

// ---- check.cc
// Whether a copy or fill may touch these bytes. `host_too`: they may be anywhere in host memory.
int32_t CheckRange(const char* what, const void* address, int64_t bytes, bool host_too, int32_t site);

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_MEMORY_H
