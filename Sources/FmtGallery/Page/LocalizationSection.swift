internal import LocaleFormat

/// The part of the page that shows one localization.
struct LocalizationSection {
  let localization: GalleryLocalization
  let times: SampleTimes
  let system: FormatterCache
  let pinned: FormatterCache

  private var tag: String { localization.tag }

  func write(_ html: inout HTMLWriter) throws(FormatError) {
    let groups = try SampleGroup.all(in: localization.info, times)
    try html.element(
      "section",
      ["id": tag, "lang": tag, "dir": localization.direction, "aria-labelledby": "\(tag)-title"]
    ) { html throws(FormatError) in
      try writeTitle(&html)
      writeFacts(&html)
      writeLinks(groups, &html)
      try html.element("div", ["class": "columns"]) { html throws(FormatError) in
        for group in groups {
          let rows = group.samples.map {
            SampleRow($0, localization, system: system, pinned: pinned)
          }
          SampleTable(group: group, rows: rows, localization: localization).write(&html)
        }
        let today = times.start.instant
        try MonthTable(localization, of: today, system).write(today: today, &html)
        try ReadingForm(localization: localization, cache: system).write(times, &html)
      }
    }
    html.lineEnd()
  }

  private func writeTitle(_ html: inout HTMLWriter) throws(FormatError) {
    let name = try localization.ownName(by: system)
    html.element("h2", ["id": "\(tag)-title"]) { html in
      html.element(
        "bdi",
        ["dir": localization.direction, "data-command": "fmt name \(tag) --locale \(tag)"],
        name
      )
      html.text(" ")
      html.element("code", ["dir": "ltr"], localization.name)
    }
  }

  /// The facts of CLDR that decide how the texts look.
  private func writeFacts(_ html: inout HTMLWriter) {
    let info = localization.info
    let weekend = info.week.weekend.map(\.weekday.title).joined(separator: ", ")
    let facts = [
      ("Direction", info.characterDirection.rawValue),
      ("Digits", info.numbering.current.digits ?? info.numbering.current.name),
      ("Calendar", info.calendar.rawValue), ("Hours", info.hourCycle.rawValue),
      ("Week begins", info.week.firstWeekday.title), ("Weekend", weekend),
      ("Currency", info.currency?.code ?? "none"), ("Units", info.measurementSystem.rawValue),
    ]
    html.element("dl", ["class": "facts", "lang": "en"]) { html in
      for (name, text) in facts {
        html.element("div") { html in
          html.element("dt", name)
          html.element("dd") { $0.element("bdi", text) }
        }
      }
    }
  }

  private func writeLinks(_ groups: [SampleGroup], _ html: inout HTMLWriter) {
    let reading = [("reading", "Reading")]
    let label = "Kinds in \(localization.name)"
    html.element(
      "nav",
      ["class": "kinds", "lang": "en", "aria-label": label]
    ) { html in
      html.element("ul") { html in
        html.element("li") { html in
          html.element("a", ["href": "#localizations"]) { $0.element("bdi", "All localizations") }
        }
        for (id, title) in groups.map({ ($0.id, $0.title) }) + reading {
          html.element("li") {
            $0.element("a", ["href": "#\(tag)-\(id)"]) { $0.element("bdi", title) }
          }
        }
      }
    }
  }
}

extension LocaleInfo.Weekday {
  /// The English name with a capital letter.
  fileprivate var title: String { englishName.prefix(1).uppercased() + englishName.dropFirst() }
}
