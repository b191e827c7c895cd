"""Requests to the service, with the responses that they must have.

The texts of each response are made by the command `fmt`, in a process for each text, from the
preferences that a request's header was written from. So they depend neither on the reading of
headers nor on anything that requests share.
"""

import html
import json
import random
import re
import subprocess
import urllib.parse
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
CATALOG = FOLDER / "Sources/Service/Localizable.xcstrings"
MESSAGES = FOLDER / "Sources/Service/locales"
REMINDERS = "/reminders/"
LOCALIZATIONS = "ar,de,en,ja,pt-BR,ru"
FMT = ""
DUE = "2026-12-24T12:00:00Z"
CUSTOMERS = re.findall(r'"([^"\n]+, [^"\n]+)"', (FOLDER / "Sources/Service/Customers.swift").read_text())
LINES = [
    ("Coffee", "12.5", "18.9", "236.25"),
    ("Tea", "0.75", "64", "48"),
    ("Sugar", "1000", "0.89", "890"),
    ("Cups", "3.25", "12.4", "40.3"),
]
PREFERENCES = [
    "en-US", "en-GB", "en-IN", "en-CH", "de-DE", "de-CH", "de-AT", "de-LI", "ar-EG", "ar-MA", "ar-SA",
    "ja-JP", "pt-BR", "pt-PT", "pt-AO", "ru-RU", "ru-UA", "fr-CH", "el-GR", "he-IL", "zh-TW", "en",
    "de", "ru", "ar", "gsw-CH", "uk-UA", "tlh", "sr-Latn-RS", "es-419",
]  # fmt: skip
AMOUNTS = [
    "12", "1234.5", "1,234.50", "1.234,50", "1 234,50 €", "EUR 5", "12 X", "", "-3", "1e5", "١٢٣٫٥", "12,5",
    "1’234.50", "€", "<script>alert(1)</script>", "9" * 40, "🤷", "1.2.3,4", "5 USD", "\x01\x02", "a" * 5000,
]  # fmt: skip
DATES = [
    "2026-12-24", "24.12.2026", "12/24/2026", "24 December 2026", "24. Dezember 2026", "2026年12月24日", "03/04/05",
    "2026-02-30", "", "tomorrow", "24.12.", "٢٤‏/١٢‏/٢٠٢٦", "\"><b>", "z" * 3000, "24 дек. 2026 г.",
]  # fmt: skip
SEARCHED = ["", "o", "Ö", "OSTER", "strasse", "a", "İ", "ж", "نور", "山", "김", "xyz", ",", "<b>", "é" * 200]
JUNK = [
    "", ",,,", "xx!!", "*;q=0.1", "en-u-nu-arab;q=0", "de--CH", "\xff\xfe\x80", "q=1", "fr;q=2", "x" * 300,
    "i-klingon", "../../etc/passwd", "en_US.UTF-8;q=0.0", "%00", "a-" * 150 + "b",
]  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A request, and its response."""

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    status: int
    language: str
    text: bytes

    @property
    def is_page(self) -> bool:
        """Whether it only asks, and for nothing that another request has sent."""
        return self.method == "GET" and self.status == 200 and not self.target.startswith(REMINDERS)


@cache
def fmt(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command, without the preferences of this process."""
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin"}
    return subprocess.run(
        [FMT, *arguments], capture_output=True, text=True, env=environment, check=False
    )


def line(*arguments: str) -> str:
    """The text that the command prints."""
    done = fmt(*arguments)
    if done.returncode != 0:
        raise SystemExit(f"fmt {arguments}: {done.stderr}")
    return done.stdout.removesuffix("\n")


