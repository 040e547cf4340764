// The C ABI of Stretto's GPU device. What stands behind it here is the software device: kernels are
// functions over ranges of blocks, streams are chains of tasks on the executor of async_runtime.h.
//
// Points. A lowered !gpu.async.token is a plain number, a *point* on a timeline: it is *complete* once
// the operation that it stands for, and all that this one waited for, are. Points are copied freely
// and owned by nobody; a dropped one costs nothing. 0 is a point that is complete. A point stays
// valid for ever, whatever happened to its stream since.
//
// Failures. An operation may fail, at once or when its turn comes; its point is then complete and
// *failed*, with an error code as in async_runtime.h (a site). An operation with a failed
// dependency doesn't run; it fails with the code of the first such dependency, in the order of its
// `deps`, once all of them are complete. Only strettoDeviceFree gives the memory back all the same.
// Nothing here aborts or prints.
//
// Operations take `deps[0..n-1]`, points that must be complete before they run, and `site`, the place
// of the operation in the program, 0 if unknown. They never wait: small ones whose dependencies are
// complete run on the caller's thread before the function returns. They go on with the stream of the
// first dependency that nothing was put behind yet; otherwise they get an idle stream, or a new one.
// So operations run one after another only if points say so.
//
// Ownership. Everything that is passed is copied before the call returns (argument values, grids,
// dependencies, fill values, sizes and strides), but kernel descriptors, which must live, with their
// code, until their launches are complete; and of course the memory that operations work on.
//
// Threads. Every function may be called from any thread unless it says otherwise. "Waits" means that
// the function may block its thread under the waiting rules of native/README.md.
//
// Kernels print with libc's printf: it writes each call whole, as the functions of program_support.h do.
#ifndef STRETTO_DEVICE_H
#define STRETTO_DEVICE_H

#include <stdbool.h>
#include <stdint.h>

#include "stretto/async_runtime.h"

