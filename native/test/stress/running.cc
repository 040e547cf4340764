// Tasks as C++ coroutines, which do to the runtime what compiled ones do.
#include <sched.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <coroutine>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "../test.h"
#include "program.h"
#include "stretto/async_runtime.h"

namespace stress {

std::atomic<int64_t> progress{0};

namespace {

void Resume(void* frame) { std::coroutine_handle<>::from_address(frame).resume(); }

struct Job {
  struct promise_type {
    Job get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { std::abort(); }
    static void* operator new(size_t size) { return strettoAsyncAllocFrame(static_cast<int64_t>(size)); }
    static void operator delete(void* frame, size_t size) {
      strettoAsyncFreeFrame(frame, static_cast<int64_t>(size));
    }
  };
  std::coroutine_handle<> handle;
};

StrettoToken* AsToken(void* object) { return static_cast<StrettoToken*>(object); }
StrettoValue* AsValue(void* object) { return static_cast<StrettoValue*>(object); }
StrettoGroup* AsGroup(void* object) { return static_cast<StrettoGroup*>(object); }

// As compiled code reads it (async_runtime.h, Layout).
uint64_t Word(void* object) { return static_cast<std::atomic<uint64_t>*>(object)->load(std::memory_order_acquire); }

struct Await {
  void* object;
  Kind kind;
  How how;
  bool mlir;

  bool await_ready() const {
    switch (how) {
      case How::kSuspend: return false;
      case How::kTestFirst: return strettoAsyncIsReady(object);
      case How::kReadInPlace: return kind == Kind::kGroup ? strettoAsyncIsReady(object) : (Word(object) & 1) != 0;
      case How::kHelp: return strettoAsyncHelp(object);
      case How::kBlock: Block(); return true;
    }
    return false;
  }
  void await_suspend(std::coroutine_handle<> handle) const {
    if (!mlir) return strettoAsyncAwaitAndExecute(object, handle.address(), Resume);
    if (kind == Kind::kToken) return mlirAsyncRuntimeAwaitTokenAndExecute(AsToken(object), handle.address(), Resume);
    if (kind == Kind::kGroup) {
      return mlirAsyncRuntimeAwaitAllInGroupAndExecute(AsGroup(object), handle.address(), Resume);
    }
    mlirAsyncRuntimeAwaitValueAndExecute(AsValue(object), handle.address(), Resume);
  }
  void await_resume() const {}

 private:
  void Block() const {
    if (!mlir) return strettoAsyncAwait(object);
    if (kind == Kind::kToken) return mlirAsyncRuntimeAwaitToken(AsToken(object));
    if (kind == Kind::kGroup) return mlirAsyncRuntimeAwaitAllInGroup(AsGroup(object));
    mlirAsyncRuntimeAwaitValue(AsValue(object));
  }
};

void Post(Form form, void* frame, void (*resume)(void*), int32_t site) {
  if (form == Form::kMlir) {
    mlirAsyncRuntimeExecute(frame, resume);
  } else if (form == Form::kNonBlocking) {
    strettoAsyncExecuteNonBlocking(frame, resume, site);
  } else {
    strettoAsyncExecute(frame, resume, site);
  }
}

// ---- Making objects ready, and looking at ready ones

void CompleteToken(void* token, int32_t code, bool mlir) {
  if (code == 0) {
    mlirAsyncRuntimeEmplaceToken(AsToken(token));
  } else if (mlir && code == kMlirCode) {
    mlirAsyncRuntimeSetTokenError(AsToken(token));
  } else {
    strettoAsyncSetError(token, code);
  }
}

void CompleteValue(void* value, const Expected& expected, bool mlir) {
  if (expected.code == 0) {
    auto* bytes = static_cast<unsigned char*>(mlirAsyncRuntimeGetValueStorage(AsValue(value)));
    *reinterpret_cast<int64_t*>(bytes) = expected.value;
    if (expected.size > 8) bytes[expected.size - 1] = 0x5a;
    mlirAsyncRuntimeEmplaceValue(AsValue(value));
  } else if (mlir && expected.code == kMlirCode) {
    mlirAsyncRuntimeSetValueError(AsValue(value));
  } else {
    strettoAsyncSetError(value, expected.code);
  }
}

void CheckReady(void* object, const Expected& expected, bool mlir) {
  CHECK(strettoAsyncIsReady(object));
  if (!mlir) {
    CHECK_EQ(strettoAsyncGetError(object), expected.code);
  } else if (expected.kind == Kind::kGroup) {
    CHECK_EQ(mlirAsyncRuntimeIsGroupError(AsGroup(object)), expected.code != 0);
  } else {
    CHECK_EQ(static_cast<int32_t>(Word(object) >> 32), expected.code);
    CHECK_EQ((Word(object) & 2) != 0, expected.code != 0);
    CHECK_EQ(expected.kind == Kind::kToken ? mlirAsyncRuntimeIsTokenError(AsToken(object))
                                           : mlirAsyncRuntimeIsValueError(AsValue(object)),
             expected.code != 0);
  }
  for (const Cell* cell : expected.behind) CHECK(cell->IsWritten());
  if (expected.kind != Kind::kValue || expected.code != 0) return;
  const auto* bytes = static_cast<unsigned char*>(mlirAsyncRuntimeGetValueStorage(AsValue(object)));
  CHECK_EQ(*reinterpret_cast<const int64_t*>(bytes), expected.value);
  if (expected.size > 8) CHECK_EQ(bytes[expected.size - 1], 0x5a);
}

// ---- Many small tasks

struct Leaf {
  Step* step;
  StrettoGroup* group;  // with a reference
  StrettoToken* token;  // a member of the group; null: it counts the group down itself
  int low, high;