class Reader:
    """A person with preferences, and what the service should tell them."""

    def __init__(self, preferences: tuple[str, ...]):
        self.options = (
            "--localizations", LOCALIZATIONS, "-AppleLanguages", f"({', '.join(preferences)})",
        )  # fmt: skip
        current = json.loads(line("locale", "current", "--json", *self.options))
        self.language: str = current["language"]
        self.numbers: str = current["conventions"]["numbers"]["locale"]

    def money(self, amount: str) -> str:
        return line("currency", amount, "--currency", "EUR", *self.options)

    def day(self, instant: str) -> str:
        zone = ("--zone", "Europe/Berlin")
        return line("date", instant, "--date", "long", "--time", "none", *zone, *self.options)

    def text(self, key: str, *arguments: str, options: tuple[str, ...] = ("--text",)) -> str:
        options += ("--locale", self.language, "--numbers", self.numbers)
        return line("strings", "get", *options, "--catalog", str(CATALOG), "--", key, *arguments)

    def message(self, key: str, *arguments: str) -> str:
        options = ("--locale", self.language, "--numbers", self.numbers, "--table", "shop")
        return line("strings", "get", *options, "--catalog", str(MESSAGES), "--", key, *arguments)

    # The responses

    def page(self, title: str, body: str) -> bytes:
        direction = "rtl" if self.language == "ar" else "ltr"
        title = escaped(title)
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}" dir="{direction}">\n'
            f'<meta charset="utf-8">\n<title>{title}</title>\n<h1>{title}</h1>\n{body}</html>\n'
        ).encode()

    def invoice(self) -> dict[str, object]:
        rows = [
            [
                self.text(name),
                line("unit", mass, "kilogram", *self.options),
                self.money(price),
                self.money(amount),
            ]
            for name, mass, price, amount in LINES
        ]
        rate = line("number", "0.075", "--style", "percent", "--fraction", "0...1", *self.options)
        ago = line("relative", "27", "day", *self.options)
        return {
            "title": self.text("Invoice %@", "2026-118"),
            "due": self.text("Due on %@ (%@)", self.day(DUE), ago),
            "head": [self.text(key) for key in ("Article", "Quantity", "Price", "Amount")],
            "lines": rows,
            "sums": [
                [self.text("Net"), self.money("1214.55")],
                [self.text("Tax, %@", rate), self.money("91.09")],
                [self.text("Total"), self.money("1305.64")],
            ],
            "dueDate": DUE,
            "total": "1305.64",
        }

    def invoice_page(self) -> bytes:
        texts = self.invoice()
        rows = [texts["head"], *texts["lines"], *texts["sums"]]
        cells = ["<tr>" + "".join(f"<td>{escaped(t)}</td>" for t in row) + "\n" for row in rows]
        table = f"<table>\n{''.join(cells)}</table>\n"
        return self.page(texts["title"], f"<p>{escaped(texts['due'])}</p>\n{table}")

    def cart(self, items: int) -> bytes:
        count = f"count={items}"
        total = f"total={self.money(str(items))}"
        texts = [
            self.text("%lld items in your cart", str(items), options=()),
            self.message("cart.items", count, total),
            self.message("cart.delivery", f"count={items % 9}"),
        ]
        return self.page(self.text("Cart"), "".join(f"<p>{escaped(text)}</p>\n" for text in texts))

    def report(self) -> bytes:
        rows = [f"{self.text(name)}\t{self.money(amount)}\n" for name, _, _, amount in LINES]
        return "".join(rows).encode()

    def customers(self, wanted: str) -> bytes:
        found = CUSTOMERS
        if wanted:
            found = lines("search", "--for", wanted, *self.options, "--", *CUSTOMERS)
        # The headings before all letters and after them are both "…": the first letter stands between their names.
        first = line("index", "--headings", *self.options).split(" ")[1]
        sections: list[tuple[str, list[str]]] = []
        for row in lines("index", *self.options, "--", first, *found):
            heading, name = row.split("\t")
            if name == first or not sections or sections[-1][0] != heading:
                sections.append((heading, []))
            if name != first:
                sections[-1][1].append(name)
        body = "".join(f"<h2>{escaped(heading)}</h2>\n{listed(names)}" for heading, names in sections if names)
        return self.page(self.text("%lld customers", str(len(found)), options=()), body)

    def reminder(self) -> bytes:
        return self.text("Reminder: %@, %@", self.money("1305.64"), self.day(DUE)).encode()

    def payment(self, amount: str, date: str) -> tuple[int, bytes]:
        faults: list[str] = []
        money = self.read(faults, "Not an amount: %@", amount, self.amount)
        day = self.read(faults, "Not a date: %@", date, self.date)
        if faults:
            return 422, self.page(self.text("Payment"), listed(faults))
        text = escaped(self.text("You pay %@ on %@.", money, day))
        return 200, self.page(self.text("Payment"), f"<p>{text}</p>\n")

    def amount(self, typed: str) -> tuple[str | None, str | None]:
        options = ("--currency", "EUR", "--lenient", *self.options)
        read, proposal = parsed("currency", options, typed)
        return (self.money(read) if read else None), proposal

    def date(self, typed: str) -> tuple[str | None, str | None]:
        options = ("--zone", "Europe/Berlin", "--from", DUE, "--lenient", *self.options)
        read, proposal = parsed("date", options, typed)
        return (self.day(read) if read else None), proposal

    def read(self, faults: list[str], key: str, typed: str, reading) -> str:
        text, proposal = reading(typed)
        if text is None:
            faults.append(self.text(key, typed[:60]))
            if proposal:
                faults.append(self.text("Did you mean %@?", proposal))
        return text or ""


