internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// A form with texts as people type them, and beside each one the value that is read.
struct ReadingForm {
  /// A kind of text that is read.
  private struct Kind {
    let name: String
    /// The word after `fmt parse`, and its options.
    let command: String
    let options: String
    let read: (String) throws(FormatError) -> String
  }

  let localization: GalleryLocalization
  let cache: FormatterCache

  func write(_ times: SampleTimes, _ html: inout HTMLWriter) throws(FormatError) {
    let locale = localization.locale
    let cache = cache
    let number = Kind(name: "Number", command: "number", options: "") { text throws(FormatError) in
      try cache.parse(text, as: NumberFormat.decimal, for: locale).description
    }
    let money = Kind(name: "Money", command: "currency", options: "") { text throws(FormatError) in
      try cache.parseAmount(text, for: locale).description
    }
    let day = DateFormat(date: .short, time: .omitted, zone: .utc)
    let date = Kind(name: "Date", command: "date", options: " --zone UTC") {
      text throws(FormatError) in
      let reading = try cache.parse(text, as: AnyDateFormat(zone: .utc), for: locale)
      return MachineFormat.rfc3339.string(reading.instant)
    }
    let fields: [(Kind, String)] = [
      (
        number,
        try cache.checkedString(
          NumericValue.decimal("1234.5"),
          as: NumberFormat.decimal,
          for: locale
        )
      ),
      (number, "1.234,5"), (number, "1,234.5"),
      (
        money,
        try cache.checkedString(
          NumericValue.decimal("12.5"),
          as: NumberFormat.currency("EUR"),
          for: locale
        )
      ),
      (money, "12 €"), (money, "€12"),
      (date, try cache.checkedString(times.start.instant, as: day, for: locale)),
      (date, "2026-11-05"), (date, "13/25/2026"),
    ]
    let id = "\(localization.tag)-reading"
    html.element("form", ["id": id, "aria-labelledby": "\(id)-title"]) { html in
      html.element("h3", ["id": "\(id)-title", "lang": "en"]) { html in
        html.element("bdi", "Texts as people type them, and what is read")
      }
      for (index, (kind, text)) in fields.enumerated() {
        write(kind, text, "\(id)-\(index)", &html)
      }
    }
    html.lineEnd()
  }

  private func write(_ kind: Kind, _ text: String, _ id: String, _ html: inout HTMLWriter) {
    let words = "fmt parse \(kind.command) \(text.quotedForShell)\(kind.options)"
    let command = "\(words) --locale \(localization.tag)"
    html.element("div", ["class": "field"]) { html in
      html.element("label", ["for": id, "lang": "en"], kind.name)
      html.start("input", ["id": id, "value": text, "readonly": "", "dir": localization.direction])
      do throws(FormatError) {
        html.element(
          "output",
          ["for": id, "lang": "en", "dir": "ltr", "data-command": command],
          try kind.read(text)
        )
      } catch {
        html.element(
          "output",
          [
            "for": id, "class": "error", "lang": "en", "dir": "ltr", "data-command": command,
            "data-stream": "error",
          ],
          ValueError(error).description
        )
      }
    }
  }
}
