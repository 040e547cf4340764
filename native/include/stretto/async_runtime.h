// The C ABI of Stretto's async runtime.
//
// Two groups of functions. `mlirAsyncRuntime*` are MLIR 22.1's, with its names, signatures and
// meaning, so code that MLIR lowered runs here unchanged. `strettoAsync*` are ours.
//
// Error codes and sites. A *site* is a place in a program with a text: where an object was made,
// where a task was started, what failed. Programs register their tables; a site's number is
// the table's base plus its index, and 0 is no site. A failed object holds the site of its failure,
// its *error code*. Codes and sites are plain 32-bit values: nobody owns them.
//
// Ownership. A token or value is made with two references: one belongs to the caller, the other to
// the task that will complete it, and completing drops that one. A group is made with one. Null is
// accepted wherever references are counted, and does nothing.
//
// Threads. Unless said otherwise every function may be called from any thread. No function calls
// Python, prints or aborts.
#ifndef STRETTO_ASYNC_RUNTIME_H
#define STRETTO_ASYNC_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

#define STRETTO_API __attribute__((visibility("default")))

typedef struct StrettoToken StrettoToken;
typedef struct StrettoValue StrettoValue;
typedef struct StrettoGroup StrettoGroup;
typedef void* StrettoCoroHandle;
typedef void (*StrettoCoroResume)(void*);

// Layout. Compiled code of abi=stretto reads the state of tokens and values itself: the first 64 bits, read
// with acquire, have bit 0 set if it is ready, and bit 1 if it failed; then the upper 32 bits are the error
// code. The payload of a value is 16 bytes further on. Both are part of this ABI.
//
// ---- Called by compiled code, abi=stretto --------------------------------------------------------

// Tokens and values are never null: if memory runs out they are a failed object. (A value may be null if its
// payload has more than 4096 bytes; compiled code asks mlirAsyncRuntimeGetValueStorage for such a payload.)
STRETTO_API StrettoToken* strettoAsyncCreateToken(int32_t site);
// `size`: bytes of the payload, or STRETTO_COUNTED_PAYLOAD: the payload is then one pointer to a token,
// value or group, null at first. Storing a pointer there hands its reference to the value, which drops
// it when it goes itself; who loads the pointer adds a reference for its own use.
#define STRETTO_COUNTED_PAYLOAD (-1)
STRETTO_API StrettoValue* strettoAsyncCreateValue(int64_t size, int32_t site);
// `size`: members that the group waits for.
STRETTO_API StrettoGroup* strettoAsyncCreateGroup(int64_t size, int32_t site);
// Posts a coroutine to the executor. `site` names the task in traces and errors.
STRETTO_API void strettoAsyncExecute(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site);
// The same with a promise: the coroutine, and what it calls, never blocks its thread (strettoAsyncAwait and
// its like). So it may run on top of what else its thread runs: when the poster's queue is long, which keeps memory
// bounded, or where a task waits that posted it (strettoAsyncHelp).
STRETTO_API void strettoAsyncExecuteNonBlocking(StrettoCoroHandle handle, StrettoCoroResume resume, int32_t site);
// Token or value; returns the rank. The group keeps a reference until the member is ready.
STRETTO_API int64_t strettoAsyncAddToGroup(void* member, StrettoGroup* group);
// A member of the group that was never added is done; `code`: 0, or its failure.
STRETTO_API void strettoAsyncMemberReady(StrettoGroup* group, int32_t code);
// Token or value. `code` must not be 0; the first state wins and is final.
STRETTO_API void strettoAsyncSetError(void* object, int32_t code);
// Token, value or group; 0 unless it failed. A group's code is its first failed member's.
STRETTO_API int32_t strettoAsyncGetError(void* object);
// Token, value or group: whether an await would go on at once.
STRETTO_API bool strettoAsyncIsReady(void* object);
// To be called by a task that is about to suspend: runs tasks that it posted with the promise above and that nobody
// has begun, newest first, until the token, value or group is ready. Whether it is.
STRETTO_API bool strettoAsyncHelp(void* object);
// Blocks until the token, value or group is ready, under the waiting rules (native/README.md).
STRETTO_API void strettoAsyncAwait(void* object);
// Resumes the coroutine once the token, value or group is ready.
STRETTO_API void strettoAsyncAwaitAndExecute(void* object, StrettoCoroHandle handle, StrettoCoroResume resume);
// Coroutine frames, from the slab. 16-byte aligned; `size` is the same in both calls.
STRETTO_API void* strettoAsyncAllocFrame(int64_t size);
STRETTO_API void strettoAsyncFreeFrame(void* frame, int64_t size);

