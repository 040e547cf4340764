// Kernel launches.
#ifndef STRETTO_SRC_DEVICE_LAUNCH_H
#define STRETTO_SRC_DEVICE_LAUNCH_H

#include "device/op.h"

namespace stretto::device {

extern std::atomic<int64_t> kernel_launches;

StrettoPoint Launch(const StrettoKernel* kernel, const StrettoGrid* grid, void* const* arguments, const Scan& scan,
                    int32_t site);

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_LAUNCH_H
