// Completion queues: what a host hears of tokens that become ready.
#include "stretto/completion.h"

#include <poll.h>

#include <set>
#include <thread>
#include <vector>

#include "tasks.h"
#include "test.h"

using namespace test;

namespace {

// Waits for one round of completions.
std::vector<int64_t> Take(StrettoCompletions* queue) {
  pollfd wanted{strettoCompletionsFd(queue), POLLIN, 0};
  CHECK_EQ(poll(&wanted, 1, 10'000), 1);
  std::vector<int64_t> ids(16);
  ids.resize(static_cast<size_t>(strettoCompletionsTake(queue, ids.data(), 16)));
  return ids;
}

}  // namespace

TEST(AQueueHearsOfEachTokenOnce) {
  StrettoCompletions* queue = strettoCompletionsOpen();
  for (const int threads : {1, 2, 4}) {
    strettoAsyncSetNumThreads(threads);
    for (int64_t id = 0; id < 200; ++id) {
      StrettoToken* token = Async([] { Burn(std::chrono::microseconds(2)); });
      CHECK(strettoCompletionsNotify(queue, token, id));
      mlirAsyncRuntimeDropRef(token, 1);
    }
    std::set<int64_t> heard;
    while (heard.size() < 200) {
      for (const int64_t id : Take(queue)) CHECK(heard.insert(id).second);
    }
  }
  strettoCompletionsClose(queue);
  strettoAsyncDrain(-1);
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  CHECK_EQ(stats.live_objects, 0);
}

TEST(AnAbandonedTokenIsHeardOfAndItsTaskMayStillCompleteIt) {
  StrettoCompletions* queue = strettoCompletionsOpen();
  StrettoToken* token = strettoAsyncCreateToken(0);
  CHECK(strettoCompletionsNotify(queue, token, 7));
  CHECK_EQ(strettoCompletionsTake(queue, nullptr, 0), 0);
  strettoAsyncAbandon(token, 5);
  const std::vector<int64_t> heard = Take(queue);
  CHECK_EQ(heard.size(), size_t{1});
  CHECK_EQ(heard[0], 7);
  CHECK_EQ(strettoAsyncGetError(token), 5);
  mlirAsyncRuntimeEmplaceToken(token);
  mlirAsyncRuntimeDropRef(token, 1);
  strettoCompletionsClose(queue);
}

TEST(AClosedQueueForgetsWhatComesLater) {
  StrettoCompletions* queue = strettoCompletionsOpen();
  StrettoToken* token = strettoAsyncCreateToken(0);
  CHECK(strettoCompletionsNotify(queue, token, 1));
  strettoCompletionsClose(queue);
  mlirAsyncRuntimeEmplaceToken(token);
  mlirAsyncRuntimeDropRef(token, 1);
  strettoAsyncDrain(-1);
  StrettoStats stats;
  strettoAsyncGetStats(&stats);
  CHECK_EQ(stats.live_objects, 0);
}
