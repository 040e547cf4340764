"""The lexer of MLIR's text: xDSL's, in linear time for any text."""

from __future__ import annotations

import re

from xdsl.utils.mlir_lexer import MLIRLexer


class TextLexer(MLIRLexer):
    """xDSL's lexer, whose pattern for strings takes exponential time where one isn't closed."""

    # What is matched is never given back, so an unclosed string fails at once.
    _unescaped_characters_regex = re.compile(r'"(?:[^"\\\n\v\f]++|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')
