// A piece of work that the executor can run: a suspended coroutine and the function that resumes it.
#ifndef STRETTO_SRC_TASK_H
#define STRETTO_SRC_TASK_H

#include <cstdint>

#include "stretto/async_runtime.h"

namespace stretto {

// Where in the program a task was made, and whether it promised never to block, so that it may run on top of
// what else its thread runs. One word: tasks are copied often.
class TaskTag {
 public:
  constexpr TaskTag() = default;
  constexpr TaskTag(int32_t site, bool never_blocks = false)  // NOLINT: a site by itself is a tag
      : bits_(uint64_t{static_cast<uint32_t>(site)} | uint64_t{never_blocks} << 32) {}
  static constexpr TaskTag FromBits(uint64_t bits) {
    TaskTag tag;
    tag.bits_ = bits;
    return tag;
  }
  constexpr uint64_t Bits() const { return bits_; }
  constexpr int32_t Site() const { return static_cast<int32_t>(bits_); }
  constexpr bool NeverBlocks() const { return bits_ >> 32 != 0; }

 private:
  uint64_t bits_ = 0;
};

struct Task {
  StrettoCoroHandle handle;
  StrettoCoroResume resume;
  TaskTag tag;
};

}  // namespace stretto

#endif  // STRETTO_SRC_TASK_H
