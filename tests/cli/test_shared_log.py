"""The command line with a log in PostgreSQL, and where its address may come from."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from knobel.cli import serving
from knobel.core.capabilities import Attempt
from knobel.service.ports import StorageFailed
from knobel.stores import postgres
from knobel.stores.address import BadAddress, address_of, shown
from knobel.stores.folder import KEY, PUSH_KEY
from knobel.stores.migrations import Migration
from knobel.stores.postgres import PostgresStore, migrate
from knobel.stores.postgres import database as database_module
from tests.cli.conftest import Knobel
from tests.kit import services
from tests.kit.certificates import self_signed
from tests.kit.services import Postgres
from tests.kit.stores import summary
from tests.kit.world import TurnedWorld

FAR = "postgresql://knobel@db.example.org/knobel"
NEAR = "postgresql://knobel@127.0.0.1/knobel"


@pytest.fixture
def log(cluster: Postgres) -> str:
    return cluster.url(cluster.emptied())


def test_matches_go_to_postgresql_and_back(
    knobel: Knobel, folder: Path, match: str, log: str, tmp_path: Path
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(knobel("export", match, "--data", folder).out, encoding="utf-8")
    said = knobel("import", record, "--log", log, "--data", tmp_path)
    stored = said.out.split("match ")[1].split(";")[0]

    assert knobel("verify", "--log", log).out == "1 match verified: every line is as it was.\n"
    lines = record.read_text(encoding="utf-8").splitlines()[3:]
    assert knobel("export", stored, "--log", log).out.splitlines()[3:] == lines
    assert knobel("prune", "--days", 0, "--log", log).out == "0 matches deleted.\n"
    assert knobel("prune", "--days", -1, "--log", log).out == "1 match deleted.\n"
    assert knobel("verify", "--log", log).out == "0 matches verified: every line is as it was.\n"


def test_a_dump_of_postgresql_is_restored_whole(
    knobel: Knobel, cluster: Postgres, log: str, folder: Path, match: str, tmp_path: Path
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(knobel("export", match, "--data", folder).out, encoding="utf-8")
    knobel("import", record, "--log", log, "--data", tmp_path)

    async def attempt(url: str) -> list[Attempt]:
        store = await PostgresStore.opened(url)
        await store.note_attempt("group", "m", Attempt("one", True, 93_500))
        kept = list(await store.attempts("group"))
        await store.close()
        return kept

    before = asyncio.run(attempt(log))
    dump = tmp_path / "knobel.dump"
    cluster.dump(log.rpartition("/")[2], dump)
    restored = cluster.fresh()
    cluster.restore(dump, restored)
    other = cluster.url(restored)

    assert knobel("verify", "--log", other).out == "1 match verified: every line is as it was.\n"
    assert asyncio.run(attempt(other)) == before


@pytest.mark.parametrize(("command", "job"), [("verify", "count"), ("prune", "prune")])
def test_maintenance_waits_for_what_takes_the_database_long(
    knobel: Knobel, log: str, monkeypatch: pytest.MonkeyPatch, command: str, job: str
) -> None:
    """A server that did so would keep people waiting; on many matches, nothing else helps here."""
    monkeypatch.setattr(database_module, "ATTEMPT", 0.5)
    for within in ("READING", "WRITING"):
        monkeypatch.setattr(database_module, within, 1.0)

    async def think(store: PostgresStore, *_: object) -> int:
        long = "SELECT 0 FROM pg_sleep(1.5)"
        answer = store.ask(lambda link: link.fetchval(long), is_write=job == "prune")
        return int(await answer)

    monkeypatch.setattr(PostgresStore, job, think)
    assert knobel(command, "--log", log).status == 0


# Schemas


def test_a_database_is_migrated_once(knobel: Knobel, cluster: Postgres) -> None:
    log = cluster.url(cluster.fresh())
    assert knobel("verify", "--log", log) == (
        1,
        "",
        (
            f"The database {shown(log)} has schema 0, this version of Knobel needs"
            f" {postgres.SCHEMA_VERSION}. Run knobel migrate, then start again.\n"
        ),
    )
    first, again = knobel("migrate", "--log", log), knobel("migrate", "--log", log)

    now = postgres.SCHEMA_VERSION
    assert first == (0, f"Schema 0 is now schema {now}.\n", "")
    assert again == (0, f"The database has schema {now}: there is nothing to do.\n", "")
    assert knobel("verify", "--log", log).status == 0


@pytest.mark.parametrize("command", [("verify",), ("serve", "--port", 0)])
def test_a_schema_that_is_too_new_is_refused_with_both_numbers(
    knobel: Knobel, cluster: Postgres, tmp_path: Path, command: tuple[str | int, ...]
) -> None:
    name = cluster.migrated()
    known = postgres.SCHEMA_VERSION
    log = cluster.url(name)
    note = "INSERT INTO migrations SELECT max(number) + 1, 'next' FROM migrations"
    cluster.execute(note, name)
    assert knobel("verify", "--log", log).status == 0
    cluster.execute(note, name)

    assert knobel(*command, "--log", log, "--data", tmp_path) == (
        1,
        "",
        (
            f"The database {shown(log)} has schema {known + 2}, this version of Knobel knows {known}."
            " Install the newer version.\n"
        ),
    )


async def test_old_and_new_version_run_side_by_side(cluster: Postgres) -> None:
    """During a deploy the database is migrated first, under the nodes of the old version.

    Here this version is the old one, and the next step of the schema adds to every table; for what
    the version before asks of this schema, see `tests/ports/test_migrations.py`.
    """
    url = cluster.url(cluster.migrated())
    old = await PostgresStore.opened(url)
    await old.open(summary(), b"header")
    await old.append("m", 1, b"before", is_last=False)
    known = postgres.SCHEMA_VERSION
    older = old.roster(TurnedWorld())
    await older.beat()
    tables = "matches log attempts agreed wishes beats connections keepers debts".split()
    columns = [f"ALTER TABLE {table} ADD COLUMN more text NOT NULL DEFAULT '-'" for table in tables]
    step = Migration(known + 1, "more", ";".join([*columns, "CREATE TABLE more (id integer)"]))
    both = await asyncio.gather(*(migrate(url, (*postgres.MIGRATIONS, step)) for _ in range(2)))
    assert sorted(both) == [(known, known + 1), (known + 1, known + 1)]
    new = await PostgresStore.opened(url)
    for version, store in enumerate((old, new, old, new), 2):
        await store.append("m", version, b"%d" % version, is_last=version == 5, is_live=True)
        await store.open(summary(f"n{version}"), b"header")
        attempt = Attempt("one", version == 5, version)
        await store.note_attempt("group", f"n{version}", attempt)
        await store.wish("m", "anna", f"{version}", b"%d" % version, turn=1, most_own=9, most=9)
    newer = new.roster(TurnedWorld())
    await newer.beat()
    for roster, let_go in ((older, 66), (newer, 77)):
        await roster.let_go("m", "anna", 1, let_go)
        assert await roster.arrive("m", "anna", 2) == let_go
        await roster.settled("m")
    await old.ask(lambda link: link.execute("UPDATE beats SET beat = wall() + 3600000"))

    assert (await older.keep("m"), await newer.keep("m")) == (True, False)
    assert (await older.present("m")).keys() == (await newer.present("m")).keys() == {"anna"}
    assert len(await old.attempts("group")) == len(await new.attempts("group")) == 4
    assert await old.claim_wishes("m", "anna", 2) == [b"2", b"3", b"4", b"5"]
    assert await new.claim_wishes("m", "anna", 2) == []
    assert await old.agree("key", "one") == await new.agree("key", "two") == "one"
    assert await old.read("m") == await new.read("m") == [b"before", b"2", b"3", b"4", b"5"]
    assert [each.is_over for each in await new.page("", 1)] == [True]
    for store in (old, new):
        await store.close()


async def test_a_migration_that_fails_changes_nothing(cluster: Postgres) -> None:
    url = cluster.url(cluster.migrated())
    known = postgres.SCHEMA_VERSION
    step = Migration(known + 1, "bad", "CREATE TABLE more (id integer); SELECT no FROM disk")
    with pytest.raises(StorageFailed):
        await migrate(url, (*postgres.MIGRATIONS, step))

    assert await migrate(url) == (known, known)
    store = await PostgresStore.opened(url)
    assert await store.ask(lambda link: link.fetchval("SELECT to_regclass('more')")) is None
    await store.close()


# Addresses


def test_an_address_comes_from_the_environment_or_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.write_text("postgresql://anna:secret@localhost/knobel\n")

    assert address_of("log", None, {}) is None
    assert address_of("log", "postgresql://localhost/a", {"KNOBEL_LOG": "b"}) == (
        "postgresql://localhost/a"
    )
    assert address_of("log", None, {"KNOBEL_LOG": "postgresql:///b"}) == "postgresql:///b"
    found = address_of("log", None, {"KNOBEL_LOG_FILE": str(file)})
    assert found == "postgresql://anna:secret@localhost/knobel"
    assert shown(found) == "postgresql://localhost/knobel"


def test_an_address_may_end_with_a_line_break_everywhere() -> None:
    """`kubectl create secret --from-file` keeps the one that an editor adds."""
    assert address_of("log", None, {"KNOBEL_LOG": "postgresql:///b\n"}) == "postgresql:///b"


@pytest.mark.parametrize("service", ["log", "bus"])
@pytest.mark.parametrize("blank", ["", " ", "\n"])
def test_an_address_that_is_there_but_empty_is_refused(
    tmp_path: Path, service: str, blank: str
) -> None:
    """Else a node whose secret is missing would serve a database of its own beside the others."""
    name, file = f"KNOBEL_{service.upper()}", tmp_path / "secret"
    file.write_text(blank)
    for given, environment, source in (
        (blank, {}, f"--{service}"),
        (None, {name: blank}, name),
        (None, {name: blank, f"{name}_FILE": "/nowhere"}, name),
        (None, {f"{name}_FILE": blank}, f"{name}_FILE"),
        (None, {f"{name}_FILE": str(file)}, str(file)),
    ):
        with pytest.raises(BadAddress, match="address-empty") as refused:
            address_of(service, given, environment)
        assert refused.value.facts == {"source": source}


def test_a_server_whose_secret_is_empty_does_not_start(
    knobel: Knobel, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KNOBEL_LOG", "")

    assert knobel("serve", "--port", 0, "--data", folder) == (
        1,
        "",
        "KNOBEL_LOG is there, but empty: put an address into it, or leave it out.\n",
    )
    assert not folder.exists()


@pytest.mark.parametrize(
    ("service", "given", "environment", "code"),
    [
        ("log", "postgresql://anna:secret@localhost/knobel", {}, "secret-on-command-line"),
        ("log", "postgresql:///knobel?password=secret", {}, "secret-on-command-line"),
        ("bus", "redis://:secret@localhost", {}, "secret-on-command-line"),
        ("bus", "redis://localhost?password=secret", {}, "secret-on-command-line"),
        ("log", "mysql://localhost", {}, "address-unreadable"),
        ("bus", "localhost:6379", {}, "address-unreadable"),
        ("log", None, {"KNOBEL_LOG_FILE": "/nowhere"}, "file-unreadable"),
        ("log", FAR, {"PGPASSWORD": "secret"}, "log-open"),
        ("log", f"{FAR}?sslmode=prefer", {"PGPASSWORD": "secret"}, "log-open"),
        ("log", f"{FAR}?sslmode=verify-full", {}, "log-open"),
        ("log", "postgresql:///knobel?host=10.0.0.7", {}, "log-open"),
        ("log", "postgresql://10.0.0.7/knobel?host=localhost", {}, "log-open"),
        ("log", "postgresql://127.0.0.1:5432,10.0.0.7:5432/knobel", {}, "log-open"),
        ("log", "postgresql:///knobel?host=/run/postgresql,10.0.0.7", {}, "log-open"),
        ("log", "postgresql:///knobel?service=far", {}, "log-open"),
        ("log", "postgresql:///knobel", {"PGHOST": "10.0.0.7"}, "log-open"),
        ("log", f"{FAR}?sslmode=require&sslmode=disable", {"PGPASSWORD": "secret"}, "log-open"),
        ("bus", "redis://10.0.0.7", {}, "bus-open"),
        ("bus", None, {"KNOBEL_BUS": "redis://:secret@10.0.0.7"}, "bus-open"),
        ("bus", "redis://?host=10.0.0.7", {}, "bus-open"),
        ("bus", "rediss://10.0.0.7", {}, "bus-open"),
    ],
)
def test_an_address_that_is_not_safe_is_refused(
    service: str, given: str | None, environment: dict[str, str], code: str
) -> None:
    with pytest.raises(BadAddress, match=code):
        address_of(service, given, environment)


@pytest.mark.parametrize(
    ("service", "given", "environment"),
    [
        ("log", f"{FAR}?sslmode=verify-full", {"PGPASSFILE": "/run/secrets/pgpass"}),
        ("log", None, {"KNOBEL_LOG": "postgresql://a:b@10.0.0.7/k?sslmode=require"}),
        ("log", "postgresql:///knobel?host=/run/postgresql", {}),
        ("log", "postgresql://[::1]/knobel", {}),
        ("bus", "redis://127.0.0.1:6379/0", {}),
        ("log", NEAR, {"PGHOST": "10.0.0.7"}),
        ("bus", None, {"KNOBEL_BUS": "rediss://:secret@10.0.0.7"}),
        ("bus", None, {"KNOBEL_BUS": "rediss://10.0.0.7?password=secret"}),
    ],
)
def test_an_address_that_is_safe_is_taken(
    service: str, given: str | None, environment: dict[str, str]
) -> None:
    assert address_of(service, given, environment) in {given, *environment.values()}


@pytest.fixture(scope="module")
def encrypted() -> Iterator[Postgres]:
    """A PostgreSQL that has a certificate for "localhost", and wants a password."""
    with services.folder("postgres") as folder:
        files = {"cert": folder / "server.crt", "key": folder / "server.key"}
        settings = [f"ssl_{name}_file={file}" for name, file in files.items()]
        cluster = Postgres(folder, *services.QUICK, "ssl=on", *settings, password="secret")
        cluster.create()
        for file, pem in zip(files.values(), self_signed(), strict=True):
            file.write_bytes(pem)
            file.chmod(0o600)
            if os.geteuid() == 0:
                shutil.chown(file, "postgres")
        with services.running(cluster):
            yield cluster


@pytest.mark.parametrize(
    ("host", "authority", "fault"),
    [
        ("localhost", "server.crt", None),
        ("127.0.0.1", "server.crt", "IP address mismatch"),
        ("localhost", "other.crt", "self-signed certificate"),
        ("localhost", None, "root certificate"),
    ],
)
def test_a_certificate_is_verified_with_those_that_the_address_names(
    knobel: Knobel,
    encrypted: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    host: str,
    authority: str | None,
    fault: str | None,
) -> None:
    """As docs/operating.md says: asyncpg does not know the authorities of the system."""
    (encrypted.folder / "other.crt").write_bytes(self_signed()[0])
    url = encrypted.url(encrypted.migrated()).replace("127.0.0.1", host)
    named = "" if authority is None else f"&sslrootcert={encrypted.folder / authority}"
    monkeypatch.setenv("KNOBEL_LOG", f"{url}?sslmode=verify-full{named}")
    monkeypatch.setenv("HOME", "/nowhere")
    said = knobel("verify")

    assert said.status == (0 if fault is None else 1)
    assert (fault or "") in said.err


def test_what_is_wrong_with_an_address_is_one_sentence(knobel: Knobel, folder: Path) -> None:
    said = knobel("serve", "--log", "postgresql://a:secret@localhost/k", "--data", folder)
    assert said.status == 1
    assert said.err.startswith("Everybody on this machine can read command lines:")
    assert "secret@" not in said.err
    gone = knobel("verify", "--log", "postgresql://knobel@127.0.0.1:1/knobel")

    assert gone.status == 1
    assert gone.err.startswith("The database postgresql://127.0.0.1:1/knobel cannot be used:")


# Several processes, and what they need


def test_several_processes_on_sqlite_are_refused(knobel: Knobel, folder: Path) -> None:
    said = knobel("serve", "--workers", 2, "--data", folder)

    assert said == (
        1,
        "",
        (
            "A SQLite file belongs to one process. For several, give a PostgreSQL with --log,"
            " or leave out --workers.\n"
        ),
    )
    assert knobel("serve", "--workers", 0, "--data", folder).status == 1


def test_several_processes_find_the_same_keys(
    knobel: Knobel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes that make a key at the same time would overwrite each other's."""
    found: list[bool] = []

    class Childless:
        def __init__(self, *_: object) -> None:
            found.extend((tmp_path / name).exists() for name in (KEY, PUSH_KEY))

        def run(self) -> int:
            return 0

    monkeypatch.setattr(serving, "Family", Childless)
    knobel("serve", "--port", 0, "--workers", 2, "--log", NEAR, "--data", tmp_path)

    assert [True, True] == found


