// Tokens, values and groups, and what waits for them.
//
// State and waiters are one word:
//
//   kEmpty (0)              nobody waits, not ready
//   pointer to a Waiter     not ready; a list of waiters, newest first
//   kAvailable              ready, final
//   kError | code << 32     ready, failed, final
//
//   kEmpty/list --AddWaiter--> list --Complete--> kAvailable or kError
//
// Complete exchanges the word for a final one and so owns the whole list; it deals with the waiters
// after that, with no lock held. The first completion wins. kForced marks a failure that the runtime
// itself put there (a wait that could not be served): the task that completes the object later still
// owns its reference, which the mark says has not been dropped.
#ifndef STRETTO_SRC_OBJECT_H
#define STRETTO_SRC_OBJECT_H

#include <atomic>
#include <cstdint>

#include "stretto/async_runtime.h"
#include "task.h"

namespace stretto {

struct Lane;

inline constexpr uint64_t kEmpty = 0;
inline constexpr uint64_t kReady = 1;  // bit: available or error
inline constexpr uint64_t kFailed = 2;
inline constexpr uint64_t kForced = 4;
inline constexpr uint64_t kAvailable = kReady;
constexpr uint64_t ErrorWord(int32_t code) { return kReady | kFailed | uint64_t{static_cast<uint32_t>(code)} << 32; }
constexpr int32_t CodeOfWord(uint64_t word) { return (word & kFailed) != 0 ? static_cast<int32_t>(word >> 32) : 0; }

// 16 bytes, in a slab slot of 32: a token has 16 bytes to spare, a value of up to 16 bytes needs none
// more. The order of the fields is known to slab.h.
struct Object {
  std::atomic<uint64_t> word;
  // References above the kind's two bits; 0: the slot is free.
  std::atomic<uint32_t> references_and_kind;
  std::atomic<int32_t> site;  // where it was made; relaxed everywhere, written before it is shared

  StrettoObjectKind kind() const {
    // relaxed: the kind's bits don't change while the caller holds a reference.
    return KindOf(references_and_kind.load(std::memory_order_relaxed));
  }
  static StrettoObjectKind KindOf(uint32_t references_and_kind) {
    const uint32_t bits = references_and_kind & kKindMask;
    return bits == kHolder ? STRETTO_VALUE : static_cast<StrettoObjectKind>(bits);
  }
  static constexpr uint32_t kKindMask = 3;
  // A value whose payload is a pointer to an object, of which it owns a reference.
  static constexpr uint32_t kHolder = 3;
  static constexpr uint32_t kOneReference = 4;
};
static_assert(sizeof(Object) == 16);  // known to compiled code, as the word is; see async_runtime.h

struct Value : Object {
  alignas(16) unsigned char payload[16];  // or more
};
static_assert(sizeof(Value) == 32);
inline constexpr int64_t kValueHeader = sizeof(Object);  // the payload follows at once

struct Group : Object {
  std::atomic<int64_t> pending;  // members that are not ready yet, counted down from the declared size
  std::atomic<int64_t> rank;     // members added
  std::atomic<int32_t> error;    // the first failed member's code
};

enum class WaiterKind : uint16_t { kCoroutine, kMember, kThread };

// One thing that waits for one object. Coroutine and member waiters come from the slab and belong to
// whoever holds the list; a thread's waiter is on its stack and must not be touched once `fired`.
struct Waiter {
  Waiter* next;
  union {
    struct {
      StrettoCoroHandle handle;
      StrettoCoroResume resume;
    } coroutine;
    Group* group;  // holds a reference
    struct {
      Lane* lane;
      std::atomic<bool>* fired;
    } thread;
  };
  WaiterKind kind;
  bool never_blocks;  // of a coroutine, its site too: its task's
  int32_t site;
};
static_assert(sizeof(Waiter) == 32);

// What stands for an object for which there was no memory: failed, with room for a payload, never freed.
inline constexpr int64_t kFailedPayload = 4096;
Object* FailedObject();
// A new object; FailedObject() or null if memory ran out, the latter for groups, and for values with more
// payload than that has room for. `kind`: a StrettoObjectKind or Object::kHolder. `references`: 2 for tokens and
// values, 1 for groups.
Object* NewObject(uint32_t kind, int64_t bytes, uint32_t references, int32_t site);
// A value that owns its payload, STRETTO_COUNTED_PAYLOAD.
Object* NewHolder(int32_t site);
Group* NewGroup(int64_t size, int32_t site);
void FreeObject(Object* object);

inline void AddReference(Object* object, int64_t count) {
  // relaxed: whoever adds a reference has one already, or is handed one by synchronising means.
  object->references_and_kind.fetch_add(static_cast<uint32_t>(count) * Object::kOneReference,
                                        std::memory_order_relaxed);
}

inline void DropReference(Object* object, int64_t count) {
  const uint32_t dropped = static_cast<uint32_t>(count) * Object::kOneReference;
  // acquire: pairs with the release of those who dropped theirs; their uses come before our free.
  uint32_t before = object->references_and_kind.load(std::memory_order_acquire);
  if ((before & ~Object::kKindMask) != dropped) {
    // Others hold references too. acq_rel: release for our uses, acquire if we turn out to be last.
    before = object->references_and_kind.fetch_sub(dropped, std::memory_order_acq_rel);
    if ((before & ~Object::kKindMask) != dropped) return;
  }
  // These are all the references there are, so nobody else can reach the object any more.
  FreeObject(object);
}

// acquire: what the completing thread wrote before (a value's payload) is visible.
inline uint64_t StateOf(const Object* object) { return object->word.load(std::memory_order_acquire); }
inline bool IsReady(const Object* object) { return (StateOf(object) & kReady) != 0; }

// False, with the waiter untouched, if the object is ready.
inline bool AddWaiter(Object* object, Waiter* waiter) {
  // acquire, here and below: if the object is ready, the caller goes on with what was written before it was.
  uint64_t word = object->word.load(std::memory_order_acquire);
  do {
    if ((word & kReady) != 0) return false;
    waiter->next = reinterpret_cast<Waiter*>(word);
  } while (!object->word.compare_exchange_weak(word, reinterpret_cast<uint64_t>(waiter),
                                               std::memory_order_release,    // publishes the waiter
                                               std::memory_order_acquire));  // as above
  return true;
}

// Makes the object ready and serves its waiters; false if it was ready already. Keeps references.
bool Complete(Object* object, uint64_t final_word);
// What the task that owns a token or value does at its end: completes it and drops its reference.
void CompleteAsTask(Object* object, uint64_t final_word);
// The runtime's own failure of an object; see kForced.
void ForceError(Object* object, int32_t code);
// The code of a failed token or value, or of a group with a failed member; else 0.
int32_t ErrorOf(const Object* object);

// Returns the member's rank. Null: a member that could not be made, or no group.
int64_t AddToGroup(Object* member, Group* group);
// One member is ready: its code, or 0.
void MemberReady(Group* group, int32_t code);

// Resumes the coroutine once the object is ready: at once and on this stack if it is ready now.
void AwaitAndResume(Object* object, StrettoCoroHandle handle, StrettoCoroResume resume);

}  // namespace stretto

#endif  // STRETTO_SRC_OBJECT_H