// ---- Programs and sites --------------------------------------------------------------------------

typedef struct StrettoSite {
  const char* file;  // may be empty
  int32_t line;      // 0: unknown
  int32_t column;
  const char* text;  // of a failure: its message; of an object or task: what the source calls it
} StrettoSite;

// Copies the table. Returns the number of its first entry (> 0), or 0 if memory ran out. Entry k
// has the number base + k. The table stays readable until it is unregistered.
STRETTO_API int32_t strettoAsyncRegisterSites(const StrettoSite* sites, int32_t count);
STRETTO_API void strettoAsyncUnregisterSites(int32_t base);
// Interns a failure whose text is known only at run time; returns its code.
STRETTO_API int32_t strettoAsyncMakeError(const char* file, int32_t line, int32_t column, const char* text);
// Fills `out`; its strings live as long as the table. False if there is no such site.
STRETTO_API bool strettoAsyncDescribeSite(int32_t site, StrettoSite* out);
// Whether no live object was made by a site of this table and no task of any program runs or is
// queued, so that the code of the program can't be entered again.
STRETTO_API bool strettoAsyncSitesAreIdle(int32_t base);

// ---- Control, called by the host -----------------------------------------------------------------

// Threads that run tasks, a waiting host thread included; 0: STRETTO_NUM_THREADS, else the cores.
// Waits until the executor is idle. Returns the number in force (fewer threads may have started).
STRETTO_API int32_t strettoAsyncSetNumThreads(int32_t threads);
STRETTO_API int32_t strettoAsyncGetNumThreads(void);
// Waits until no task runs or is queued; tasks that are suspended on something that isn't ready
// don't count. The calling host thread may run tasks. `timeout_ms` < 0: for ever. True: idle.
STRETTO_API bool strettoAsyncDrain(int64_t timeout_ms);
// Fails what host threads wait for, if nothing can complete it any more: no task runs or is queued,
// none blocks its thread, and `hosts` host threads are asleep in strettoAsyncAwait or its like. So
// `hosts` must count all host threads that run compiled code. Returns how many objects were failed;
// `code`, unless null, is then the first one's error code.
STRETTO_API int32_t strettoAsyncFailStuckHosts(int32_t hosts, int32_t* code);
// Drains, then joins all threads. The next use starts them again.
STRETTO_API void strettoAsyncShutdown(void);

typedef struct StrettoStats {
  int64_t tasks;         // coroutines posted
  int64_t steals;
  int64_t live_objects;  // tokens, values, groups
  int64_t live_frames;   // coroutine frames from the slab
  int64_t parks;         // times a thread went to sleep
  int64_t spares;        // most spare threads at once
  int64_t slab_bytes;    // held by the slab
} StrettoStats;
STRETTO_API void strettoAsyncGetStats(StrettoStats* out);
STRETTO_API void strettoAsyncResetStats(void);

enum StrettoObjectKind { STRETTO_TOKEN = 0, STRETTO_VALUE = 1, STRETTO_GROUP = 2 };
enum StrettoObjectState { STRETTO_UNAVAILABLE = 0, STRETTO_AVAILABLE = 1, STRETTO_ERROR = 2 };
typedef struct StrettoLiveObject {
  const void* object;
  int32_t kind;   // StrettoObjectKind
  int32_t state;  // StrettoObjectState
  int32_t site;   // where it was made; 0: made through MLIR's ABI
  int32_t references;
} StrettoLiveObject;
// Writes up to `capacity` entries, returns how many there are. Exact when the executor is idle.
STRETTO_API int64_t strettoAsyncLiveObjects(StrettoLiveObject* out, int64_t capacity);

