"""Formats values with `fmt` over a local cluster of Spark, checks every text, and prints the times.

Each row sends its texts to the same sink, which counts the lines of each partition and digests them. The digests must be
those of texts that Spark makes by a formula, so each byte and the order of the lines is checked. See README.md.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pandas
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import concat, expr, lit, pandas_udf, udf

import checks
import children
import faults
from checks import KINDS, Digest, digests_of_column, digests_of_rdd, digests_of_stream


class Rows:
    """The ways to format; each is a method that takes a kind and a number of values, and returns the digests of its texts."""

    def __init__(self, spark: SparkSession, fmt: str, parts: int, scratch: Path):
        self.spark, self.fmt, self.parts, self.scratch = spark, fmt, parts, scratch
        self.known: dict[tuple[str, int], list[Digest]] = {}

    def values(self, kind: str, count: int) -> DataFrame:
        return self.spark.range(0, count, 1, self.parts).select(expr(KINDS[kind].value).alias("value"))

    def command(self, kind: str) -> list[str]:
        return [self.fmt, *shlex.split(KINDS[kind].arguments)]

    def expected(self, kind: str, count: int) -> list[Digest]:
        """The digests that a row must have; they are computed once."""
        if (kind, count) not in self.known:
            self.known[kind, count] = self.sql(kind, count)
        return self.known[kind, count]

    def sql(self, kind: str, count: int) -> list[Digest]:
        """Functions of Spark's SQL: format_number, date_format."""
        return digests_of_column(self.spark.range(0, count, 1, self.parts).select(expr(KINDS[kind].expected).alias("text")))

    def pipe(self, kind: str, count: int) -> list[Digest]:
        """RDD.pipe of PySpark: its workers write and read the lines."""
        return digests_of_rdd(self.piped(kind, count, self.command(kind)))

    def piped(self, kind: str, count: int, *commands: list[str]):
        rdd = self.spark.sparkContext.range(0, count, 1, self.parts).map(KINDS[kind].python)
        for command in commands:
            rdd = rdd.pipe(shlex.join(command), checkCode=True)
        return rdd

    def there_and_back(self, kind: str, count: int) -> list[Digest]:
        """Two pipes: what the first writes is read by the second, which prints decimals."""
        parse = [self.fmt, "parse", "number", "--locale", "de"]
        decimals = self.piped(kind, count, self.command(kind), parse)
        return digests_of_rdd(decimals.map(lambda text: f"{float(text):.2f}"))

    def java_pipe(self, kind: str, count: int) -> list[Digest]:
        """RDD.pipe of the JVM, as programs in Scala and Java have it."""
        jvm = self.spark._jvm
        encoder = jvm.org.apache.spark.sql.Encoders.STRING()
        command = jvm.java.util.ArrayList()
        for argument in self.command(kind):
            command.add(argument)
        lines = getattr(self.values(kind, count)._jdf, "as")(encoder).toJavaRDD()
        texts = lines.pipe(command, jvm.java.util.HashMap(), False, 1 << 16, "UTF-8")
        frame = DataFrame(self.spark._jsparkSession.createDataset(texts.rdd(), encoder), self.spark)
        return digests_of_column(frame.toDF("text"))

    def pandas(self, kind: str, count: int) -> list[Digest]:
        """mapInPandas with a process of `fmt` for each partition."""
        command = self.command(kind)
        texts = self.values(kind, count).mapInPandas(lambda frames: children.texts_by_number(frames, command), "text string")
        return digests_of_column(texts)

    def arrow(self, kind: str, count: int) -> list[Digest]:
        """mapInArrow, whose batches are sent and read as bytes."""
        command = self.command(kind)
        lines = self.values(kind, count).select(concat("value", lit("\n")))
        texts = lines.mapInArrow(lambda batches: children.texts_by_arrow(batches, command), "text string")
        return digests_of_column(texts)

    def pandas_batch(self, kind: str, count: int) -> list[Digest]:
        """The same with `fmt batch`, whose answers have ids."""
        command = [self.fmt, "batch"]
        case = {"kind": "number", "locale": kind, "options": {"minimumFractionDigits": 2, "maximumFractionDigits": 2}}
        texts = self.values(kind, count).mapInPandas(
            lambda frames: children.texts_by_batch(frames, command, case), "text string"
        )
        return digests_of_column(texts)

    def babel(self, kind: str, count: int) -> list[Digest]:
        """A function of Python with Babel."""
        function = udf(lambda value: checks.babel_text(value, kind), "string")
        return digests_of_column(self.values(kind, count).select(function("value").alias("text")))

    def babel_pandas(self, kind: str, count: int) -> list[Digest]:
        """A function of pandas with Babel."""

        def texts(values: pandas.Series) -> pandas.Series:
            return values.map(lambda value: checks.babel_text(value, kind))

        function = pandas_udf(texts, "string")
        return digests_of_column(self.values(kind, count).select(function("value").alias("text")))

    def plain(self, kind: str, count: int) -> list[Digest]:
        """One process of `fmt`, without Spark."""
        return self.stream(kind, count, shlex.join(self.command(kind)))

    def parallel(self, kind: str, count: int) -> list[Digest]:
        """GNU parallel, which cuts its input into blocks and keeps their order."""
        return self.stream(kind, count, f"parallel --will-cite --pipe -k -j 2 --block 16M {shlex.join(self.command(kind))}")

    def stream(self, kind: str, count: int, command: str) -> list[Digest]:
        """The digests of what a command makes of the file of values."""
        counts = [lines for _, lines, _ in self.expected(kind, count)]
        pipeline = ["bash", "-c", f"set -o pipefail; cat {shlex.quote(str(self.file(kind, count)))}/part-* | {command}"]
        with subprocess.Popen(pipeline, stdout=subprocess.PIPE, env=os.environ | {"TMPDIR": str(self.scratch)}) as process:
            found = digests_of_stream(process.stdout, counts)
        if process.returncode != 0:
            raise RuntimeError(f"{command}: status {process.returncode}")
        return found

    def file(self, kind: str, count: int) -> Path:
        """A folder with the values, a file for each partition; about 12 bytes each."""
        folder = self.scratch / f"{kind}-{count}"
        if not folder.exists():
            self.values(kind, count).write.text(str(folder))
        return folder


