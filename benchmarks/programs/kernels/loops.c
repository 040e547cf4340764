// What the kernels beside this file compute, as loops: gcc -O3 -march=native -fopenmp -shared -fPIC.
#include <string.h>

void saxpy(float* restrict x, float* restrict y, float a, long n) {
#pragma omp parallel for simd schedule(static)
  for (long i = 0; i < n; ++i) y[i] = a * x[i] + y[i];
}

void saxpy_small(float* restrict x, float* restrict y, float a, long n) {
  for (long i = 0; i < n; ++i) y[i] = a * x[i] + y[i];
}

enum { N = 512, TILE = 64 };
void matmul(const float* restrict a, const float* restrict b, float* restrict c) {
#pragma omp parallel for schedule(static)
  for (int i0 = 0; i0 < N; i0 += TILE) {
    memset(c + i0 * N, 0, sizeof(float) * TILE * N);
    for (int k0 = 0; k0 < N; k0 += TILE)
      for (int j0 = 0; j0 < N; j0 += TILE)
        for (int i = i0; i < i0 + TILE; ++i)
          for (int k = k0; k < k0 + TILE; ++k) {
            const float v = a[i * N + k];
            for (int j = j0; j < j0 + TILE; ++j) c[i * N + j] += v * b[k * N + j];
          }
  }
}

__attribute__((optimize("fast-math"))) float sum(const float* x, long n) {
  float total = 0;
#pragma omp parallel for simd reduction(+ : total) schedule(static)
  for (long i = 0; i < n; ++i) total += x[i];
  return total;
}

// What five xor shuffles of every 32 elements do.
void shuffles(const float* restrict a, float* restrict o) {
#pragma omp parallel for schedule(static)
  for (long w = 0; w < 1048576; w += 32) {
    float v[32], other[32];
    for (int t = 0; t < 32; ++t) v[t] = a[w + t];
    for (int m = 16; m > 0; m /= 2) {
      for (int t = 0; t < 32; ++t) other[t] = v[t ^ m];
      for (int t = 0; t < 32; ++t) v[t] += other[t];
    }
    for (int t = 0; t < 32; ++t) o[w + t] = v[t];
  }
}

// A parallel region with nothing to do.
void empty(void) {
#pragma omp parallel
  __asm__ volatile("");
}
