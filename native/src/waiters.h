// Memory for waiters that come from the slab; see object.h.
#ifndef STRETTO_SRC_WAITERS_H
#define STRETTO_SRC_WAITERS_H

#include "lane.h"
#include "object.h"
#include "slab.h"

namespace stretto {

inline constexpr int kWaiterSlot = SlotClassOf(sizeof(Waiter));

// Null if memory ran out, or if there is no lane to take it from.
inline Waiter* NewWaiter(Lane* lane, WaiterKind kind) {
  void* memory = lane == nullptr ? nullptr : SlabAllocClass(&lane->cache, SlotKind::kRaw, kWaiterSlot);
  if (memory == nullptr) return nullptr;
  auto* waiter = static_cast<Waiter*>(memory);
  waiter->kind = kind;
  waiter->never_blocks = lane->tag.NeverBlocks();
  waiter->site = lane->tag.Site();
  return waiter;
}

// Without a lane it stays where it is.
inline void FreeWaiter(Lane* lane, Waiter* waiter) {
  if (lane != nullptr) SlabFreeClass(&lane->cache, SlotKind::kRaw, waiter, kWaiterSlot);
}

}  // namespace stretto

#endif  // STRETTO_SRC_WAITERS_H
