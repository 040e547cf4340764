"""`stretto-opt`: parse, verify, run passes, print."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from stretto.analysis.verification import is_valid
from stretto.cli.common import (
    EXIT_BAD_INPUT,
    EXIT_DONE,
    parse_text,
    read_input,
    run_tool,
    warn,
    write_output,
)
from stretto.cli.instrumentation import Statistics, Timing, ir_printing
from stretto.cli.options import Arguments, UsageError, help_text, parse_arguments, version_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError, DiagnosticPrinter
from stretto.diagnostics.errors import handling
from stretto.diagnostics.expected import ExpectedDiagnostics
from stretto.diagnostics.reproducer import reproducer_pipeline, reproducer_text
from stretto.dialects.mlir_text.printer import MLIRPrinter
from stretto.pass_manager import (
    Instrumentation,
    Nested,
    PassUse,
    Pipeline,
    PipelineError,
    all_passes,
    make_pipeline,
    parse_options,
    parse_pipeline,
    run_pipeline,
)

_SPLIT_MARKER = re.compile(r"^// -----(?=//|[ \t\r]*$)", re.MULTILINE)
DESCRIPTION = 'stretto-opt [FILE|-] [options] [--PASS[="options"]]...: parse, verify, run passes, print'


def main(arguments: Sequence[str] | None = None) -> int:
    """The tool; `arguments` are those of the process by default. Returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    show_traceback = "--debug-traceback" in arguments or "-debug-traceback" in arguments
    return run_tool("stretto-opt", lambda printer: _main(arguments, printer), show_traceback=show_traceback)


def _main(argv: Sequence[str], printer: DiagnosticPrinter) -> int:
    _load_plugins(argv)
    arguments = parse_arguments("opt", argv, _pass_flags)
    if arguments.flag("help"):
        sys.stdout.write(help_text("opt", DESCRIPTION, _described_passes()))
        return EXIT_DONE
    if arguments.flag("version"):
        sys.stdout.write(version_text("stretto-opt"))
        return EXIT_DONE
    if arguments.flag("list-passes"):
        sys.stdout.write("".join(f"{name}\n" for name in sorted(all_passes())))
        return EXIT_DONE
    if arguments.flag("show-dialects"):
        names = sorted(make_context().registered_dialect_names)
        sys.stdout.write("Available Dialects: " + ",".join(names) + "\n")
        return EXIT_DONE
    return _Tool(arguments, printer).run()


def _load_plugins(argv: Sequence[str]) -> None:
    """Load pass plugins before the other flags are read, since they bring flags."""
    for k, word in enumerate(argv):
        flag, equals, place = word.lstrip("-").partition("=")
        if flag == "load-pass-plugin" and word.startswith("-"):
            from stretto.plugins import PluginError, load_pass_plugin

            place = place if equals else "".join(argv[k + 1 : k + 2])
            try:
                load_pass_plugin(place, {*all_passes()})
            except PluginError as error:
                raise UsageError(str(error)) from error


def _pass_flags() -> list[str]:
    from stretto.pass_manager import OLD_PASS_NAMES

    return [*all_passes(), *OLD_PASS_NAMES]


def _described_passes() -> list[tuple[str, str]]:
    """Each pass with the first line of its documentation."""
    described: list[tuple[str, str]] = []
    for name, load in sorted(all_passes().items()):
        try:
            text = (load().__doc__ or "").strip().split("\n", 1)[0]
        except Exception as error:  # a pass of a package from outside, or one whose packages aren't there
            text = f"(can't be loaded: {error})"
        # Dataclasses without a text get their signature.
        described.append((name, "" if "(" in text.split(" ", 1)[0] else text))
    return described


def _pipeline(arguments: Arguments) -> Nested:
    """The pipeline of a command line, as text; PipelineError or UsageError if it is wrong."""
    whole, short = arguments.value("pass-pipeline"), arguments.value("p")
    if whole is not None and short is not None:
        raise UsageError("--pass-pipeline and -p can't be used together")
    text = short if whole is None else whole
    if text is not None:
        if arguments.passes:
            flag = "pass-pipeline" if short is None else "p"
            raise UsageError(f"'-{flag}' option can't be used with individual pass options")
        return parse_pipeline(text)
    uses: list[PassUse] = []
    for name, options in arguments.passes:
        if options in ("true", "false"):
            # As flags of LLVM, passes may be written with a truth value.
            if options == "true":
                uses.append(PassUse(name))
            continue
        uses.append(PassUse(name, parse_options(options)))
    return Nested("builtin.module", uses)


