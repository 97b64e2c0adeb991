"""Compile the rules where a C compiler is; without one the plain Python files are used."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "src"))

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "binding": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # True would change % of negative numbers
    "initializedcheck": False,
}


def extensions() -> list[Extension]:
    if os.environ.get("CELESTIA_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    from celestia import compile_rules

    source = compile_rules.write(Path("build/joined"))
    # Not through CFLAGS, which would replace Python's own flags.
    # Fused multiply-add rounds differently from the interpreter, and both builds must decide alike.
    flags = [] if sys.platform == "win32" else ["-O3", "-fwrapv", "-ffp-contract=off", "-g0"]
    if sys.platform == "linux":
        # Native policies made the unit so large that gcc stopped inlining the rules: 5 to 10 % slower.
        limits = ("inline-unit-growth=400", "large-unit-insns=2000000", "early-inlining-insns=20")
        flags += [part for limit in limits for part in ("--param", limit)]
    flags += os.environ.get("CELESTIA_COMPILE_FLAGS", "").split()
    unit = Extension("celestia._compiled", [str(source)], extra_compile_args=flags)
    found: list[Extension] = cythonize([unit], compiler_directives=DIRECTIVES, quiet=True)
    return found


class OptionalBuild(build_ext):
    """A failed compilation leaves the plain Python files in charge, and says so."""

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:
            print(f"celestia: the rules stay interpreted, which is slower: {error}", file=sys.stderr)

    def copy_extensions_to_source(self) -> None:  # an editable install copies what was built
        self.extensions = [ext for ext in self.extensions if os.path.exists(self.built_path(ext))]
        super().copy_extensions_to_source()

    def built_path(self, ext: Extension) -> str:
        return os.path.join(self.build_lib, self.get_ext_filename(self.get_ext_fullname(ext.name)))


class CarryClient(build_py):
    """A wheel carries the built table, so that playing needs no Node. `make wheel` builds it first."""

    def run(self) -> None:
        if not self.editable_mode and not os.path.exists("src/celestia/web/index.html"):
            raise SystemExit("celestia: this wheel would have no browser table: build it by `make wheel`")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "build_py": CarryClient})
