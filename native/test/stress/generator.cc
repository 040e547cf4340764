// A program is made from the first step to the last, and each step's outcome is known when it is made: a task
// depends only on what its poster had before.
#include "program.h"

namespace stress {

namespace {

struct Known {
  int slot;
  Expected expected;
  bool is_ready = false;  // awaited by this task before
};

class Generator {
 public:
  Generator(uint64_t seed, const Knobs& knobs, Program& program) : random_(seed), knobs_(knobs), program_(program) {}

  // `outer`: what the task may capture. `most`: it captures most of that.
  Task* Make(const Task* poster, const std::vector<Known>& outer, int depth, bool most = false);

 private:
  struct Scope {
    Task* task;
    std::vector<Known> known;
    int64_t value;
    int32_t code = 0;
    int depth;
  };

  Step& Add(Scope& scope, Op op);
  int NewSlot(Scope& scope) { return scope.task->slots++; }
  How ChooseHow(const Task& task);
  void AddStep(Scope& scope);
  void Spawn(Scope& scope);
  void Await(Scope& scope);
  void Group(Scope& scope);
  void ByHand(Scope& scope);
  void Many(Scope& scope);
  void Ready(Scope& scope);
  void End(Scope& scope);
  int32_t NewCode() { return 1000 + static_cast<int32_t>(program_.tasks.size()) * 16 + random_.Below(16); }
  bool Fails() { return knobs_.failing > 0 && random_.OneIn(knobs_.failing); }
  Known& Pick(Scope& scope) {
    // Mostly something new, so that it is seldom ready.
    const int count = static_cast<int>(scope.known.size());
    const int back = random_.OneIn(3) ? random_.Below(count) : random_.Below(count < 4 ? count : 4);
    return scope.known[static_cast<size_t>(count - 1 - back)];
  }