// The runtime's own last failure on this thread (thread start, memory, too many spare threads), or
// null; valid until the next call on this thread.
STRETTO_API const char* strettoAsyncLastError(void);

// ---- Observing -----------------------------------------------------------------------------------

enum StrettoEventKind {
  STRETTO_TASK_POSTED = 0, STRETTO_TASK_BEGIN = 1, STRETTO_TASK_END = 2,
  STRETTO_OBJECT_MADE = 3, STRETTO_OBJECT_READY = 4, STRETTO_OBJECT_FREED = 5,
  STRETTO_STEAL = 6, STRETTO_PARK = 7, STRETTO_WAKE = 8
};
typedef struct StrettoEvent {
  int32_t kind;    // StrettoEventKind
  int32_t site;    // 0 if there is none
  int32_t thread;  // worker index; -1: a host thread
  int64_t time_ns; // steady clock
  const void* subject;  // frame or object
} StrettoEvent;
typedef void (*StrettoObserver)(void* context, const StrettoEvent* event);
// Calls `observer` on the thread where the event happens; it must not call the runtime. Null: off.
STRETTO_API void strettoAsyncSetObserver(StrettoObserver observer, void* context);

// ---- MLIR's names, called by compiled code, abi=mlir ----------------------------------------------

STRETTO_API void mlirAsyncRuntimeAddRef(void* object, int64_t count);
STRETTO_API void mlirAsyncRuntimeDropRef(void* object, int64_t count);
STRETTO_API StrettoToken* mlirAsyncRuntimeCreateToken(void);
STRETTO_API StrettoValue* mlirAsyncRuntimeCreateValue(int64_t size);
STRETTO_API StrettoGroup* mlirAsyncRuntimeCreateGroup(int64_t size);
STRETTO_API int64_t mlirAsyncRuntimeAddTokenToGroup(StrettoToken* token, StrettoGroup* group);
STRETTO_API void mlirAsyncRuntimeEmplaceToken(StrettoToken* token);
STRETTO_API void mlirAsyncRuntimeEmplaceValue(StrettoValue* value);
STRETTO_API void mlirAsyncRuntimeSetTokenError(StrettoToken* token);
STRETTO_API void mlirAsyncRuntimeSetValueError(StrettoValue* value);
STRETTO_API bool mlirAsyncRuntimeIsTokenError(StrettoToken* token);
STRETTO_API bool mlirAsyncRuntimeIsValueError(StrettoValue* value);
STRETTO_API bool mlirAsyncRuntimeIsGroupError(StrettoGroup* group);
STRETTO_API void mlirAsyncRuntimeAwaitToken(StrettoToken* token);
STRETTO_API void mlirAsyncRuntimeAwaitValue(StrettoValue* value);
STRETTO_API void mlirAsyncRuntimeAwaitAllInGroup(StrettoGroup* group);
// The payload; aligned to 16 bytes at least (larger payload alignments are not supported).
STRETTO_API void* mlirAsyncRuntimeGetValueStorage(StrettoValue* value);
STRETTO_API void mlirAsyncRuntimeExecute(StrettoCoroHandle handle, StrettoCoroResume resume);
STRETTO_API void mlirAsyncRuntimeAwaitTokenAndExecute(StrettoToken* token, StrettoCoroHandle handle, StrettoCoroResume resume);
STRETTO_API void mlirAsyncRuntimeAwaitValueAndExecute(StrettoValue* value, StrettoCoroHandle handle, StrettoCoroResume resume);
STRETTO_API void mlirAsyncRuntimeAwaitAllInGroupAndExecute(StrettoGroup* group, StrettoCoroHandle handle, StrettoCoroResume resume);
// Spelt so by MLIR.
STRETTO_API int64_t mlirAsyncRuntimGetNumWorkerThreads(void);
STRETTO_API void mlirAsyncRuntimePrintCurrentThreadId(void);

#if defined(__cplusplus)
}
#endif
#endif
