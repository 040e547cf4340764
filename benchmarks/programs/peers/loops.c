// The parallel loops in C: serial, and with -fopenmp on all cores. Every function takes three arrays and n.
//
// Each body is a function of a part of the rows. With OpenMP's `parallel for` around the loops gcc forgets `restrict`:
// matmul then took 1.4 times as long on one thread.
#ifdef _OPENMP
#include <omp.h>
#endif

// schedule(static): a part for each thread. A reduction adds the parts' results in `total`.
#ifdef _OPENMP
#define IN_PARTS(first, last, clauses, call)                                                \
  _Pragma(clauses) {                                                                        \
    const long all = (last) - (first), threads = omp_get_num_threads(), k = omp_get_thread_num(); \
    const long begin = (first) + all * k / threads, end = (first) + all * (k + 1) / threads; \
    call;                                                                                   \
  }
#else
#define IN_PARTS(first, last, clauses, call)   \
  {                                            \
    const long begin = (first), end = (last);  \
    call;                                      \
  }
#endif
#define PARALLEL "omp parallel"
#define SUMMING "omp parallel reduction(+ : total)"
#define PART static __attribute__((noinline))

PART void add_part(const float *restrict a, const float *restrict b, float *restrict c, long begin, long end) {
  for (long i = begin; i < end; ++i) c[i] = a[i] + b[i];
}
void add(const float *a, const float *b, float *c, long n) {
  IN_PARTS(0, n, PARALLEL, add_part(a, b, c, begin, end))
}

PART void stencil_part(const float *restrict a, float *restrict out, long n, long begin, long end) {
  for (long i = begin; i < end; ++i)
    for (long j = 1; j < n - 1; ++j)
      out[i * n + j] = (a[i * n + j] + a[(i - 1) * n + j] + a[(i + 1) * n + j] + a[i * n + j - 1] +
                        a[i * n + j + 1]) *
                       0.2f;
}
void stencil(const float *a, float *out, const void *unused, long n) {
  IN_PARTS(1, n - 1, PARALLEL, stencil_part(a, out, n, begin, end))
}

PART double sum_f64_part(const double *a, long begin, long end) {
  double sum = 0;
  for (long i = begin; i < end; ++i) sum += a[i];
  return sum;
}
void sum_f64(const double *a, double *out, const void *unused, long n) {
  double total = 0;
  IN_PARTS(0, n, SUMMING, total += sum_f64_part(a, begin, end))
  *out = total;
}

PART float sum_f32_part(const float *a, long begin, long end) {
  float sum = 0;
  for (long i = begin; i < end; ++i) sum += a[i];
  return sum;
}
void sum_f32(const float *a, float *out, const void *unused, long n) {
  float total = 0;
  IN_PARTS(0, n, SUMMING, total += sum_f32_part(a, begin, end))
  *out = total;
}

PART void triangular_part(const float *restrict a, const float *restrict x, float *restrict out, long n,
                          long begin, long end) {
  for (long i = begin; i < end; ++i) {
    float sum = 0;
    for (long j = 0; j <= i; ++j) sum += a[i * n + j] * x[j];
    out[i] = sum;
  }
}
void triangular(const float *a, const float *x, float *out, long n) {
  IN_PARTS(0, n, PARALLEL, triangular_part(a, x, out, n, begin, end))
}

// In the order that gcc vectorises: three times as fast as with the sum in the innermost loop.
enum { N = 512 };
PART void matmul_part(const float (*restrict a)[N], const float (*restrict b)[N], float (*restrict c)[N],
                      long begin, long end) {
  for (long i = begin; i < end; ++i)
    for (int k = 0; k < N; ++k)
      for (int j = 0; j < N; ++j) c[i][j] += a[i][k] * b[k][j];
}
void matmul(const float (*a)[N], const float (*b)[N], float (*c)[N], long n) {
  IN_PARTS(0, N, PARALLEL, matmul_part(a, b, c, begin, end))
}
