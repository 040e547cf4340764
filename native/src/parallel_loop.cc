// Parallel loops. No coroutines, tokens or groups: the parts are split evenly among as many shares as threads may run, a
// thread works off the share that is its own each time (so a core finds what it had the last time in its cache),
// then helps with what is left of others. Threads other than the caller join by tasks that are posted once a loop.
//
// The caller never waits for a thread to begin: shares of threads that don't come are done by others. In the end
// it waits only for pieces that are being run, so waiting can't deadlock, and is short: it spins, then blocks as any
// other wait does.
#include <sched.h>

#include <new>

#include "device/ranges.h"
#include "executor.h"
#include "lane.h"
#include "object.h"
#include "permits.h"
#include "slab.h"
#include "stretto/loops.h"

namespace stretto {

namespace {

using device::Cost;
using device::GrainTicks;
using device::ReadTicks;

// Loops that take less than this aren't worth a second thread that is awake,
constexpr int64_t kWorthSharingNs = 3'000;
// and these aren't worth waking one (caller's time to wake it, its time to begin and to fetch what the caller's core has).
constexpr int64_t kWorthWakingNs = 50'000;
// The least work of a piece, unless that is all there is of a share, and the least that is taken from a share that
// another thread works on: what one core has written costs the other one more to write than it saves.
constexpr int64_t kPieceNs = 5'000;
// A piece is this part of what is left of a share, so that pieces get smaller towards the end, and threads even out.
constexpr int64_t kPiecesOfRest = 4;
// How long the caller spins for the last pieces before it blocks.
constexpr int64_t kSpinNs = 20'000;
// Of the calls of a small loop, so many in a row go by without a look at the clock.
constexpr uint32_t kUnmeasured = 3;
constexpr int32_t kMostShares = 64;

int64_t Ticks(int64_t ns) { return GrainTicks() * ns / kPieceNs; }  // GrainTicks: of 5 µs

// What a thread knows of the loops that it called.
struct History {
  int64_t end = 0;    // ticks, of the last one
  int64_t alone = 0;  // ticks that the last ones took together, which would have been shared had a thread been awake
  uint32_t unmeasured = 0;
};
constinit thread_local History history;

// Two cache lines apart, for the prefetcher's sake. (The slab aligns to 16 bytes, so this is padding, not alignment.)
constexpr size_t kApart = 128;

// What is left of a thread's part of the loop.
struct Share {
  std::atomic<int64_t> next;
  int64_t end;
  std::atomic<bool> taken;
  unsigned char apart[kApart - 24];
};
static_assert(sizeof(Share) == kApart);

enum : int32_t { kRunning, kDone, kAwaited };

struct Loop {
  StrettoLoopBody body;
  void* arguments;
  int64_t row;
  int64_t grain;  // the least parts of a piece
  int64_t* cost;
  int64_t known;  // what `cost` said at the start
  Object* token;  // set by the caller before kAwaited
  int32_t shares;
  int32_t site;
  unsigned char apart[kApart];
  std::atomic<int64_t> left;         // parts that aren't done
  std::atomic<int32_t> references;   // of the caller, and of each task
  std::atomic<int32_t> state;
  unsigned char apart_too[kApart];
  Share share[1];  // or more
};

size_t BytesOf(int32_t shares) { return sizeof(Loop) + sizeof(Share) * static_cast<size_t>(shares - 1); }

// Takes notes if they have something new to say: threads that write the same word all the time slow each other down.
void Learn(Loop* loop, int64_t ticks, int64_t parts) {
  const int64_t sample = (ticks << 8) / parts;
  if (sample < loop->known - loop->known / 4 || sample > loop->known + loop->known / 4) Cost(loop->cost).Learn(ticks, parts);
}

// Takes a piece of a share, unless less than `least` is left of it.
bool Take(const Loop* loop, Share* share, int64_t least, int64_t* first, int64_t* last) {
  // relaxed, all: only the numbers matter; what the parts need was published with the task, what they made is by `left`.
  int64_t next = share->next.load(std::memory_order_relaxed);
  for (;;) {
    const int64_t rest = share->end - next;
    if (rest < least) return false;
    int64_t size = rest / kPiecesOfRest;
    if (size < loop->grain) size = loop->grain;
    if (size > loop->row) size -= (next + size) % loop->row;
    if (size <= 0 || size > rest) size = rest;
    if (share->next.compare_exchange_weak(next, next + size, std::memory_order_relaxed)) {
      *first = next;
      *last = next + size;
      return true;
    }
  }
}

void Leave(Loop* loop, Lane* lane) {
  // acq_rel: the last one frees what the others looked at.
  if (loop->references.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  if (loop->token != nullptr) DropReference(loop->token, 1);
  SlabFree(&lane->cache, SlotKind::kRaw, loop, BytesOf(loop->shares));
}

// The thread's own share, if no other thread has it; else one that nobody has, or -1.
int32_t OwnShare(Loop* loop, const Lane* lane) {
  const int32_t wanted = lane->index % loop->shares;
  for (int32_t k = 0; k < loop->shares; ++k) {
    const int32_t i = (wanted + k) % loop->shares;
    // relaxed: a share is also taken from by those who don't own it.
    if (!loop->share[i].taken.exchange(true, std::memory_order_relaxed)) return i;
  }
  return -1;
}

// Works until no piece is left to take.
void Work(Loop* loop, const Lane* lane) {
  const int32_t own = OwnShare(loop, lane);
  const int64_t start = ReadTicks();
  int64_t done = 0;
  int64_t first;
  int64_t last;
  for (int32_t k = 0; k < loop->shares; ++k) {
    Share* share = &loop->share[((own < 0 ? 0 : own) + k) % loop->shares];
    // relaxed: a share whose thread comes late is taken as well as one whose thread never comes.
    const bool is_others = k > 0 && share->taken.load(std::memory_order_relaxed);
    const int64_t least = is_others ? loop->grain : 1;
    while (Take(loop, share, least, &first, &last)) {
      loop->body(loop->arguments, first, last);
      done += last - first;
    }
  }
  if (done == 0) return;
  Learn(loop, ReadTicks() - start, done);
  // acq_rel: who does the last part sees what all have done.
  if (loop->left.fetch_sub(done, std::memory_order_acq_rel) != done) return;
  // acq_rel: publishes the parts to the caller; acquires its token.
  if (loop->state.exchange(kDone, std::memory_order_acq_rel) == kAwaited) Complete(loop->token, kAvailable);
}

void Help(void* handle) {
  auto* loop = static_cast<Loop*>(handle);
  Lane* lane = CurrentLane();
  Work(loop, lane);
  Leave(loop, lane);
}

void WaitFor(Loop* loop) {
  const int64_t end = ReadTicks() + Ticks(kSpinNs);
  // acquire, all: the work of all parts is visible.
  while (loop->state.load(std::memory_order_acquire) != kDone) {
    if (ReadTicks() < end) {
      Relax(1);
      continue;
    }
    if (loop->token == nullptr) {
      loop->token = NewObject(STRETTO_TOKEN, sizeof(Object), 1, loop->site);
      int32_t running = kRunning;
      // release: publishes the token.
      if (!loop->state.compare_exchange_strong(running, kAwaited, std::memory_order_acq_rel, std::memory_order_acquire)) {
        return;
      }
      AwaitBlocking(loop->token);
    } else {
      // That wait failed for want of a thread or of memory. Somebody works for us all the same.
      sched_yield();
    }
  }
}

// The least parts of a piece. `cost`: of a part, 0: unknown.
int64_t GrainOf(int64_t count, int64_t cost, int64_t shares) {
  if (cost == 0) return 1 + count / (shares * 12);
  const int64_t grain = (GrainTicks() << 8) / cost;
  return grain < 1 ? 1 : grain;
}

// Whether a loop that takes so many ticks, 0: unknown, should be shared with other threads.
bool IsWorthSharing(int64_t ticks) {
  if (ticks == 0) return true;
  if (ticks < Ticks(kWorthSharingNs)) return false;
  if (!WakeIsUseful(executor.state.load(std::memory_order_seq_cst)) || ticks >= Ticks(kWorthWakingNs)) return true;
  // The thread that has to be woken for one loop is awake for the next ones, if they follow before it sleeps again.
  const int64_t pause = ReadTicks() - history.end;
  if (pause < 0 || pause > Ticks(kLooksAroundNs)) history.alone = 0;
  history.alone += ticks;  // of less than the time that is worth waking somebody: no overflow
  return history.alone >= Ticks(kWorthWakingNs);
}

// What the whole loop should take, in ticks; 0: unknown.
int64_t TicksOf(int64_t count, int64_t cost) {
  int64_t ticks;
  return __builtin_mul_overflow(count, cost, &ticks) ? INT64_MAX : ticks >> 8;
}

void RunAlone(StrettoLoopBody body, void* arguments, int64_t count, int64_t* cost) {
  if (Cost(cost).Get() > 0 && history.unmeasured < kUnmeasured) {
    ++history.unmeasured;
    body(arguments, 0, count);
    return;
  }
  history.unmeasured = 0;
  const int64_t start = ReadTicks();
  body(arguments, 0, count);
  Cost(cost).Learn(ReadTicks() - start, count);
}

Loop* MakeLoop(void* memory, StrettoLoopBody body, void* arguments, int64_t count, int32_t shares) {
  auto* loop = new (memory) Loop;
  loop->body = body;
  loop->arguments = arguments;
  loop->token = nullptr;
  loop->shares = shares;
  // relaxed, all: posting the helpers publishes them.
  loop->left.store(count, std::memory_order_relaxed);
  loop->references.store(shares, std::memory_order_relaxed);
  loop->state.store(kRunning, std::memory_order_relaxed);
  return loop;
}

// Splits the parts evenly, at multiples of a row if shares have more than that.
void Split(Loop* loop, int64_t count) {
  const int64_t each = count / loop->shares;
  int64_t start = 0;
  for (int32_t i = 0; i < loop->shares; ++i) {
    int64_t end = count;
    if (i + 1 < loop->shares) {
      end = each * (i + 1) + count % loop->shares * (i + 1) / loop->shares;
      if (each > loop->row) end -= end % loop->row;
    }
    // relaxed, all: as above.
    loop->share[i].next.store(start, std::memory_order_relaxed);
    loop->share[i].taken.store(false, std::memory_order_relaxed);
    loop->share[i].end = end;
    start = end;
  }
}

}  // namespace

}  // namespace stretto

using namespace stretto;

extern "C" void strettoAsyncParallelLoop(StrettoLoopBody body, void* arguments, int64_t count, int64_t row,
                                         int64_t* cost, int32_t site) {
  if (count <= 0) return;
  const int64_t known = Cost(cost).Get();
  int64_t shares = NumThreads();
  if (shares > count) shares = count;
  if (shares > kMostShares) shares = kMostShares;
  Lane* lane = CurrentLane();
  void* memory = nullptr;
  if (shares > 1 && lane != nullptr && IsWorthSharing(TicksOf(count, known))) {
    memory = SlabAlloc(&lane->cache, SlotKind::kRaw, BytesOf(static_cast<int32_t>(shares)));
  }
  if (memory == nullptr) {
    RunAlone(body, arguments, count, cost);
  } else {
    Loop* loop = MakeLoop(memory, body, arguments, count, static_cast<int32_t>(shares));
    loop->row = row < 1 ? 1 : row;
    loop->cost = cost;
    loop->known = known;
    loop->grain = GrainOf(count, known, shares);
    loop->site = site;
    Split(loop, count);
    for (int64_t i = 1; i < shares; ++i) Post(loop, Help, site);
    Work(loop, lane);
    WaitFor(loop);
    Leave(loop, lane);
    history.alone = 0;
  }
  history.end = ReadTicks();
}
