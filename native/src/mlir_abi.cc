// MLIR's names, for code that MLIR lowered or that was lowered with abi=mlir.
#include "executor.h"
#include "object.h"
#include "sites.h"

using namespace stretto;

namespace {

Object* AsObject(void* object) { return static_cast<Object*>(object); }
Object* AsObject(StrettoToken* token) { return reinterpret_cast<Object*>(token); }
Object* AsObject(StrettoValue* value) { return reinterpret_cast<Object*>(value); }
Object* AsObject(StrettoGroup* group) { return reinterpret_cast<Object*>(group); }

// A null object is one that could not be made: it has failed, and nobody waits for it.
void CompleteIfAny(Object* object, uint64_t word) {
  if (object != nullptr) CompleteAsTask(object, word);
}
bool Failed(Object* object) { return object == nullptr || (StateOf(object) & kFailed) != 0; }
void AwaitIfAny(Object* object) {
  if (object != nullptr) AwaitBlocking(object);
}

}  // namespace

extern "C" {

void mlirAsyncRuntimeAddRef(void* object, int64_t count) {
  if (object != nullptr && count > 0) AddReference(AsObject(object), count);
}
void mlirAsyncRuntimeDropRef(void* object, int64_t count) {
  if (object != nullptr && count > 0) DropReference(AsObject(object), count);
}

StrettoToken* mlirAsyncRuntimeCreateToken(void) { return strettoAsyncCreateToken(0); }
StrettoValue* mlirAsyncRuntimeCreateValue(int64_t size) { return strettoAsyncCreateValue(size, 0); }
StrettoGroup* mlirAsyncRuntimeCreateGroup(int64_t size) { return strettoAsyncCreateGroup(size, 0); }
int64_t mlirAsyncRuntimeAddTokenToGroup(StrettoToken* token, StrettoGroup* group) {
  return strettoAsyncAddToGroup(token, group);
}

void mlirAsyncRuntimeEmplaceToken(StrettoToken* token) { CompleteIfAny(AsObject(token), kAvailable); }
void mlirAsyncRuntimeEmplaceValue(StrettoValue* value) { CompleteIfAny(AsObject(value), kAvailable); }
void mlirAsyncRuntimeSetTokenError(StrettoToken* token) { CompleteIfAny(AsObject(token), ErrorWord(kGenericError)); }
void mlirAsyncRuntimeSetValueError(StrettoValue* value) { CompleteIfAny(AsObject(value), ErrorWord(kGenericError)); }

bool mlirAsyncRuntimeIsTokenError(StrettoToken* token) { return Failed(AsObject(token)); }
bool mlirAsyncRuntimeIsValueError(StrettoValue* value) { return Failed(AsObject(value)); }
bool mlirAsyncRuntimeIsGroupError(StrettoGroup* group) {
  return group == nullptr || ErrorOf(AsObject(group)) != 0;
}

void mlirAsyncRuntimeAwaitToken(StrettoToken* token) { AwaitIfAny(AsObject(token)); }
void mlirAsyncRuntimeAwaitValue(StrettoValue* value) { AwaitIfAny(AsObject(value)); }
void mlirAsyncRuntimeAwaitAllInGroup(StrettoGroup* group) { AwaitIfAny(AsObject(group)); }

void* mlirAsyncRuntimeGetValueStorage(StrettoValue* value) {
  return value == nullptr ? nullptr : static_cast<Value*>(AsObject(value))->payload;
}

void mlirAsyncRuntimeExecute(StrettoCoroHandle handle, StrettoCoroResume resume) { Post(handle, resume, {}); }

void mlirAsyncRuntimeAwaitTokenAndExecute(StrettoToken* token, StrettoCoroHandle handle, StrettoCoroResume resume) {
  strettoAsyncAwaitAndExecute(token, handle, resume);
}
void mlirAsyncRuntimeAwaitValueAndExecute(StrettoValue* value, StrettoCoroHandle handle, StrettoCoroResume resume) {
  strettoAsyncAwaitAndExecute(value, handle, resume);
}
void mlirAsyncRuntimeAwaitAllInGroupAndExecute(StrettoGroup* group, StrettoCoroHandle handle,
                                               StrettoCoroResume resume) {
  strettoAsyncAwaitAndExecute(group, handle, resume);
}

int64_t mlirAsyncRuntimGetNumWorkerThreads(void) { return NumThreads(); }

}  // extern "C"
