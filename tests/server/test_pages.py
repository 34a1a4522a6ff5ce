"""The pages and the files beside them."""

import gzip
from pathlib import Path

import brotli
import httpx
import pytest

from knobel.locale import LANGUAGES, text
from knobel.server.pages import StaticFiles
from tests.kit.wires import Wire

SCRIPT = "let x = 1;\n" * 200


async def raw(wire: Wire, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer and its body as it came over the wire, still packed."""
    sent = {"Accept-Encoding": "identity", **{k.replace("_", "-"): v for k, v in headers.items()}}
    transport = httpx.ASGITransport(wire.app)
    async with (
        httpx.AsyncClient(transport=transport, base_url="http://play.example") as http,
        http.stream("GET", path, headers=sent) as answer,
    ):
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    "path", ["/", "/j/K7PM2X", "/m/k7m2x9q4tw", "/r/abc", "/new", "/any/thing"]
)
async def test_every_address_shows_the_app(wire: Wire, path: str) -> None:
    answer = await wire.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<noscript>" in answer.text


@pytest.mark.parametrize("path", ["/", "/j/K7PM2X", "/assets/app-1a2b.js", "/icon.svg"])
@pytest.mark.parametrize(
    ("accepted", "used"),
    [
        ("br", "br"),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_file_comes_packed_once_in_the_way_that_is_asked_for(
    wire: Wire, path: str, accepted: str, used: str | None
) -> None:
    plain = (await raw(wire, path))[1]
    if len(plain) < 512:
        used = None
    answer, body = await raw(wire, path, Accept_Encoding=accepted)
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[used]

    assert answer.headers.get("content-encoding") == used
    assert unpack(body) == plain
    assert int(answer.headers["content-length"]) == len(body)
    assert "accept-encoding" in answer.headers["vary"].lower()


async def test_assets_are_kept_for_ever(wire: Wire) -> None:
    answer = await wire.get("/assets/app-1a2b.js")

    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_the_service_worker_is_asked_for_again_every_time(wire: Wire) -> None:
    answer = await wire.get("/sw.js")

    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "worker-src" not in answer.headers["content-security-policy"]  # 'self', as the rest


async def test_pictures_are_not_packed(wire: Wire) -> None:
    answer, body = await raw(wire, "/assets/ball-5e6f.png", Accept_Encoding="br, gzip")

    assert answer.headers["content-type"].startswith("image/png")
    assert answer.headers.get("content-encoding") is None
    assert body == bytes(2000)


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js"])
async def test_what_the_browser_has_is_not_sent_again(wire: Wire, path: str) -> None:
    etag = (await wire.get(path)).headers["etag"]
    for known in (etag, f'"other", {etag}', f"W/{etag}"):
        again = await wire.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == etag
    other = await wire.get(path, headers={"If-None-Match": '"other"'})

    assert other.status_code == 200


async def test_head_tells_the_same_without_a_body(wire: Wire) -> None:
    answer = await wire.call("HEAD", "/")

    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js", "/health", "/schema", "/api/nothing"])
async def test_every_answer_forbids_foreign_scripts(wire: Wire, path: str) -> None:
    headers = (await wire.get(path)).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )

    assert policy["default-src"] == "'self'"
    assert policy.get("script-src", "'self'") == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["permissions-policy"] == "camera=(self), geolocation=(), microphone=()"


async def test_our_pages_speak_with_this_server_alone(wire: Wire) -> None:
    policy = (await wire.get("/")).headers["content-security-policy"]

    assert "connect-src 'self';" in policy
    assert "ws:" not in policy


async def test_nobody_on_the_way_keeps_what_is_secret(wire: Wire) -> None:
    anna, _ = await wire.pair()
    path = f"/api/matches/{anna['id']}"
    asked = [
        await wire.get("/api/catalog"),
        await wire.get(f"/api/codes/{anna['code']}"),
        await wire.get("/api/codes/NOCODE"),
        await wire.get(f"/api/watch/{anna['watch']}"),
        await wire.get(f"/api/groups/{'g' * 32}"),
        await wire.get(f"{path}/history", token=anna["token"]),
        await wire.get(f"{path}/record", token=anna["token"]),
        await wire.get(f"/api/qr?path=/j/{anna['code']}"),
        await wire.get("/api/address"),
        await wire.get("/api/nothing"),
        await wire.post("/api/matches", {}),
        await wire.call("DELETE", path, token=anna["token"]),
    ]

    assert {answer.headers["cache-control"] for answer in asked} == {"no-store"}


@pytest.mark.parametrize(
    ("path", "caching"),
    [
        ("/api/packs/xobrainer", "no-cache"),
        ("/api/packs/xcode", "no-cache"),
    ],
)
async def test_what_is_not_secret_may_be_kept(wire: Wire, path: str, caching: str) -> None:
    assert (await wire.get(path)).headers["cache-control"] == caching


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_speaks_before_the_app_does(wire: Wire, language: str) -> None:
    page = (await wire.get("/", headers={"Accept-Language": f"{language}-XX, en;q=0.1"})).text

    assert f'<html lang="{language}"' in page
    assert f"<title>{text(language, 'shell-title')}</title>" in page
    assert f"<noscript>{text(language, 'shell-no-script')}</noscript>" in page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_device_installs_is_told_in_its_language(wire: Wire, language: str) -> None:
    answer = await wire.get("/manifest.webmanifest", headers={"Accept-Language": language})

    assert answer.json() == {"lang": language, "description": text(language, "shell-description")}
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert "accept-language" in answer.headers["vary"].lower()


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("pt, fr-CH;q=0.8, en;q=0.3", "fr"),
        ("en;q=0.2, nl;q=0.9", "nl"),
        ("DA", "da"),
        ("xx", "en"),
        ("", "en"),
        (";;q=,,=", "en"),
        ("de;q=abc, fr", "fr"),
        ("fr;q=0, de;q=0.5", "de"),
    ],
)
async def test_the_language_is_the_best_that_is_asked_for(
    wire: Wire, wanted: str, language: str
) -> None:
    answer = await wire.get("/", headers={"Accept-Language": wanted})

    assert f'<html lang="{language}"' in answer.text
    assert "accept-language" in answer.headers["vary"].lower()


# What is not ours to give


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/....//....//secret.txt",
        "/assets//etc/passwd",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%00",
        "/x%00.js",
        "/assets/" + "x" * 300,
        "/y." + "x" * 300,
        "/assets/",
        "/assets/missing.js",
        "/missing.png",
        "/assets/link.txt",
    ],
)
async def test_nothing_outside_the_folder_is_given_away(
    wire: Wire, folder: Path, path: str
) -> None:
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "assets" / "link.txt").symlink_to(folder.parent / "secret.txt")
    answer = await wire.get(path)

    assert "secret" not in answer.text
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


async def test_one_file_is_kept_once_however_it_is_asked_for(folder: Path) -> None:
    files = StaticFiles(folder)
    for detour in ("assets/app-1a2b.js", "assets/./app-1a2b.js", "assets//app-1a2b.js"):
        await files.file(detour)

    assert len(files._files) == 1


async def test_without_a_built_app_it_says_so(tmp_path: Path, wire: Wire) -> None:
    wire.files._root = tmp_path / "nothing"
    answer = await wire.get("/")

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
