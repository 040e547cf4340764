// The program's output, caught in a file. That it equals MLIR's byte by byte is what
// tests/oracle checks; here are the cases in which MLIR's library reads beyond a memref.
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <string>

#include "stretto/program_support.h"
#include "test.h"

using namespace test;

namespace {

template <typename F>
std::string Printed(F body) {
  std::fflush(stdout);
  const int saved = dup(1);
  std::FILE* file = std::tmpfile();
  dup2(fileno(file), 1);
  body();
  strettoFlushOutput();
  dup2(saved, 1);
  close(saved);
  std::string text;
  std::rewind(file);
  for (int c; (c = std::fgetc(file)) != EOF;) text += static_cast<char>(c);
  std::fclose(file);
  // Addresses differ from run to run.
  if (const size_t at = text.find("0x"); at != std::string::npos) {
    text.replace(at, text.find(' ', at) - at, "PTR");
  }
  return text;
}

template <int kRank>
struct Descriptor {
  void* allocated;
  void* aligned;
  int64_t offset;
  int64_t sizes[kRank];
  int64_t strides[kRank];
};

}  // namespace

TEST(ScalarsPrintAsInMlir) {
  CHECK_EQ(Printed([] {
             printI64(-5); printComma(); printU64(UINT64_MAX); printComma(); printF32(0.1f); printComma();
             printF64(123456789.0); printNewline(); printOpen(); printString("hello"); printClose();
             printF16(0x3e00); printComma(); printBF16(0x3fc0); printComma(); printF16(0x8001);
           }),
           "-5, 18446744073709551615, 0.1, 1.23457e+08\n( hello )1.5, 1.5, -5.96046e-08");
}

TEST(MemrefsPrintAsInMlir) {
  float data[12] = {0, 1.5f, 2, 3, 4, 5, 6, 7, 8, 9, 10, -11};
  Descriptor<2> matrix{data, data, 1, {2, 3}, {6, 2}};
  CHECK_EQ(Printed([&] { printMemrefF32(2, &matrix); }),
           "Unranked Memref base@ = PTR rank = 2 offset = 1 sizes = [2, 3] strides = [6, 2] data = \n"
           "[[1.5,   3,   5], \n [7,   9,   -11]]\n");
  Descriptor<3> cube{data, data, 0, {2, 2, 1}, {2, 1, 1}};
  StrettoUnrankedMemRef unranked{3, &cube};
  CHECK_EQ(Printed([&] { _mlir_ciface_printMemrefF32(&unranked); }),
           "Unranked Memref base@ = PTR rank = 3 offset = 0 sizes = [2, 2, 1] strides = [2, 1, 1] data = \n"
           "[[[0], \n  [1.5]], \n [[2], \n  [3]]]\n");
  CHECK_EQ(Printed([&] { _mlir_ciface_printMemrefShapeF32(&unranked); }),
           "Unranked Memref base@ = PTR rank = 3 offset = 0 sizes = [2, 2, 1] strides = [2, 1, 1]\n");
}

TEST(MemrefsWithoutElementsPrintNone) {
  Descriptor<1> none{nullptr, nullptr, 0, {0}, {1}};
  CHECK_EQ(Printed([&] { printMemrefI64(1, &none); }),
           "Unranked Memref base@ = 0 rank = 1 offset = 0 sizes = [0] strides = [1] data = \n[]\n");
  Descriptor<2> rows{nullptr, nullptr, 0, {2, 0}, {1, 1}};
  CHECK_EQ(Printed([&] { printMemrefI64(2, &rows); }),
           "Unranked Memref base@ = 0 rank = 2 offset = 0 sizes = [2, 0] strides = [1, 1] data = \n[[], \n []]\n");
}

TEST(MemrefCopyFollowsStrides) {
  int32_t from[24], to[24];
  for (int32_t i = 0; i < 24; ++i) from[i] = i;
  const auto copy = [&](Descriptor<2> source, Descriptor<2> target) {
    for (int32_t& element : to) element = -1;
    StrettoUnrankedMemRef s{2, &source}, t{2, &target};
    memrefCopy(4, &s, &t);
  };
  copy({from, from, 0, {4, 6}, {6, 1}}, {to, to, 0, {4, 6}, {6, 1}});
  for (int i = 0; i < 24; ++i) CHECK_EQ(to[i], i);
  copy({from, from, 1, {2, 3}, {6, 2}}, {to, to, 2, {2, 3}, {1, 2}});
  const int32_t expected[8] = {-1, -1, 1, 7, 3, 9, 5, 11};
  for (int i = 0; i < 8; ++i) CHECK_EQ(to[i], expected[i]);
  CHECK_EQ(to[8], -1);
  copy({from, from, 0, {0, 3}, {3, 1}}, {to, to, 0, {0, 3}, {3, 1}});
  CHECK_EQ(to[0], -1);
  // A scalar.
  Descriptor<1> one{from + 5, from + 5, 0, {0}, {0}}, other{to, to, 0, {0}, {0}};
  StrettoUnrankedMemRef s{0, &one}, t{0, &other};
  memrefCopy(4, &s, &t);
  CHECK_EQ(to[0], 5);
}

TEST(ClocksAdvance) {
  const int64_t start = nanoTime();
  CHECK(start > 0 && _mlir_ciface_nanoTime() >= start && rtclock() > 0);
}
