#!/bin/sh
# Checks the models exhaustively with Spin (Debian: spin). native/model/check.sh [BUILD_DIR]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${1:-$(mktemp -d)}
mkdir -p "$work"
cd "$work"
check() {  # NAME MODEL clean|error [SPIN FLAGS]
  name=$1
  model=$2
  expected=$3
  shift 3
  spin -a "$@" "$here/$model" > "$name.log"
  cc -O2 -DSAFETY -DCOLLAPSE -DVECTORSZ=2048 -o "$name" pan.c
  ./"$name" -m1000000 -w26 >> "$name.log"
  if [ "$expected" = error ]; then
    grep -q "errors: 1" "$name.log" || { echo "$name: the fault was not found"; exit 1; }
    echo "$name: the fault was found"
    return
  fi
  grep -q "errors: 0" "$name.log" || { cat "$name.log"; echo "$name: FAILED"; exit 1; }
  grep -q "max search depth too small" "$name.log" && { echo "$name: not exhaustive"; exit 1; }
  echo "$name: $(grep 'states, stored' "$name.log" | tr -s ' '), no errors"
}
check waiters waiters.pml clean
check permits-1 permits.pml clean -DPERMITS=1
check permits-2 permits.pml clean -DPERMITS=2
check permits-1-no-wait permits.pml clean -DPERMITS=1 -DNO_WAIT
check permits-2-no-wait permits.pml clean -DPERMITS=2 -DNO_WAIT
check permits-1-drain permits.pml clean -DPERMITS=1 -DDRAIN
check permits-2-drain permits.pml clean -DPERMITS=2 -DDRAIN
check no-last-look permits.pml error -DPERMITS=2 -DNO_LAST_LOOK
check no-second-look permits.pml error -DPERMITS=2 -DDRAIN -DNO_SECOND_LOOK
check points points.pml clean
check points-no-last-look points.pml error -DNO_LAST_LOOK
check points-no-exchange points.pml error -DNO_EXCHANGE
