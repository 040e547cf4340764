// Memory for small things that are made and freed all the time: objects, waiter nodes, coroutine
// frames. glibc's malloc for frames was half of all instructions of an empty task.
//
// Memory is mapped in chunks, cut into blocks of 64 KiB, each holding slots of one size. Every lane
// (thread) has a cache of free slots for each size; caches trade batches of slots with a central
// store under one lock. Slots that one thread makes and another frees flow back in batches. Blocks are
// never unmapped, only reused; what is larger than 16 KiB gets a mapping of its own, which is.
//
// Objects and raw memory live in blocks of different kinds, so that walking the object blocks finds
// every live object without a list that the hot path would have to keep (see registry.cc). For this,
// an object's bytes 8 to 11 are its reference count; they are 0 while the slot is free.
#ifndef STRETTO_SRC_SLAB_H
#define STRETTO_SRC_SLAB_H

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace stretto {

enum class SlotKind : uint8_t { kRaw = 0, kObject = 1 };

// A free slot. Offsets 8 to 15 belong to the object that was there: they stay as it left them.
struct FreeSlot {
  std::atomic<FreeSlot*> next;  // relaxed everywhere: slots change hands under the central lock
  uint64_t untouched;
  FreeSlot* next_batch;  // in the central store
};

inline constexpr size_t kSmallestSlot = 32;
inline constexpr size_t kLargestSlot = 16 * 1024;
inline constexpr int kSlotClasses = 39;

// Steps of 16 bytes up to 256, then four a doubling.
constexpr int SlotClassOf(size_t bytes) {
  if (bytes <= kSmallestSlot) return 0;
  if (bytes <= 256) return static_cast<int>((bytes + 15) / 16) - 2;
  const int bits = static_cast<int>(std::bit_width(bytes - 1));  // 9 for 257 to 512
  return 15 + (bits - 9) * 4 + static_cast<int>(((bytes - 1) >> (bits - 3)) & 3);
}
constexpr size_t SlotBytesOf(int slot_class) {
  if (slot_class < 15) return static_cast<size_t>(slot_class + 2) * 16;
  const int doubling = (slot_class - 15) / 4;
  const int quarter = (slot_class - 15) % 4;
  return static_cast<size_t>(5 + quarter) << (doubling + 6);
}
static_assert(SlotClassOf(256) == 14 && SlotClassOf(257) == 15 && SlotBytesOf(15) == 320);
static_assert(SlotClassOf(kLargestSlot) == kSlotClasses - 1 && SlotBytesOf(kSlotClasses - 1) == kLargestSlot);

// The free slots of one lane; its owner's only. Whole batches move between it and the central store, so
// neither side counts or walks a list.
struct SlabCache {
  struct Bin {
    FreeSlot* head = nullptr;     // taken from and given to
    uint32_t room = 0;            // slots until `head` is a full batch
    FreeSlot* full = nullptr;     // one more batch, so that a thread may go back and forth around a full one
  };
  Bin bins[2][kSlotClasses];
};

// At the start of each 64 KiB, and of each large mapping.
inline constexpr size_t kBlockBytes = 64 * 1024;
struct Block {
  Block* next;      // all blocks of this kind, or all large ones
  Block* previous;  // large ones only
  size_t bytes;     // of the mapping (large) or block
  size_t slot_bytes;
  uint32_t slots;
  int32_t slot_class;  // -1: large
};

// 16-byte aligned memory of at least `bytes` bytes, not cleared; null if memory ran out.
void* SlabAllocSlow(SlabCache* cache, SlotKind kind, int slot_class);
// Makes room in the cache first.
void SlabFreeSlow(SlabCache* cache, SlotKind kind, void* memory, int slot_class);
void* SlabAllocLarge(SlotKind kind, size_t bytes);
void SlabFreeLarge(void* memory);
inline Block* SlabBlockOf(const void* memory) {
  return reinterpret_cast<Block*>(reinterpret_cast<uintptr_t>(memory) & ~uintptr_t{kBlockBytes - 1});
}
// The size class of a slot, -1: large.
inline int SlabClassOfSlot(const void* memory) { return SlabBlockOf(memory)->slot_class; }
// Gives every free slot of the cache to the central store.
void SlabFlush(SlabCache* cache);
int64_t SlabBytes();
// Calls `visit` with every slot of every object block, free or not, under the central lock.
void SlabVisitObjects(void (*visit)(void* context, void* slot), void* context);
// Around fork().
void SlabLock();
void SlabUnlock();

// Slots that move between a cache and the central store at once.
constexpr uint32_t SlabBatchOf(int slot_class) {
  const size_t fit = 4096 / SlotBytesOf(slot_class);
  return fit > 64 ? 64 : fit < 2 ? 2 : static_cast<uint32_t>(fit);
}

// The most recently freed slot of a class, or null: then it takes SlabAllocSlow.
inline void* SlabAllocFast(SlabCache* cache, SlotKind kind, int slot_class) {
  SlabCache::Bin& bin = cache->bins[static_cast<int>(kind)][slot_class];
  FreeSlot* slot = bin.head;
  if (__builtin_expect(slot != nullptr, 1)) {
    bin.head = slot->next.load(std::memory_order_relaxed);  // relaxed: see FreeSlot
    ++bin.room;
  }
  return slot;
}

inline void* SlabAllocClass(SlabCache* cache, SlotKind kind, int slot_class) {
  void* slot = SlabAllocFast(cache, kind, slot_class);
  return __builtin_expect(slot != nullptr, 1) ? slot : SlabAllocSlow(cache, kind, slot_class);
}

inline void* SlabAlloc(SlabCache* cache, SlotKind kind, size_t bytes) {
  if (bytes > kLargestSlot) return SlabAllocLarge(kind, bytes);
  return SlabAllocClass(cache, kind, SlotClassOf(bytes));
}

inline void SlabFreeClass(SlabCache* cache, SlotKind kind, void* memory, int slot_class) {
  SlabCache::Bin& bin = cache->bins[static_cast<int>(kind)][slot_class];
  if (__builtin_expect(bin.room == 0, 0)) return SlabFreeSlow(cache, kind, memory, slot_class);
  FreeSlot* slot = static_cast<FreeSlot*>(memory);
  slot->next.store(bin.head, std::memory_order_relaxed);  // relaxed: see FreeSlot
  bin.head = slot;
  --bin.room;
}

// `bytes` as given to SlabAlloc.
inline void SlabFree(SlabCache* cache, SlotKind kind, void* memory, size_t bytes) {
  if (bytes > kLargestSlot) return SlabFreeLarge(memory);
  SlabFreeClass(cache, kind, memory, SlotClassOf(bytes));
}

}  // namespace stretto

#endif  // STRETTO_SRC_SLAB_H
