// Reading a memref's descriptor.
#ifndef STRETTO_SRC_MEMREF_H
#define STRETTO_SRC_MEMREF_H

#include <cstdint>
#include <cstring>

namespace stretto {

// Points into the descriptor that lowered code passes.
struct MemRefView {
  int64_t rank;
  char* data;  // the aligned pointer
  int64_t offset;
  const int64_t* sizes;
  const int64_t* strides;
};

inline MemRefView ViewOf(int64_t rank, const void* descriptor) {
  const auto* words = static_cast<const int64_t*>(descriptor);
  char* data;
  std::memcpy(&data, words + 1, sizeof data);
  return {rank, data, words[2], words + 3, words + 3 + rank};
}

}  // namespace stretto

#endif  // STRETTO_SRC_MEMREF_H
