#include <string>
#include <vector>

#include "tasks.h"
#include "test.h"

using namespace test;

namespace {
std::string Describe(int32_t number) {
  StrettoSite site;
  if (!strettoAsyncDescribeSite(number, &site)) return "none";
  return std::string(site.file) + ":" + std::to_string(site.line) + ":" + std::to_string(site.column) + " " + site.text;
}
}  // namespace

TEST(TablesAreCopiedAndNumbered) {
  std::vector<StrettoSite> sites;
  std::vector<std::string> texts;
  for (int i = 0; i < 1000; ++i) texts.push_back("text " + std::to_string(i));
  for (int i = 0; i < 1000; ++i) sites.push_back({"a.mlir", i, 2 * i, texts[static_cast<size_t>(i)].c_str()});
  const int32_t base = strettoAsyncRegisterSites(sites.data(), 1000);
  CHECK(base > 0);
  texts.clear();
  CHECK_EQ(Describe(base), "a.mlir:0:0 text 0");
  CHECK_EQ(Describe(base + 999), "a.mlir:999:1998 text 999");
  CHECK_EQ(Describe(base + 1000), "none");
  const StrettoSite other{nullptr, 1, 1, nullptr};
  const int32_t base2 = strettoAsyncRegisterSites(&other, 1);
  CHECK(base2 >= base + 1000);
  CHECK_EQ(Describe(base2), ":1:1 ");
  strettoAsyncUnregisterSites(base);
  CHECK_EQ(Describe(base), "none");
  CHECK_EQ(Describe(base + 999), "none");
  CHECK_EQ(Describe(base2), ":1:1 ");
  strettoAsyncUnregisterSites(base2);
  CHECK_EQ(Describe(base2), "none");
}

TEST(EmptyTablesHaveABaseToo) {
  const int32_t base = strettoAsyncRegisterSites(nullptr, 0);
  CHECK(base > 0);
  CHECK_EQ(Describe(base), "none");
  CHECK(strettoAsyncSitesAreIdle(base));
  strettoAsyncUnregisterSites(base);
}

TEST(NumbersOutsideAnyTableAreNoSites) {
  for (const int32_t number : {0, -1, INT32_MIN, INT32_MAX, 255}) CHECK_EQ(Describe(number), "none");
  strettoAsyncUnregisterSites(0);
  strettoAsyncUnregisterSites(-5);
  strettoAsyncUnregisterSites(7);
}

TEST(EqualErrorsHaveEqualCodes) {
  const int32_t code = strettoAsyncMakeError("b.mlir", 3, 4, "index 5 is out of bounds");
  CHECK(code > 0);
  CHECK_EQ(strettoAsyncMakeError("b.mlir", 3, 4, "index 5 is out of bounds"), code);
  CHECK(strettoAsyncMakeError("b.mlir", 3, 4, "index 6 is out of bounds") != code);
  CHECK(strettoAsyncMakeError("b.mlir", 3, 5, "index 5 is out of bounds") != code);
  CHECK_EQ(Describe(code), "b.mlir:3:4 index 5 is out of bounds");
  std::vector<int32_t> codes;
  for (int i = 0; i < 1000; ++i) codes.push_back(strettoAsyncMakeError("c", i, 0, "x"));
  for (int i = 0; i < 1000; ++i) {
    CHECK_EQ(strettoAsyncMakeError("c", i, 0, "x"), codes[static_cast<size_t>(i)]);
    CHECK_EQ(Describe(codes[static_cast<size_t>(i)]), "c:" + std::to_string(i) + ":0 x");
  }
  // Interned errors belong to no program: unregistering does nothing to them.
  for (const int32_t c : codes) strettoAsyncUnregisterSites(c);
  for (int i = 0; i < 1000; ++i) CHECK_EQ(Describe(codes[static_cast<size_t>(i)]), "c:" + std::to_string(i) + ":0 x");
}

TEST(SitesAreIdleWhenNothingOfTheirsLives) {
  const StrettoSite site{"d.mlir", 1, 1, "task"};
  const int32_t mine = strettoAsyncRegisterSites(&site, 1);
  const int32_t other = strettoAsyncRegisterSites(&site, 1);
  CHECK(strettoAsyncSitesAreIdle(mine));
  StrettoToken* token = strettoAsyncCreateToken(mine);
  CHECK(!strettoAsyncSitesAreIdle(mine));
  CHECK(strettoAsyncSitesAreIdle(other));
  mlirAsyncRuntimeDropRef(token, 2);
  CHECK(strettoAsyncSitesAreIdle(mine));

  StrettoToken* running = strettoAsyncCreateToken(other);
  std::atomic<bool> idle_in_task{true};
  Execute([&] {
    idle_in_task = strettoAsyncSitesAreIdle(mine);
    mlirAsyncRuntimeEmplaceToken(running);
  });
  Finish(running);
  CHECK(!idle_in_task);
  strettoAsyncDrain(-1);
  CHECK(strettoAsyncSitesAreIdle(mine));
  strettoAsyncUnregisterSites(mine);
  strettoAsyncUnregisterSites(other);
}
