// Calls a function many times: what a call costs, without Python's part in it.
#include <time.h>

double time_calls(void (*function)(void *, void *, void *, long), void *a, void *b, void *c, long n,
                  long count) {
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (long i = 0; i < count; ++i) function(a, b, c, n);
  clock_gettime(CLOCK_MONOTONIC, &end);
  return (end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec);
}
