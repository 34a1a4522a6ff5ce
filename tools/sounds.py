"""Render every sound of the page to a file and measure it with sox.

The page plays the same recipes (web/src/lib/recipes.ts); here Chromium renders them offline.
"""

import argparse
import base64
import re
import struct
import subprocess
import wave
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.kit.browser import FLAGS, chromium
from tools.web import ROOT

RATE = 44_100
SECONDS = 2

_TRANSPILE = """
const { transpileModule } = require('typescript');
const source = require('node:fs').readFileSync('src/lib/recipes.ts', 'utf8');
process.stdout.write(transpileModule(source, {
  compilerOptions: { module: 'esnext', target: 'es2022' } }).outputText);
"""

_RENDER = """async ([script, rate, seconds]) => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const { SOUNDS, schedule } = await import(url);
    const rendered = {};
    for (const sound of SOUNDS) {
        const context = new OfflineAudioContext(1, rate * seconds, rate);
        schedule(context, sound, 0.5);
        const samples = (await context.startRendering()).getChannelData(0);
        const bytes = new Uint8Array(samples.buffer);
        let text = '';
        for (let i = 0; i < bytes.length; i += 8192)
            text += String.fromCharCode(...bytes.subarray(i, i + 8192));
        rendered[sound] = btoa(text);
    }
    return rendered;
}"""


@dataclass(frozen=True)
class Measured:
    """In decibels below full scale: the highest sample, and the loudest twentieth of a second."""

    peak: float
    loudness: float


def render(page: Page, folder: Path) -> dict[str, Path]:
    """A file for each sound."""
    script = subprocess.run(
        ["node", "-e", _TRANSPILE], cwd=ROOT / "web", capture_output=True, check=True, text=True
    ).stdout
    rendered = page.evaluate(_RENDER, [script, RATE, SECONDS])
    return {name: _write(folder / f"{name}.wav", data) for name, data in rendered.items()}


def _write(path: Path, data: str) -> Path:
    """32-bit samples, so that excessive levels are measured and not clipped."""
    raw = base64.b64decode(data)
    samples = struct.unpack(f"<{len(raw) // 4}f", raw)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(4)
        file.setframerate(RATE)
        whole = 2**31 - 1
        clipped = (max(-1.0, min(1.0, sample)) for sample in samples)
        file.writeframes(b"".join(struct.pack("<i", int(one * whole)) for one in clipped))
    return path


def measure(path: Path) -> Measured:
    """What sox says about a file, as a phone would play it: without the lowest tones."""
    said = subprocess.run(
        ["sox", path, "-n", "highpass", "200", "stats"], capture_output=True, check=True, text=True
    ).stderr

    def figure(name: str) -> float:
        found = re.search(rf"^{name} dB\s+(\S+)", said, re.MULTILINE)
        assert found, said
        return float(found[1])

    return Measured(figure("Pk lev"), figure("RMS Pk"))


def main() -> None:
    """Write all files, and say how loud they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        files = render(browser.new_page(), folder)
        browser.close()
    for name, path in files.items():
        found = measure(path)
        print(f"{name:10} peak {found.peak:6.1f} dB   loudness {found.loudness:6.1f} dB")


if __name__ == "__main__":
    main()
