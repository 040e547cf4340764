#include "object.h"

#include <cstring>
#include <new>

#include "executor.h"
#include "lane.h"
#include "observer.h"
#include "sites.h"
#include "slab.h"
#include "waiters.h"

namespace stretto {

static_assert(SlotClassOf(sizeof(Object)) == 0);

namespace {

Object* Begin(Lane* lane, void* slot, uint32_t kind, uint32_t references, int32_t site) {
  auto* object = static_cast<Object*>(slot);
  // relaxed, all three: nobody else knows the object yet; the registry reads them one by one and is
  // exact only when the executor is idle. The slot is not constructed anew, since the registry may
  // read it at any time.
  object->word.store(kEmpty, std::memory_order_relaxed);
  object->site.store(site, std::memory_order_relaxed);
  object->references_and_kind.store(references * Object::kOneReference | kind, std::memory_order_relaxed);
  lane->counters.objects_made.Add(1);
  return object;
}

struct alignas(16) FailedValue : Object {
  unsigned char payload[kFailedPayload];
};
static_assert(sizeof(FailedValue) == sizeof(Object) + kFailedPayload);
// Nobody drops the references that it begins with.
constinit FailedValue failed_value{{ErrorWord(kMemoryError), (1u << 28) | STRETTO_VALUE, 0}, {}};

Object* NoMemoryFor(uint32_t kind, int64_t bytes, uint32_t references) {
  if (kind == STRETTO_GROUP || bytes - kValueHeader > kFailedPayload) return nullptr;
  Object* object = FailedObject();
  AddReference(object, references);
  return object;
}

// The same as NewObject, when something unusual is to be done: kept apart, so that the usual way has
// no registers to save.
[[gnu::noinline]] Object* NewObjectSlow(uint32_t kind, int64_t bytes, uint32_t references, int32_t site) {
  Lane* lane = CurrentLane();
  void* slot = lane == nullptr ? nullptr : SlabAlloc(&lane->cache, SlotKind::kObject, static_cast<size_t>(bytes));
  if (slot == nullptr) {
    SetLastError(lane, "out of memory for an async object");
    return NoMemoryFor(kind, bytes, references);
  }
  Object* object = Begin(lane, slot, kind, references, site);
  if (ObserverIsOn()) Observe(lane, STRETTO_OBJECT_MADE, site, object);
  return object;
}

}  // namespace

Object* NewObject(uint32_t kind, int64_t bytes, uint32_t references, int32_t site) {
  Lane* lane = current_lane;
  if (lane == nullptr || bytes > int64_t{kSmallestSlot} || ObserverIsOn()) {
    return NewObjectSlow(kind, bytes, references, site);
  }
  void* slot = SlabAllocFast(&lane->cache, SlotKind::kObject, 0);
  if (slot == nullptr) return NewObjectSlow(kind, bytes, references, site);
  return Begin(lane, slot, kind, references, site);
}

Object* FailedObject() { return &failed_value; }

Object* NewHolder(int32_t site) {
  auto* value = static_cast<Value*>(NewObject(Object::kHolder, kValueHeader + int64_t{sizeof(Object*)}, 2, site));
  if (value != nullptr && value != FailedObject()) std::memset(value->payload, 0, sizeof(Object*));
  return value;
}

namespace {

// Returns the object whose reference went with this one, or null.
[[gnu::noinline]] Object* FreeOne(Object* object) {
  Lane* lane = CurrentLane();
  if (lane == nullptr) return nullptr;  // no memory for this thread's lane: the object leaks
  Object* held = nullptr;
  // relaxed: the caller is the only one left.
  if ((object->references_and_kind.load(std::memory_order_relaxed) & Object::kKindMask) == Object::kHolder) {
    std::memcpy(&held, static_cast<Value*>(object)->payload, sizeof(held));
  }
  if (ObserverIsOn()) Observe(lane, STRETTO_OBJECT_FREED, object->site.load(std::memory_order_relaxed), object);
  // relaxed: it hides the slot from the registry, nothing else.
  object->references_and_kind.store(0, std::memory_order_relaxed);
  lane->counters.objects_freed.Add(1);
  const int slot_class = SlabClassOfSlot(object);
  if (slot_class < 0) {
    SlabFreeLarge(object);
  } else {
    SlabFreeClass(&lane->cache, SlotKind::kObject, object, slot_class);
  }
  return held;
}

}  // namespace

namespace {

[[gnu::noinline]] void FreeObjectSlow(Object* object) {
  // A loop, since a value may hold a value that holds a value, as long as memory goes.
  for (Object* held = FreeOne(object); held != nullptr; held = FreeOne(held)) {
    // acquire, acq_rel: as in DropReference.
    uint32_t before = held->references_and_kind.load(std::memory_order_acquire) & ~Object::kKindMask;
    if (before != Object::kOneReference) {
      before = held->references_and_kind.fetch_sub(Object::kOneReference, std::memory_order_acq_rel);
      before &= ~Object::kKindMask;
      if (before != Object::kOneReference) return;
    }
  }
}

}  // namespace

void FreeObject(Object* object) {
  Lane* lane = current_lane;
  // relaxed, both: see FreeOne, which does the same with everything unusual.
  const uint32_t kind = object->references_and_kind.load(std::memory_order_relaxed) & Object::kKindMask;
  if (lane == nullptr || kind == Object::kHolder || ObserverIsOn()) return FreeObjectSlow(object);
  // A token has the smallest slot; what others have stands at the start of their block.
  const int slot_class = kind == STRETTO_TOKEN ? 0 : SlabClassOfSlot(object);
  if (slot_class < 0) return FreeObjectSlow(object);
  object->references_and_kind.store(0, std::memory_order_relaxed);
  lane->counters.objects_freed.Add(1);
  SlabFreeClass(&lane->cache, SlotKind::kObject, object, slot_class);
}

namespace {

Waiter* Reverse(Waiter* list) {
  Waiter* reversed = nullptr;
  while (list != nullptr) {
    Waiter* next = list->next;
    list->next = reversed;
    reversed = list;
    list = next;
  }
  return reversed;
}

// The waiter is gone after.
void ServeOne(Lane* lane, Waiter* waiter, int32_t code) {
  switch (waiter->kind) {
    case WaiterKind::kCoroutine: {
      const Task task{waiter->coroutine.handle, waiter->coroutine.resume, TaskTag(waiter->site, waiter->never_blocks)};
      FreeWaiter(lane, waiter);
      Continue(lane, task);
      break;
    }
    case WaiterKind::kMember: {
      Group* group = waiter->group;
      FreeWaiter(lane, waiter);
      MemberReady(group, code);
      DropReference(group, 1);
      break;
    }
    case WaiterKind::kThread: {
      Lane* sleeper = waiter->thread.lane;
      // release: the object's state and payload are visible to the sleeper.
      waiter->thread.fired->store(true, std::memory_order_release);
      sleeper->parker.Unpark();
      break;
    }
  }
}

// Serves waiters in the order in which they came.
[[gnu::noinline]] void ServeMany(Lane* lane, Waiter* newest, int32_t code) {
  for (Waiter* waiter = Reverse(newest); waiter != nullptr;) {
    Waiter* next = waiter->next;
    ServeOne(lane, waiter, code);
    waiter = next;
  }
}

void Serve(Waiter* newest, int32_t code) {
  Lane* lane = CurrentLane();
  if (newest->next != nullptr) return ServeMany(lane, newest, code);
  ServeOne(lane, newest, code);
}

// Serves what waited for an object that this thread made ready just now.
[[gnu::noinline]] void ServeAndObserve(Object* object, uint64_t before, uint64_t final_word) {
  if (ObserverIsOn()) {
    Observe(CurrentLane(), STRETTO_OBJECT_READY, object->site.load(std::memory_order_relaxed), object);
  }
  if (before != kEmpty) Serve(reinterpret_cast<Waiter*>(before), CodeOfWord(final_word));
}

// The word that was there before. If that is a final one, nothing was done.
uint64_t CompleteWord(Object* object, uint64_t final_word) {
  // relaxed: the exchange below acquires.
  uint64_t word = object->word.load(std::memory_order_relaxed);
  do {
    if ((word & kReady) != 0) return word;
  } while (!object->word.compare_exchange_weak(word, final_word,
                                               std::memory_order_acq_rel,    // release the payload, acquire the waiters
                                               std::memory_order_relaxed));  // tried again
  if (word != kEmpty || ObserverIsOn()) ServeAndObserve(object, word, final_word);
  return word;
}

// A task completes what was completed before.
[[gnu::noinline]] void CompleteAgain(Object* object, uint64_t word) {
  // The task's reference went with that, unless it was the runtime's doing.
  // relaxed: only the mark's owner counts, the state was final already.
  if ((word & kForced) != 0 && object->word.compare_exchange_strong(word, word & ~kForced, std::memory_order_relaxed,
                                                                    std::memory_order_relaxed)) {
    DropReference(object, 1);
  }
}

}  // namespace

bool Complete(Object* object, uint64_t final_word) { return (CompleteWord(object, final_word) & kReady) == 0; }

void CompleteAsTask(Object* object, uint64_t final_word) {
  const uint64_t before = CompleteWord(object, final_word);
  if ((before & kReady) != 0) return CompleteAgain(object, before);
  DropReference(object, 1);
}

void ForceError(Object* object, int32_t code) {
  if (object->kind() == STRETTO_GROUP) {
    auto* group = static_cast<Group*>(object);
    int32_t none = 0;
    // relaxed: the word below publishes it; failure means that a member was first.
    group->error.compare_exchange_strong(none, code, std::memory_order_relaxed, std::memory_order_relaxed);
    Complete(object, ErrorWord(code));
  } else {
    Complete(object, ErrorWord(code) | kForced);
  }
}

int32_t ErrorOf(const Object* object) {
  if (object->kind() == STRETTO_GROUP) {
    // relaxed: a code is a plain number; a group that was awaited was made ready after this was set.
    return static_cast<const Group*>(object)->error.load(std::memory_order_relaxed);
  }
  return CodeOfWord(StateOf(object));
}

void AwaitAndResume(Object* object, StrettoCoroHandle handle, StrettoCoroResume resume) {
  Lane* lane = CurrentLane();
  if (!IsReady(object) && !(lane != nullptr && lane->tag.NeverBlocks() && Help(lane, object))) {
    Waiter* waiter = NewWaiter(lane, WaiterKind::kCoroutine);
    if (waiter == nullptr) {
      // It can't be told when the object is ready, so the wait fails, and the object with it.
      SetLastError(lane, "out of memory for a waiter; what it waited for fails");
      ForceError(object, kMemoryError);
    } else {
      waiter->coroutine = {handle, resume};
      lane->suspended = true;
      if (AddWaiter(object, waiter)) return;
      FreeWaiter(lane, waiter);
    }
  }
  ResumeHere(lane, Task{handle, resume, lane == nullptr ? TaskTag() : lane->tag});
}

}  // namespace stretto
