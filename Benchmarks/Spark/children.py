"""Processes of `fmt` beside the workers of Python, and the check that all of them are the same."""

import functools
import json
import os
import shlex
import socket
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy
import pandas
import pyarrow
from pyarrow import compute
from pyspark import BarrierTaskContext, SparkContext

from checks import bytes_of_lines


class Child:
    """A process that writes one line for each line that it reads, and stays open."""

    def __init__(self, command: list[str]):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.writer = ThreadPoolExecutor(1)

    def answers(self, lines: list[str]) -> list[str]:
        """As many lines as it was given, without their ends."""
        if not lines:
            return []
        return self.exchange(("\n".join(lines) + "\n").encode(), len(lines))[:-1].decode().split("\n")

    def exchange(self, data: bytes | memoryview, count: int) -> bytes:
        """The answers to so many lines.

        Another thread writes them: a pipe holds 64 KB, and a process that waits until its output is read does not read either.
        `fmt` writes all that it has before it waits for more input, so an answer never waits for the next batch.
        """
        sent = self.writer.submit(self._send, data)
        pieces, rest = [], count
        while rest > 0:
            piece = self.process.stdout.read(1 << 20)
            if not piece:
                raise RuntimeError(f"{shlex.join(self.process.args)}: status {self.process.wait()}, {rest} lines are missing")
            pieces.append(piece)
            rest -= piece.count(b"\n")
        sent.result()
        return b"".join(pieces)

    def _send(self, data: bytes | memoryview) -> None:
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view) :]

    def __enter__(self) -> "Child":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.writer.shutdown()
        self.process.stdin.close()
        self.process.stdout.close()


def texts_by_number(frames: Iterator[pandas.DataFrame], command: list[str]) -> Iterator[pandas.DataFrame]:
    """The texts of the column `value`; a bad value fails the task."""
    with Child(command) as child:
        for frame in frames:
            yield pandas.DataFrame({"text": child.answers(frame["value"].to_list())})


def texts_by_arrow(batches: Iterator[pyarrow.RecordBatch], command: list[str]) -> Iterator[pyarrow.RecordBatch]:
    """The texts of a column of lines, whose bytes are sent as they are in its buffer: no line becomes an object of Python."""
    with Child(command) as child:
        for batch in batches:
            lines, count = bytes_of_lines(batch.column(0))
            data = child.exchange(lines, count) if count else b""
            ends = numpy.flatnonzero(numpy.frombuffer(data, numpy.uint8) == ord("\n")) + 1
            places = pyarrow.py_buffer(numpy.concatenate(([0], ends)).astype(numpy.int32))
            texts = pyarrow.StringArray.from_buffers(count, places, pyarrow.py_buffer(data))
            yield pyarrow.RecordBatch.from_pydict({"text": compute.utf8_rtrim(texts, "\n")})


def texts_by_batch(
    frames: Iterator[pandas.DataFrame], command: list[str], case: dict[str, object]
) -> Iterator[pandas.DataFrame]:
    """The texts of the column `value`, and null for a bad value: each case has one answer, with its id."""
    beginning = json.dumps(case)[:-1]
    with Child(command) as child:
        for frame in frames:
            values = frame["value"].to_list()
            lines = [f'{beginning}, "id": {place}, "input": {json.dumps(value)}}}' for place, value in enumerate(values)]
            answers = [json.loads(answer) for answer in child.answers(lines)]
            assert [answer["id"] for answer in answers] == list(range(len(values)))
            yield pandas.DataFrame({"text": [answer.get("result") for answer in answers]}, dtype=object)


@functools.cache
def version(program: str) -> str:
    """The versions of the code and the data of a program on this machine; it is asked once in each worker."""
    return subprocess.run([program, "version", "--json"], check=True, capture_output=True, text=True).stdout.strip()


def versions_of_executors(context: SparkContext, program: str) -> dict[str, list[str]]:
    """The executors by the versions that they report.

    The tasks of a barrier run at the same time, one in each slot of the cluster, so that no executor is left out.
    """

    def report(_: Iterator[int]) -> Iterator[tuple[str, str]]:
        BarrierTaskContext.get().barrier()
        yield version(program), f"{socket.gethostname()} {os.getcwd()}"

    slots = context.defaultParallelism
    found: dict[str, list[str]] = {}
    for versions, executor in context.range(slots, numSlices=slots).barrier().mapPartitions(report).collect():
        found.setdefault(versions, []).append(executor)
    return found


def require_one_version(context: SparkContext, program: str) -> str:
    """The version that every executor has; an error, if they differ."""
    found = versions_of_executors(context, program)
    if len(found) != 1:
        raise RuntimeError(f"the executors differ: {found}")
    return next(iter(found))
