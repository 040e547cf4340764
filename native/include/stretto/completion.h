// Completions: how a host learns that tokens, values and groups are ready without blocking a thread for each.
//
// A queue has an eventfd, which is readable while the queue may hold completions, so that any event loop can
// wait for it. No function calls back into the host.
//
// Ownership. A queue belongs to who made it until it is closed; notifications that are still outstanding
// keep its memory, not its file descriptor.
//
// Threads. Every function may be called from any thread; closing a queue must be the last call with it.
#ifndef STRETTO_COMPLETION_H
#define STRETTO_COMPLETION_H

#include "stretto/async_runtime.h"

#if defined(__cplusplus)
extern "C" {
#endif

typedef struct StrettoCompletions StrettoCompletions;

// Null if there is no memory or no file descriptor left.
STRETTO_API StrettoCompletions* strettoCompletionsOpen(void);
// The eventfd: nonblocking, closed on exec, and the queue's own. The host may wait for it, and read it.
STRETTO_API int32_t strettoCompletionsFd(StrettoCompletions* queue);
// Puts `id` into the queue once the token, value or group is ready, or has failed. The object is kept until then.
// False: no memory, and nothing was done.
STRETTO_API bool strettoCompletionsNotify(StrettoCompletions* queue, void* object, int64_t id);
// Takes up to `capacity` ids out of the queue; returns how many. The eventfd stays readable while there are more.
STRETTO_API int64_t strettoCompletionsTake(StrettoCompletions* queue, int64_t* ids, int64_t capacity);
// Closes the eventfd. What becomes ready later is forgotten.
STRETTO_API void strettoCompletionsClose(StrettoCompletions* queue);

// Fails a token, value or group that nothing can complete any more, if it isn't ready. Unlike
// strettoAsyncSetError, the reference of the task that should have completed it stays that task's.
STRETTO_API void strettoAsyncAbandon(void* object, int32_t code);

#if defined(__cplusplus)
}
#endif
#endif