@dataclass
class _Tool:
    arguments: Arguments
    printer: DiagnosticPrinter
    instrumentations: list[Instrumentation] = field(default_factory=list[Instrumentation])
    timing: Timing | None = None
    statistics: Statistics | None = None
    pipeline_text: str = ""
    pipeline: Pipeline = field(default_factory=lambda: Pipeline("builtin.module", ()))

    def run(self) -> int:
        arguments = self.arguments
        nested = _pipeline(arguments)
        self.pipeline = make_pipeline(nested, warn)
        self.pipeline_text = str(nested)
        if (printing := ir_printing(arguments, self._print_options())) is not None:
            self.instrumentations.append(printing)
        if arguments.flag("mlir-timing"):
            self.timing = Timing()
            self.instrumentations.append(self.timing)
        if arguments.flag("mlir-pass-statistics"):
            self.statistics = Statistics()
            self.instrumentations.append(self.statistics)
        text, name = read_input(arguments.input)
        self.printer.add_source(name, text)
        output = StringIO()
        good = True
        for number, (first_line, part) in enumerate(self._parts(text)):
            if number:
                output.write("// -----\n")
            good &= self._process(part, name, first_line, output)
        if good or arguments.flag("split-input-file"):
            path = arguments.value("o") or "-"
            if good or path == "-":
                write_output(path, output.getvalue())
        if self.statistics is not None:
            self.statistics.report()
        if self.timing is not None:
            self.timing.report()
        return EXIT_DONE if good else EXIT_BAD_INPUT

    def _print_options(self) -> dict[str, bool]:
        return {
            "print_generic_format": self.arguments.flag("mlir-print-op-generic"),
            "print_debuginfo": self.arguments.flag("mlir-print-debuginfo"),
            "local_scope": self.arguments.flag("mlir-print-local-scope"),
            "keep_names": self.arguments.flag("keep-names"),
        }

    def _parts(self, text: str) -> list[tuple[int, str]]:
        """The parts of the input and the number of the first line of each."""
        if not self.arguments.flag("split-input-file"):
            return [(1, text)]
        starts = [0, *(m.end() for m in _SPLIT_MARKER.finditer(text))]
        ends = [*(m.start() for m in _SPLIT_MARKER.finditer(text)), len(text)]
        return [(1 + text.count("\n", 0, s), text[s:e]) for s, e in zip(starts, ends, strict=True)]

    def _process(self, text: str, name: str, first_line: int, output: StringIO) -> bool:
        """Process one part; returns whether all went well."""
        if not self.arguments.flag("verify-diagnostics"):
            try:
                self._transform(text, name, first_line, output)
            except DiagnosticError as error:
                if self.arguments.flag("debug-traceback"):
                    raise
                for diagnostic in error.diagnostics:
                    self.printer.print(diagnostic)
                return False
            return True
        expected = ExpectedDiagnostics(text, name, first_line=first_line)
        with handling(expected.handle):
            try:
                self._transform(text, name, first_line, output)
            except DiagnosticError as error:
                expected.handle(error.diagnostic)
                for other in error.others:
                    expected.handle_further(other.diagnostic)
        problems = expected.problems()
        for problem in problems:
            self.printer.print(problem)
        return not problems

    def _transform(self, text: str, name: str, first_line: int, output: StringIO) -> None:
        context = make_context(self.arguments.flag("allow-unregistered-dialect"))
        start = time.perf_counter()
        module, parser = parse_text(context, text, name, first_line=first_line)
        self._time("Parser", start)
        pipeline, pipeline_text = self.pipeline, self.pipeline_text
        verify_each = self.arguments.flag("verify-each")
        if self.arguments.flag("run-reproducer"):
            pipeline_text, verify_each = reproducer_pipeline(parser.external_resources)
            try:
                pipeline = make_pipeline(pipeline_text, warn)
            except PipelineError as error:
                raise DiagnosticError(f"the reproducer's pipeline is wrong: {error}") from error
        self._run(pipeline, pipeline_text, module, context, verify_each)
        start = time.perf_counter()
        options = self._print_options()
        if not verify_each and not is_valid(module):
            options["print_generic_format"] = True
        MLIRPrinter(output, **options).print_module(module)
        output.write("\n")
        self._time("Output", start)

    def _run(
        self, pipeline: Pipeline, text: str, module: ModuleOp, context: Context, verify_each: bool
    ) -> None:
        reproducer = self.arguments.value("mlir-pass-pipeline-crash-reproducer")
        before = StringIO()
        if reproducer is not None:
            MLIRPrinter(before, print_debuginfo=True).print_module(module)
        try:
            run_pipeline(
                pipeline,
                module,
                context,
                verify_each=verify_each,
                instrumentations=self.instrumentations,
            )
        except DiagnosticError as error:
            if reproducer is not None:
                write_output(reproducer, reproducer_text(before.getvalue(), text, verify_each=verify_each))
                error.notes.append((f"a reproducer has been written to '{reproducer}'", None))
            raise

    def _time(self, phase: str, start: float) -> None:
        if self.timing is not None:
            self.timing.phase(phase, time.perf_counter() - start)


if __name__ == "__main__":
    sys.exit(main())
