// A piece of work that the executor can run: a suspended coroutine and the function that resumes it.
#ifndef STRETTO_SRC_TASK_H
#define STRETTO_SRC_TASK_H

#include <cstdint>

#include "stretto/async_runtime.h"

namespace stretto {

struct Task {
  StrettoCoroHandle handle;
  StrettoCoroResume resume;
  int32_t site;
};

}  // namespace stretto

#endif  // STRETTO_SRC_TASK_H
