// Random programs of tasks as data, with what each task comes to worked out beforehand, one step after
// another. `generator.cc` makes them from a number, `running.cc` runs them on the runtime and compares.
#ifndef STRETTO_TEST_STRESS_PROGRAM_H
#define STRETTO_TEST_STRESS_PROGRAM_H

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace stress {

// splitmix64.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  int Below(int bound) { return static_cast<int>(Next() % static_cast<uint64_t>(bound)); }
  bool OneIn(int n) { return Below(n) == 0; }

 private:
  uint64_t state_;
};

// Something that one thread writes, without synchronisation, before it makes an object ready. Who has
// awaited the object must see it.
struct Cell {
  int64_t number = 0;
  int64_t written = 0;
  void Write() { written = number * 7 + 1; }
  bool IsWritten() const { return written == number * 7 + 1; }
};

enum class Kind : uint8_t { kToken, kValue, kHolder, kGroup };

// What an object must turn out to be.
struct Expected {
  Kind kind = Kind::kToken;
  int32_t code = 0;
  int64_t value = 0;             // kValue
  int32_t size = 8;              // kValue: bytes of the payload
  int32_t inner = 0;             // kHolder: the code of the token in it
  std::vector<Cell*> behind;     // written before it is ready
};

enum class Form : uint8_t { kMlir, kStretto, kNonBlocking };  // of posting a task
enum class How : uint8_t { kSuspend, kTestFirst, kReadInPlace, kHelp, kBlock };  // of awaiting
enum class Op : uint8_t {
  kSpawn,    // `task`; its token is slot `to`, its value or holder the next one
  kAwait,    // slot `from`
  kTakeOut,  // the token in the holder `from`, which is ready, becomes slot `to`
  kGroup,    // slot `to`: `members`, and `counted` tasks that count the group down; `task` awaits it early
  kByHand,   // slot `to`: a token or value that a thread outside the executor completes
  kMany,     // `count` small tasks at once, awaited
  kChain,    // `count` tasks, each of which awaits the one before it; the last one is awaited
  kReady,    // awaits slot `from`, which is ready, `count` times
  kDelay,
  kDrop,     // slot `from`
  kFail,     // the task ends with `expected.code`
};

enum class Delay : uint8_t { kNone, kSpin, kYield, kSleep };

struct Task;

struct Step {
  Op op = Op::kDelay;
  How how = How::kSuspend;
  Delay delay = Delay::kNone;
  bool mlir = false;        // MLIR's names where there are two
  bool propagates = false;  // a failed await ends the task
  bool halves = false;      // kMany: handed out by halves
  bool races = false;       // kByHand: the task completes it too
  Form form = Form::kStretto;
  int from = 0, to = 0, count = 0;
  int64_t size = 0;         // kGroup: as declared
  Task* task = nullptr;
  std::vector<int> members;
  std::vector<Task*> counted;
  Expected expected;
  std::unique_ptr<Cell[]> cells;  // kMany, kChain: one a task; kByHand: one
  int64_t ran = 0;                // kChain: counted by the tasks, one after another
};

struct Task {
  Cell cell;
  std::deque<Step> steps;
  std::vector<int> captured;  // slots of who posts it; here they are the first ones
  int slots = 0;
  Form form = Form::kStretto;
  bool blocks = false;        // some of its awaits do
  bool mlir_ends = false;     // completes its objects by MLIR's names
  bool value_first = false;
  int member_of = -1;         // a slot: completes no token, counts down this group
  int inner_slot = -1;        // kHolder: the slot of the token that it is given
  bool has_second = false;
  Expected token, second;
  // While it runs, for whoever looks at a hang.
  const Task* poster = nullptr;
  std::atomic<int32_t> posted{0}, runs{0}, ended{0}, at{-1};
};

struct Knobs {
  int budget = 300;        // tasks, about
  int failing = 0;         // one step in so many may fail; 0: none
  int blocking = 0;        // tasks that may block, at most
  int many = 100;          // tasks queued at once
  int64_t delays = 0;      // one step in so many is delayed; 0: none
  bool by_hand = true;
  bool help = false;          // whether tasks help before they suspend
};

// The code of what failed by MLIR's functions, which have none (src/sites.h).
inline constexpr int32_t kMlirCode = 1;

class Completer;

struct Program {
  std::deque<Task> tasks;  // the first one is the host's
  int64_t posts = 0;       // tasks that it posts in all
  Completer* completer = nullptr;
  int32_t site_base = 0;   // of kSites sites, which tasks and objects are given
};

inline constexpr int32_t kSites = 4;

std::unique_ptr<Program> Generate(uint64_t seed, const Knobs& knobs);

// Completes objects by hand, each after a while, on threads of its own.
class Completer {
 public:
  explicit Completer(int threads);
  ~Completer();
  // Who calls it has given the object a reference for it, or leaves it the task's own.
  void Add(void* object, Step* step);
  // Returns when all of them are complete. No more may be added.
  void Finish();

 private:
  struct Queue;
  std::unique_ptr<Queue> queue_;
};

// Runs a program on this thread, which blocks where the program awaits. Tasks that nobody awaits may go on
// after that.
void Run(Program& program);

// Rises while anything goes on.
extern std::atomic<int64_t> progress;

}  // namespace stress

#endif  // STRETTO_TEST_STRESS_PROGRAM_H
