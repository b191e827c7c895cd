"""Sends requests to the service, and checks each response.

First each case once, one after another; then all of them again and again, from several connections
at once, by `wrk`, which compares each response too.
"""

import argparse
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import cases
from cases import Case

TICK = os.sysconf("SC_CLK_TCK")


class Service:
    """The program, while it runs."""

    def __init__(self, program: str, port: int, *options: str):
        command = [program, "--port", str(port), *options]
        environment = {"LC_ALL": "ja_JP.UTF-8", "PATH": os.environ["PATH"], "LOG_LEVEL": "warning"}
        environment |= {key: text for key, text in os.environ.items() if key.startswith("TSAN")}
        self.port = port
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        self.log: list[str] = []
        self.reports = 0
        self.reader = threading.Thread(target=self.drain, daemon=True)
        self.reader.start()

    def drain(self) -> None:
        for line in self.process.stderr or []:
            self.reports += "ThreadSanitizer" in line
            self.log.append(line)
            del self.log[200:-200]

    def __enter__(self) -> "Service":
        for _ in range(600):
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
                connection.connect()
                connection.close()
                return self
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("the service ended: " + "".join(self.log)) from None
                time.sleep(0.1)
        raise SystemExit("the service does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)
        self.reader.join(60)
        if self.reports:
            raise SystemExit("the thread sanitizer reports:\n" + "".join(self.log))

    def memory(self) -> int:
        """The resident memory, in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def seconds(self) -> float:
        """The processor time since the start."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK


def request_bytes(number: int, case: Case) -> bytes:
    lines = [f"{case.method} {case.target} HTTP/1.1", "Host: 127.0.0.1", f"X-Request-ID: {number}"]
    lines += [f"{name}: {value}" for name, value in case.headers]
    if case.method == "POST":
        lines.append(f"Content-Length: {len(case.body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + case.body


def fault(case: Case, status: int, headers: dict[str, str], text: bytes) -> str | None:
    """What is wrong with a response."""
    if status != case.status:
        return f"status {status}, not {case.status}: {text[:200]!r}"
    if headers.get("content-language") != case.language:
        return f"language {headers.get('content-language')}, not {case.language}"
    if headers.get("vary") != "Accept-Language":
        return "Vary is missing"
    if case.target.endswith(".json"):
        text = json.dumps(json.loads(text), ensure_ascii=False, sort_keys=True).encode()
    if status == 400:
        text = json.loads(text)["error"]["message"].encode()
    if status in (200, 202, 422) and text != case.text or status == 400 and text not in case.text:
        return f"{text.decode()}\nnot\n{case.text.decode()}"
    return None


def check_each(service: Service, all_cases: list[Case]) -> list[bytes]:
    """Sends each request once, and returns the bodies of the responses."""
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=60)
    bodies, faults = [], 0
    for number, case in enumerate(all_cases, 1):
        status, headers, text = answer(connection, number, case)
        for _ in range(100):
            # The task that writes a reminder may still be at work.
            if (status, case.status) != (404, 200):
                break
            time.sleep(0.01)
            status, headers, text = answer(connection, number, case)
        bodies.append(text)
        wrong = fault(case, status, headers, text)
        if wrong and (faults := faults + 1) <= 5:
            print(f"{case.method} {case.target} {case.headers} {case.body[:200]!r}\n  {wrong}", file=sys.stderr)
    if faults:
        raise SystemExit(f"{faults} of {len(all_cases)} responses are wrong")
    return bodies


def answer(
    connection: http.client.HTTPConnection, number: int, case: Case
) -> tuple[int, dict[str, str], bytes]:
    """Sends a request, and returns the status, the headers and the body of the response."""
    connection.putrequest(case.method, case.target, skip_accept_encoding=True)
    connection.putheader("X-Request-ID", str(number))
    for name, value in case.headers:
        connection.putheader(name, value.encode("latin-1"))
    if case.method == "POST":
        connection.putheader("Content-Length", str(len(case.body)))
    connection.endheaders(case.body or None)
    response = connection.getresponse()
    headers = {name.lower(): value for name, value in response.getheaders()}
    return response.status, headers, response.read()


def lua(text: bytes) -> str:
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:03d}" for b in text) + '"'


def write_cases(path: Path, all_cases: list[Case], bodies: list[bytes]) -> None:
    with path.open("w") as file:
        file.write("return {\n")
        for number, (case, body) in enumerate(zip(all_cases, bodies, strict=True), 1):
            request = lua(request_bytes(number, case))
            file.write(f'{{request={request},status={case.status},language="{case.language}",text={lua(body)}}},\n')
        file.write("}\n")


