"""Sphinx's settings: sphinx-build -W docs build/docs."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Stretto"
extensions = ["myst_parser", "sphinx.ext.autodoc", "reference_pages"]
html_theme = "furo"
myst_heading_anchors = 3
# MLIR has no lexer in Pygments; its blocks are shown as text.
suppress_warnings = ["misc.highlighting_failure", "config.cache"]
exclude_patterns: list[str] = []
autodoc_member_order = "bysource"


def setup(app) -> None:
    """Blocks of MLIR's text are plain text to Pygments."""
    from pygments.lexers.special import TextLexer

    app.add_lexer("mlir", TextLexer)
