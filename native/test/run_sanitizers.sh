#!/bin/sh
# Builds the native tests plain and under each sanitizer, and runs them.
#   native/test/run_sanitizers.sh [BUILD_ROOT [SANITIZER...]]
# SANITIZER: none, thread, address+undefined. STRETTO_STRESS_SECONDS sets the length of each stress test;
# with STRETTO_FULL=1 it is 20.
set -eu
[ "${STRETTO_FULL:-}" = 1 ] && export STRETTO_STRESS_SECONDS="${STRETTO_STRESS_SECONDS:-20}"
source_dir=$(cd "$(dirname "$0")/../.." && pwd)
root=${1:-$source_dir/build/sanitizers}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- none thread address+undefined

export TSAN_OPTIONS="halt_on_error=1 exitcode=66 ${TSAN_OPTIONS:-}"
export ASAN_OPTIONS="detect_leaks=1 ${ASAN_OPTIONS:-}"
export UBSAN_OPTIONS="print_stacktrace=1 halt_on_error=1 ${UBSAN_OPTIONS:-}"
for sanitizer in "$@"; do
  echo "== $sanitizer"
  flag=$sanitizer
  [ "$sanitizer" = none ] && flag=
  cmake -S "$source_dir" -B "$root/$sanitizer" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DSTRETTO_BUILD_TESTS=ON "-DSTRETTO_SANITIZE=$flag" > "$root-$sanitizer.log" 2>&1 ||
    { cat "$root-$sanitizer.log"; exit 1; }
  ninja -C "$root/$sanitizer" > "$root-$sanitizer.log" 2>&1 || { cat "$root-$sanitizer.log"; exit 1; }
  "$root/$sanitizer/native/test/abi_test" "$root/$sanitizer/libstretto_runtime.so"
  "$root/$sanitizer/native/test/runtime_test"
  "$root/$sanitizer/native/test/stress"
done
echo "== all clean"