  static Leaf* New(const Leaf& leaf) {
    return new (strettoAsyncAllocFrame(sizeof(Leaf))) Leaf(leaf);
  }
  static void Run(void* frame) {
    const Leaf leaf = *static_cast<Leaf*>(frame);
    strettoAsyncFreeFrame(frame, sizeof(Leaf));
    int high = leaf.high;
    while (high - leaf.low > 1) {
      const int middle = leaf.low + (high - leaf.low) / 2;
      mlirAsyncRuntimeAddRef(leaf.group, 1);
      Post(leaf.step->form, New({leaf.step, leaf.group, nullptr, middle, high}), Run, 0);
      high = middle;
    }
    Cell& cell = leaf.step->cells[static_cast<size_t>(leaf.low)];
    CHECK_EQ(cell.written, 0);
    cell.Write();
    const int32_t code = leaf.low == leaf.step->from ? leaf.step->expected.code : 0;
    if (leaf.token != nullptr) {
      CompleteToken(leaf.token, code, leaf.step->mlir);
    } else {
      strettoAsyncMemberReady(leaf.group, code);
    }
    mlirAsyncRuntimeDropRef(leaf.group, 1);
    progress.fetch_add(1, std::memory_order_relaxed);
  }
};

StrettoGroup* StartMany(Step& step) {
  StrettoGroup* group = strettoAsyncCreateGroup(step.count, 0);
  if (step.halves) {
    mlirAsyncRuntimeAddRef(group, 1);
    Post(step.form, Leaf::New({&step, group, nullptr, 0, step.count}), Leaf::Run, 0);
    return group;
  }
  mlirAsyncRuntimeAddRef(group, step.count);
  for (int i = 0; i < step.count; ++i) {
    StrettoToken* token = i % 2 == 0 ? strettoAsyncCreateToken(0) : nullptr;
    Post(step.form, Leaf::New({&step, group, token, i, i + 1}), Leaf::Run, 0);
    if (token == nullptr) continue;
    if (step.mlir) {
      mlirAsyncRuntimeAddTokenToGroup(token, group);
    } else {
      strettoAsyncAddToGroup(token, group);
    }
    mlirAsyncRuntimeDropRef(token, 1);
  }
  return group;
}

Job Link(Step* step, void* before, StrettoToken* token, int index) {
  int32_t code = 0;
  if (before != nullptr) {
    co_await Await{before, Kind::kToken, static_cast<How>(index % 3), step->mlir};
    code = strettoAsyncGetError(before);
    mlirAsyncRuntimeDropRef(before, 1);
  }
  CHECK_EQ(step->ran, index);
  step->ran = index + 1;
  step->cells[static_cast<size_t>(index)].Write();
  if (code == 0 && index == step->from) code = step->expected.code;
  CompleteToken(token, code, step->mlir);
  progress.fetch_add(1, std::memory_order_relaxed);
}

StrettoToken* StartChain(Step& step) {
  StrettoToken* before = nullptr;
  for (int i = 0; i < step.count; ++i) {
    StrettoToken* token = strettoAsyncCreateToken(0);
    Post(step.form, Link(&step, before, token, i).handle.address(), Resume, 0);
    before = token;
  }
  return before;
}

// ---- Tasks

int32_t SiteOf(const Program* program, const Task* task) {
  return program->site_base + static_cast<int32_t>(task->cell.number % kSites);
}

void Pass(const Step& step) {
  if (step.delay == Delay::kYield) {
    sched_yield();
  } else if (step.delay == Delay::kSleep) {
    usleep(static_cast<useconds_t>(step.count));
  } else {
    for (int i = 0; i < step.count; ++i) asm volatile("");
  }
}

Job Body(const Program* program, Task* task, void** locals, StrettoToken* token, StrettoValue* second);

// Posts a task, whose objects the caller gets; `group`: it counts that down in place of a token.
void Start(const Program* program, Task* task, void** outer, void** token, void** second, StrettoGroup* group) {
  auto** locals = static_cast<void**>(std::calloc(static_cast<size_t>(task->slots) + 1, sizeof(void*)));
  for (size_t i = 0; i < task->captured.size(); ++i) {
    locals[i] = outer[task->captured[i]];
    mlirAsyncRuntimeAddRef(locals[i], 1);
  }
  const int32_t site = SiteOf(program, task);
  if (group != nullptr) {
    mlirAsyncRuntimeAddRef(group, 1);
    locals[task->member_of] = group;
  } else {
    *token = task->mlir_ends ? mlirAsyncRuntimeCreateToken() : strettoAsyncCreateToken(site);
  }
  if (task->has_second) {
    const int64_t size = task->second.kind == Kind::kHolder ? STRETTO_COUNTED_PAYLOAD : task->second.size;
    const bool mlir = task->mlir_ends && size > 0;
    *second = mlir ? mlirAsyncRuntimeCreateValue(size) : strettoAsyncCreateValue(size, site);
  }
  task->posted.fetch_add(1);
  const Job job = Body(program, task, locals, group == nullptr ? AsToken(*token) : nullptr,
                       task->has_second ? AsValue(*second) : nullptr);
  Post(task->form, job.handle.address(), Resume, site);
}

void MakeGroup(const Program* program, Step& step, void** locals) {
  StrettoGroup* group =
      step.mlir ? mlirAsyncRuntimeCreateGroup(step.size) : strettoAsyncCreateGroup(step.size, program->site_base);
  locals[step.to] = group;
  if (step.task != nullptr) Start(program, step.task, locals, &locals[step.from], &locals[step.from + 1], nullptr);
  for (Task* member : step.counted) Start(program, member, locals, nullptr, nullptr, group);
  for (const int member : step.members) {
    if (step.mlir) {
      mlirAsyncRuntimeAddTokenToGroup(AsToken(locals[member]), group);
    } else {
      strettoAsyncAddToGroup(locals[member], group);
    }
  }
}

void MakeByHand(const Program* program, Step& step, void** locals) {
  if (step.expected.kind == Kind::kValue) {
    locals[step.to] = strettoAsyncCreateValue(step.expected.size, program->site_base);
  } else {
    locals[step.to] = strettoAsyncCreateToken(program->site_base);
  }
  if (step.races) mlirAsyncRuntimeAddRef(locals[step.to], 1);
  program->completer->Add(locals[step.to], &step);
  if (step.races) CompleteToken(locals[step.to], step.expected.code, step.mlir);
}

void End(Task* task, void** locals, StrettoToken* token, StrettoValue* second) {
  const auto complete_second = [&] {
    if (second == nullptr) return;
    if (task->second.kind == Kind::kHolder && task->second.code == 0) {
      void* inner = locals[task->inner_slot];
      mlirAsyncRuntimeAddRef(inner, 1);
      *static_cast<void**>(mlirAsyncRuntimeGetValueStorage(second)) = inner;
      mlirAsyncRuntimeEmplaceValue(second);
    } else {
      CompleteValue(second, task->second, task->mlir_ends);
    }
  };
  task->cell.Write();
  if (task->value_first) complete_second();
  if (task->member_of >= 0) {
    strettoAsyncMemberReady(AsGroup(locals[task->member_of]), task->token.code);
  } else if (token != nullptr) {
    CompleteToken(token, task->token.code, task->mlir_ends);
  }
  if (!task->value_first) complete_second();
}

Job Body(const Program* program, Task* task, void** locals, StrettoToken* token, StrettoValue* second) {
  task->runs.fetch_add(1);
  int64_t value = task->cell.number;
  for (size_t i = 0; i < task->steps.size(); ++i) {
    task->at.store(static_cast<int32_t>(i), std::memory_order_relaxed);
    Step& step = task->steps[i];
    switch (step.op) {
      case Op::kSpawn: {
        void* unused;
        Start(program, step.task, locals, &locals[step.to], step.task->has_second ? &locals[step.to + 1] : &unused,
              nullptr);
        break;
      }
      case Op::kAwait: {
        void* object = locals[step.from];
        co_await Await{object, step.expected.kind, step.how, step.mlir};
        CheckReady(object, step.expected, step.mlir);
        if (step.expected.code == 0 && step.expected.kind == Kind::kValue) {
          int64_t got = *static_cast<int64_t*>(mlirAsyncRuntimeGetValueStorage(AsValue(object)));
          value = static_cast<int64_t>(static_cast<uint64_t>(value) * 31 + static_cast<uint64_t>(got));
        }
        break;
      }
      case Op::kTakeOut:
        locals[step.to] = *static_cast<void**>(mlirAsyncRuntimeGetValueStorage(AsValue(locals[step.from])));
        mlirAsyncRuntimeAddRef(locals[step.to], 1);
        break;
      case Op::kGroup: MakeGroup(program, step, locals); break;
      case Op::kByHand: MakeByHand(program, step, locals); break;
      case Op::kMany: {
        StrettoGroup* group = StartMany(step);
        co_await Await{group, Kind::kGroup, step.how, step.mlir};
        CHECK_EQ(strettoAsyncGetError(group), step.expected.code);
        mlirAsyncRuntimeDropRef(group, 1);
        for (int k = 0; k < step.count; ++k) CHECK(step.cells[static_cast<size_t>(k)].IsWritten());
        break;
      }
      case Op::kChain: {
        StrettoToken* last = StartChain(step);
        co_await Await{last, Kind::kToken, step.how, step.mlir};
        CHECK_EQ(strettoAsyncGetError(last), step.expected.code);
        mlirAsyncRuntimeDropRef(last, 1);
        CHECK_EQ(step.ran, step.count);
        break;
      }
      case Op::kReady:
        for (int k = 0; k < step.count; ++k) {
          co_await Await{locals[step.from], step.expected.kind, static_cast<How>(task->poster ? k % 3 : 4), step.mlir};
        }
        break;
      case Op::kDelay: Pass(step); break;
      case Op::kDrop:
        mlirAsyncRuntimeDropRef(locals[step.from], 1);
        locals[step.from] = nullptr;
        break;
      case Op::kFail: break;  // the last step; the code is the task's
    }
  }
  if (task->has_second && task->second.kind == Kind::kValue && task->second.code == 0) {
    CHECK_EQ(value, task->second.value);
  }
  End(task, locals, token, second);
  for (int i = 0; i < task->slots; ++i) mlirAsyncRuntimeDropRef(locals[i], 1);
  std::free(locals);
  progress.fetch_add(1, std::memory_order_relaxed);
  task->ended.fetch_add(1);
}

}  // namespace

void Run(Program& program) {
  Task* root = &program.tasks.front();
  auto** locals = static_cast<void**>(std::calloc(static_cast<size_t>(root->slots) + 1, sizeof(void*)));
  root->posted.fetch_add(1);
  Body(&program, root, locals, nullptr, nullptr).handle.resume();
}

// ---- Completing by hand

struct Completer::Queue {
  struct Entry {
    void* object;
    Step* step;
    std::chrono::steady_clock::time_point due;
  };
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Entry> entries;
  bool closed = false;
  std::vector<std::thread> threads;

