// Checked mode.
#include <thread>

#include "device_kernels.h"

using namespace test;

namespace {

class Checked {
 public:
  Checked() { strettoDeviceSetChecked(true); }
  ~Checked() { strettoDeviceSetChecked(false); }
};

char* AllocNow(int64_t bytes, bool shared = false) {
  StrettoPoint point;
  void* memory = strettoDeviceAlloc(bytes, shared ? 1 : 0, nullptr, 0, 0, &point);
  CHECK_EQ(Wait(point), 0);
  return static_cast<char*>(memory);
}
int32_t FreeNow(void* memory) { return Wait(strettoDeviceFree(memory, nullptr, 0, 0)); }

std::string Device(const void* base, const void* address, int64_t bytes) {
  return TextOf(strettoDeviceCheckAccess(base, address, bytes, 1, 0));
}
std::string Host(const void* base, const void* address, int64_t bytes) {
  return TextOf(strettoDeviceCheckAccess(base, address, bytes, 0, 0));
}

}  // namespace

TEST(CheckedAccessInBoundsIsFine) {
  const Checked checked;
  char* memory = AllocNow(100);
  for (int i = 0; i < 2; ++i) {
    CHECK_EQ(Device(memory, memory, 100), "");
    CHECK_EQ(Device(memory, memory + 99, 1), "");
    CHECK_EQ(Device(nullptr, memory + 50, 50), "");
  }
  CHECK_EQ(FreeNow(memory), 0);
}

TEST(HostAccessToDeviceMemoryIsReported) {
  const Checked checked;
  char* memory = AllocNow(100);
  char* shared = AllocNow(100, true);
  int host = 0;
  CHECK_EQ(Device(memory, memory + 4, 4), "");  // remembered, but not for the host
  CHECK(Contains(Host(memory, memory + 4, 4), "host access of device memory that isn't shared"));
  CHECK(Contains(Host(nullptr, memory + 4, 4), "host access of device memory that isn't shared"));
  CHECK_EQ(Host(shared, shared + 4, 4), "");
  CHECK_EQ(Device(shared, shared + 4, 4), "");
  CHECK_EQ(Host(&host, &host, 4), "");
  CHECK_EQ(FreeNow(memory), 0);
  CHECK_EQ(FreeNow(shared), 0);
}

TEST(DeviceAccessToHostMemoryIsReported) {
  const Checked checked;
  int host[4] = {};
  constexpr const char* kText = "device access of host memory that is neither shared with the device nor registered";
  CHECK_EQ(Device(host, host, 4), kText);
  CHECK_EQ(strettoDeviceHostRegister(host, sizeof host, 0), 0);
  CHECK_EQ(Device(host, host + 3, 4), "");
  CHECK_EQ(Device(nullptr, host + 3, 4), "");
  CHECK(
      Contains(Device(host, host + 4, 4), "out of bounds: 4 bytes at offset 16 of a block of 16 bytes of registered"));
  CHECK_EQ(strettoDeviceHostUnregister(host, 0), 0);
  CHECK_EQ(Device(host, host, 4), kText);
}

TEST(OutOfBoundsIsReported) {
  const Checked checked;
  char* memory = AllocNow(100);
  char* next = AllocNow(100);
  CHECK(Contains(Device(memory, memory + 98, 4),
                 "out of bounds: 4 bytes at offset 98 of a block of 100 bytes of device"));
  CHECK(Contains(Device(memory, memory - 4, 4), "out of bounds: 4 bytes at offset -4 of a block of 100"));
  CHECK(Contains(Device(nullptr, memory + 100, 4), "offset 100 of a block of 100"));
  // Into another block: only the base can tell.
  CHECK(Contains(Device(memory, next, 4), "out of bounds"));
  CHECK_EQ(Device(nullptr, next, 4), "");
  CHECK(Contains(Host(memory, memory + 100, 4), "out of bounds"));
  CHECK(Contains(Device(nullptr, nullptr, 4), "null pointer"));
  CHECK(Contains(Host(nullptr, nullptr, 4), "null pointer"));
  CHECK_EQ(Device(memory, memory + 500, 0), "");
  CHECK_EQ(FreeNow(memory), 0);
  CHECK_EQ(FreeNow(next), 0);
}

TEST(UseAfterDeallocIsReported) {
  const Checked checked;
  char* memory = AllocNow(100);
  char* shared = AllocNow(100, true);
  CHECK_EQ(Device(memory, memory, 4), "");
  CHECK_EQ(FreeNow(memory), 0);
  CHECK(Contains(Device(memory, memory, 4), "device access of device memory after its dealloc"));
  CHECK_EQ(FreeNow(shared), 0);
  CHECK(Contains(Host(shared, shared + 8, 4), "host access of device memory after its dealloc (4 bytes at offset 8"));
  for (int i = 0; i < 100; ++i) {
    char* other = AllocNow(100);
    CHECK(other != memory && other != shared);
    CHECK_EQ(FreeNow(other), 0);
  }
  CHECK(Contains(Device(memory, memory, 4), "after its dealloc"));
  CHECK(Contains(TextOf(FreeNow(memory)), "deallocated before"));
  memory[0] = 'x';  // what isn't checked doesn't crash
}

