// Random graphs of tasks that delay, suspend, block and fail, built by several host threads, with
// changing numbers of threads. Every node's result is known beforehand.
#include <algorithm>
#include <atomic>
#include <random>
#include <thread>
#include <vector>

#include "tasks.h"
#include "test.h"

using namespace test;

namespace {

struct Node {
  std::vector<void*> waits;      // tokens, values or groups, each with a reference for this node
  std::vector<int32_t> codes;    // what each must turn out to be
  StrettoToken* token = nullptr;
  StrettoValue* value = nullptr;  // a second result
  int32_t failure = 0;           // its own
  int32_t expected = 0;
  int64_t payload = 0;
  bool blocks = false;           // in place of suspending
  bool tests_first = false;      // as abi=stretto: IsReady before suspending
  int delay = 0;
  size_t next = 0;
  int32_t code = 0;

  static void Resume(void* handle) { static_cast<Node*>(handle)->Run(); }

  void Run() {
    while (next < waits.size()) {
      void* object = waits[next];
      if (!strettoAsyncIsReady(object)) {
        if (blocks) {
          strettoAsyncAwait(object);
        } else {
          strettoAsyncAwaitAndExecute(object, this, Resume);
          return;
        }
      } else if (!tests_first && !blocks && !resumed_here) {
        resumed_here = true;
        strettoAsyncAwaitAndExecute(object, this, Resume);
        return;
      }
      resumed_here = false;
      const int32_t got = strettoAsyncGetError(object);
      CHECK_EQ(got, codes[next]);
      if (code == 0) code = got;
      mlirAsyncRuntimeDropRef(object, 1);
      ++next;
    }
    for (int i = 0; i < delay; ++i) asm volatile("");
    if (code == 0) code = failure;
    CHECK_EQ(code, expected);
    StrettoToken* own_token = token;
    StrettoValue* own_value = value;
    const int32_t own_code = code;
    if (own_code == 0) {
      *static_cast<int64_t*>(mlirAsyncRuntimeGetValueStorage(own_value)) = payload;
      mlirAsyncRuntimeEmplaceValue(own_value);
      mlirAsyncRuntimeEmplaceToken(own_token);
    } else {
      strettoAsyncSetError(own_value, own_code);
      strettoAsyncSetError(own_token, own_code);
    }
  }
  bool resumed_here = false;
};

void RunGraph(uint32_t seed, int count, bool may_block) {
  std::mt19937 random(seed);
  const auto below = [&](uint32_t bound) { return random() % bound; };
  std::vector<Node> nodes(static_cast<size_t>(count));
  std::vector<void*> groups;
  std::vector<int32_t> group_codes;
  const uint32_t failing = 1 + below(40);
  for (size_t i = 0; i < nodes.size(); ++i) {
    Node& node = nodes[i];
    node.token = strettoAsyncCreateToken(1);
    node.value = strettoAsyncCreateValue(8, 2);
    node.payload = static_cast<int64_t>(i) * 3;
    node.failure = below(failing) == 0 ? static_cast<int32_t>(1000 + i) : 0;
    node.delay = below(10) == 0 ? static_cast<int>(below(3000)) : 0;
    node.blocks = may_block && below(20) == 0;
    node.tests_first = below(2) == 0;
    for (uint32_t k = below(4); k > 0 && i > 0; --k) {
      const size_t near = 1 + below(static_cast<uint32_t>(i < 50 || below(4) == 0 ? i : 50));
      if (!groups.empty() && below(8) == 0) {
        const size_t g = below(static_cast<uint32_t>(groups.size()));
        node.waits.push_back(groups[g]);
        node.codes.push_back(group_codes[g]);
      } else {
        const Node& other = nodes[i - near];
        node.waits.push_back(below(2) == 0 ? static_cast<void*>(other.token) : other.value);
        node.codes.push_back(other.expected);
      }
      mlirAsyncRuntimeAddRef(node.waits.back(), 1);
      if (node.expected == 0) node.expected = node.codes.back();
    }
    if (node.expected == 0) node.expected = node.failure;
    strettoAsyncExecute(&node, Node::Resume, 3);
    if (below(15) == 0) {
      // A group of earlier nodes of which one at most fails, so that its code is known.
      const size_t members = 1 + below(5);
      StrettoGroup* group = strettoAsyncCreateGroup(static_cast<int64_t>(members), 4);
      int32_t code = 0;
      for (size_t m = 0; m < members; ++m) {
        const Node* other = &nodes[below(static_cast<uint32_t>(i + 1))];
        if (other->expected != 0 && code != 0 && other->expected != code) other = &node;
        if (other->expected != 0 && code != 0 && other->expected != code) {
          StrettoToken* fine = strettoAsyncCreateToken(5);
          mlirAsyncRuntimeEmplaceToken(fine);
          strettoAsyncAddToGroup(fine, group);
          mlirAsyncRuntimeDropRef(fine, 1);
          continue;
        }
        if (other->expected != 0) code = other->expected;
        strettoAsyncAddToGroup(below(2) == 0 ? static_cast<void*>(other->token) : other->value, group);
      }
      groups.push_back(group);
      group_codes.push_back(code);
    }
  }
  for (size_t i = nodes.size(); i-- > 0;) {
    strettoAsyncAwait(nodes[i].token);
    CHECK_EQ(strettoAsyncGetError(nodes[i].token), nodes[i].expected);
    CHECK_EQ(strettoAsyncGetError(nodes[i].value), nodes[i].expected);
    if (nodes[i].expected == 0) {
      CHECK_EQ(*static_cast<int64_t*>(mlirAsyncRuntimeGetValueStorage(nodes[i].value)), nodes[i].payload);
    }
    mlirAsyncRuntimeDropRef(nodes[i].token, 1);
    mlirAsyncRuntimeDropRef(nodes[i].value, 1);
  }
  for (size_t g = 0; g < groups.size(); ++g) {
    strettoAsyncAwait(groups[g]);
    CHECK_EQ(strettoAsyncGetError(groups[g]), group_codes[g]);
    mlirAsyncRuntimeDropRef(groups[g], 1);
  }
}

void Stress(int hosts, bool may_block) {
  static uint32_t seed = 1;
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(StressSeconds());
  do {
    const int32_t threads = static_cast<int32_t>(std::vector<int32_t>{1, 2, 3, 8}[seed % 4]);
    strettoAsyncSetNumThreads(threads);
    std::vector<std::thread> others;
    for (int h = 1; h < hosts; ++h) {
      others.emplace_back([h, may_block] { RunGraph(seed * 100 + static_cast<uint32_t>(h), 400, may_block); });
    }
    RunGraph(seed * 100, 400, may_block);
    for (std::thread& other : others) other.join();
    CHECK(strettoAsyncDrain(-1));
    CHECK_EQ(LiveObjects(), 0);
    if (test::failures.load() != 0) {
      std::fprintf(stderr, "seed %u, %d threads\n", seed, threads);
      break;
    }
    ++seed;
  } while (std::chrono::steady_clock::now() < end);
  strettoAsyncSetNumThreads(0);
}

}  // namespace

TEST(RandomGraphsOfSuspendingTasks) { Stress(1, false); }
TEST(RandomGraphsOfBlockingTasks) { Stress(1, true); }
TEST(RandomGraphsFromSeveralHosts) { Stress(3, false); }
TEST(RandomGraphsOfBlockingTasksFromSeveralHosts) { Stress(3, true); }
