// What stretto-run asks for: a program that crashes ends in one line and an exit code, whatever thread
// it crashes on.
#include "crash.h"

#include <signal.h>
#include <sys/auxv.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "stretto/program_support.h"

namespace stretto {

namespace {

constexpr int kExitProgramFailed = 3;
constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

std::atomic<bool> reporting{false};
std::atomic<bool> crashed{false};

const char* Describe(int signal) {
  switch (signal) {
    case SIGFPE: return "an integer was divided by zero, or overflowed in a division";
    case SIGILL: return "it came to code that must not be reached";
    case SIGABRT: return "it called abort()";
    default: return "it used memory that isn't its own, or ran out of stack";
  }
}

void Write(const char* text) {
  const ssize_t written = write(STDERR_FILENO, text, std::strlen(text));
  static_cast<void>(written);  // there is nobody left to tell
}

// Only what may be called in a signal handler, but for the flush of what the program printed; if that
// crashes as well, the handler is entered again and leaves.
void OnCrash(int signal) {
  if (crashed.exchange(true)) _exit(kExitProgramFailed);
  Write("stretto-run: error: the program crashed: ");
  Write(Describe(signal));
  Write("\n");
  if (ftrylockfile(stdout) == 0) fflush_unlocked(stdout);
  _exit(kExitProgramFailed);
}

// A stack for the handler: the thread's own may be what ran out.
class SignalStack {
 public:
  SignalStack() {
    // The kernel's own frame grows with the vector registers of the machine.
    const size_t size = std::max<size_t>(getauxval(AT_MINSIGSTKSZ), 8192) + 16384;
    memory_ = std::malloc(size);
    if (memory_ == nullptr) return;
    const stack_t stack{memory_, 0, size};
    sigaltstack(&stack, nullptr);
  }
  ~SignalStack() {
    const stack_t none{nullptr, SS_DISABLE, 0};
    sigaltstack(&none, nullptr);
    std::free(memory_);
  }
  SignalStack(const SignalStack&) = delete;
  SignalStack& operator=(const SignalStack&) = delete;

 private:
  void* memory_ = nullptr;
};

}  // namespace

void PrepareForCrash() {
  // acquire: pairs with the store below; a thread that started before is prepared there.
  if (!reporting.load(std::memory_order_acquire)) return;
  static thread_local SignalStack stack;
  // Worker threads block all signals; one that is blocked when it is raised by an instruction kills at once.
  sigset_t raised;
  sigemptyset(&raised);
  for (const int signal : kSignals) sigaddset(&raised, signal);
  pthread_sigmask(SIG_UNBLOCK, &raised, nullptr);
}

}  // namespace stretto

extern "C" void strettoReportCrashes(void) {
  stretto::reporting.store(true, std::memory_order_release);  // release: see PrepareForCrash
  stretto::PrepareForCrash();
  struct sigaction action {};
  action.sa_handler = stretto::OnCrash;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (const int signal : stretto::kSignals) sigaction(signal, &action, nullptr);
}