MILLION = 1_000_000
# Name, method, kind, and the most values that it takes.
# The row that others are compared with is among the first.
ROWS: list[tuple[str, str, str, int]] = [
    ("values", "sql", "value", 100 * MILLION),
    ("format_number", "sql", "en", 100 * MILLION),
    ("format_number-de", "sql", "de", 100 * MILLION),
    ("java-pipe", "java_pipe", "de", 100 * MILLION),
    ("pipe", "pipe", "de", 100 * MILLION),
    ("pandas", "pandas", "de", 100 * MILLION),
    ("arrow", "arrow", "de", 100 * MILLION),
    ("plain", "plain", "de", 100 * MILLION),
    ("parallel", "parallel", "de", 100 * MILLION),
    ("java-pipe-en", "java_pipe", "en", 10 * MILLION),
    ("there-and-back", "there_and_back", "value", 10 * MILLION),
    ("pipe-money", "pipe", "money", 10 * MILLION),
    ("date_format", "sql", "date", 10 * MILLION),
    ("pipe-date", "pipe", "date", 10 * MILLION),
    ("pandas-batch", "pandas_batch", "de", 10 * MILLION),
    ("babel", "babel", "de", MILLION),
    ("babel-pandas", "babel_pandas", "de", MILLION),
]
BASE = "format_number-de"


