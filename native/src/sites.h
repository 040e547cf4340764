// Places in programs, by number; and failures, which are places with a message.
#ifndef STRETTO_SRC_SITES_H
#define STRETTO_SRC_SITES_H

#include <cstdint>

#include "stretto/async_runtime.h"

namespace stretto {

// Failures of the runtime's own, always there.
inline constexpr int32_t kGenericError = 1;  // failed through MLIR's ABI, which has no message
inline constexpr int32_t kMemoryError = 2;   // the object could not be made

int32_t RegisterSites(const StrettoSite* sites, int32_t count);
void UnregisterSites(int32_t base);
// The table's entries, 0: there is none with this base.
int32_t SitesCount(int32_t base);
int32_t MakeError(const char* file, int32_t line, int32_t column, const char* text);
bool DescribeSite(int32_t site, StrettoSite* out);

// Around fork().
void SitesLock();
void SitesUnlock();

}  // namespace stretto

#endif  // STRETTO_SRC_SITES_H