TEST(CopiesAndFillsAreChecked) {
  const Checked checked;
  char host[300];
  char* memory = AllocNow(100);
  const int64_t sizes[] = {3, 4}, strides[] = {-40, 5}, host_strides[] = {4, 1};
  WithThreads({1, 2}, [&] {
    CHECK_EQ(Wait(strettoDeviceCopy(memory, host, 100, nullptr, 0, 0)), 0);
    CHECK(Contains(TextOf(Wait(strettoDeviceCopy(memory, host, 101, nullptr, 0, 0))),
                   "copy out of bounds: 101 bytes at offset 0"));
    CHECK(Contains(TextOf(Wait(strettoDeviceCopy(host, memory + 50, 51, nullptr, 0, 0))), "copy out of bounds"));
    CHECK_EQ(Wait(strettoDeviceCopyStrided(memory + 80, host, 2, sizes, strides, host_strides, 1, nullptr, 0, 0)), 0);
    CHECK(Contains(
        TextOf(Wait(strettoDeviceCopyStrided(memory + 79, host, 2, sizes, strides, host_strides, 1, nullptr, 0, 0))),
        "copy out of bounds"));
    CHECK_EQ(Wait(strettoDeviceFill(memory, "abcd", 4, 25, nullptr, 0, 0)), 0);
    CHECK(Contains(TextOf(Wait(strettoDeviceFill(memory, "abcd", 4, 26, nullptr, 0, 0))),
                   "fill out of bounds: 104 bytes"));
    CHECK(Contains(TextOf(Wait(strettoDeviceFill(host, "abcd", 4, 2, nullptr, 0, 0))),
                   "fill of host memory that is neither"));
  });
  CHECK_EQ(FreeNow(memory), 0);
  CHECK(Contains(TextOf(Wait(strettoDeviceCopy(host, memory, 10, nullptr, 0, 0))),
                 "copy of device memory after its dealloc"));
}

TEST(CopiesAreCheckedWhenTheirTurnComes) {
  const Checked checked;
  GateKernel pass;
  Gate gate;
  char host[100] = "x";
  char* memory = AllocNow(100);
  const StrettoPoint begin = Launch(pass, Grid(1), {}, &gate);
  const StrettoPoint copied = strettoDeviceCopy(memory, host, 100, &begin, 1, 0);
  const StrettoPoint freed = strettoDeviceFree(memory, &copied, 1, 0);
  const StrettoPoint late = strettoDeviceCopy(memory, host, 100, &freed, 1, 0);
  gate.Open();
  CHECK_EQ(Wait(freed), 0);
  CHECK(Contains(TextOf(Wait(late)), "after its dealloc"));
}

TEST(KernelsStopAtAWrongAccess) {
  const Checked checked;
  Kernel kernel(
      [](void* const* arguments, const StrettoGrid*, int64_t first, int64_t last, void*) {
        char* memory = Argument<char*>(arguments, 0);
        for (int64_t block = first; block < last; ++block) {
          if (const int32_t code = strettoDeviceCheckAccess(memory, memory + block, 1, 1, 0)) return code;
          memory[block] = static_cast<char>(block);
        }
        return 0;
      },
      {8});
  WithThreads({1, 2, 8}, [&] {
    char* memory = AllocNow(5000);
    CHECK_EQ(Wait(Launch(kernel, Grid(5000), {}, memory)), 0);
    CHECK(Contains(TextOf(Wait(Launch(kernel, Grid(5001), {}, memory))), "1 bytes at offset 5000 of a block of 5000"));
    CHECK_EQ(FreeNow(memory), 0);
  });
}

TEST(MemoryOfBothModesSideBySide) {
  char* plain = AllocNow(100);
  char* apart;
  {
    const Checked checked;
    apart = AllocNow(100);
    CHECK_EQ(Host(plain, plain, 4), "");
    CHECK(Contains(Device(plain, plain + 100, 4), "out of bounds"));
  }
  CHECK(Contains(Host(apart, apart, 4), "host access"));
  CHECK_EQ(FreeNow(plain), 0);
  CHECK_EQ(FreeNow(apart), 0);
  CHECK_EQ(strettoDeviceLiveAllocations(nullptr, 0), 0);
}

TEST(ChecksFromManyThreadsWhileMemoryComesAndGoes) {
  const Checked checked;
  char* kept = AllocNow(4096);
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&] {
      while (!stop.load()) {
        for (int i = 0; i < 100; ++i) CHECK_EQ(strettoDeviceCheckAccess(kept, kept + i, 4, 1, 0), 0);
        char* own = AllocNow(64);
        CHECK_EQ(strettoDeviceCheckAccess(own, own, 64, 1, 0), 0);
        CHECK_EQ(FreeNow(own), 0);
        CHECK(strettoDeviceCheckAccess(own, own, 1, 1, 0) != 0);
      }
    });
  }
  Burn(std::chrono::milliseconds(100));
  stop = true;
  for (std::thread& thread : threads) thread.join();
  CHECK_EQ(FreeNow(kept), 0);
}