#if defined(__cplusplus)
extern "C" {
#endif

// Slot of a stream (bits 48 to 63, from 1) and number in its sequence (bits 0 to 47). Slot 0xffff: failed
// at once, the code is in bits 0 to 31. Only 0 may be made by others than the device.
typedef uint64_t StrettoPoint;

// ---- Kernels: written by the compiler ------------------------------------------------------------

enum {
  STRETTO_MAX_BLOCK_THREADS = 1024,
  STRETTO_MAX_CLUSTER_BLOCKS = 16,
  STRETTO_MAX_DYNAMIC_SHARED = 16 * 1024 * 1024,  // bytes; what a variant itself asks for isn't limited
  STRETTO_SUBGROUP_SIZE = 32
};

typedef struct StrettoGrid {
  int64_t grid[3];         // blocks in x, y, z; each 1 to 2^31-1
  int64_t block[3];        // threads of a block; each at least 1
  int64_t cluster[3];      // blocks of a cluster; {0, 0, 0}: no clusters. Each divides grid's
  int64_t dynamic_shared;  // bytes of dynamic shared memory
} StrettoGrid;

// Runs the blocks first..last-1, counted with x fastest, then y, then z. `arguments`: pointers to the
// argument values (as cuLaunchKernel's kernelParams), aligned for any vector. `shared`: 64-byte aligned
// memory of dynamic_shared, rounded up to 64, plus scratch_bytes; the dynamic part comes first. Its
// content is arbitrary, and the next call's too: it is the thread's, not the block's. Null if that is
// no byte. Returns 0, or the code of the failure that stopped it; blocks that did not begin then are skipped, the
// first code stored wins. Must not block (not even for what its own host thread does after the launch)
// or call the device, but strettoDeviceCheckAccess. Called on any thread, on many at once.
typedef int32_t (*StrettoBlockFunction)(void* const* arguments, const StrettoGrid* grid, int64_t first, int64_t last,
                                        void* shared);

typedef struct StrettoVariant {
  int64_t block[3];       // the block size it was compiled for; {0, 0, 0}: any
  int64_t scratch_bytes;  // beside dynamic shared memory
  StrettoBlockFunction run;
} StrettoVariant;

// The device's own notes on a kernel (what a block costs, a word a variant), zero at first. Written by many threads.
typedef struct StrettoKernelState {
  int64_t words[4];
} StrettoKernelState;

typedef struct StrettoKernel {
  const char* name;
  int64_t argument_count;
  const int64_t* argument_sizes;  // bytes of each value
  int64_t variant_count;
  const StrettoVariant* variants;  // the first that fits is taken, so the one for any size is last
  StrettoKernelState* state;       // writable, 8-byte aligned. Null: launches never run on the caller's thread
} StrettoKernel;

// ---- Operations: called by compiled code -----------------------------------------------------------

// Fails: sizes that are 0, negative or too large (above), no variant for the block size, the kernel's codes.
STRETTO_API StrettoPoint strettoDeviceLaunch(const StrettoKernel* kernel, const StrettoGrid* grid,
                                             void* const* arguments, const StrettoPoint* deps, int64_t n, int32_t site);

// Stream ordered: the memory may be used by what depends on `*point` (written at once). 64-byte aligned,
// not cleared. It belongs to the program until strettoDeviceFree. `host_shared`: the host may touch it
// in checked mode too. 0 bytes: null, no failure. Fails, with null or with a pointer that must not be
// used: out of memory, in the order of the streams if a limit is set, so memory that an earlier
// operation frees can be had again.
STRETTO_API void* strettoDeviceAlloc(int64_t bytes, int32_t host_shared, const StrettoPoint* deps, int64_t n,
                                     int32_t site, StrettoPoint* point);
// Stream ordered. Null: nothing to free. Takes the pointer that Alloc gave. Fails: anything else, or freed before.
STRETTO_API StrettoPoint strettoDeviceFree(void* memory, const StrettoPoint* deps, int64_t n, int32_t site);

// Host and device memory in any combination; the ranges don't overlap.
STRETTO_API StrettoPoint strettoDeviceCopy(void* target, const void* source, int64_t bytes, const StrettoPoint* deps,
                                           int64_t n, int32_t site);
// Any rank up to 64, 0 included; strides in bytes, may be 0 or negative. Dense dimensions are copied as one.
STRETTO_API StrettoPoint strettoDeviceCopyStrided(void* target, const void* source, int64_t rank, const int64_t* sizes,
                                                  const int64_t* target_strides, const int64_t* source_strides,
                                                  int64_t element_bytes, const StrettoPoint* deps, int64_t n,
                                                  int32_t site);
// Writes `count` times the element at `value`, of any width of at least one byte.
STRETTO_API StrettoPoint strettoDeviceFill(void* target, const void* value, int64_t element_bytes, int64_t count,
                                           const StrettoPoint* deps, int64_t n, int32_t site);
STRETTO_API StrettoPoint strettoDeviceFillStrided(void* target, const void* value, int64_t element_bytes, int64_t rank,
                                                  const int64_t* sizes, const int64_t* strides,
                                                  const StrettoPoint* deps, int64_t n, int32_t site);

// gpu.wait async: complete once all are. Without dependencies: the beginning of a stream of its own.
STRETTO_API StrettoPoint strettoDeviceJoin(const StrettoPoint* deps, int64_t n, int32_t site);
// gpu.wait: an async token that becomes ready, or failed with the first failed point's code, once all
// points are complete; ready on return if they are now. Two references, of which the device drops
// its own, as in async_runtime.h: the caller owns one. Null if memory ran out. Counts a host wait
// unless it is ready at once.
STRETTO_API StrettoToken* strettoDeviceToken(const StrettoPoint* deps, int64_t n, int32_t site);
// Whether all are complete; doesn't lock.
STRETTO_API bool strettoDeviceIsComplete(const StrettoPoint* deps, int64_t n);
// The code of the first failed one among those that are complete, or 0.
STRETTO_API int32_t strettoDeviceGetError(const StrettoPoint* deps, int64_t n);

// Host memory that kernels may touch in checked mode. Counted: register twice, unregister twice. Both
// take effect at once and return 0, or a code: a negative size, memory that isn't registered.
STRETTO_API int32_t strettoDeviceHostRegister(void* memory, int64_t bytes, int32_t site);
STRETTO_API int32_t strettoDeviceHostUnregister(void* memory, int32_t site);

// 0, or a code: there is no such device. There is one, device 0.
STRETTO_API int32_t strettoDeviceSetDefault(int32_t device, int32_t site);

// A caller's stream, gpu.launch_func <%s : !llvm.ptr>. Null stands for the default stream, which is
// always there. Operations of a stream run one after another; after a failure they all fail.
// Create gives null (so the default stream) if memory runs out.
typedef struct StrettoStream StrettoStream;
STRETTO_API StrettoStream* strettoDeviceStreamCreate(void);
// The stream ends once what it holds is complete; the handle is gone at once.
STRETTO_API void strettoDeviceStreamDestroy(StrettoStream* stream);
STRETTO_API StrettoPoint strettoDeviceLaunchOn(StrettoStream* stream, const StrettoKernel* kernel,
                                               const StrettoGrid* grid, void* const* arguments, int32_t site);
// What comes next in the stream also waits for these.
STRETTO_API void strettoDeviceStreamWait(StrettoStream* stream, const StrettoPoint* deps, int64_t n, int32_t site);
// Complete once all that the stream holds now is.
STRETTO_API StrettoPoint strettoDeviceStreamPoint(StrettoStream* stream);
// Waits for that. 0, or its code.
STRETTO_API int32_t strettoDeviceStreamSynchronize(StrettoStream* stream);

// ---- Checked mode: called by compiled code ---------------------------------------------------------

// Whether `bytes` bytes at `address` may be accessed, by a kernel (`device_side` 1) or by the host (0).
// `base`: the allocated pointer of the memref through which it goes; the access must stay in the
// block of memory that holds it. Null: unknown, so only the address counts. 0, or a code: host access to
// device memory, device access to host memory that is neither shared nor registered, out of bounds, use
// after dealloc, null. Memory that was never seen here is host memory. Fast enough for each load and store.
STRETTO_API int32_t strettoDeviceCheckAccess(const void* base, const void* address, int64_t bytes, int32_t device_side,
                                             int32_t site);

// ---- Control: called by the host -------------------------------------------------------------------

// Waits until all operations issued before the call are complete. Not inside a task.
STRETTO_API void strettoDeviceSync(void);
// Sync, then gives back all idle streams: with no operations in flight, created == destroyed after.
// Memory stays. Not inside a task.
STRETTO_API void strettoDeviceRelease(void);

typedef struct StrettoDeviceStats {
  int64_t kernel_launches;    // that ran or were skipped; not those with bad sizes
  int64_t host_waits;         // strettoDeviceToken or a waiting function found something not complete
  int64_t streams_created;    // brought into use; idle ones are used again until Release
  int64_t streams_destroyed;  // given back by Release
  int64_t events_created;     // waits of one stream for another
  int64_t events_destroyed;
  int64_t device_bytes;       // allocated now
  int64_t device_bytes_peak;  // most at once
  int64_t live_allocations;
} StrettoDeviceStats;
STRETTO_API void strettoDeviceGetStats(StrettoDeviceStats* out);
// From now on, as if all that exists now had been made just after this.
STRETTO_API void strettoDeviceResetStats(void);

enum StrettoMemoryKind { STRETTO_DEVICE_MEMORY = 0, STRETTO_HOST_SHARED_MEMORY = 1, STRETTO_REGISTERED_MEMORY = 2 };
typedef struct StrettoLiveAllocation {
  void* address;
  int64_t bytes;
  int32_t site;  // where it was allocated or registered
  int32_t kind;  // StrettoMemoryKind
} StrettoLiveAllocation;
// Writes up to `capacity` entries, memory by address and then registrations; returns how many there are.
// Exact after strettoDeviceSync.
STRETTO_API int64_t strettoDeviceLiveAllocations(StrettoLiveAllocation* out, int64_t capacity);
// Frees what was allocated, and unregisters what was registered, at the sites of this table (its base;
// 0: at site 0). To be called before the table is unregistered, with no operation on that memory in
// flight. Returns how many.
STRETTO_API int64_t strettoDeviceFreeAllOf(int32_t base);

// Device memory that may be allocated at once; < 0: no limit (so at first).
STRETTO_API void strettoDeviceSetMemoryLimit(int64_t bytes);
// Device memory allocated from now on is kept apart from host memory, freed memory isn't used again, and
// copies and fills are checked as kernels' accesses are.
STRETTO_API void strettoDeviceSetChecked(bool checked);
STRETTO_API bool strettoDeviceIsChecked(void);

// For tests: called on the thread that runs an operation, before each one; none runs on the caller's
// thread while it is set. Null: off. It must not call the device. When it returns, the former
// function isn't running any more. Not inside a task.
typedef void (*StrettoDelay)(void* context);
STRETTO_API void strettoDeviceSetDelay(StrettoDelay delay, void* context);

#if defined(__cplusplus)
}
#endif
#endif  // STRETTO_DEVICE_H
