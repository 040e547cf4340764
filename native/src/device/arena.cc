// Checked mode's memory: whole pages of one large address range, with a page between blocks that no block
// owns. All of it is one mapping (the system allows few): what keeps blocks apart is the check.
#include <sys/mman.h>
#include <unistd.h>

#include "device/memory.h"

namespace stretto::device {

namespace {

constexpr int64_t kMostDead = 65'536;  // freed blocks that are remembered

// Addresses only, no memory. Locked.
bool ReserveLocked() {
  // A quarter of a terabyte; less where the system doesn't give so much.
  for (size_t bytes = size_t{1} << 38; bytes >= size_t{1} << 30; bytes >>= 2) {
    void* begin = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (begin == MAP_FAILED) continue;
    memory.arena_next = reinterpret_cast<uintptr_t>(begin);
    // relaxed: the mutex, and then the blocks' addresses, publish them.
    memory.arena_begin.store(memory.arena_next, std::memory_order_relaxed);
    memory.arena_end.store(memory.arena_next + bytes, std::memory_order_relaxed);
    return true;
  }
  return false;
}

size_t PagesFor(int64_t bytes) {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return (static_cast<size_t>(bytes) + page - 1) / page * page;
}

}  // namespace

uintptr_t ArenaAllocLocked(int64_t bytes) {
  if (memory.arena_next == 0 && !ReserveLocked()) return 0;
  const uintptr_t left = memory.arena_end.load(std::memory_order_relaxed) - memory.arena_next;  // relaxed: as above
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  if (static_cast<uint64_t>(bytes) >= left) return 0;
  const size_t size = PagesFor(bytes);
  if (size + 2 * page > left) return 0;
  const uintptr_t begin = memory.arena_next + page;
  if (mprotect(reinterpret_cast<void*>(memory.arena_next), size + page, PROT_READ | PROT_WRITE) != 0) return 0;
  memory.arena_next = begin + size;
  return begin;
}

void ArenaFreeLocked(Block* block) {
  // The pages stay mapped, empty, so that code which isn't checked doesn't crash there.
  madvise(reinterpret_cast<void*>(block->begin), PagesFor(block->bytes), MADV_DONTNEED);
  block->next = nullptr;
  (memory.newest_dead == nullptr ? memory.oldest_dead : memory.newest_dead->next) = block;
  memory.newest_dead = block;
  memory.dead.Insert(block);
  if (++memory.dead_count <= kMostDead) return;
  Block* forgotten = memory.oldest_dead;
  memory.oldest_dead = forgotten->next;
  memory.dead.Remove(forgotten);
  delete forgotten;
  --memory.dead_count;
}

}  // namespace stretto::device
