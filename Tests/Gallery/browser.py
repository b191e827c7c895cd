"""A page in headless Chromium, through Debian's driver."""

import base64
import json
import os
import pathlib

from selenium import webdriver


class Browser:
    """Opens one page, in a window of any width."""

    def __init__(self, path):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--disable-gpu", "--hide-scrollbars", "--lang=en"):
            options.add_argument(argument)
        if os.geteuid() == 0:
            # Chromium's sandbox refuses to run as root.
            options.add_argument("--no-sandbox")
        options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver") if hasattr(webdriver, "ChromeService") else None
        self.driver = webdriver.Chrome(options=options, **({"service": service} if service else {}))
        self.url = pathlib.Path(path).resolve().as_uri()
        self.resize(1280, 900)
        self.driver.get(self.url)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def resize(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def scheme(self, name):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def press(self, key):
        for kind in ("rawKeyDown", "keyUp"):
            self.command("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode={"Tab": 9, "Enter": 13}[key])

    def requests(self):
        """The addresses that the page asked for."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]

    def pdf(self):
        return base64.b64decode(self.command("Page.printToPDF", printBackground=True)["data"])

    def picture(self, path, **clip):
        area = {"clip": {"x": 0, "y": 0, "scale": 1, **clip}, "captureBeyondViewport": True} if clip else {}
        data = self.command("Page.captureScreenshot", format="png", **area)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def description(self):
        """The description of the focused element for a screen reader."""
        node = self.command("Runtime.evaluate", expression="document.activeElement")["result"]["objectId"]
        tree = self.command("Accessibility.getPartialAXTree", objectId=node, fetchRelatives=False)["nodes"]
        return tree[0].get("description", {}).get("value", "")
