// What MLIR's names mean, shown by calling a library that has them: abi_test LIBRARY. It passes on
// ours and on MLIR's libmlir_async_runtime.so, with the same expectations.
#include <dlfcn.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace {

int failures = 0;
void* library = nullptr;

#define CHECK(CONDITION)                                                       \
  do {                                                                         \
    if (!(CONDITION)) {                                                        \
      ++failures;                                                              \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #CONDITION);     \
    }                                                                          \
  } while (false)

template <typename Signature>
Signature* Find(const char* name) {
  void* symbol = dlsym(library, name);
  if (symbol == nullptr) {
    std::fprintf(stderr, "missing: %s\n", name);
    std::exit(1);
  }
  return reinterpret_cast<Signature*>(symbol);
}

struct Token;
struct Value;
struct Group;
using Resume = void (*)(void*);

#define FUNCTION(RESULT, NAME, ...) RESULT (*NAME)(__VA_ARGS__)
FUNCTION(void, AddRef, void*, int64_t);
FUNCTION(void, DropRef, void*, int64_t);
FUNCTION(Token*, CreateToken, );
FUNCTION(Value*, CreateValue, int64_t);
FUNCTION(Group*, CreateGroup, int64_t);
FUNCTION(int64_t, AddTokenToGroup, Token*, Group*);
FUNCTION(void, EmplaceToken, Token*);
FUNCTION(void, EmplaceValue, Value*);
FUNCTION(void, SetTokenError, Token*);
FUNCTION(void, SetValueError, Value*);
FUNCTION(bool, IsTokenError, Token*);
FUNCTION(bool, IsValueError, Value*);
FUNCTION(bool, IsGroupError, Group*);
FUNCTION(void, AwaitToken, Token*);
FUNCTION(void, AwaitValue, Value*);
FUNCTION(void, AwaitAllInGroup, Group*);
FUNCTION(void*, GetValueStorage, Value*);
FUNCTION(void, ExecuteHandle, void*, Resume);
FUNCTION(void, AwaitTokenAndExecute, Token*, void*, Resume);
FUNCTION(void, AwaitValueAndExecute, Value*, void*, Resume);
FUNCTION(void, AwaitAllInGroupAndExecute, Group*, void*, Resume);
FUNCTION(int64_t, GetNumWorkerThreads, );
#undef FUNCTION

void Load(const char* path) {
  library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    std::exit(1);
  }
#define FIND(NAME) NAME = Find<std::remove_pointer_t<decltype(NAME)>>("mlirAsyncRuntime" #NAME)
  FIND(AddRef); FIND(DropRef); FIND(CreateToken); FIND(CreateValue); FIND(CreateGroup); FIND(AddTokenToGroup);
  FIND(EmplaceToken); FIND(EmplaceValue); FIND(SetTokenError); FIND(SetValueError); FIND(IsTokenError);
  FIND(IsValueError); FIND(IsGroupError); FIND(AwaitToken); FIND(AwaitValue); FIND(AwaitAllInGroup);
  FIND(GetValueStorage); FIND(AwaitTokenAndExecute); FIND(AwaitValueAndExecute); FIND(AwaitAllInGroupAndExecute);
#undef FIND
  ExecuteHandle = Find<void(void*, Resume)>("mlirAsyncRuntimeExecute");
  GetNumWorkerThreads = Find<int64_t()>("mlirAsyncRuntimGetNumWorkerThreads");
}

using Body = std::function<void()>;
void ResumeBody(void* handle) {
  const std::unique_ptr<Body> body(static_cast<Body*>(handle));
  (*body)();
}
void* HandleOf(Body body) { return new Body(std::move(body)); }
void Execute(Body body) { ExecuteHandle(HandleOf(std::move(body)), ResumeBody); }

// A task and its token, as async.execute makes them.
Token* Async(Body body) {
  Token* token = CreateToken();
  Execute([token, body = std::move(body)] {
    body();
    EmplaceToken(token);
  });
  return token;
}

