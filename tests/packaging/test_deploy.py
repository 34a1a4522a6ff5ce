"""What deploy/ names is there: commands, flags, folders, and the rights that it takes away."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from knobel import main
from knobel.machine.meters import PlainMeters, Readings, exposition
from knobel.server import api
from knobel.server.address import Proxies
from knobel.service.limits import Limits
from tools import deploy

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROGRAM = "/opt/knobel/bin/knobel"

# The unit


def unit() -> dict[str, list[str]]:
    settings: dict[str, list[str]] = {}
    for line in deploy.UNIT.read_text().splitlines():
        if line and line[0] not in "#[":
            name, _, value = line.partition("=")
            settings.setdefault(name, []).append(value)
    return settings


def parsed(arguments: list[str]) -> argparse.Namespace:
    """As the command line reads them; what it does not know ends the test."""
    return main.parser().parse_args(arguments)


def test_the_unit_starts_a_command_that_exists_with_flags_that_exist() -> None:
    [command] = unit()["ExecStart"]
    program, *arguments = shlex.split(command)
    options = parsed(arguments)

    assert program == PROGRAM
    assert "knobel" in PROJECT["project"]["scripts"]
    assert options.do == "serving:serve"
    assert options.host == "127.0.0.1"
    assert options.metrics == "8010"  # not 9100, where node_exporter listens


def test_the_unit_may_write_its_data_and_its_cache_and_nothing_else() -> None:
    settings = unit()
    [command] = settings["ExecStart"]

    assert settings["ProtectSystem"] == ["strict"]
    assert "ReadWritePaths" not in settings
    assert parsed(shlex.split(command)[1:]).data == Path("/var/lib", *settings["StateDirectory"])
    cache = Path("/var/cache", *settings["CacheDirectory"])
    assert f"XDG_CACHE_HOME={cache}" in settings["Environment"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DynamicUser", "yes"),
        ("NoNewPrivileges", "yes"),
        ("CapabilityBoundingSet", ""),
        ("PrivateTmp", "yes"),
        ("ProtectHome", "yes"),
        ("UMask", "0077"),
        ("StateDirectoryMode", "0700"),
        ("Restart", "on-failure"),
        ("KillMode", "mixed"),  # else processes of the server get the signal twice, and end at once
        ("MemoryDenyWriteExecute", "no"),  # else numba can't be imported
    ],
)
def test_the_unit_takes_rights_away(name: str, value: str) -> None:
    assert unit()[name] == [value]


def test_the_unit_limits_calls_memory_and_files() -> None:
    settings = unit()

    assert settings["SystemCallFilter"] == [
        "@system-service",
        "~@privileged @resources",
        "setpriority",  # else no worker could let the server go first
    ]
    assert settings["RestrictAddressFamilies"] == ["AF_INET AF_INET6 AF_UNIX"]
    assert {"MemoryMax", "LimitNOFILE", "TasksMax"} <= settings.keys()


# The container


def instructions() -> list[tuple[str, str]]:
    lines = [x for x in deploy.CONTAINER.read_text().splitlines() if x and not x.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word, rest.strip()) for word, _, rest in (x.partition(" ") for x in joined.split("\n"))
    ]


def told(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def test_the_container_starts_a_command_that_exists_with_flags_that_exist() -> None:
    [entry], [command], [port] = map(json.loads, told("ENTRYPOINT")), told("CMD"), told("EXPOSE")
    options = parsed(json.loads(command))

    assert entry == [PROGRAM]
    assert options.do == "serving:serve"
    assert str(options.port) == port
    assert options.host == "0.0.0.0"  # noqa: S104 -- inside the container


def test_all_that_the_container_writes_is_in_volumes_of_its_own_user() -> None:
    [volumes], [environment] = map(json.loads, told("VOLUME")), told("ENV")
    [command] = told("CMD")

    assert str(parsed(json.loads(command)).data) in volumes
    assert dict(x.split("=") for x in environment.split())["XDG_CACHE_HOME"] in volumes
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("ENTRYPOINT")
    [user] = told("USER")
    assert int(user.partition(":")[0]) > 0
    assert all(folder in told("RUN")[-1] for folder in volumes)


def test_both_stages_begin_with_an_image_that_names_no_host() -> None:
    images = [image.partition(" ")[0] for image in told("FROM")]

    assert len(images) == 2
    assert len(set(images)) == 1
    for image in images:
        name, _, tag = image.partition(":")
        assert "/" not in name
        assert re.fullmatch(r"3\.\d+-slim", tag)


def test_the_container_installs_from_hashed_pins_that_exist() -> None:
    installed = [run for run in told("RUN") if "pip install" in run]
    pins = re.findall(r"--requirement (\S+)", " ".join(installed))

    assert "requirements/run.txt" in pins
    assert all((ROOT / pin).is_file() for pin in pins)
    for call in re.findall(r"pip install (.*?)(?:&&|$)", " ".join(installed)):
        assert "--require-hashes" in call or "--no-index" in call


def test_the_container_is_built_from_what_a_source_archive_holds() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    let_through = {line[1:] for line in lines if line.startswith("!")}
    wanted = {
        path.strip("/").split("/")[0]
        for path in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    }
    named = {"pyproject.toml", PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]}

    assert "*" in lines
    assert let_through == wanted | named | {"requirements"}
    assert {"web/node_modules", "src/knobel/static"} <= set(lines)


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server on a port of its own that answers everything with this status."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_the_health_check_asks_a_call_that_exists_on_the_port_that_is_served() -> None:
    [check], [port] = told("HEALTHCHECK"), told("EXPOSE")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)

    assert asked is not None
    assert asked[1] == port
    assert asked[2] in {path for call in api.CALLS for path in call.paths}


@pytest.mark.parametrize(("status", "is_well"), [(200, True), (503, False)])
def test_the_health_check_tells_a_well_server_from_a_sick_one(status: int, is_well: bool) -> None:
    [check] = told("HEALTHCHECK")
    program, *arguments = json.loads(check.partition("CMD ")[2])
    assert program == "/opt/knobel/bin/python"

    with answering(status) as port:
        here = [part.replace(":8000", f":{port}") for part in arguments]
        done = subprocess.run([sys.executable, *here], capture_output=True, check=False)

    assert (done.returncode == 0) is is_well


# What tools/deploy.py says


def test_where_a_program_is_missing_it_says_so_and_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deploy, "find", lambda _program: None)

    assert all(judge() for judge in deploy.JUDGES)
    assert capsys.readouterr().out.count("was not judged") == len(deploy.JUDGES)


def test_a_unit_with_a_setting_that_systemd_does_not_know_is_at_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if deploy.find("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    wrong = tmp_path / "knobel.service"
    wrong.write_text(deploy.UNIT.read_text().replace("ProtectSystem=strict", "ProtectSystem=very"))
    monkeypatch.setattr(deploy, "UNIT", wrong)

    assert not deploy.judge_unit()


@pytest.mark.parametrize(
    ("judge", "program", "file", "right", "wrong"),
    [
        (deploy.judge_container, "hadolint", "CONTAINER", "-slim", "-slim AS one AS"),
        (deploy.judge_compose, "check-jsonschema", "COMPOSE", "restart:", "restrat:"),
        (deploy.judge_balancer, "haproxy", "BALANCER", "balance url_param m", "balance fairly"),
        (deploy.judge_manifests, "kubernetes-validate", "MANIFESTS", "replicas:", "replicsa:"),
        (deploy.judge_alerts, "promtool", "PROMETHEUS", "== 0 and", "== 1 and"),
    ],
)
def test_a_file_that_its_program_would_not_understand_is_at_fault(
    judge: Callable[[], bool],
    program: str,
    file: str,
    right: str,
    wrong: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    if deploy.find(program) is None:
        pytest.skip(f"there is no {program} here")
    good: Path = getattr(deploy, file)
    assert judge()
    bad = tmp_path / good.name
    if good.is_dir():
        shutil.copytree(good, bad)
    else:
        bad.write_bytes(good.read_bytes())
    for each in bad.glob("*.y*ml") if good.is_dir() else [bad]:
        each.write_text(each.read_text().replace(right, wrong))
    monkeypatch.setattr(deploy, file, bad)

    assert not judge()


# Several nodes


def composed() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load(deploy.COMPOSE.read_text())["services"]
    return services


def manifests(name: str = "knobel") -> dict[str, Any]:
    """Those of this name, by kind."""
    texts = [file.read_text() for file in deploy.MANIFESTS.glob("*.yaml")]
    every = [each for text in texts for each in yaml.safe_load_all(text)]
    return {each["kind"]: each for each in every if each["metadata"]["name"] == name}


def test_the_nodes_of_the_compose_file_are_those_of_the_balancer_and_of_prometheus() -> None:
    nodes = [service for name, service in composed().items() if name.startswith("node-")]
    given = [parsed(node["command"]) for node in nodes]
    balanced = re.findall(r"(?m)^ +server \S+ (\S+)", deploy.BALANCER.read_text())
    settings = yaml.safe_load((deploy.PROMETHEUS / "prometheus.yml").read_text())
    [job] = settings["scrape_configs"]

    assert [f"127.0.0.1:{options.port}" for options in given] == balanced
    assert [f"127.0.0.1:{x.metrics}" for x in given] == job["static_configs"][0]["targets"]
    for node, options in zip(nodes, given, strict=True):
        assert f":{options.port}/health" in node["healthcheck"]["test"][-1]


def test_no_service_of_the_compose_file_writes_or_is_reached_where_it_need_not() -> None:
    for name, service in composed().items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert name == "pod" or service["network_mode"] == "service:pod", name
    assert [name for name, service in composed().items() if "ports" in service] == ["pod"]
    balancer, prometheus = composed()["pod"]["ports"]
    assert balancer == "8000:8000"
    assert prometheus == "127.0.0.1:8090:9090"  # published for this machine alone
    assert "--web.listen-address=:9090" in composed()["prometheus"]["command"]


def test_the_deployment_starts_a_command_that_exists_without_rights() -> None:
    pod = manifests()["Deployment"]["spec"]["template"]["spec"]
    [container] = pod["containers"]
    options = parsed([x.replace("$(TRUSTED_PROXY)", "10.0.0.0/8") for x in container["args"]])
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    asked = {container[f"{name}Probe"]["httpGet"]["path"] for name in ("liveness", "startup")}

    assert options.do == "serving:serve"
    assert ports == {"http": options.port, "metrics": int(options.metrics.rpartition(":")[2])}
    assert asked == {"/health"}
    assert container["readinessProbe"]["httpGet"]["path"] == "/ready"
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["terminationGracePeriodSeconds"] == 40
    mounted = {mount["mountPath"] for mount in container["volumeMounts"]}
    assert {*json.loads(told("VOLUME")[0]), "/tmp"} <= mounted  # noqa: S108 -- in the container


def test_a_pod_migrates_the_database_before_it_serves() -> None:
    pod = manifests()["Deployment"]["spec"]["template"]["spec"]
    [container], [migrating] = pod["containers"], pod["initContainers"]
    logs = [each for each in container["env"] if each["name"] == "KNOBEL_LOG"]

    assert parsed(migrating["args"]).do == "maintenance:migrate"
    for name in ("image", "securityContext"):
        assert migrating[name] == container[name]
    assert migrating["env"] == logs


def test_only_the_ingress_controller_reaches_the_nodes_and_over_https() -> None:
    kinds = manifests()
    rules = kinds["NetworkPolicy"]["spec"]["ingress"]
    ingress, [secured] = kinds["Ingress"]["spec"], kinds["Ingress"]["spec"]["tls"]
    proxies = Proxies([kinds["ConfigMap"]["data"]["trusted-proxy"]])

    assert all(rule["from"] for rule in rules)
    assert ingress["ingressClassName"] == "haproxy"
    assert [rule["host"] for rule in ingress["rules"]] == secured["hosts"]
    assert not any(pod in proxies for pod in ("10.0.0.1", "172.16.0.1", "192.168.0.1"))


def test_prometheus_finds_the_pods_under_the_name_that_the_alerts_ask_for() -> None:
    settings = yaml.safe_load((deploy.PROMETHEUS / "kubernetes.yml").read_text())
    [job] = settings["scrape_configs"]
    [asked] = job["dns_sd_configs"]
    service = manifests(asked["names"][0].partition(".")[0])["Service"]["spec"]
    alerts = (deploy.PROMETHEUS / "alerts.yml").read_text()

    assert set(re.findall(r'job="(\w+)"', alerts)) == {job["job_name"]}
    assert service["selector"] == manifests()["Service"]["spec"]["selector"]
    assert service["clusterIP"] == "None"  # so the name stands for every pod
    assert [port["port"] for port in service["ports"]] == [asked["port"]]


def test_secrets_are_only_referred_to() -> None:
    [container] = manifests()["Deployment"]["spec"]["template"]["spec"]["containers"]
    secret = [each for each in container["env"] if each["name"].startswith("KNOBEL_")]

    texts = [file.read_text() for file in deploy.MANIFESTS.glob("*.yaml")]
    assert not any("kind: Secret" in text for text in texts)
    assert secret
    assert all("secretKeyRef" in each["valueFrom"] for each in secret)
    declared = yaml.safe_load(deploy.COMPOSE.read_text())["secrets"]
    assert all(each["file"].startswith("secrets/") for each in declared.values())
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert "/deploy/compose/secrets/" in ignored


def test_the_disruption_budget_and_the_service_mean_the_nodes() -> None:
    kinds = manifests()
    labels = kinds["Deployment"]["spec"]["template"]["metadata"]["labels"]

    assert kinds["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert kinds["Service"]["spec"]["selector"] == labels
    assert kinds["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"] == labels


def shown() -> set[str]:
    """The figures that the server shows."""
    text = exposition(PlainMeters(), Readings()).decode()
    families = text_string_to_metric_families(text)
    names = {sample.name for family in families for sample in family.samples}
    return names | {"knobel_refusals_total", "up"}


@pytest.mark.parametrize("name", ["dashboard.json", "alerts.yml", "alerts.test.yml"])
def test_every_figure_on_the_dashboard_and_in_the_alerts_exists(name: str) -> None:
    text = (deploy.PROMETHEUS / name).read_text()
    named = set(re.findall(r"\b(?:knobel|process)_[a-z_]+\b", text))
    documented = {"knobel_append_seconds"}  # an alert tells people to look at it

    assert named
    assert named - documented <= shown()


def test_every_figure_is_on_the_page_for_operators_and_on_the_dashboard() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    board = (deploy.PROMETHEUS / "dashboard.json").read_text()
    ours = {re.sub(r"_(bucket|sum|count)$", "", x) for x in shown() if x.startswith("knobel")}
    ours -= {"knobel_build_info"}

    assert {name for name in ours if name not in page} == set()
    assert {name for name in ours if name not in board} == set()


# The page for operators


def commands() -> list[str]:
    page = (ROOT / "docs" / "operating.md").read_text().replace("\\\n", " ")
    return re.findall(r"(?m)^ {4}.*?(?<![\w.-])knobel ([a-z]+(?: .*)?)$", page)


def test_every_command_on_the_page_for_operators_can_be_given() -> None:
    given = [parsed(shlex.split(command)) for command in commands()]

    assert [options.do for options in given].count("serving:serve") == 5
    assert {"maintenance:verify", "maintenance:prune"} <= {options.do for options in given}


def test_every_limit_on_the_page_for_operators_exists() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    named = {name.replace("-", "_") for name in re.findall(r"--limit ([a-z-]+)=", page)}

    assert named
    assert named <= set(Limits.__struct_fields__)
