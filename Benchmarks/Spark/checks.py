"""The values, the texts that are expected, and the digests by which every text is compared."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import IO

import pyarrow
from pyspark import RDD, TaskContext
from pyspark.sql import DataFrame
from pyspark.sql.functions import concat, lit

Digest = tuple[int, int, str]
"""A partition, the number of its lines, and the digest of these lines."""


@dataclass(frozen=True)
class Kind:
    """What is formatted: values as SQL and as Python make them, the arguments of `fmt`, and the text as SQL makes it."""

    arguments: str
    value: str
    python: Callable[[int], str]
    expected: str


HUNDREDTHS = "(id * 48271 % 100000000000 - 30000000000)"
AMOUNT = f"cast({HUNDREDTHS} as decimal(18, 2)) * 0.01"
SECONDS = "(id * 48271 % 946684800 + 946684800)"


def amount(number: int) -> str:
    return f"{(number * 48271 % 100000000000 - 30000000000) / 100:.2f}"


def seconds(number: int) -> str:
    return str(number * 48271 % 946684800 + 946684800)


VALUE = f"cast(cast({AMOUNT} as decimal(18, 2)) as string)"
ENGLISH = f"format_number(cast({AMOUNT} as decimal(18, 2)), 2)"
GERMAN = f"translate({ENGLISH}, ',.', '.,')"
KINDS = {
    "en": Kind("number --fraction 2 --locale en", VALUE, amount, ENGLISH),
    "de": Kind("number --fraction 2 --locale de", VALUE, amount, GERMAN),
    # The values themselves, and what is read from the texts of the row above.
    "value": Kind("number --fraction 2 --locale de", VALUE, amount, VALUE),
    "money": Kind("currency --currency EUR --locale de", VALUE, amount, f"concat({GERMAN}, '\u00a0€')"),
    "date": Kind(
        "date --input unix --time short --zone Europe/Berlin --locale de",
        f"cast({SECONDS} as string)",
        seconds,
        f"date_format(timestamp_seconds({SECONDS}), 'dd.MM.yyyy, HH:mm')",
    ),
}


def digest_of_lines(lines: Iterator[str]) -> tuple[int, str]:
    digest, count = hashlib.sha256(), 0
    while some := list(islice(lines, 10_000)):
        count += len(some)
        digest.update(("\n".join(some) + "\n").encode())
    return count, digest.hexdigest()


def digests_of_rdd(rdd: RDD) -> list[Digest]:
    return rdd.mapPartitionsWithIndex(lambda part, lines: [(part, *digest_of_lines(iter(lines)))]).collect()


def bytes_of_lines(column: pyarrow.StringArray) -> tuple[memoryview, int]:
    """The bytes of a column of lines, which are one after the other in its buffer, and the number of lines."""
    assert column.type == pyarrow.string() and column.null_count == 0
    if len(column) == 0:
        return memoryview(b""), 0
    _, places, data = column.buffers()
    ends = memoryview(places).cast("i")
    return memoryview(data)[ends[column.offset] : ends[column.offset + len(column)]], len(column)


def digest_of_batches(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
    digest, count = hashlib.sha256(), 0
    for batch in batches:
        lines, more = bytes_of_lines(batch.column(0))
        digest.update(lines)
        count += more
    part = TaskContext.get().partitionId()
    yield pyarrow.RecordBatch.from_pydict({"part": [part], "count": [count], "digest": [digest.hexdigest()]})


def digests_of_column(frame: DataFrame) -> list[Digest]:
    """Those of the column `text`."""
    lines = frame.select(concat("text", lit("\n")))
    found = lines.mapInArrow(digest_of_batches, "part long, count long, digest string").collect()
    return [tuple(row) for row in found]


def digests_of_stream(stream: IO[bytes], counts: list[int]) -> list[Digest]:
    """Those of parts with these counts, one after the other in a stream."""
    found: list[Digest] = []
    digest, rest, block = hashlib.sha256(), counts[0], b""
    while block := block or stream.read1(1 << 20):
        if (count := block.count(b"\n")) < rest:
            digest.update(block)
            rest, block = rest - count, b""
            continue
        block_of_next = block.split(b"\n", rest)[-1]
        digest.update(block[: len(block) - len(block_of_next)])
        found.append((len(found), counts[len(found)], digest.hexdigest()))
        if len(found) == len(counts):
            return found if not block_of_next and not stream.read1(1) else found + [(-1, -1, "more lines")]
        digest, rest, block = hashlib.sha256(), counts[len(found)], block_of_next
    return found


def babel_text(value: str, locale: str) -> str:
    """The text of an amount by Babel; imported here, because only two rows need it."""
    from decimal import Decimal

    from babel.numbers import format_decimal

    return format_decimal(Decimal(value), format="#,##0.00", locale=locale)