def cluster(scratch: Path) -> SparkSession:
    """Two workers with one core each, in processes of Java beside this one's; all of them listen on 127.0.0.1 alone."""
    settings = {
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.scheduler.minRegisteredResourcesRatio": "1.0",
        "spark.sql.session.timeZone": "Europe/Berlin",
        "spark.sql.warehouse.dir": str(scratch / "warehouse"),
    }
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("fmt")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    for module in (checks, children):
        spark.sparkContext.addPyFile(module.__file__)
    return spark


class Processors(threading.Thread):
    """The time on processors of this process and of all that it started, also of those that have ended.

    On a machine with other load it varies less than the time that passes. The processes are looked at again and again,
    because Spark does not wait for all that it ends.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.lock = threading.Lock()
        self.ticks: dict[tuple[int, str], int] = {}
        self.start()

    def run(self) -> None:
        while True:
            self.seconds()
            time.sleep(0.2)

    def seconds(self) -> float:
        parents: dict[int, list[tuple[int, str]]] = {}
        found: dict[tuple[int, str], int] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            # A number is used again; with the time of the start it names one process.
            process = (int(stat.parent.name), fields[19])
            parents.setdefault(int(fields[1]), []).append(process)
            found[process] = int(fields[11]) + int(fields[12])
        with self.lock:
            pending = [process for process in found if process[0] == os.getpid() or process in self.ticks]
            while pending:
                process = pending.pop()
                self.ticks[process] = found[process]
                pending += [child for child in parents.get(process[0], []) if child not in self.ticks]
            return sum(self.ticks.values()) / os.sysconf("SC_CLK_TCK")


def measure(rows: Rows, chosen: list[str], values: int) -> bool:
    """Prints a line for each row; returns whether all texts were the expected ones."""
    print(f"| Row | Values | Seconds | Values/s | CPU µs/value | CPU / {BASE} | Texts |\n|---|---:|---:|---:|---:|---:|---|", flush=True)
    good, base, processors = True, 0.0, Processors()
    for name, method, kind, most in ROWS:
        if name not in chosen:
            continue
        count = min(values, most)
        if method in ("plain", "parallel"):
            rows.file(kind, count)
        if method != "sql":
            rows.expected(kind, count)
        begin, before = time.monotonic(), processors.seconds()
        found = getattr(rows, method)(kind, count)
        taken, used = time.monotonic() - begin, (processors.seconds() - before) / count
        if name == BASE:
            base = used
        if method == "sql":
            rows.known[kind, count] = found
        same = found == rows.expected(kind, count) and sum(lines for _, lines, _ in found) == count
        good = good and same
        verdict = "the reference" if method == "sql" else "same" if same else "DIFFER"
        ratio = f"{used / base:.2f}" if base else ""
        print(f"| {name} | {count:,} | {taken:.1f} | {count / taken:,.0f} | {used * 1e6:.2f} | {ratio} | {verdict} |", flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fmt", required=True)
    parser.add_argument("--scratch", type=Path, required=True)
    parser.add_argument("--values", type=int, default=MILLION)
    parser.add_argument("--partitions", type=int, default=8)
    names = [name for name, *_ in ROWS] + ["faults"]
    parser.add_argument("--rows", default=",".join(names))
    options = parser.parse_args()
    chosen = options.rows.split(",")
    if unknown := set(chosen) - set(names):
        parser.error(f"no such rows: {', '.join(sorted(unknown))}; the rows are {', '.join(names)}")

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(130))
    spark = cluster(options.scratch)
    try:
        version = children.require_one_version(spark.sparkContext, options.fmt)
        print(f"every executor: {version}\nload: {os.getloadavg()[0]:.2f}\n", flush=True)
        rows = Rows(spark, options.fmt, options.partitions, options.scratch)
        rows.java_pipe("de", 200_000)
        rows.arrow("de", 200_000)
        good = measure(rows, chosen, options.values)
        if "faults" in chosen:
            good = faults.show(spark, options.fmt, options.scratch) and good
    finally:
        spark.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
