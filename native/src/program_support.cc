// Clocks and memref.copy for compiled programs.
#include "stretto/program_support.h"

#include "memref.h"
#include "parker.h"

using namespace stretto;

namespace {

struct Copy {
  MemRefView from;
  MemRefView to;
  int64_t element_bytes;
  int64_t dimensions;  // the rest is one run of bytes in both
  size_t run_bytes;

  void Run(int64_t dimension, const char* source, char* target) const {
    if (dimension == dimensions) {
      std::memcpy(target, source, run_bytes);
      return;
    }
    const int64_t source_step = from.strides[dimension] * element_bytes;
    const int64_t target_step = to.strides[dimension] * element_bytes;
    for (int64_t i = 0; i < from.sizes[dimension]; ++i) {
      Run(dimension + 1, source + i * source_step, target + i * target_step);
    }
  }
};

}  // namespace

extern "C" {

int64_t nanoTime(void) { return NowNs(); }
int64_t _mlir_ciface_nanoTime(void) { return NowNs(); }
double rtclock(void) { return static_cast<double>(NowNs()) * 1e-9; }

void memrefCopy(int64_t element_bytes, StrettoUnrankedMemRef* source, StrettoUnrankedMemRef* target) {
  Copy copy{ViewOf(source->rank, source->descriptor), ViewOf(target->rank, target->descriptor), element_bytes,
            source->rank, 0};
  for (int64_t i = 0; i < copy.from.rank; ++i) {
    if (copy.from.sizes[i] == 0) return;
  }
  // The innermost dimensions that are dense in both are copied as one run.
  int64_t run = 1;
  while (copy.dimensions > 0 && copy.from.strides[copy.dimensions - 1] == run &&
         copy.to.strides[copy.dimensions - 1] == run) {
    run *= copy.from.sizes[--copy.dimensions];
  }
  copy.run_bytes = static_cast<size_t>(run * element_bytes);
  copy.Run(0, copy.from.data + copy.from.offset * element_bytes, copy.to.data + copy.to.offset * element_bytes);
}

}  // extern "C"
