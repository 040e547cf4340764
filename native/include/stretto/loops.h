// Parallel loops of compiled programs, run by the executor's threads.
#ifndef STRETTO_LOOPS_H
#define STRETTO_LOOPS_H

#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// Runs the parts first..last-1 of a loop. `arguments`: as given to strettoAsyncParallelLoop.
typedef void (*StrettoLoopBody)(void* arguments, int64_t first, int64_t last);

// Runs the parts 0..count-1 of a loop once each, in pieces of consecutive parts, on the calling thread and on others
// that have nothing better to do, and returns when all are done. `body` must not await; it may run loops itself.
// `row`: pieces of more parts than this are cut at multiples of it, where that is possible; at least 1.
// `cost`: a word of the program's for this loop, 0 at first, where the runtime keeps notes on what a part costs.
// `site` names the loop in traces.
__attribute__((visibility("default"))) void strettoAsyncParallelLoop(StrettoLoopBody body, void* arguments,
                                                                     int64_t count, int64_t row, int64_t* cost,
                                                                     int32_t site);

#if defined(__cplusplus)
}
#endif
#endif  // STRETTO_LOOPS_H
