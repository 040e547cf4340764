// Crashes of compiled programs (crash.cc).
#ifndef STRETTO_SRC_CRASH_H
#define STRETTO_SRC_CRASH_H

namespace stretto {

// Called by each thread that will run tasks, once: gives it a stack for the handler of crashes, if
// crashes are to be reported.
void PrepareForCrash();

}  // namespace stretto

#endif  // STRETTO_SRC_CRASH_H
