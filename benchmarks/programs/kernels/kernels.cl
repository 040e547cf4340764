// The kernels beside this file for OpenCL: the same threads, blocks and barriers.

kernel void saxpy(global const float* x, global float* y, float a, int n) {
  const int i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}

#define N 512
#define TILE 16
kernel void tiled_matmul(global const float* a, global const float* b, global float* c) {
  local float sa[TILE][TILE], sb[TILE][TILE];
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int j = get_group_id(0) * TILE + tx, i = get_group_id(1) * TILE + ty;
  float sum = 0;
  for (int k = 0; k < N; k += TILE) {
    sa[ty][tx] = a[i * N + k + tx];
    sb[ty][tx] = b[(k + ty) * N + j];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int l = 0; l < TILE; ++l) sum += sa[ty][l] * sb[l][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[i * N + j] = sum;
}

kernel void naive_matmul(global const float* a, global const float* b, global float* c) {
  const int j = get_global_id(0), i = get_global_id(1);
  if (i >= N || j >= N) return;
  float sum = 0;
  for (int k = 0; k < N; ++k) sum += a[i * N + k] * b[k * N + j];
  c[i * N + j] = sum;
}

kernel void reduction(global const float* a, global float* o) {
  local float s[256];
  const int t = get_local_id(0), i = get_global_id(0);
  s[t] = i < 1000000 ? a[i] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int m = 128; m > 0; m /= 2) {
    if (t < m) s[t] += s[t + m];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) o[get_group_id(0)] = s[0];
}

// PoCL 3.1 has no shuffles: local memory and barriers instead.
kernel void shuffles(global const float* a, global float* o) {
  local float s[256];
  const int t = get_local_id(0), i = get_global_id(0);
  float v = a[i];
  for (int m = 16; m > 0; m /= 2) {
    s[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
    v += s[t ^ m];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  o[i] = v;
}

kernel void barriers(int times, global int* o) {
  const int i = get_global_id(0);
  int v = o[i];
  for (int k = 0; k < times; ++k) {
    v = v * 5 + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  o[i] = v;
}

kernel void empty(void) {}
