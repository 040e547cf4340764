/* The caller's loop of the `chain` benchmark for code that MLIR lowered: MLIR can't carry a token
   through a loop, so `first`, `step` and `wait` of tasks.mlir are called from here. Each call
   takes over the reference of the token that it is given. */
#include <stdint.h>

extern void *first(void);
extern void *step(void *token);
extern void wait(void *token);

void chain(int64_t n) {
  void *token = first();
  for (int64_t i = 0; i < n; ++i) token = step(token);
  wait(token);
}
