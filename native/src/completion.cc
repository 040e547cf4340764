// Completion queues: a notification is a coroutine, to the runtime, that puts an id into a list and makes
// an eventfd readable. So it needs no kind of waiter of its own.
#include "stretto/completion.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <mutex>
#include <new>

#include "executor.h"
#include "object.h"

using namespace stretto;

namespace {

struct Notification {
  StrettoCompletions* queue;
  void* object;
  int64_t id;
  Notification* next;  // in the queue, once it fired
};

}  // namespace

struct StrettoCompletions {
  std::mutex mutex;
  Notification* first = nullptr;  // guarded, as all of this
  Notification* last = nullptr;
  int64_t references = 1;  // the host's, and one a notification that has not fired
  int fd = -1;             // -1: closed
};

namespace {

// Unlocks, and frees the queue with its last reference.
void Leave(StrettoCompletions* queue, std::unique_lock<std::mutex>& lock) {
  const bool last = --queue->references == 0;
  lock.unlock();
  if (last) delete queue;
}

void DeleteFirst(StrettoCompletions* queue) {
  Notification* first = queue->first;
  queue->first = first->next;
  if (queue->first == nullptr) queue->last = nullptr;
  delete first;
}

void Fire(void* handle) {
  auto* notification = static_cast<Notification*>(handle);
  StrettoCompletions* queue = notification->queue;
  void* object = notification->object;
  std::unique_lock lock(queue->mutex);
  if (queue->fd < 0) {
    delete notification;
  } else {
    (queue->last == nullptr ? queue->first : queue->last->next) = notification;
    queue->last = notification;
    const uint64_t one = 1;
    // It fails only if the counter is full, and then it is readable.
    if (write(queue->fd, &one, sizeof one) < 0) {
    }
  }
  Leave(queue, lock);
  mlirAsyncRuntimeDropRef(object, 1);
}

}  // namespace

extern "C" {

StrettoCompletions* strettoCompletionsOpen() {
  auto* queue = new (std::nothrow) StrettoCompletions;
  if (queue == nullptr) return nullptr;
  queue->fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (queue->fd >= 0) return queue;
  delete queue;
  return nullptr;
}

int32_t strettoCompletionsFd(StrettoCompletions* queue) {
  const std::lock_guard lock(queue->mutex);
  return queue->fd;
}

bool strettoCompletionsNotify(StrettoCompletions* queue, void* object, int64_t id) {
  auto* notification = new (std::nothrow) Notification{queue, object, id, nullptr};
  if (notification == nullptr) return false;
  {
    const std::lock_guard lock(queue->mutex);
    ++queue->references;
  }
  mlirAsyncRuntimeAddRef(object, 1);
  strettoAsyncAwaitAndExecute(object, notification, Fire);
  return true;
}

int64_t strettoCompletionsTake(StrettoCompletions* queue, int64_t* ids, int64_t capacity) {
  const std::lock_guard lock(queue->mutex);
  int64_t taken = 0;
  while (taken < capacity && queue->first != nullptr) {
    ids[taken++] = queue->first->id;
    DeleteFirst(queue);
  }
  uint64_t count;
  // Nothing to read is no failure.
  if (queue->first == nullptr && read(queue->fd, &count, sizeof count) < 0) {
  }
  return taken;
}

void strettoCompletionsClose(StrettoCompletions* queue) {
  std::unique_lock lock(queue->mutex);
  close(queue->fd);
  queue->fd = -1;
  while (queue->first != nullptr) DeleteFirst(queue);
  Leave(queue, lock);
}

void strettoAsyncAbandon(void* object, int32_t code) { ForceError(static_cast<Object*>(object), code); }

}  // extern "C"