def parsed(kind: str, options: tuple[str, ...], typed: str) -> tuple[str | None, str | None]:
    """What the command reads, or else the text that it would read."""
    done = fmt("parse", kind, *options, "--", typed)
    if done.returncode == 0:
        return done.stdout.removesuffix("\n"), None
    proposal = re.search(r"; '(.*)' would be$", done.stderr.strip())
    return None, proposal and proposal[1]


def lines(*arguments: str) -> list[str]:
    """The lines that the command prints."""
    return list(filter(None, line(*arguments).split("\n")))


def listed(texts: list[str]) -> str:
    """A list in HTML."""
    items = "".join(f"<li>{escaped(text)}</li>\n" for text in texts)
    return f"<ul>\n{items}</ul>\n"


def escaped(text: str) -> str:
    return html.escape(text, quote=True).replace("&#x27;", "'")


def header(preferences: tuple[str, ...], source: random.Random) -> str:
    """An Accept-Language header of preferences, as a careless or hostile client writes it."""
    ranges = [
        tag if number == 0 else f"{tag};q={0.9 - number / 10:.1f}"
        for number, tag in enumerate(preferences)
    ]
    for junk in source.sample(JUNK, source.randrange(4)):
        ranges.insert(source.randrange(len(ranges) + 1), junk)
    return source.choice([",", ", ", " ,\t"]).join(ranges)


def cases(count: int) -> list[Case]:
    """Requests in a fixed random order, and at the end those of the reminders that the first ones had sent."""
    source = random.Random(19)
    people = {
        preferences: Reader(preferences)
        for preferences in (
            *((tag,) for tag in PREFERENCES),
            *(tuple(source.sample(PREFERENCES, source.choice([2, 3]))) for _ in range(20)),
        )
    }
    chosen = source.choices(list(people.items()), k=count)
    sent, fetched = [], []
    for number, (tags, person) in enumerate(chosen):
        sent.append(case(person, header(tags, source), source, number))
        if sent[-1].target.startswith(REMINDERS):
            # Mostly by somebody with another language than the one that it was written for.
            other = header(source.choice(list(people)), source)
            text = person.reminder()
            fetched.append(Case("GET", sent[-1].target, accepting(other), b"", 200, person.language, text))
    return sent + fetched


def accepting(languages: str) -> tuple[tuple[str, str], ...]:
    return (("Accept-Language", languages),)


def case(person: Reader, languages: str, source: random.Random, number: int) -> Case:
    """A request of a person."""
    language = person.language
    headers = accepting(languages)
    choice = source.randrange(10)
    if choice == 0:
        text = person.invoice_page()
        return Case("GET", "/invoice", headers, b"", 200, language, text)
    if choice == 1:
        text = json.dumps(person.invoice(), ensure_ascii=False, sort_keys=True).encode()
        return Case("GET", "/invoice.json", headers, b"", 200, language, text)
    if choice == 2:
        items = source.choice([0, 1, 2, 3, 5, 11, 21, 100, 1200, 1000000])
        return Case("GET", f"/cart?items={items}", headers, b"", 200, language, person.cart(items))
    if choice == 3:
        return Case("GET", "/report.csv", headers, b"", 200, language, person.report())
    if choice == 4:
        malformed = source.choice(["de-CH-", "..%2f..", "en_US.UTF-8x", "%01"])
        target = f"/cart?locale={malformed}"
        done = fmt("number", "1", "--locale", urllib.parse.unquote(malformed))
        text = done.stderr
        return Case("GET", target, headers, b"", 400, "en", text.encode())
    if choice == 5:
        return Case("GET", "/nothing", headers, b"", 404, language, b"")
    if choice == 6:
        wanted = source.choice(SEARCHED)
        target = f"/customers?q={urllib.parse.quote(wanted)}"
        return Case("GET", target, headers, b"", 200, language, person.customers(wanted))
    if choice == 7:
        return Case("POST", f"{REMINDERS}{number}", headers, b"", 202, language, str(number).encode())
    amount, date = source.choice(AMOUNTS), source.choice(DATES)
    status, text = person.payment(amount, date)
    body = urllib.parse.urlencode({"amount": amount, "date": date}).encode()
    form = (("Content-Type", "application/x-www-form-urlencoded"),)
    return Case("POST", "/payments", headers + form, body, status, language, text)
