"""Compare how Stretto and MLIR print random async modules.

STRETTO_MLIR_ROOT=... python fuzz_async_text.py FIRST_SEED END_SEED
"""

from __future__ import annotations

import sys

from async_text_programs import Programs
from text_fuzzer import compare

if __name__ == "__main__":
    sys.exit(compare(lambda seed: Programs(seed).module(), int(sys.argv[1]), int(sys.argv[2])))
