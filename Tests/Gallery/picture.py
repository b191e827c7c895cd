"""Writes the picture of a gallery for the README: picture.py PAGE FILE. It shows some kinds alone, so that two localizations fit."""

import sys

from browser import Browser

SHORTEN = """
for (const box of document.querySelectorAll('.columns > *')) {
  if (!/-(numbers|money|dates|relative)$/.test(box.id)) box.remove();
}
document.querySelectorAll('.samples tbody tr:nth-child(n+4)').forEach(row => row.remove());
document.querySelectorAll('#catalogs, .kinds').forEach(part => part.remove());
document.querySelector('[data-command^="fmt currency -1234.5"]').focus();
"""

page, picture = sys.argv[1:]
with Browser(page) as browser:
    browser.resize(1200, 1190)
    browser.script(SHORTEN)
    browser.picture(picture)
