// What becomes of a round that hangs: a report, and the end of the process.
#ifndef STRETTO_TEST_STRESS_HANG_H
#define STRETTO_TEST_STRESS_HANG_H

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "program.h"

namespace stress {

extern std::atomic<uint64_t> seed;  // of this round

// Prints what the executor, the tasks that haven't ended and the objects are at.
void Describe();

// Starts the thread that looks whether there is progress.
void WatchForHangs();

// The programs of this round, while it lives.
class Watched {
 public:
  explicit Watched(const std::vector<std::unique_ptr<Program>>& programs);
  ~Watched();
};

}  // namespace stress

#endif  // STRETTO_TEST_STRESS_HANG_H
