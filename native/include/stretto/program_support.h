// Functions that compiled programs call by name, as MLIR's runner libraries provide them: the
// program's own output, clocks, and memref.copy. Signatures and output are MLIR 22.1's.
//
// Output goes to the C library's stdout, each call whole, whichever thread it comes from.
#ifndef STRETTO_PROGRAM_SUPPORT_H
#define STRETTO_PROGRAM_SUPPORT_H

#include <stdint.h>

#include "stretto/async_runtime.h"

#if defined(__cplusplus)
extern "C" {
#endif

// A memref of any rank: its rank and its descriptor (allocated pointer, aligned pointer, offset,
// sizes, strides; offset and strides in elements).
typedef struct StrettoUnrankedMemRef {
  int64_t rank;
  void* descriptor;
} StrettoUnrankedMemRef;

// MLIR's printing functions for parts of a line, which vector.print is lowered to: to stdout, as text.
STRETTO_API void printI64(int64_t value);
STRETTO_API void printU64(uint64_t value);
STRETTO_API void printF32(float value);
STRETTO_API void printF64(double value);
STRETTO_API void printF16(uint16_t bits);
STRETTO_API void printBF16(uint16_t bits);
STRETTO_API void printString(const char* text);
STRETTO_API void printOpen(void);
STRETTO_API void printClose(void);
STRETTO_API void printComma(void);
STRETTO_API void printNewline(void);
// To stderr, in units of 1e9.
STRETTO_API void printFlops(double flops);

// For each suffix TYPE of I8 I16 I32 I64 Ind F16 BF16 F32 F64 C32 C64:
//   void printMemrefTYPE(int64_t rank, void* descriptor)
//   void _mlir_ciface_printMemrefTYPE(StrettoUnrankedMemRef*)
//   void _mlir_ciface_printMemrefShapeTYPE(StrettoUnrankedMemRef*)      base, sizes, strides only
// I8 prints characters and Ind unsigned numbers, as in MLIR. A memref without elements prints none
// (MLIR reads beyond it).
#define STRETTO_PRINT_MEMREF_TYPES(X) X(I8) X(I16) X(I32) X(I64) X(Ind) X(F16) X(BF16) X(F32) X(F64) X(C32) X(C64)
#define STRETTO_DECLARE_PRINT_MEMREF(TYPE)                               \
  STRETTO_API void printMemref##TYPE(int64_t rank, void* descriptor);    \
  STRETTO_API void _mlir_ciface_printMemref##TYPE(StrettoUnrankedMemRef* memref); \
  STRETTO_API void _mlir_ciface_printMemrefShape##TYPE(StrettoUnrankedMemRef* memref);
STRETTO_PRINT_MEMREF_TYPES(STRETTO_DECLARE_PRINT_MEMREF)
#undef STRETTO_DECLARE_PRINT_MEMREF

// Writes out what stdout still buffers.
STRETTO_API void strettoFlushOutput(void);

// From now on a crash of the process ends it with exit code 3 and one line on standard error. For a
// process that does nothing but run one program; to be called before threads are started.
STRETTO_API void strettoReportCrashes(void);

// Nanoseconds and seconds on a steady clock.
STRETTO_API int64_t nanoTime(void);
STRETTO_API int64_t _mlir_ciface_nanoTime(void);
STRETTO_API double rtclock(void);

// Copies all elements; both memrefs have the same rank and sizes and don't overlap.
STRETTO_API void memrefCopy(int64_t element_bytes, StrettoUnrankedMemRef* source, StrettoUnrankedMemRef* target);

#if defined(__cplusplus)
}
#endif
#endif  // STRETTO_PROGRAM_SUPPORT_H
