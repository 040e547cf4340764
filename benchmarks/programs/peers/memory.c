// Bytes of resident memory that live tokens, or tasks blocked on one token, take: prints how much more there is.
// Usage: memory tokens|tasks N. LIVE is the `live` of tasks.mlir; groups are dropped without awaiting.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void *mlirAsyncRuntimeCreateToken(void);
void mlirAsyncRuntimeEmplaceToken(void *);
void mlirAsyncRuntimeAddRef(void *, int64_t);
void mlirAsyncRuntimeAwaitAllInGroup(void *);
#ifdef FAILS_BY_VALUE
typedef struct {
  void *group;
  int32_t code;
} Result;
#else
typedef struct {
  void *group;
} Result;
#endif
Result LIVE(void *gate, int64_t n);

static long resident(void) {
  long size = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2) abort();
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

// Until the process does nothing for 20 ms: all tasks have come to the gate.
static void settle(void) {
  const struct timespec pause = {0, 20000000};
  for (double before = -1, now = 0; now - before > 1e-3; before = now, now = processor_seconds())
    nanosleep(&pause, 0);
}

int main(int argc, char **argv) {
  const int64_t n = atol(argv[2]);
  void *gate = mlirAsyncRuntimeCreateToken();
  if (!strcmp(argv[1], "tokens")) {
    const long before = resident();
    for (int64_t i = 0; i < n; ++i) mlirAsyncRuntimeCreateToken();
    printf("%ld\n", resident() - before);
    fflush(stdout);
    _Exit(0);
  }
  const long before = resident();
  mlirAsyncRuntimeAddRef(gate, 2);
  void *group = LIVE(gate, n).group;
  settle();
  printf("%ld\n", resident() - before);
  fflush(stdout);
  mlirAsyncRuntimeEmplaceToken(gate);
  mlirAsyncRuntimeAwaitAllInGroup(group);
  _Exit(0);
}
