// Waiting for points: gpu.wait in both forms, and what the host waits with.
#include <cstdlib>

#include "device/op.h"
#include "object.h"
#include "sites.h"

namespace stretto::device {

namespace {

bool RunJoin(Op*, int32_t*) { return true; }

struct alignas(16) JoinOp : Op {};

struct alignas(16) TokenOp : Op {
  Object* token;
};

uint64_t WordOf(int32_t code) { return code == 0 ? kAvailable : ErrorWord(code); }

bool RunToken(Op* op, int32_t* code) {
  CompleteAsTask(static_cast<TokenOp*>(op)->token, WordOf(*code));
  return true;
}

}  // namespace

StrettoPoint Join(const Scan& scan, int32_t site) {
  if (scan.Settled()) return scan.Done(scan.code);
  if (scan.kept == 1) {
    for (int64_t i = 0; i < scan.n; ++i) {
      if (!IsComplete(scan.deps[i])) return scan.deps[i];
    }
    // It is complete by now; whether it failed is found out below.
  }
  auto* op = NewOp<JoinOp>(scan, site);
  if (op == nullptr) return FailedPoint(NodeMemoryError(site));
  op->run = RunJoin;
  return Submit(op, scan);
}

namespace {

StrettoPoint Begin() {
  uint64_t before = 0;
  Stream* stream = TakeIdleStream(&before);
  if (stream == nullptr) return 0;
  CompleteNumber(stream, before + 1);
  return PointOf(stream->slot, before + 1);
}

StrettoToken* TokenOf(const Scan& scan, int32_t site) {
  auto* token = static_cast<Object*>(NewObject(STRETTO_TOKEN, sizeof(Object), 2, site));
  if (token == nullptr) return nullptr;
  TokenOp* op = nullptr;
  if (scan.Settled()) {
    CompleteAsTask(token, WordOf(scan.code));
  } else {
    op = NewOp<TokenOp>(scan, site);
    if (op == nullptr) CompleteAsTask(token, ErrorWord(NodeMemoryError(site)));
  }
  if (op != nullptr) {
    op->run = RunToken;
    op->on_failure = true;
    op->token = token;
    SubmitStreamless(op);
  }
  return reinterpret_cast<StrettoToken*>(token);
}

void CountHostWait(const Scan& scan) {
  if (!scan.Settled()) host_waits.fetch_add(1, std::memory_order_relaxed);  // relaxed: a statistic
}

int32_t WaitFor(const Scan& scan) {
  if (scan.Settled()) return scan.code;
  StrettoToken* token = TokenOf(scan, 0);
  strettoAsyncAwait(token);
  const int32_t code = strettoAsyncGetError(token);
  mlirAsyncRuntimeDropRef(token, 1);
  return code;
}

}  // namespace

void Sync() {
  const uint32_t count = stream_count.load(std::memory_order_acquire);
  for (uint32_t slot = 1; slot <= count; ++slot) {
    Stream* stream = streams[slot].load(std::memory_order_acquire);
    const StrettoPoint tail = PointOf(slot, stream->issued.load(std::memory_order_acquire) & ~kClosed);
    // One after another: it is over when the last is, and needs no memory for their number.
    if (!IsComplete(tail)) WaitFor(Scan(&tail, 1));
  }
}

int32_t HostWait(StrettoPoint point) {
  const Scan scan(&point, 1);
  CountHostWait(scan);
  return WaitFor(scan);
}

}  // namespace stretto::device

using namespace stretto::device;

extern "C" {

StrettoPoint strettoDeviceJoin(const StrettoPoint* deps, int64_t n, int32_t site) {
  return n <= 0 ? Begin() : Join(Scan(deps, n), site);
}

StrettoToken* strettoDeviceToken(const StrettoPoint* deps, int64_t n, int32_t site) {
  const Scan scan(deps, n);
  CountHostWait(scan);
  return TokenOf(scan, site);
}

bool strettoDeviceIsComplete(const StrettoPoint* deps, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    if (!IsComplete(deps[i])) return false;
  }
  return true;
}

int32_t strettoDeviceGetError(const StrettoPoint* deps, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    if (!IsComplete(deps[i])) continue;
    if (const int32_t code = FailureOf(deps[i])) return code;
  }
  return 0;
}

}  // extern "C"
