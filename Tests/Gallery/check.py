"""Looks at a gallery in a browser: check.py FMT PAGE CATALOG. Prints what is wrong, and ends with 1 if something is."""

import collections
import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

from browser import Browser

RIGHT_TO_LEFT = {"ar", "he", "fa"}
WIDTHS = (1280, 360)

fmt, page, catalog = sys.argv[1:]
folder = pathlib.Path(page).parent.parent
faults = []


def check(holds, message):
    if not holds:
        faults.append(message)


def run(command):
    """Runs the command of a text, as a shell would; the first word of it may be a variable."""
    words = shlex.split(command)
    variables = dict(words.pop(0).split("=", 1) for _ in range("=" in words[0]))
    inherited = {name: value for name, value in os.environ.items() if name != "LOCALEFORMAT_DATA"}
    return subprocess.run([fmt, *words[1:]], env={**inherited, **variables}, capture_output=True)


def outputs(command, locales):
    """The bytes that a command writes in each locale, from one run for all of them: lines with the locale before a tab."""
    result = run(f"{command} --locale {','.join(locales)}")
    if result.returncode != 0 or len(locales) == 1:
        return {locale: (result.returncode, result.stdout or result.stderr) for locale in locales}
    lines = result.stdout.splitlines(keepends=True)
    starts = {locale: locale.encode() + b"\t" for locale in locales}
    return {
        locale: (0, b"".join(line.removeprefix(start) for line in lines if line.startswith(start)))
        for locale, start in starts.items()
    }


def check_texts(samples):
    """Compares each text with the bytes that its command writes, or with its error."""
    groups = collections.defaultdict(list)
    for sample in samples:
        command, locale = sample["command"].rsplit(" --locale ", 1)
        # An error of one locale would end the run of all.
        group = (command, locale if sample["stream"] != "output" else "")
        groups[group].append((locale, sample))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        commands = [(command, sorted({locale for locale, _ in group})) for (command, _), group in groups.items()]
        for group, written in zip(groups.values(), pool.map(lambda pair: outputs(*pair), commands)):
            for locale, sample in group:
                text = sample["text"].encode() + b"\n"
                expected = {"output": (0, text), "error": (65, b"fmt: line 1, " + text)}
                if sample["stream"] == "absent":
                    holds = written[locale][0] != 0 and b"compiled data does not have" in written[locale][1]
                else:
                    holds = written[locale] == expected[sample["stream"]]
                check(holds, f"{sample['command']}: the page has {text!r}, not {written[locale]}")


def check_widths(browser):
    for width in WIDTHS:
        browser.resize(width, 900)
        check(not browser.script("return gallery.scrollsSideways()"), f"at {width} the page scrolls sideways")
        for element in browser.script("return gallery.overflows()")[:5]:
            check(False, f"at {width} a box overflows: {element}")
        browser.picture(folder / f"{width}.png")
    browser.resize(1280, 900)


def check_directions(directions, localizations):
    check(set(directions) == localizations, f"the sections are {sorted(directions)}")
    for language, found in directions.items():
        expected = ["rtl"] if language in RIGHT_TO_LEFT else ["ltr"]
        check(found == expected, f"the directions of {language} are {found}")


def check_weeks(weeks):
    for week in weeks:
        info = subprocess.run([fmt, "locale", "info", week["language"], "--json"], capture_output=True, check=True)
        begins = json.loads(info.stdout)["firstWeekday"]
        days = {datetime.date.fromisoformat(day[:10]).strftime("%a").lower() for day in week["days"]}
        check(week["begins"] == begins and days == {begins}, f"weeks of {week['language']} begin on {days}, not {begins}")


def check_keyboard(browser):
    """Moves the focus from the top of the page by the key Tab alone."""
    browser.press("Tab")
    check(browser.script("return gallery.focus()")["href"] == "#main", "the first stop is not the link to the formats")
    for _ in range(60):
        browser.press("Tab")
        focus = browser.script("return gallery.focus()")
        if focus["isSample"]:
            check(focus["parts"] and focus["isSeen"], f"a text with the focus does not show its parts: {focus}")
            spoken = browser.description()
            check(all(kind in spoken for kind in focus["parts"]), f"a screen reader says '{spoken}'")
            browser.picture(folder / "focus.png")
            return
    check(False, "the key Tab does not reach a text")


def check_colors(browser):
    seen = {}
    for scheme in ("light", "dark"):
        browser.scheme(scheme)
        seen[scheme] = browser.script("return gallery.colors()")
        for element, ratio in browser.script("return gallery.faint()"):
            check(False, f"{scheme}: the contrast of {element} is {ratio:.1f}")
        for text, color in seen[scheme]["missing"]:
            red, green, blue = [int(channel) for channel in re.findall(r"\d+", color)[:3]]
            check(text == "missing" and red > green + 60 and red > blue + 60, f"{scheme}: '{text}' is {color}")
        browser.picture(folder / f"{scheme}.png")
    for name in ("paper", "ink"):
        check(seen["light"][name] != seen["dark"][name], f"the {name} is the same in the dark")
    browser.scheme("light")


def check_missing(missing, localizations):
    """Compares the numbers of missing texts with those that the command counts."""
    lines = subprocess.run([fmt, "strings", "stats", catalog, "--json"], capture_output=True, check=True).stdout.splitlines()
    for language in localizations:
        rows = [row for row in map(json.loads, lines) if row["language"] == language]
        if rows and not any(row["development"] for row in rows):
            expected = sum(row["missing"] for row in rows)
            check(missing.count(language) == expected, f"{language}: {missing.count(language)} texts are missing, not {expected}")
    check("de" in missing, "no German text is missing")


with Browser(page) as browser:
    browser.script(pathlib.Path(__file__).with_name("page.js").read_text())
    localizations = set(browser.script("return [...document.querySelectorAll('main > section[dir]')].map(s => s.id)"))
    samples = browser.script("return gallery.samples()")
    check(len(samples) > 100 * len(localizations), f"there are {len(samples)} texts")
    check_texts(samples)
    check_directions(browser.script("return gallery.directions()"), localizations)
    check_weeks(browser.script("return gallery.weeks()"))
    check_keyboard(browser)
    check_widths(browser)
    check_colors(browser)
    check_missing(browser.script("return gallery.missing()"), localizations)
    for fault in browser.script("return gallery.faults()"):
        check(False, fault)
    check(browser.driver.title.startswith("Formats in "), f"the title is {browser.driver.title!r}")
    pdf = browser.pdf()
    (folder / "page.pdf").write_bytes(pdf)
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    check(pdf.startswith(b"%PDF") and pages > len(localizations), f"the print has {pages} pages")
    requests = set(browser.requests())
    check(requests == {browser.url}, f"the page asks for {requests}")

for fault in faults[:20]:
    print(fault)
size = os.path.getsize(page)
print(f"{len(samples)} texts in {len(localizations)} localizations, {size} bytes, {pages} pages in print: {len(faults)} faults")
sys.exit(bool(faults))
