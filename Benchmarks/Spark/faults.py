"""What Spark makes of bad values, of programs that are missing or differ, of the environment, and of tasks that fail.

The guide ManyMachines relies on each of these answers, so one that differs fails the run.
"""

import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pandas
from pyspark import TaskContext
from pyspark.sql import SparkSession

import children
from checks import KINDS, digests_of_column

BAD = ["1", "2x", "3", "4"]


class Faults:
    def __init__(self, spark: SparkSession, fmt: str, scratch: Path):
        self.spark, self.context, self.fmt, self.scratch = spark, spark.sparkContext, fmt, scratch
        self.good = True

    def show(self, what: str, expected: str, attempt: Callable[[], object]) -> None:
        """Prints what an attempt gives: its result, or the first line of its error that has the expected text."""
        try:
            seen = str(attempt())
        except Exception as error:
            lines = str(error).splitlines()
            seen = "fails: " + next((line.strip() for line in lines if expected in line), str(error))
        good = expected in seen
        self.good = self.good and good
        print(f"- {what}: {seen[:300]}{'' if good else f'; EXPECTED {expected}'}", flush=True)

    def pipe(self, values: list[str | None], command: str, **options: object) -> list[str]:
        return self.context.parallelize(values, 1).pipe(command, **options).collect()

    def java_pipe(self, values: list[str | None], command: str) -> list[str]:
        jvm = self.spark._jvm
        frame = self.spark.createDataFrame([(value,) for value in values], "value string").coalesce(1)
        lines = getattr(frame._jdf, "as")(jvm.org.apache.spark.sql.Encoders.STRING()).toJavaRDD()
        return list(lines.pipe(command).collect())

    def bad_values(self) -> None:
        german = f"{self.fmt} number --locale de"
        self.show("a bad value, RDD.pipe without checkCode", "['1']", lambda: self.pipe(BAD, german))
        self.show("with checkCode=True", "error code 65", lambda: self.pipe(BAD, german, checkCode=True))
        self.show("RDD.pipe of the JVM", "Subprocess exited with status 65", lambda: self.java_pipe(BAD, german))
        going = f"{german} --keep-going"
        self.show("with --keep-going, without checkCode", "['1', '3', '4']", lambda: self.pipe(BAD, going))
        self.show("with --keep-going and checkCode=True", "error code 65", lambda: self.pipe(BAD, going, checkCode=True))
        self.show("a null", "error code 65", lambda: self.pipe(["1", None], german, checkCode=True))
        self.show("a value with a line feed", "['1', '2']", lambda: self.pipe(["1\n2"], german))
        command = shlex.split(german)
        self.show("mapInPandas", "status 65, 3 lines are missing", lambda: self.pandas(children.texts_by_number, command))
        case = {"kind": "number", "locale": "de"}
        self.show(
            "mapInPandas with fmt batch", "['1', None, '3', '4']",
            lambda: self.pandas(children.texts_by_batch, [self.fmt, "batch"], case),
        )
        self.show("nulls in place of what is not a decimal", "['1', None, '3', '4']", self.casts)

    def pandas(self, texts: Callable[..., Iterator[pandas.DataFrame]], *arguments: object) -> list[str | None]:
        frame = self.spark.createDataFrame([(value,) for value in BAD], "value string").coalesce(1)
        return [row.text for row in frame.mapInPandas(lambda frames: texts(frames, *arguments), "text string").collect()]

    def casts(self) -> list[str | None]:
        """Values that are not decimals never reach the process, and keep their rows."""
        command = shlex.split(f"{self.fmt} number --locale de")

        def texts(frames: Iterator[pandas.DataFrame]) -> Iterator[pandas.DataFrame]:
            with children.Child(command) as child:
                for frame in frames:
                    found = pandas.Series(None, index=frame.index, dtype=object)
                    values = frame["value"].dropna()
                    found[values.index] = child.answers(values.to_list())
                    yield pandas.DataFrame({"text": found})

        frame = self.spark.createDataFrame([(value,) for value in BAD], "value string").coalesce(1)
        decimals = frame.selectExpr("cast(try_cast(value as decimal(18, 0)) as string) as value")
        return [row.text for row in decimals.mapInPandas(texts, "text string").collect()]

    def programs(self) -> None:
        self.show(
            "a program that is not there", "No such file or directory",
            lambda: self.pipe(["1"], "/nowhere/fmt number", checkCode=True),
        )
        self.show(
            "the same in the JVM", 'Cannot run program "/nowhere/fmt"', lambda: self.java_pipe(["1"], "/nowhere/fmt number")
        )
        self.show("`fmt` without a path, which is that of coreutils", "[]", lambda: self.pipe(["1"], "fmt number --locale de"))
        differing = self.scratch / "differing"
        differing.write_text('#!/bin/sh\necho "{\\"icu\\":\\"7${PWD##*/}\\"}"\n')
        differing.chmod(0o755)
        self.show(
            "executors with different versions", "the executors differ",
            lambda: children.require_one_version(self.context, str(differing)),
        )

    def environment(self) -> None:
        others = {"LANG": "hi_IN.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "fr"}
        self.show(
            "LANG, LC_ALL and LANGUAGE beside --locale", "['1.234,5']",
            lambda: self.pipe(["1234.5"], f"{self.fmt} number --locale de", env=others),
        )
        self.show("the environment of RDD.pipe of PySpark", "[]", lambda: self.pipe(["1"], "/usr/bin/env"))
        self.show(
            "without --locale", "['1,234.5']", lambda: self.pipe(["1234.5"], f"{self.fmt} number")
        )
        self.show(
            "a wrong LOCALEFORMAT_DATA in env", "error code 64",
            lambda: self.pipe(["1"], f"{self.fmt} number --locale de", env={"LOCALEFORMAT_DATA": "pined"}, checkCode=True),
        )

    def retries(self) -> None:
        """The first attempt of each task loses its process after a batch; the second one gives the same texts."""
        command = [self.fmt, *shlex.split(KINDS["de"].arguments)]

        def texts(frames: Iterator[pandas.DataFrame]) -> Iterator[pandas.DataFrame]:
            with children.Child(command) as child:
                for place, frame in enumerate(frames):
                    if place == 1 and TaskContext.get().attemptNumber() == 0:
                        child.process.kill()
                    yield pandas.DataFrame({"text": child.answers(frame["value"].to_list())})

        values = self.spark.range(0, 100_000, 1, 2)
        expected = digests_of_column(values.selectExpr(f"{KINDS['de'].expected} as text"))
        found = values.selectExpr(f"{KINDS['de'].value} as value").mapInPandas(texts, "text string")
        self.show("tasks that are repeated", "True", lambda: digests_of_column(found) == expected)

    def archive(self) -> None:
        """An archive with the program, its libraries, ICU with its data, and the zones: nothing of it is installed."""
        name = packed(self.fmt, self.scratch)
        self.context.addArchive(f"{name}#fmt")
        environment = {"LD_LIBRARY_PATH": "fmt/lib", "TZDIR": "fmt/zoneinfo"}
        self.show(
            f"an archive of {name.stat().st_size / 1e6:.0f} MB", "['01.07.2024, 02:00:00']",
            lambda: self.pipe(
                ["2024-07-01T00:00:00Z"], "fmt/bin/fmt date --zone Europe/Berlin --locale de", env=environment, checkCode=True
            ),
        )
        self.show("its ICU", "fmt/lib/libicui18n", lambda: self.library("libicui18n", environment))

    def library(self, name: str, environment: dict[str, str]) -> str:
        lines = self.pipe(["1"], "/usr/bin/ldd fmt/bin/fmt", env=environment)
        return next(line.strip() for line in lines if name in line)


def packed(fmt: str, scratch: Path) -> Path:
    """An archive of the program with all that it needs but the C library, for machines of the same processor."""
    folder = scratch / "archive"
    (folder / "bin").mkdir(parents=True)
    (folder / "lib").mkdir()
    shutil.copy(fmt, folder / "bin/fmt")
    subprocess.run(["strip", folder / "bin/fmt"], check=True)
    listed = subprocess.run(["ldd", fmt], check=True, capture_output=True, text=True).stdout
    for library in map(Path, re.findall(r"=> (/\S+)", listed)):
        if library.name not in ("libc.so.6", "libm.so.6"):
            shutil.copy(library, folder / "lib")
    shutil.copytree("/usr/share/zoneinfo", folder / "zoneinfo", symlinks=True)
    subprocess.run(["tar", "-C", folder, "-czf", scratch / "fmt.tar.gz", "."], check=True)
    return scratch / "fmt.tar.gz"


def show(spark: SparkSession, fmt: str, scratch: Path) -> bool:
    """Returns whether all is as the guide says."""
    print("\nFaults:", flush=True)
    faults = Faults(spark, fmt, scratch)
    for group in (faults.bad_values, faults.programs, faults.environment, faults.retries, faults.archive):
        group()
    return faults.good