void Sleep(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

void AwaitReturnsAfterEmplace() {
  std::atomic<bool> ran{false};
  Token* token = Async([&] {
    Sleep(5);
    ran = true;
  });
  AwaitToken(token);
  CHECK(ran);
  CHECK(!IsTokenError(token));
  DropRef(token, 1);
}

void AwaitOfReadyTokenReturns() {
  Token* token = CreateToken();
  EmplaceToken(token);
  AwaitToken(token);
  AwaitToken(token);
  DropRef(token, 1);
}

void ValueKeepsItsPayload() {
  for (const int64_t size : {1, 8, 16, 17, 256, 5000, 100000}) {
    Value* value = CreateValue(size);
    Execute([=] {
      std::memset(GetValueStorage(value), 0x5a, static_cast<size_t>(size));
      EmplaceValue(value);
    });
    AwaitValue(value);
    CHECK(!IsValueError(value));
    const auto* bytes = static_cast<const unsigned char*>(GetValueStorage(value));
    CHECK(bytes[0] == 0x5a && bytes[size - 1] == 0x5a);
    DropRef(value, 1);
  }
}

void FailedTokenIsAnError() {
  Token* token = CreateToken();
  CHECK(!IsTokenError(token));
  Execute([=] { SetTokenError(token); });
  AwaitToken(token);
  CHECK(IsTokenError(token));
  DropRef(token, 1);
}

void FailedValueIsAnError() {
  Value* value = CreateValue(4);
  CHECK(!IsValueError(value));
  SetValueError(value);
  AwaitValue(value);
  CHECK(IsValueError(value));
  DropRef(value, 1);
}

void GroupWaitsForAllMembers() {
  std::atomic<int> done{0};
  Group* group = CreateGroup(20);
  for (int i = 0; i < 20; ++i) {
    Token* token = Async([&] {
      Sleep(1);
      ++done;
    });
    CHECK(AddTokenToGroup(token, group) == i);
    DropRef(token, 1);
  }
  AwaitAllInGroup(group);
  CHECK(done == 20);
  CHECK(!IsGroupError(group));
  DropRef(group, 1);
}

void GroupFailsIfAMemberFails() {
  Group* group = CreateGroup(3);
  for (int i = 0; i < 3; ++i) {
    Token* token = CreateToken();
    AddTokenToGroup(token, group);
    if (i == 1) SetTokenError(token);
    else EmplaceToken(token);
    DropRef(token, 1);
  }
  AwaitAllInGroup(group);
  CHECK(IsGroupError(group));
  DropRef(group, 1);
}

void EmptyGroupIsReady() {
  Group* group = CreateGroup(0);
  AwaitAllInGroup(group);
  bool resumed = false;
  AwaitAllInGroupAndExecute(group, HandleOf([&] { resumed = true; }), ResumeBody);
  CHECK(resumed);
  CHECK(!IsGroupError(group));
  DropRef(group, 1);
}

void GroupOfReadyMembersIsReady() {
  Group* group = CreateGroup(2);
  Token* token = CreateToken();
  EmplaceToken(token);
  CHECK(AddTokenToGroup(token, group) == 0);
  CHECK(AddTokenToGroup(token, group) == 1);
  AwaitAllInGroup(group);
  DropRef(token, 1);
  DropRef(group, 1);
}

void ReadyObjectsResumeOnTheCallersThread() {
  Token* token = CreateToken();
  Value* value = CreateValue(8);
  EmplaceToken(token);
  EmplaceValue(value);
  const auto self = std::this_thread::get_id();
  int resumed = 0;
  const Body body = [&] { resumed += std::this_thread::get_id() == self ? 1 : 100; };
  AwaitTokenAndExecute(token, HandleOf(body), ResumeBody);
  CHECK(resumed == 1);
  AwaitValueAndExecute(value, HandleOf(body), ResumeBody);
  CHECK(resumed == 2);
  DropRef(token, 1);
  DropRef(value, 1);
}

void WaitersResumeAfterEmplace() {
  Token* gate = CreateToken();
  Group* group = CreateGroup(50);
  std::atomic<int> resumed{0};
  for (int i = 0; i < 50; ++i) {
    Token* done = CreateToken();
    AwaitTokenAndExecute(gate, HandleOf([&resumed, done] {
                           ++resumed;
                           EmplaceToken(done);
                         }),
                         ResumeBody);
    AddTokenToGroup(done, group);
    DropRef(done, 1);
  }
  CHECK(resumed == 0);
  EmplaceToken(gate);
  AwaitAllInGroup(group);
  CHECK(resumed == 50);
  DropRef(gate, 1);
  DropRef(group, 1);
}

void WaitersOfValuesAndGroupsResume() {
  Value* value = CreateValue(sizeof(int));
  Group* group = CreateGroup(1);
  Token* member = CreateToken();
  AddTokenToGroup(member, group);
  Token* done = CreateToken();
  int seen = 0;
  AwaitAllInGroupAndExecute(group, HandleOf([&, done, value] {
                              seen = *static_cast<int*>(GetValueStorage(value));
                              EmplaceToken(done);
                            }),
                            ResumeBody);
  AwaitValueAndExecute(value, HandleOf([member] { EmplaceToken(member); }), ResumeBody);
  Execute([value] {
    *static_cast<int*>(GetValueStorage(value)) = 42;
    EmplaceValue(value);
  });
  AwaitToken(done);
  CHECK(seen == 42);
  for (Token* token : {member, done}) DropRef(token, 1);
  DropRef(value, 1);
  DropRef(group, 1);
}

void ReferencesKeepObjectsAlive() {
  Token* token = CreateToken();
  AddRef(token, 3);
  EmplaceToken(token);
  DropRef(token, 2);
  CHECK(!IsTokenError(token));
  DropRef(token, 1);
  AwaitToken(token);
  DropRef(token, 1);
}

void DiamondDependency() {
  // top -> left, right -> bottom
  for (int round = 0; round < 200; ++round) {
    int top = 0, left = 0, right = 0, bottom = 0;
    Token* t = Async([&] { top = 1; });
    Token *l = CreateToken(), *r = CreateToken(), *b = CreateToken();
    AwaitTokenAndExecute(t, HandleOf([&] { left = top + 1; EmplaceToken(l); }), ResumeBody);
    AwaitTokenAndExecute(t, HandleOf([&] { right = top + 2; EmplaceToken(r); }), ResumeBody);
    Group* group = CreateGroup(2);
    AddTokenToGroup(l, group);
    AddTokenToGroup(r, group);
    AwaitAllInGroupAndExecute(group, HandleOf([&] { bottom = left + right; EmplaceToken(b); }), ResumeBody);
    AwaitToken(b);
    CHECK(bottom == 5);
    for (Token* token : {t, l, r, b}) DropRef(token, 1);
    DropRef(group, 1);
  }
}

void ManyHostThreadsShareTheExecutor() {
  std::vector<std::thread> hosts;
  std::atomic<int> sum{0};
  for (int h = 0; h < 4; ++h) {
    hosts.emplace_back([&] {
      for (int round = 0; round < 20; ++round) {
        Group* group = CreateGroup(10);
        for (int i = 0; i < 10; ++i) {
          Token* token = Async([&] { ++sum; });
          AddTokenToGroup(token, group);
          DropRef(token, 1);
        }
        AwaitAllInGroup(group);
        DropRef(group, 1);
      }
    });
  }
  for (std::thread& host : hosts) host.join();
  CHECK(sum == 800);
}

void ThereAreWorkerThreads() { CHECK(GetNumWorkerThreads() >= 1); }

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: abi_test LIBRARY\n");
    return 2;
  }
  Load(argv[1]);
#define RUN(NAME)                                                      \
  do {                                                                 \
    const int before = failures;                                       \
    NAME();                                                            \
    std::printf("%-6s %s\n", failures == before ? "ok" : "FAILED", #NAME); \
  } while (false)
  RUN(AwaitReturnsAfterEmplace);
  RUN(AwaitOfReadyTokenReturns);
  RUN(ValueKeepsItsPayload);
  RUN(FailedTokenIsAnError);
  RUN(FailedValueIsAnError);
  RUN(GroupWaitsForAllMembers);
  RUN(GroupFailsIfAMemberFails);
  RUN(EmptyGroupIsReady);
  RUN(GroupOfReadyMembersIsReady);
  RUN(ReadyObjectsResumeOnTheCallersThread);
  RUN(WaitersResumeAfterEmplace);
  RUN(WaitersOfValuesAndGroupsResume);
  RUN(ReferencesKeepObjectsAlive);
  RUN(DiamondDependency);
  RUN(ManyHostThreadsShareTheExecutor);
  RUN(ThereAreWorkerThreads);
  std::printf("%d failures\n", failures);
  return failures == 0 ? 0 : 1;
}
