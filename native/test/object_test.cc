// Tokens, values and groups through Stretto's names.
#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

#include "object.h"
#include "tasks.h"
#include "test.h"

using namespace test;

TEST(ATokenTakes32Bytes) {
  strettoAsyncDrain(-1);
  constexpr int kCount = 100'000;
  std::vector<StrettoToken*> tokens(kCount);
  StrettoStats before, after;
  strettoAsyncGetStats(&before);
  for (StrettoToken*& token : tokens) token = strettoAsyncCreateToken(0);
  strettoAsyncGetStats(&after);
  CHECK((after.slab_bytes - before.slab_bytes) / kCount <= 33);
  CHECK_EQ(after.live_objects - before.live_objects, kCount);
  for (StrettoToken* token : tokens) mlirAsyncRuntimeDropRef(token, 2);
  strettoAsyncGetStats(&after);
  CHECK_EQ(after.live_objects, before.live_objects);
}

TEST(MemoryIsReused) {
  StrettoStats before, after;
  for (int round = 0; round < 3; ++round) {
    std::vector<void*> frames;
    for (int i = 0; i < 20'000; ++i) frames.push_back(strettoAsyncAllocFrame(200));
    for (void* frame : frames) strettoAsyncFreeFrame(frame, 200);
    if (round == 0) strettoAsyncGetStats(&before);
  }
  strettoAsyncGetStats(&after);
  CHECK_EQ(after.slab_bytes, before.slab_bytes);
  CHECK_EQ(after.live_frames, before.live_frames);
}

TEST(PayloadsAndFramesAreAligned) {
  for (int64_t size = 0; size < 40'000; size = size * 3 / 2 + 1) {
    StrettoValue* value = strettoAsyncCreateValue(size, 0);
    void* frame = strettoAsyncAllocFrame(size);
    CHECK_EQ(reinterpret_cast<uintptr_t>(mlirAsyncRuntimeGetValueStorage(value)) % 16, 0u);
    CHECK_EQ(reinterpret_cast<uintptr_t>(frame) % 16, 0u);
    std::memset(mlirAsyncRuntimeGetValueStorage(value), 1, static_cast<size_t>(size));
    std::memset(frame, 2, static_cast<size_t>(size));
    strettoAsyncFreeFrame(frame, size);
    mlirAsyncRuntimeDropRef(value, 2);
  }
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AValueDropsItsCountedPayload) {
  StrettoToken* token = strettoAsyncCreateToken(0);
  mlirAsyncRuntimeEmplaceToken(token);
  StrettoValue* outer = strettoAsyncCreateValue(STRETTO_COUNTED_PAYLOAD, 7);
  StrettoLiveObject live[2];
  CHECK_EQ(strettoAsyncLiveObjects(live, 2), 2);
  for (const StrettoLiveObject& entry : live) {
    if (entry.site == 7) CHECK_EQ(entry.kind, static_cast<int32_t>(STRETTO_VALUE));
  }
  // The token's one reference moves into the value.
  std::memcpy(mlirAsyncRuntimeGetValueStorage(outer), &token, sizeof(token));
  mlirAsyncRuntimeEmplaceValue(outer);
  CHECK_EQ(LiveObjects(), 2);
  mlirAsyncRuntimeDropRef(outer, 1);
  CHECK_EQ(LiveObjects(), 0);

  // Never stored to: failed, or dropped early.
  StrettoValue* failed = strettoAsyncCreateValue(STRETTO_COUNTED_PAYLOAD, 0);
  mlirAsyncRuntimeSetValueError(failed);
  mlirAsyncRuntimeDropRef(failed, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AChainOfAMillionValuesGoesWithoutRecursion) {
  StrettoValue* last = nullptr;
  for (int i = 0; i < 1'000'000; ++i) {
    StrettoValue* value = strettoAsyncCreateValue(STRETTO_COUNTED_PAYLOAD, 0);
    std::memcpy(mlirAsyncRuntimeGetValueStorage(value), &last, sizeof(last));
    mlirAsyncRuntimeEmplaceValue(value);
    last = value;
  }
  CHECK_EQ(LiveObjects(), 1'000'000);
  mlirAsyncRuntimeDropRef(last, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(ImpossibleSizesGiveNull) {
  CHECK(strettoAsyncCreateValue(-2, 0) == nullptr);
  CHECK(strettoAsyncCreateValue(INT64_MAX, 0) == nullptr);
  CHECK(strettoAsyncAllocFrame(INT64_MAX) == nullptr);
  CHECK(strettoAsyncCreateValue(int64_t{1} << 60, 0) == nullptr);
  CHECK(strettoAsyncLastError() != nullptr);
}

TEST(NullObjectsHaveFailed) {
  mlirAsyncRuntimeAddRef(nullptr, 1);
  mlirAsyncRuntimeDropRef(nullptr, 1);
  mlirAsyncRuntimeEmplaceToken(nullptr);
  strettoAsyncSetError(nullptr, 5);
  strettoAsyncAwait(nullptr);
  CHECK(strettoAsyncIsReady(nullptr));
  CHECK(mlirAsyncRuntimeIsTokenError(nullptr));
  StrettoSite site;
  CHECK(strettoAsyncDescribeSite(strettoAsyncGetError(nullptr), &site));
  CHECK_EQ(std::string(site.text), "out of memory for an async object");
  StrettoGroup* group = strettoAsyncCreateGroup(1, 0);
  CHECK_EQ(strettoAsyncAddToGroup(nullptr, group), 0);
  CHECK(strettoAsyncIsReady(group));
  CHECK_EQ(strettoAsyncGetError(group), strettoAsyncGetError(nullptr));
  mlirAsyncRuntimeDropRef(group, 1);
  bool resumed = false;
  WhenReady(nullptr, [&] { resumed = true; });
  CHECK(resumed);
}

TEST(AFailureHasItsCode) {
  StrettoToken* token = strettoAsyncCreateToken(0);
  CHECK(!strettoAsyncIsReady(token));
  CHECK_EQ(strettoAsyncGetError(token), 0);
  strettoAsyncSetError(token, 12345);
  CHECK(strettoAsyncIsReady(token));
  CHECK_EQ(strettoAsyncGetError(token), 12345);
  CHECK(mlirAsyncRuntimeIsTokenError(token));
  mlirAsyncRuntimeDropRef(token, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(FailuresThroughMlirsNamesHaveAText) {
  StrettoToken* token = mlirAsyncRuntimeCreateToken();
  mlirAsyncRuntimeSetTokenError(token);
  StrettoSite site;
  CHECK(strettoAsyncDescribeSite(strettoAsyncGetError(token), &site));
  CHECK_EQ(std::string(site.text), "async operation failed");
  mlirAsyncRuntimeDropRef(token, 1);
}

TEST(FirstStateWins) {
  StrettoToken* token = strettoAsyncCreateToken(0);
  mlirAsyncRuntimeAddRef(token, 1);
  strettoAsyncSetError(token, 7);
  strettoAsyncSetError(token, 8);
  mlirAsyncRuntimeEmplaceToken(token);
  CHECK_EQ(strettoAsyncGetError(token), 7);
  CHECK_EQ(LiveObjects(), 1);  // completing again drops nothing
  mlirAsyncRuntimeDropRef(token, 2);

  StrettoValue* value = strettoAsyncCreateValue(4, 0);
  mlirAsyncRuntimeEmplaceValue(value);
  mlirAsyncRuntimeSetValueError(value);
  CHECK(!mlirAsyncRuntimeIsValueError(value));
  mlirAsyncRuntimeDropRef(value, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(FirstErrorWinsInAGroup) {
  StrettoGroup* group = strettoAsyncCreateGroup(3, 0);
  StrettoToken* tokens[3];
  for (StrettoToken*& token : tokens) strettoAsyncAddToGroup(token = strettoAsyncCreateToken(0), group);
  strettoAsyncSetError(tokens[2], 22);
  CHECK_EQ(strettoAsyncGetError(group), 22);
  CHECK(!strettoAsyncIsReady(group));
  strettoAsyncSetError(tokens[0], 11);
  mlirAsyncRuntimeEmplaceToken(tokens[1]);
  CHECK(strettoAsyncIsReady(group));
  CHECK_EQ(strettoAsyncGetError(group), 22);
  for (StrettoToken* token : tokens) mlirAsyncRuntimeDropRef(token, 1);
  mlirAsyncRuntimeDropRef(group, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(ValuesMayBeMembersOfGroups) {
  StrettoGroup* group = strettoAsyncCreateGroup(1, 0);
  StrettoValue* value = strettoAsyncCreateValue(4, 0);
  strettoAsyncAddToGroup(value, group);
  CHECK(!strettoAsyncIsReady(group));
  mlirAsyncRuntimeEmplaceValue(value);
  CHECK(strettoAsyncIsReady(group));
  mlirAsyncRuntimeDropRef(value, 1);
  mlirAsyncRuntimeDropRef(group, 1);
}

TEST(MoreMembersThanDeclaredDoNoHarm) {
  StrettoGroup* group = strettoAsyncCreateGroup(1, 0);
  for (int i = 0; i < 3; ++i) {
    StrettoToken* token = strettoAsyncCreateToken(0);
    CHECK_EQ(strettoAsyncAddToGroup(token, group), i);
    mlirAsyncRuntimeEmplaceToken(token);
    mlirAsyncRuntimeDropRef(token, 1);
  }
  CHECK(strettoAsyncIsReady(group));
  mlirAsyncRuntimeDropRef(group, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(AGroupOutlivesItsOwnerUntilItsMembersAreReady) {
  StrettoGroup* group = strettoAsyncCreateGroup(1, 0);
  StrettoToken* token = strettoAsyncCreateToken(0);
  strettoAsyncAddToGroup(token, group);
  mlirAsyncRuntimeDropRef(group, 1);
  CHECK_EQ(LiveObjects(), 2);
  mlirAsyncRuntimeEmplaceToken(token);
  mlirAsyncRuntimeDropRef(token, 1);
  CHECK_EQ(LiveObjects(), 0);
}

TEST(ConcurrentCompletionsHaveOneWinner) {
  for (int round = 0; round < 300; ++round) {
    StrettoToken* token = strettoAsyncCreateToken(0);
    mlirAsyncRuntimeAddRef(token, 1);
    std::atomic<int> resumed{0};
    WhenReady(token, [&] { ++resumed; });
    std::thread other([&] { strettoAsyncSetError(token, 3); });
    strettoAsyncSetError(token, 4);
    other.join();
    const int32_t code = strettoAsyncGetError(token);
    CHECK(code == 3 || code == 4);
    strettoAsyncDrain(-1);
    CHECK_EQ(resumed.load(), 1);
    mlirAsyncRuntimeDropRef(token, 2);
  }
  CHECK_EQ(LiveObjects(), 0);
}

TEST(LiveObjectsSayWhatTheyAreAndWhereTheyWereMade) {
  StrettoToken* token = strettoAsyncCreateToken(101);
  StrettoValue* value = strettoAsyncCreateValue(100'000, 102);
  StrettoGroup* group = strettoAsyncCreateGroup(2, 103);
  strettoAsyncSetError(value, 9);
  StrettoLiveObject live[4];
  CHECK_EQ(strettoAsyncLiveObjects(live, 4), 3);
  for (int i = 0; i < 3; ++i) {
    if (live[i].object == token) {
      CHECK(live[i].kind == STRETTO_TOKEN && live[i].state == STRETTO_UNAVAILABLE);
      CHECK(live[i].site == 101 && live[i].references == 2);
    } else if (live[i].object == value) {
      CHECK(live[i].kind == STRETTO_VALUE && live[i].state == STRETTO_ERROR);
      CHECK(live[i].site == 102 && live[i].references == 1);
    } else {
      CHECK(live[i].object == group && live[i].kind == STRETTO_GROUP && live[i].site == 103);
    }
  }
  CHECK_EQ(strettoAsyncLiveObjects(live, 1), 3);
  mlirAsyncRuntimeDropRef(token, 2);
  mlirAsyncRuntimeDropRef(value, 1);
  mlirAsyncRuntimeDropRef(group, 1);
  CHECK_EQ(LiveObjects(), 0);
}
