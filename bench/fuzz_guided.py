"""Fuzzes one reader with atheris, which builds on inputs that reach new code.

Started by `python -m bench.fuzz --guided NAME`, in a process of its own: our modules must be
imported by atheris itself, so that it sees which code is reached.
"""

import sys
from pathlib import Path

CORPUS = Path(__file__).parent / "results" / "corpus"


def main(name: str, *flags: str) -> None:
    """Fuzz until the time is over or a fault is found; atheris ends the process."""
    try:
        import atheris  # noqa: PLC0415 -- only this needs it, and few will have it
    except ImportError:
        sys.exit("--guided needs atheris: pip install atheris")
    with atheris.instrument_imports(include=["knobel"]):
        from bench.fuzz_values import TARGETS  # noqa: PLC0415 -- see above
    target = TARGETS[name]
    folder = CORPUS / name
    folder.mkdir(parents=True, exist_ok=True)
    for number, body in enumerate(target.seeds()):
        (folder / f"seed-{number}").write_bytes(body)
    prefix = f"-artifact_prefix={CORPUS}/{name}-"
    arguments = [sys.argv[0], *flags, "-max_len=8192", "-print_final_stats=1", prefix, str(folder)]
    atheris.Setup(arguments, target.read)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