def load(service: Service, path: Path, responses: int, connections: int) -> dict:
    """Sends at least so many requests, and returns what was measured."""
    measured = send(service, path, 3, connections)
    if not measured["responses"]:
        raise SystemExit("no response came within 3 seconds")
    seconds = int(responses * 1.2 * measured["seconds"] / measured["responses"]) + 2
    measured = send(service, path, seconds, connections)
    # Other programs may have begun to use the processors.
    while 0 < measured["responses"] < responses and not measured["wrong"]:
        seconds *= 2
        measured = send(service, path, seconds, connections)
    return measured


def send(service: Service, path: Path, seconds: int, connections: int) -> dict:
    """Sends requests by `wrk` for some seconds, and returns what was measured."""
    command = [
        "wrk", "-t", "1", "-c", str(connections), "-d", f"{seconds}s", "--timeout", "60s", "-s",
        str(Path(__file__).with_name("check.lua")), f"http://127.0.0.1:{service.port}", "--", str(path),
    ]  # fmt: skip
    memory: list[int] = []
    start = service.seconds()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as sender:
        while sender.poll() is None:
            memory.append(service.memory())
            time.sleep(0.2)
        output = sender.stdout.read() if sender.stdout else ""
    measured = json.loads(output.splitlines()[-1])
    measured["processor"] = (service.seconds() - start) / max(1, measured["responses"])
    measured["memory"] = memory
    return measured


def report(name: str, measured: dict, wanted: int) -> None:
    """Prints what was measured; ends the program if a response is wrong or missing."""
    memory = [kilobytes / 1024 for kilobytes in measured["memory"]]
    rate = measured["responses"] / measured["seconds"]
    print(
        f"{name}: {measured['responses']} responses, {measured['wrong']} wrong, {measured['socketErrors']} errors of"
        f" sockets; {rate:.0f} a second, p50 {measured['p50']} µs, p99 {measured['p99']} µs,"
        f" {measured['processor'] * 1e6:.1f} µs of processor time each; resident memory {memory[len(memory) // 5]:.1f} MB"
        f" after a fifth of the time, {memory[-1]:.1f} MB at the end, at most {max(memory):.1f} MB"
    )
    if measured["wrong"] or measured["socketErrors"] or measured["responses"] < wanted:
        raise SystemExit("a response is wrong, or missing")


# The modules whose functions, and those that they call, are the formatting.
FORMATTING = re.compile(
    r"\$s(12LocaleFormat|14StringCatalogs|12CatalogFiles|13MessageSyntax|11MachineTime|7Sharing|6Faults|3ICU"
    r"|12CompiledData)|\bcicu_|libicu"
)


def share(service: Service, path: Path, responses: int, connections: int, folder: Path) -> tuple[float, int]:
    """The part of the service's processor time, the kernel's for it included, in formatting; the samples."""
    data = folder / "perf.data"
    command = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "997", "-g", "-o", str(data)]
    with subprocess.Popen([*command, "-p", str(service.process.pid)]) as recorder:
        load(service, path, responses, connections)
        recorder.send_signal(signal.SIGINT)
    command = ["perf", "script", "-i", str(data), "-F", "ip,sym,dso", "--no-demangle"]
    stacks = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n\n")
    samples = [stack for stack in stacks if stack.strip()]
    return sum(bool(FORMATTING.search(stack)) for stack in samples) / len(samples), len(samples)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True)
    options.add_argument("--fmt", required=True)
    options.add_argument("--cases", type=int, default=1000, help="different requests")
    options.add_argument("--requests", type=int, default=20_000, help="requests under load")
    options.add_argument("--connections", type=int, default=32)
    options.add_argument("--port", type=int, default=18_080)
    options.add_argument("--pages", action="store_true", help="neither forms nor refusals")
    options.add_argument("--recorded", action="store_true", help="also measure without formatting")
    options.add_argument("--share", action="store_true", help="also sample the part of formatting")
    arguments = options.parse_args()
    cases.FMT = arguments.fmt
    all_cases = [case for case in cases.cases(arguments.cases) if case.is_page or not arguments.pages]
    sizes = (arguments.requests, arguments.connections)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "cases.lua"
        with Service(arguments.program, arguments.port) as service:
            bodies = check_each(service, all_cases)
            print(f"{len(all_cases)} requests, one after another: each response has the texts of fmt")
            write_cases(path, all_cases, bodies)
            report("under load", load(service, path, *sizes), arguments.requests)
            if arguments.share:
                part, samples = share(service, path, *sizes, folder)
                print(f"formatting is {part:.1%} of the processor time, of {samples} samples")
        if arguments.recorded:
            with Service(arguments.program, arguments.port, "--recorded") as service:
                report("recorded responses", load(service, path, *sizes), arguments.requests)


if __name__ == "__main__":
    main()
