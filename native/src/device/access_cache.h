#ifndef STRETTO_SRC_DEVICE_ACCESS_CACHE_H
#define STRETTO_SRC_DEVICE_ACCESS_CACHE_H

#include <cstdint>

namespace stretto::device {

// What a thread remembers of the last block that it was allowed to access (check.cc).
struct AccessCache {
  uintptr_t begin = 0;
  uint64_t bytes = 0;
  uint64_t generation = 0;  // 0: nothing
  bool device_only = false;
};

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_ACCESS_CACHE_H
