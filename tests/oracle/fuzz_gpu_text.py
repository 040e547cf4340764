"""Compare how Stretto and MLIR print random gpu modules.

STRETTO_MLIR_ROOT=... python fuzz_gpu_text.py FIRST_SEED END_SEED
"""

from __future__ import annotations

import sys

from gpu_text_programs import Programs
from text_fuzzer import compare

if __name__ == "__main__":
    sys.exit(compare(lambda seed: Programs(seed).module(), int(sys.argv[1]), int(sys.argv[2])))
