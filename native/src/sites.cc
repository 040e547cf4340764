// Numbers are given out in chunks of 256. A table owns whole chunks, so the way from a number to its
// table is two loads: leaf of the chunk, chunk of the number. Numbers are not used twice: what is left
// of an unloaded program never names a site of another one. There are 8 million chunks.
#include "sites.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>

namespace stretto {

namespace {

constexpr int kChunkBits = 8;
constexpr int kLeafBits = 12;
constexpr int32_t kChunkSites = 1 << kChunkBits;
constexpr int32_t kLeafChunks = 1 << kLeafBits;
constexpr int32_t kLeaves = 1 << (31 - kChunkBits - kLeafBits);
constexpr int32_t kMaxChunks = kLeaves * kLeafChunks;

struct Table {
  int32_t base;
  std::atomic<int32_t> count;  // grows for interned failures
  StrettoSite* sites;
  bool permanent;  // of interned failures
};

struct Leaf {
  std::atomic<Table*> chunks[kLeafChunks];
};

StrettoSite builtin_sites[] = {
    {"", 0, 0, "no error"},
    {"", 0, 0, "async operation failed"},
    {"", 0, 0, "out of memory for an async object"},
};
Table builtin_table{0, {3}, builtin_sites, true};

std::atomic<Leaf*> leaves[kLeaves];
std::mutex sites_mutex;  // guards writes to the leaves, and all below
int32_t next_chunk = 1;  // chunk 0 is the built-in table's
Table* interned = nullptr;  // the table that the next interned failure goes to
// A hash table of interned failures: open addressing, numbers of sites, 0: free.
int32_t* buckets = nullptr;
uint32_t bucket_count = 0;
uint32_t buckets_used = 0;

Table* TableOf(int32_t site) {
  const int32_t chunk = site >> kChunkBits;
  if (chunk == 0) return &builtin_table;
  // acquire, both: pair with Own.
  const Leaf* leaf = leaves[chunk >> kLeafBits].load(std::memory_order_acquire);
  return leaf == nullptr ? nullptr : leaf->chunks[chunk & (kLeafChunks - 1)].load(std::memory_order_acquire);
}

// Locked. False: no memory.
bool MakeLeaves(int32_t first, int32_t chunks) {
  for (int32_t i = first >> kLeafBits; i <= (first + chunks - 1) >> kLeafBits; ++i) {
    if (leaves[i].load(std::memory_order_relaxed) != nullptr) continue;  // relaxed: written under the lock
    Leaf* leaf = new (std::nothrow) Leaf{};
    if (leaf == nullptr) return false;
    leaves[i].store(leaf, std::memory_order_release);  // release: the leaf is complete
  }
  return true;
}

// Makes the table, or null, the owner of chunks whose leaves exist. Locked.
void Own(int32_t first, int32_t chunks, Table* table) {
  for (int32_t chunk = first; chunk < first + chunks; ++chunk) {
    Leaf* leaf = leaves[chunk >> kLeafBits].load(std::memory_order_relaxed);  // relaxed: as above
    leaf->chunks[chunk & (kLeafChunks - 1)].store(table, std::memory_order_release);  // release: the table is complete
  }
}

const char* OrEmpty(const char* text) { return text == nullptr ? "" : text; }

// Memory for a table of `count` sites and `bytes` more after it. Null: none.
Table* NewTable(int32_t count, size_t bytes) {
  const size_t sites_at = (sizeof(Table) + alignof(StrettoSite) - 1) / alignof(StrettoSite) * alignof(StrettoSite);
  char* memory = static_cast<char*>(std::malloc(sites_at + static_cast<size_t>(count) * sizeof(StrettoSite) + bytes));
  if (memory == nullptr) return nullptr;
  Table* table = new (memory) Table{0, {0}, reinterpret_cast<StrettoSite*>(memory + sites_at), false};
  return table;
}

// Gives the table its numbers. Locked. False, with the table freed: no memory or no numbers left.
bool Number(Table* table, int32_t capacity) {
  const int32_t chunks = capacity / kChunkSites + (capacity % kChunkSites != 0 ? 1 : 0);
  if (chunks > kMaxChunks - next_chunk || !MakeLeaves(next_chunk, chunks)) {
    std::free(table);
    return false;
  }
  table->base = next_chunk << kChunkBits;
  Own(next_chunk, chunks, table);
  next_chunk += chunks;
  return true;
}

uint32_t HashOf(const char* file, int32_t line, int32_t column, const char* text) {
  uint32_t hash = 2166136261u;  // FNV-1a
  auto mix = [&hash](uint32_t byte) { hash = (hash ^ byte) * 16777619u; };
  for (const char* c = file; *c != '\0'; ++c) mix(static_cast<unsigned char>(*c));
  mix(static_cast<uint32_t>(line));
  mix(static_cast<uint32_t>(column));
  for (const char* c = text; *c != '\0'; ++c) mix(static_cast<unsigned char>(*c));
  return hash;
}

uint32_t HashOf(int32_t number) {
  const Table* table = TableOf(number);
  const StrettoSite& site = table->sites[number - table->base];
  return HashOf(site.file, site.line, site.column, site.text);
}

bool GrowBuckets() {
  if (buckets_used * 2 < bucket_count) return true;
  const uint32_t count = bucket_count == 0 ? 64 : bucket_count * 2;
  auto* grown = static_cast<int32_t*>(std::calloc(count, sizeof(int32_t)));
  if (grown == nullptr) return false;
  for (uint32_t i = 0; i < bucket_count; ++i) {
    if (buckets[i] == 0) continue;
    uint32_t at = HashOf(buckets[i]) & (count - 1);
    while (grown[at] != 0) at = (at + 1) & (count - 1);
    grown[at] = buckets[i];
  }
  std::free(buckets);
  buckets = grown;
  bucket_count = count;
  return true;
}

}  // namespace

int32_t RegisterSites(const StrettoSite* sites, int32_t count) {
  if (count < 0 || (count > 0 && sites == nullptr)) return 0;
  size_t bytes = 0;
  for (int32_t i = 0; i < count; ++i) {
    bytes += std::strlen(OrEmpty(sites[i].file)) + std::strlen(OrEmpty(sites[i].text)) + 2;
  }
  Table* table = NewTable(count, bytes);
  if (table == nullptr) return 0;
  char* strings = reinterpret_cast<char*>(table->sites + count);
  auto copy = [&strings](const char* text) {
    const size_t length = std::strlen(OrEmpty(text)) + 1;
    char* to = strings;
    std::memcpy(to, OrEmpty(text), length);
    strings += length;
    return to;
  };
  for (int32_t i = 0; i < count; ++i) {
    table->sites[i] = {copy(sites[i].file), sites[i].line, sites[i].column, copy(sites[i].text)};
  }
  table->count.store(count, std::memory_order_relaxed);  // relaxed: Own publishes the table
  std::lock_guard lock(sites_mutex);
  return Number(table, count == 0 ? 1 : count) ? table->base : 0;
}

void UnregisterSites(int32_t base) {
  if (base < kChunkSites || base % kChunkSites != 0) return;
  std::lock_guard lock(sites_mutex);
  Table* table = TableOf(base);
  if (table == nullptr || table->base != base || table->permanent) return;
  const int32_t count = table->count.load(std::memory_order_relaxed);  // relaxed: doesn't change
  Own(base >> kChunkBits, count == 0 ? 1 : (count - 1) / kChunkSites + 1, nullptr);
  std::free(table);
}

int32_t SitesCount(int32_t base) {
  if (base <= 0) return 0;
  const Table* table = TableOf(base);
  return table == nullptr || table->base != base ? 0 : table->count.load(std::memory_order_acquire);
}

int32_t MakeError(const char* file, int32_t line, int32_t column, const char* text) {
  file = OrEmpty(file);
  text = OrEmpty(text);
  std::lock_guard lock(sites_mutex);
  // Without memory for the message there is still a failure to report.
  if (!GrowBuckets()) return kGenericError;
  uint32_t at = HashOf(file, line, column, text) & (bucket_count - 1);
  for (; buckets[at] != 0; at = (at + 1) & (bucket_count - 1)) {
    StrettoSite known;
    if (DescribeSite(buckets[at], &known) && known.line == line && known.column == column &&
        std::strcmp(known.file, file) == 0 && std::strcmp(known.text, text) == 0) {
      return buckets[at];
    }
  }
  if (interned == nullptr || interned->count.load(std::memory_order_relaxed) == kChunkSites) {  // relaxed: locked
    Table* table = NewTable(kChunkSites, 0);
    if (table == nullptr || !Number(table, kChunkSites)) return kGenericError;
    table->permanent = true;
    interned = table;
  }
  char* file_copy = strdup(file);
  char* text_copy = strdup(text);
  if (file_copy == nullptr || text_copy == nullptr) {
    std::free(file_copy);
    std::free(text_copy);
    return kGenericError;
  }
  const int32_t index = interned->count.load(std::memory_order_relaxed);  // relaxed: written under the lock
  interned->sites[index] = {file_copy, line, column, text_copy};
  interned->count.store(index + 1, std::memory_order_release);  // release: the entry is complete
  buckets[at] = interned->base + index;
  ++buckets_used;
  return buckets[at];
}

bool DescribeSite(int32_t site, StrettoSite* out) {
  if (site <= 0) return false;
  const Table* table = TableOf(site);
  // acquire: pairs with MakeError.
  if (table == nullptr || site - table->base >= table->count.load(std::memory_order_acquire)) return false;
  *out = table->sites[site - table->base];
  return true;
}

void SitesLock() { sites_mutex.lock(); }
void SitesUnlock() { sites_mutex.unlock(); }

}  // namespace stretto
