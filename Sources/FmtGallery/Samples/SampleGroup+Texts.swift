internal import LocaleFormat

extension SampleGroup {
  /// Texts in the order of a language, and texts that are cut to fit.
  static func texts(_ times: SampleTimes) -> SampleGroup {
    SampleGroup(
      id: "texts",
      title: "Order, index and texts that fit",
      samples: [
        Sample("Sorted", write: sorted), Sample("Index", write: index),
        Sample("Headings", write: headings),
        Sample("Twelve characters") { place throws(FormatError) in
          try fitted(times, "--characters 12", .characters(12), in: place)
        },
        Sample("Two words") { place throws(FormatError) in
          try fitted(times, "--words 2", .words(2), in: place)
        },
      ]
    )
  }

  private static let words = ["zebra", "öl", "olja", "Zorn", "Ärger", "Åre", "chico", "cuna"]

  private static func sorted(_ place: Sample.Place) throws(FormatError) -> Sample.Written {
    let lines = try place.cache.with(CollationFormat.standard, for: place.locale) {
      formatter throws(FormatError) in formatter.sorted(words)
    }
    return .init(
      command: "sort \(words.joined(separator: " "))",
      text: FormattedText(lines.joined(separator: "\n"), kind: .literal)
    )
  }

  private static func index(_ place: Sample.Place) throws(FormatError) -> Sample.Written {
    let lines = try place.cache.with(IndexFormat.index, for: place.locale) {
      formatter throws(FormatError) in
      formatter.sections(words, by: { $0 }).flatMap { section in
        section.elements.map { "\(section.heading.label)\t\($0)" }
      }
    }
    return .init(
      command: "index \(words.joined(separator: " "))",
      text: FormattedText(lines.joined(separator: "\n"), kind: .literal)
    )
  }

  private static func headings(_ place: Sample.Place) throws(FormatError) -> Sample.Written {
    let labels = try place.cache.with(IndexFormat.index, for: place.locale) {
      formatter throws(FormatError) in formatter.headings.map(\.label)
    }
    return .init(
      command: "index --headings",
      text: FormattedText(labels.joined(separator: " "), kind: .literal)
    )
  }

  /// A full date of the locale, cut to fit.
  private static func fitted(
    _ times: SampleTimes,
    _ options: String,
    _ budget: FitFormat.Budget,
    in place: Sample.Place
  ) throws(FormatError) -> Sample.Written {
    let date = DateFormat(date: .full, time: .omitted, zone: times.zone)
    let text = try place.cache.checkedString(times.start.instant, as: date, for: place.locale)
    let recipe = FitFormat(budget)
    return .init(
      command: "fit \(text.quotedForShell) \(options)",
      text: try place.cache.checkedText(text, as: recipe, for: place.locale)
    )
  }
}
