// The objects that are alive, found by walking the slab.
#ifndef STRETTO_SRC_REGISTRY_H
#define STRETTO_SRC_REGISTRY_H

#include <cstdint>

#include "stretto/async_runtime.h"

namespace stretto {

int64_t LiveObjects(StrettoLiveObject* out, int64_t capacity);
bool AnyLiveObjectFrom(int32_t first_site, int32_t count);

}  // namespace stretto

#endif  // STRETTO_SRC_REGISTRY_H
