#include "device/stream.h"

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>

#include "device/memory.h"

namespace stretto::device {

std::atomic<Stream*> streams[kMaxStreams + 1];
std::atomic<uint32_t> stream_count{0};
std::atomic<int64_t> streams_opened{0}, streams_closed{0};

namespace {

// While fewer streams than this are in use, a new chain of operations gets a new one, even if others are
// idle: an idle stream keeps its chain's place, so that a slow host's next operation goes on with it.
constexpr int64_t kKeptStreams = 16;
// How many are looked at for an idle one before another stream is made, and when no other can be made.
constexpr uint32_t kLooks = 32;
constexpr uint32_t kLastLooks = 256;

std::mutex open_mutex;  // guards the making and opening of streams, and the search for closed ones
uint32_t closed_hint = 1;
std::atomic<uint32_t> cursor{0};

// relaxed, all statistics.
void Count(std::atomic<int64_t>& counter) { counter.fetch_add(1, std::memory_order_relaxed); }
int64_t OpenStreams() {
  return streams_opened.load(std::memory_order_relaxed) - streams_closed.load(std::memory_order_relaxed);
}

// Issues the next operation to the stream if its word is `word`.
bool Issue(Stream* stream, uint64_t word) {
  const uint64_t next = (word & ~kClosed) + 1;
  // acq_rel: what was done in the stream before comes before.
  return next <= kLastSequence &&
         stream->issued.compare_exchange_strong(word, next, std::memory_order_acq_rel, std::memory_order_relaxed);
}

bool IssueIfIdle(Stream* stream, uint64_t* before) {
  const uint64_t word = stream->issued.load(std::memory_order_acquire);
  // acquire: the stream's former operations are done.
  if (stream->completed.load(std::memory_order_acquire) != word) return false;  // a closed one's never is
  *before = word;
  return Issue(stream, word);
}

Stream* MakeStreamLocked() {
  const uint32_t slot = stream_count.load(std::memory_order_relaxed) + 1;  // relaxed: written under the lock
  if (slot > kMaxStreams) return nullptr;
  void* memory = std::aligned_alloc(alignof(Stream), sizeof(Stream));
  if (memory == nullptr) return nullptr;
  Stream* stream = new (memory) Stream;
  stream->slot = slot;
  streams[slot].store(stream, std::memory_order_release);  // release: the stream is complete in itself
  stream_count.store(slot, std::memory_order_release);
  return stream;
}

Stream* OpenStream(uint64_t* before) {
  std::lock_guard lock(open_mutex);
  const uint32_t count = stream_count.load(std::memory_order_relaxed);  // relaxed: as above
  for (; closed_hint <= count; ++closed_hint) {
    Stream* stream = streams[closed_hint].load(std::memory_order_relaxed);  // relaxed: as above
    const uint64_t word = stream->issued.load(std::memory_order_acquire);
    if ((word & kClosed) == 0 || !Issue(stream, word)) continue;
    *before = word & ~kClosed;
    Count(streams_opened);
    return stream;
  }
  Stream* stream = MakeStreamLocked();
  if (stream == nullptr) return nullptr;
  ++closed_hint;
  *before = 0;
  Issue(stream, kClosed);  // nobody else opens streams
  Count(streams_opened);
  return stream;
}

Stream* IdleStream(uint32_t looks, uint64_t* before) {
  const uint32_t count = stream_count.load(std::memory_order_acquire);
  if (count == 0) return nullptr;
  for (uint32_t i = 0; i < looks && i < count; ++i) {
    // relaxed: any order is good. It goes round, so the one that was idle longest comes first.
    const uint32_t at = cursor.fetch_add(1, std::memory_order_relaxed) % count + 1;
    Stream* stream = streams[at].load(std::memory_order_acquire);
    if (IssueIfIdle(stream, before)) return stream;
  }
  return nullptr;
}

// Puts the operation behind the tail of any stream. Operations wait only for what was issued before
// them, so this can't close a circle.
Stream* BusyStream(uint64_t* before) {
  const uint32_t count = stream_count.load(std::memory_order_acquire);
  for (uint32_t i = 0; i < 4 * count; ++i) {
    const uint32_t at = cursor.fetch_add(1, std::memory_order_relaxed) % count + 1;  // relaxed: as above
    Stream* stream = streams[at].load(std::memory_order_acquire);
    const uint64_t word = stream->issued.load(std::memory_order_acquire);
    if ((word & kClosed) != 0 || !Issue(stream, word)) continue;
    *before = word;
    return stream;
  }
  return nullptr;
}

// Locked.
void AddFailureLocked(Stream* stream, uint64_t sequence, int32_t code) {
  if (stream->failure_count > 0) {
    Failure& last = stream->failures[stream->failure_count - 1];
    if (last.last + 1 == sequence && last.code == code) {
      last.last = sequence;
      return;
    }
  }
  if (stream->failure_count == stream->failure_capacity) {
    const uint32_t capacity = stream->failure_capacity * 2;
    auto* grown = static_cast<Failure*>(std::malloc(capacity * sizeof(Failure)));
    if (grown == nullptr) {
      // Without memory for it, points of this stream in between count as failed too.
      stream->failures[stream->failure_count - 1].last = sequence;
      return;
    }
    std::memcpy(grown, stream->failures, stream->failure_count * sizeof(Failure));
    if (stream->failures != stream->first_failures) std::free(stream->failures);
    stream->failures = grown;
    stream->failure_capacity = capacity;
  }
  stream->failures[stream->failure_count++] = {sequence, sequence, code};
  stream->has_failures.store(true, std::memory_order_relaxed);  // relaxed: `completed` publishes it
}

}  // namespace

int32_t FailureOfSlow(Stream* stream, uint64_t sequence) {
  std::lock_guard lock(stream->lock);
  uint32_t low = 0;
  uint32_t high = stream->failure_count;
  while (low < high) {
    const uint32_t middle = low + (high - low) / 2;
    if (stream->failures[middle].last < sequence) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == stream->failure_count || stream->failures[low].first > sequence) return 0;
  return stream->failures[low].code;
}

Stream* GoOn(const StrettoPoint* deps, int64_t n, uint64_t* before) {
  for (int64_t i = 0; i < n; ++i) {
    Stream* stream = StreamOf(deps[i]);
    const uint64_t sequence = SequenceOf(deps[i]);
    // relaxed: a hint, Issue looks again.
    if (stream == nullptr || stream->issued.load(std::memory_order_relaxed) != sequence) continue;
    if (!Issue(stream, sequence)) continue;
    *before = sequence;
    return stream;
  }
  return nullptr;
}

Stream* TakeIdleStream(uint64_t* before) {
  if (OpenStreams() < kKeptStreams) {
    if (Stream* stream = OpenStream(before)) return stream;
  }
  if (Stream* stream = IdleStream(kLooks, before)) return stream;
  if (Stream* stream = OpenStream(before)) return stream;
  return IdleStream(kLastLooks, before);
}

Stream* TakeStream(uint64_t* before) {
  Stream* stream = TakeIdleStream(before);
  return stream != nullptr ? stream : BusyStream(before);
}

bool AddWait(Stream* stream, Wait* wait) {
  const uint64_t sequence = wait->sequence;
  std::lock_guard lock(stream->lock);
  // Mostly they come in order.
  Wait* after = stream->newest;
  while (after != nullptr && after->sequence > sequence) after = after->previous;
  wait->previous = after;
  wait->next = after == nullptr ? stream->oldest : after->next;
  (after == nullptr ? stream->oldest : after->next) = wait;
  (wait->next == nullptr ? stream->newest : wait->next->previous) = wait;
  // seq_cst, both: see stream.h.
  if (after == nullptr) stream->first_wait.store(sequence, std::memory_order_seq_cst);
  if (stream->completed.load(std::memory_order_seq_cst) < sequence) return true;
  (after == nullptr ? stream->oldest : after->next) = wait->next;
  (wait->next == nullptr ? stream->newest : wait->next->previous) = after;
  if (after == nullptr) {
    const uint64_t first = stream->oldest == nullptr ? kNoWait : stream->oldest->sequence;
    stream->first_wait.store(first, std::memory_order_seq_cst);
  }
  return false;
}

Wait* CompleteSequence(Stream* stream, uint64_t sequence, int32_t code) {
  if (code != 0) {
    std::lock_guard lock(stream->lock);
    AddFailureLocked(stream, sequence, code);
  }
  // seq_cst, both: see stream.h. Also a release of what the operation did.
  stream->completed.store(sequence, std::memory_order_seq_cst);
  if (stream->first_wait.load(std::memory_order_seq_cst) > sequence) return nullptr;
  std::lock_guard lock(stream->lock);
  Wait* fired = stream->oldest;
  Wait* last = nullptr;
  while (stream->oldest != nullptr && stream->oldest->sequence <= sequence) {
    last = stream->oldest;
    stream->oldest = last->next;
  }
  if (last == nullptr) return nullptr;
  last->next = nullptr;
  (stream->oldest == nullptr ? stream->newest : stream->oldest->previous) = nullptr;
  const uint64_t first = stream->oldest == nullptr ? kNoWait : stream->oldest->sequence;
  stream->first_wait.store(first, std::memory_order_seq_cst);
  return fired;
}

void CloseIdleStreams() {
  std::lock_guard lock(open_mutex);
  closed_hint = 1;
  const uint32_t count = stream_count.load(std::memory_order_relaxed);  // relaxed: written under the lock
  for (uint32_t slot = 1; slot <= count; ++slot) {
    Stream* stream = streams[slot].load(std::memory_order_relaxed);  // relaxed: as above
    uint64_t word = stream->issued.load(std::memory_order_acquire);
    if (stream->completed.load(std::memory_order_acquire) != word) continue;
    // acq_rel: as in Issue.
    if (stream->issued.compare_exchange_strong(word, word | kClosed, std::memory_order_acq_rel)) Count(streams_closed);
  }
}

void ResetStreamStats() {
  std::lock_guard lock(open_mutex);
  // relaxed: statistics.
  const int64_t closed = streams_closed.exchange(0, std::memory_order_relaxed);
  streams_opened.fetch_sub(closed, std::memory_order_relaxed);
}

void DeviceLock() {
  open_mutex.lock();
  memory.mutex.lock();
}
void DeviceUnlock() {
  memory.mutex.unlock();
  open_mutex.unlock();
}

}  // namespace stretto::device