  void Work() {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return closed || !entries.empty(); });
      if (entries.empty()) return;
      const Entry entry = entries.front();
      entries.pop_front();
      lock.unlock();
      std::this_thread::sleep_until(entry.due);
      if (!entry.step->races) entry.step->cells[0].Write();
      if (entry.step->expected.kind == Kind::kValue) {
        CompleteValue(entry.object, entry.step->expected, entry.step->mlir);
      } else {
        CompleteToken(entry.object, entry.step->expected.code, entry.step->mlir);
      }
      if (entry.step->races) mlirAsyncRuntimeDropRef(entry.object, 1);
      progress.fetch_add(1, std::memory_order_relaxed);
      lock.lock();
    }
  }
};

Completer::Completer(int threads) : queue_(std::make_unique<Queue>()) {
  for (int i = 0; i < threads; ++i) queue_->threads.emplace_back([this] { queue_->Work(); });
}

Completer::~Completer() { Finish(); }

void Completer::Finish() {
  {
    std::lock_guard lock(queue_->mutex);
    queue_->closed = true;
  }
  queue_->changed.notify_all();
  for (std::thread& thread : queue_->threads) {
    if (thread.joinable()) thread.join();
  }
}

void Completer::Add(void* object, Step* step) {
  const auto due = std::chrono::steady_clock::now() + std::chrono::microseconds(step->count);
  {
    std::lock_guard lock(queue_->mutex);
    queue_->entries.push_back({object, step, due});
  }
  queue_->changed.notify_one();
}

}  // namespace stress