@pytest.mark.parametrize(
    ("extra", "module", "arguments"),
    [
        ("postgres", "asyncpg", ("--log", "postgresql://localhost/knobel")),
        ("redis", "redis.asyncio", ("--bus", "redis://localhost")),
    ],
)
def test_without_an_extra_the_message_says_what_to_install(
    knobel: Knobel,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    extra: str,
    module: str,
    arguments: tuple[str, ...],
) -> None:
    for name in tuple(sys.modules):
        if name.startswith(("knobel.stores.postgres", "knobel.buses.redis")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    said = knobel("serve", "--port", 0, "--data", folder, *arguments)

    assert said.status == 1
    assert f'pip install "knobel[{extra}]"' in said.err


def test_the_extras_are_imported_only_when_they_are_asked_for() -> None:
    ask = "import sys, knobel.main; print({'asyncpg', 'redis'} & sys.modules.keys())"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)

    assert told.stdout == "set()\n"


def test_a_node_with_another_key_is_refused(
    knobel: Knobel, folder: Path, match: str, log: str, tmp_path: Path
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(knobel("export", match, "--data", folder).out, encoding="utf-8")
    assert knobel("import", record, "--log", log, "--data", tmp_path / "one").status == 0
    other = tmp_path / "other"
    said = knobel("import", record, "--log", log, "--data", other)

    assert said.status == 1
    assert said.err.startswith(f"The key {other / 'knobel.key'} is not that of the other servers")
