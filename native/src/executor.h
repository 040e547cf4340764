// The executor: who runs which task on which thread, who waits and who sleeps. One a process.
//
// A thread must hold a *permit* to run tasks, and there are as many permits as threads were asked
// for. Worker threads and waiting host threads compete for them; a task that blocks its thread gives
// its permit away and gets one back before it goes on. README.md has the rules in full.
#ifndef STRETTO_SRC_EXECUTOR_H
#define STRETTO_SRC_EXECUTOR_H

#include <atomic>
#include <cstdint>

#include "task.h"

namespace stretto {

struct Lane;
struct Object;

inline constexpr int32_t kMaxThreads = 1024;  // that can be asked for
inline constexpr int32_t kMaxSpares = 512;    // threads beyond those, in the place of blocked ones
// Coroutines resumed on top of one another before one is posted instead: with some 300 bytes of
// stack each, far below the smallest stacks in use.
inline constexpr int32_t kMaxDepth = 128;

// ---- Tasks (run_loop.cc)

// Queues a new task. With a long queue the caller also runs some of what is in it (nested.cc).
void Post(StrettoCoroHandle handle, StrettoCoroResume resume, TaskTag tag);
inline void Post(const Task& task) { Post(task.handle, task.resume, task.tag); }
// Queues a coroutine that waited and may go on. `lane`: the caller's, may be null.
void Continue(Lane* lane, const Task& task);
// Runs a coroutine that need not wait, on this stack unless that is too deep. `lane`: as above.
void ResumeHere(Lane* lane, const Task& task);

// Runs tasks that the running task posted and nobody has begun, newest first, until the object is ready;
// whether it is. `lane`: as above.
bool Help(Lane* lane, const Object* object);

// ---- Waiting (waiting.cc)

// Returns when the object is ready. May fail the object if no thread could go on otherwise.
void AwaitBlocking(Object* object);
// Waits until no task runs or is queued; false when time ran out. Not inside a task.
bool Drain(int64_t timeout_ms);
bool IsQuiet();
// Fails what `hosts` sleeping host threads wait for, if there are so many and nothing can wake them.
int32_t FailStuckHosts(int32_t hosts, int32_t* code);

// ---- Threads (executor.cc, threads.cc)

void EnsureExecutor();
int32_t NumThreads();
int32_t SetNumThreads(int32_t threads);
void Shutdown();
int32_t MostSpares();
void ResetMostSpares();

// For tests: the next `count` thread starts fail.
void FailThreadStarts(int32_t count);

}  // namespace stretto

#endif  // STRETTO_SRC_EXECUTOR_H