  Random random_;
  Knobs knobs_;
  Program& program_;
  int blocking_ = 0;
};

Step& Generator::Add(Scope& scope, Op op) {
  Step& step = scope.task->steps.emplace_back();
  step.op = op;
  step.mlir = random_.OneIn(2);
  return step;
}

How Generator::ChooseHow(const Task& task) {
  if (task.poster == nullptr) return How::kBlock;
  if (task.blocks && !random_.OneIn(3)) return How::kBlock;
  const int choice = random_.Below(knobs_.help ? 4 : 3);
  return choice == 0 ? How::kSuspend : choice == 1 ? How::kTestFirst : choice == 2 ? How::kReadInPlace : How::kHelp;
}

Task* Generator::Make(const Task* poster, const std::vector<Known>& outer, int depth, bool most) {
  Task& task = program_.tasks.emplace_back();
  task.poster = poster;
  task.cell.number = static_cast<int64_t>(program_.tasks.size());
  const int form = random_.Below(3);
  task.form = form == 0 ? Form::kMlir : form == 1 ? Form::kStretto : Form::kNonBlocking;
  if (task.form != Form::kNonBlocking && blocking_ < knobs_.blocking && random_.OneIn(4)) {
    task.blocks = true;
    ++blocking_;
  }
  if (poster == nullptr) {
    task.form = Form::kStretto;
    task.blocks = true;
  }
  Scope scope{&task, {}, task.cell.number, 0, depth};
  for (size_t i = outer.size(); i-- > 0 && scope.known.size() < 4;) {
    if (random_.OneIn(3) == most) continue;
    task.captured.push_back(outer[i].slot);
    scope.known.push_back({task.slots++, outer[i].expected, false});
  }
  const bool is_root = poster == nullptr;
  const int count = is_root ? 1 << 30 : depth > 6 ? random_.Below(3) : random_.Below(8);
  for (int i = 0; i < count && scope.code == 0; ++i) {
    if (is_root && static_cast<int>(program_.tasks.size()) >= knobs_.budget) break;
    AddStep(scope);
    if (is_root && scope.known.size() > 40) {
      Step& drop = Add(scope, Op::kDrop);
      drop.from = scope.known.front().slot;
      scope.known.erase(scope.known.begin());
    }
  }
  if (scope.code == 0 && !is_root && Fails()) {
    Step& step = Add(scope, Op::kFail);
    scope.code = step.expected.code = NewCode();
  }
  End(scope);
  return &task;
}

void Generator::End(Scope& scope) {
  Task& task = *scope.task;
  task.value_first = random_.OneIn(2);
  // What fails by MLIR's functions has no code of its own.
  task.mlir_ends = random_.OneIn(3);
  if (task.mlir_ends && scope.code != 0) scope.code = kMlirCode;
  task.token = {Kind::kToken, scope.code, 0, 8, 0, {&task.cell}};
  if (task.poster == nullptr || random_.OneIn(3)) return;
  task.has_second = true;
  task.second = task.token;
  // The payload of a holder is a token of the task's own.
  for (const Known& one : scope.known) {
    if (one.expected.kind == Kind::kToken && random_.OneIn(4)) {
      task.second.kind = Kind::kHolder;
      task.second.inner = one.expected.code;
      task.inner_slot = one.slot;
      break;
    }
  }
  if (task.second.kind == Kind::kHolder) return;
  constexpr int32_t kSizes[] = {8, 8, 8, 16, 24, 100, 4096, 20000};
  task.second.kind = Kind::kValue;
  task.second.value = scope.value;
  task.second.size = kSizes[random_.Below(8)];
}

void Generator::AddStep(Scope& scope) {
  const bool room = static_cast<int>(program_.tasks.size()) < knobs_.budget && scope.depth < 9;
  if (knobs_.delays > 0 && random_.OneIn(static_cast<int>(knobs_.delays))) {
    Step& step = Add(scope, Op::kDelay);
    const int choice = random_.Below(8);
    step.delay = choice == 0 ? Delay::kSleep : choice < 4 ? Delay::kYield : Delay::kSpin;
    step.count = random_.Below(step.delay == Delay::kSleep ? 300 : 3000);
    return;
  }
  const int choice = random_.Below(100);
  if (scope.known.empty() || choice < 45) {
    if (room) Spawn(scope);
  } else if (choice < 70) {
    Await(scope);
  } else if (choice < 80) {
    if (room) Group(scope);
  } else if (choice < 86) {
    if (knobs_.by_hand) ByHand(scope);
  } else if (choice < 90) {
    Many(scope);
  } else if (choice < 93) {
    Ready(scope);
  } else if (scope.known.size() > 1) {
    const size_t at = static_cast<size_t>(random_.Below(static_cast<int>(scope.known.size())));
    Add(scope, Op::kDrop).from = scope.known[at].slot;
    scope.known.erase(scope.known.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

void Generator::Spawn(Scope& scope) {
  Task* task = Make(scope.task, scope.known, scope.depth + 1);
  Step& step = Add(scope, Op::kSpawn);
  step.task = task;
  step.to = NewSlot(scope);
  ++program_.posts;
  scope.known.push_back({step.to, task->token, false});
  if (!task->has_second) return;
  scope.known.push_back({NewSlot(scope), task->second, false});
}

void Generator::Await(Scope& scope) {
  Known& one = Pick(scope);
  Step& step = Add(scope, Op::kAwait);
  step.how = ChooseHow(*scope.task);
  step.from = one.slot;
  step.expected = one.expected;
  step.propagates = one.expected.code != 0 && scope.task->poster != nullptr && random_.OneIn(2);
  one.is_ready = true;
  if (step.propagates) {
    scope.code = one.expected.code;
  } else if (one.expected.code == 0 && one.expected.kind == Kind::kValue) {
    scope.value = static_cast<int64_t>(static_cast<uint64_t>(scope.value) * 31 +
                                       static_cast<uint64_t>(one.expected.value));
  } else if (one.expected.code == 0 && one.expected.kind == Kind::kHolder && random_.OneIn(2)) {
    const Expected holder = one.expected;
    Step& take = Add(scope, Op::kTakeOut);
    take.from = step.from;
    take.to = NewSlot(scope);
    scope.known.push_back({take.to, {Kind::kToken, holder.inner, 0, 8, 0, {}}, false});
  }
}

void Generator::Group(Scope& scope) {
  Expected group{Kind::kGroup, 0, 0, 8, 0, {}};
  std::vector<int> members;
  // All that fail do so with the same code: which one comes first depends on time.
  for (int i = random_.Below(6); i > 0; --i) {
    const Known& one = Pick(scope);
    if (one.expected.kind == Kind::kGroup) continue;
    if (one.expected.code != 0 && group.code != 0 && one.expected.code != group.code) continue;
    if (one.expected.code != 0) group.code = one.expected.code;
    members.push_back(one.slot);
    group.behind.insert(group.behind.end(), one.expected.behind.begin(), one.expected.behind.end());
  }
  const int slot = NewSlot(scope);
  std::vector<Task*> counted;
  for (int i = random_.OneIn(2) ? random_.Below(5) : 0; i > 0; --i) {
    Task* task = Make(scope.task, scope.known, scope.depth + 1);
    if (task->token.code != 0 && group.code != 0 && task->token.code != group.code) {
      // It would fail in a way that isn't known; it is made to be an ordinary task.
      Step& step = Add(scope, Op::kSpawn);
      step.task = task;
      step.to = NewSlot(scope);
      if (task->has_second) NewSlot(scope);
      ++program_.posts;
      continue;
    }
    if (task->token.code != 0) group.code = task->token.code;
    task->has_second = false;
    task->member_of = task->slots++;
    counted.push_back(task);
    group.behind.push_back(&task->cell);
  }
  program_.posts += static_cast<int64_t>(counted.size());
  Task* early = nullptr;
  if (random_.OneIn(2)) {
    early = Make(scope.task, {{slot, group, false}}, scope.depth + 1, true);
    ++program_.posts;
  }
  Step& step = Add(scope, Op::kGroup);
  step.to = slot;
  step.size = static_cast<int64_t>(members.size() + counted.size());
  step.members = members;
  step.counted = counted;
  step.task = early;
  if (early != nullptr) {
    step.from = NewSlot(scope);  // its token, and its second object
    if (early->has_second) NewSlot(scope);
  }
  step.expected = group;
  scope.known.push_back({slot, group, false});
}

void Generator::ByHand(Scope& scope) {
  Step& step = Add(scope, Op::kByHand);
  step.to = NewSlot(scope);
  step.cells = std::make_unique<Cell[]>(1);
  step.cells[0].number = static_cast<int64_t>(random_.Next() >> 8);
  step.races = random_.OneIn(3);
  step.count = random_.OneIn(3) ? random_.Below(2000) : 0;  // microseconds
  step.expected.kind = step.races || random_.OneIn(2) ? Kind::kToken : Kind::kValue;
  step.expected.value = step.cells[0].number;
  step.expected.code = Fails() ? (step.mlir ? kMlirCode : NewCode()) : 0;
  if (!step.races) step.expected.behind.push_back(&step.cells[0]);
  scope.known.push_back({step.to, step.expected, false});
}

void Generator::Many(Scope& scope) {
  Step& step = Add(scope, random_.OneIn(3) ? Op::kChain : Op::kMany);
  step.count = 1 + random_.Below(scope.task->poster == nullptr && random_.OneIn(2) ? knobs_.many : 30);
  step.how = ChooseHow(*scope.task);
  const int form = random_.Below(3);
  step.form = form == 0 ? Form::kMlir : form == 1 ? Form::kStretto : Form::kNonBlocking;
  step.halves = random_.OneIn(2);
  step.expected.code = Fails() ? NewCode() : 0;
  step.from = random_.Below(step.count);  // the one that fails
  step.cells = std::make_unique<Cell[]>(static_cast<size_t>(step.count));
  for (int i = 0; i < step.count; ++i) step.cells[static_cast<size_t>(i)].number = i;
  program_.posts += step.count;
}

void Generator::Ready(Scope& scope) {
  for (const Known& one : scope.known) {
    if (!one.is_ready) continue;
    Step& step = Add(scope, Op::kReady);
    step.from = one.slot;
    step.expected = one.expected;
    step.count = random_.Below(400);
    return;
  }
}

}  // namespace

std::unique_ptr<Program> Generate(uint64_t seed, const Knobs& knobs) {
  auto program = std::make_unique<Program>();
  Generator generator(seed, knobs, *program);
  generator.Make(nullptr, {}, 0);
  return program;
}

}  // namespace stress
