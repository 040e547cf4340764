"""`stretto`: the tools under one name, `stretto opt`, `stretto run` and `stretto doctor`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from stretto.cli.options import version_text

EXIT_BAD_USAGE = 2

COMMANDS = {
    "opt": "Parse, verify, run passes, print; as stretto-opt",
    "run": "Lower, compile, execute; as stretto-run",
    "doctor": "Check the installation and say what is there",
}

_HELP = "stretto COMMAND [options]: compile and run programs in MLIR's async and gpu dialects\n\nCommands:\n"


def help_text() -> str:
    """The text of `stretto --help`."""
    lines = "".join(f"  {name:<8} {text}\n" for name, text in COMMANDS.items())
    return f"{_HELP}{lines}\n`stretto COMMAND --help` lists the options of a command.\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; `arguments` are those of the process by default. Returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if not arguments:
        sys.stderr.write(help_text())
        return EXIT_BAD_USAGE
    command, rest = arguments[0], arguments[1:]
    if command in ("-h", "-help", "--help", "help"):
        sys.stdout.write(help_text())
        return 0
    if command in ("-version", "--version"):
        sys.stdout.write(version_text("stretto"))
        return 0
    if command == "opt":
        from stretto.cli.opt import main as opt

        return opt(rest)
    if command == "run":
        from stretto.cli.run import main as run

        return run(rest)
    if command == "doctor":
        from stretto.cli.doctor import main as doctor

        return doctor(rest)
    from stretto.diagnostics.suggestions import near_or_all

    sys.stderr.write(f"stretto: error: unknown command '{command}'.{near_or_all(command, COMMANDS)}\n")
    return EXIT_BAD_USAGE


def console() -> None:
    """The process `stretto`. A program's threads end with it, as in `stretto-run`."""
    if sys.argv[1:2] == ["run"]:
        from stretto.cli.run import console as run

        del sys.argv[1]
        run()
    sys.exit(main())


if __name__ == "__main__":
    console()
