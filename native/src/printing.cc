// The program's own output: what a compiled program prints by calling these. Nothing else in the
// library prints.
#include <pthread.h>

#include <bit>
#include <cinttypes>
#include <cstdio>
#include <cstring>

#include "memref.h"
#include "stretto/program_support.h"

using namespace stretto;

namespace {

// Holds stdout, so that what two threads print isn't mixed.
class Stdout {
 public:
  Stdout() { flockfile(stdout); }
  ~Stdout() { funlockfile(stdout); }
  Stdout(const Stdout&) = delete;
  Stdout& operator=(const Stdout&) = delete;
};

float FloatOfBF16(uint16_t bits) { return std::bit_cast<float>(uint32_t{bits} << 16); }

float FloatOfF16(uint16_t bits) {
  const uint32_t sign = uint32_t{bits} >> 15 << 31;
  const uint32_t exponent = bits >> 10 & 0x1f;
  const uint32_t fraction = bits & 0x3ff;
  if (exponent == 0) {
    // Zero and subnormals: fraction * 2^-24 is exact.
    const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return std::bit_cast<float>(std::bit_cast<uint32_t>(magnitude) | sign);
  }
  const uint32_t wide = exponent == 0x1f ? 0xff : exponent + (127 - 15);
  return std::bit_cast<float>(sign | wide << 23 | fraction << 13);
}

// How one element of each type prints. `Stored` is its form in memory.
struct I8 {
  using Stored = char;
  static void Print(char value) { std::fputc(value, stdout); }
};
struct I16 {
  using Stored = int16_t;
  static void Print(int16_t value) { std::printf("%" PRId16, value); }
};
struct I32 {
  using Stored = int32_t;
  static void Print(int32_t value) { std::printf("%" PRId32, value); }
};
struct I64 {
  using Stored = int64_t;
  static void Print(int64_t value) { std::printf("%" PRId64, value); }
};
struct Ind {
  using Stored = uint64_t;
  static void Print(uint64_t value) { std::printf("%" PRIu64, value); }
};
struct F64 {
  using Stored = double;
  static void Print(double value) { std::printf("%g", value); }
};
struct F32 {
  using Stored = float;
  static void Print(float value) { F64::Print(double{value}); }
};
struct F16 {
  using Stored = uint16_t;
  static void Print(uint16_t bits) { F32::Print(FloatOfF16(bits)); }
};
struct BF16 {
  using Stored = uint16_t;
  static void Print(uint16_t bits) { F32::Print(FloatOfBF16(bits)); }
};
template <typename Float>
struct Complex {
  struct Stored {
    typename Float::Stored real, imaginary;
  };
  static void Print(const Stored& value) {
    std::fputc('(', stdout);
    Float::Print(value.real);
    std::fputc(',', stdout);
    Float::Print(value.imaginary);
    std::fputc(')', stdout);
  }
};
using C32 = Complex<F32>;
using C64 = Complex<F64>;

void PrintList(const int64_t* values, int64_t count) {
  std::fputc('[', stdout);
  for (int64_t i = 0; i < count; ++i) std::printf(i == 0 ? "%" PRId64 : ", %" PRId64, values[i]);
  std::fputc(']', stdout);
}

void PrintShape(const MemRefView& view) {
  std::printf("Unranked Memref base@ = %#" PRIxPTR " rank = %" PRId64 " offset = %" PRId64 " sizes = ",
              reinterpret_cast<uintptr_t>(view.data), view.rank, view.offset);
  PrintList(view.sizes, view.rank);
  std::fputs(" strides = ", stdout);
  PrintList(view.strides, view.rank);
}

void PrintBlanks(int64_t count) {
  for (int64_t i = 0; i < count; ++i) std::fputc(' ', stdout);
}

template <typename Type>
void PrintElements(const MemRefView& view, int64_t dimension, int64_t at) {
  if (dimension == view.rank) {
    typename Type::Stored value;
    std::memcpy(&value, view.data + at * static_cast<int64_t>(sizeof value), sizeof value);
    Type::Print(value);
    return;
  }
  std::fputc('[', stdout);
  for (int64_t i = 0; i < view.sizes[dimension]; ++i) {
    if (i > 0 && dimension + 1 == view.rank) {
      std::fputc(',', stdout);
      PrintBlanks(view.rank + 1);
    } else if (i > 0) {
      std::fputs(", \n", stdout);
      PrintBlanks(dimension + 1);
    }
    PrintElements<Type>(view, dimension + 1, at + i * view.strides[dimension]);
  }
  std::fputc(']', stdout);
}

template <typename Type>
void PrintMemRef(int64_t rank, const void* descriptor) {
  const MemRefView view = ViewOf(rank, descriptor);
  const Stdout hold;
  PrintShape(view);
  std::fputs(" data = \n", stdout);
  if (rank == 0) std::fputc('[', stdout);
  PrintElements<Type>(view, 0, view.offset);
  std::fputs(rank == 0 ? "]\n" : "\n", stdout);
}

void PrintMemRefShape(int64_t rank, const void* descriptor) {
  const Stdout hold;
  PrintShape(ViewOf(rank, descriptor));
  std::fputc('\n', stdout);
}

}  // namespace

extern "C" {

void printI64(int64_t value) { std::printf("%" PRId64, value); }
void printU64(uint64_t value) { std::printf("%" PRIu64, value); }
void printF32(float value) { std::printf("%g", double{value}); }
void printF64(double value) { std::printf("%lg", value); }
void printF16(uint16_t bits) { std::printf("%g", double{FloatOfF16(bits)}); }
void printBF16(uint16_t bits) { std::printf("%g", double{FloatOfBF16(bits)}); }
void printString(const char* text) { std::fputs(text, stdout); }
void printOpen(void) { std::fputs("( ", stdout); }
void printClose(void) { std::fputs(" )", stdout); }
void printComma(void) { std::fputs(", ", stdout); }
void printNewline(void) { std::fputc('\n', stdout); }
void printFlops(double flops) { std::fprintf(stderr, "%lf GFLOPS\n", flops / 1e9); }

#define STRETTO_DEFINE_PRINT_MEMREF(TYPE)                                                                 \
  void printMemref##TYPE(int64_t rank, void* descriptor) { PrintMemRef<TYPE>(rank, descriptor); }         \
  void _mlir_ciface_printMemref##TYPE(StrettoUnrankedMemRef* memref) {                                    \
    PrintMemRef<TYPE>(memref->rank, memref->descriptor);                                                  \
  }                                                                                                       \
  void _mlir_ciface_printMemrefShape##TYPE(StrettoUnrankedMemRef* memref) {                               \
    PrintMemRefShape(memref->rank, memref->descriptor);                                                   \
  }
STRETTO_PRINT_MEMREF_TYPES(STRETTO_DEFINE_PRINT_MEMREF)
#undef STRETTO_DEFINE_PRINT_MEMREF

void strettoFlushOutput(void) { std::fflush(stdout); }

void mlirAsyncRuntimePrintCurrentThreadId(void) {
  std::printf("Current thread id: %lu\n", static_cast<unsigned long>(pthread_self()));
}

}  // extern "C"
