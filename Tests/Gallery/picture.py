"""Writes the picture of a gallery for the README: picture.py PAGE FILE."""

import sys

from browser import Browser

page, picture = sys.argv[1:]
with Browser(page) as browser:
    browser.resize(1280, 960)
    browser.picture(picture)
