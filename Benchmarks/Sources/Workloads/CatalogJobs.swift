internal import Foundation
internal import LocaleFormat
internal import StringCatalogs

/// Texts of a catalog: as they are, with an integer, and with two plurals; and reading its files.
public enum CatalogJobs {
  /// The job of texts as they are.
  public static let plain = "text plain"
  /// The job of texts with an integer.
  public static let integer = "text with an integer"
  /// The job of texts with two plurals, one inside the other.
  public static let plurals = "text with two plurals"
  /// The row of a catalog in the process's app locale.
  public static let catalog = "catalog"

  /// The job of reading files.
  public static let reading = "reading 5 MB"
  /// The row of `.strings` files.
  public static let strings = ".strings"
  /// The size of the files.
  public static let byteCount = 5_000_000

  static func rows() throws -> [Row] {
    plainRows() + integerRows() + pluralRows() + readingRows()
  }

  /// The allocation of a text that is longer than the 15 bytes that a `String` keeps inline.
  ///
  /// The app locale of a task takes one more for all calls of a sample.
  private static let oneText = 1 + 1 / Double(Pace.fast.rawValue)

  private static func plainRows() -> [Row] {
    let places = [17, 498, 3, 256]
    let job = Job(
      name: plain,
      values: places.map(CatalogSamples.key),
      texts: places.map(CatalogSamples.text)
    )
    let rows = [
      job.row(catalog) {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string($0) }
      },
      job.row("LocalizedStrings") {
        let strings = try CatalogSamples.catalog().strings(for: CatalogSamples.english)
        return { strings.string($0) }
      },
      job.row("catalog, app locale of the task") {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string($0) }
      }.inEnglishTask(),
    ]
    return rows.map { $0.allocating(atMost: oneText) } + [
      job.row(Row.Reference.foundation) {
        let bundle = try CatalogSamples.bundle()
        return { bundle.localizedString(forKey: $0, value: nil, table: nil) }
      }
    ]
  }

  private static func integerRows() -> [Row] {
    let job = Job(
      name: integer,
      values: [3, 1_234_567, 42, 98_765],
      texts: [
        "3 files in the folder", "1,234,567 files in the folder", "42 files in the folder",
        "98,765 files in the folder",
      ]
    )
    let key = CatalogSamples.fileKey
    let rows = [
      job.row(catalog) {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string(key, $0) }
      },
      job.row("LocalizedStrings") {
        let strings = try CatalogSamples.catalog().strings(for: CatalogSamples.english)
        return { strings.string(key, $0) }
      },
      job.row("catalog, app locale of the task") {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string(key, $0) }
      }.inEnglishTask(),
      job.row("catalog, key that is nowhere") {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string("nowhere", $0, default: "%lld files in the folder") }
      },
      job.row("format, kept") {
        let format = try CatalogSamples.catalog().format(key)
        return { try format.string($0) }
      },
    ]
    return rows.map { $0.allocating(atMost: oneText) } + [
      job.row(Row.Reference.foundation, pace: .medium) {
        let bundle = try CatalogSamples.bundle()
        let locale = Locale(identifier: "en_US")
        return {
          let format = bundle.localizedString(forKey: key, value: nil, table: nil)
          return String(format: format, locale: locale, $0)
        }
      },
      // Without a locale there are no separators.
      job.row(
        "Foundation, no locale",
        pace: .medium,
        texts: [
          "3 files in the folder", "1234567 files in the folder", "42 files in the folder",
          "98765 files in the folder",
        ]
      ) {
        let bundle = try CatalogSamples.bundle()
        return {
          String(format: bundle.localizedString(forKey: key, value: nil, table: nil), $0)
        }
      },
    ]
  }

  private static func pluralRows() -> [Row] {
    let job = Job(
      name: plurals,
      values: [(0, 4), (1, 1), (1, 5), (3, 1_234)],
      texts: [
        "No runs completed yet", "One run completed", "One of 5 runs completed",
        "3 of 1,234 runs completed",
      ]
    )
    let key = CatalogSamples.runKey
    return [
      job.row(catalog) {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string(key, $0.0, $0.1) }
      },
      job.row("LocalizedStrings") {
        let strings = try CatalogSamples.catalog().strings(for: CatalogSamples.english)
        return { strings.string(key, $0.0, $0.1) }
      },
      job.row("catalog, app locale of the task") {
        let catalog = try CatalogSamples.catalog()
        return { catalog.string(key, $0.0, $0.1) }
      }.inEnglishTask(),
    ].map { $0.allocating(atMost: oneText) }
  }

  /// The result of each row is the number of entries that are not in German.
  private static func readingRows() -> [Row] {
    let job = Job(name: reading, values: [byteCount], texts: ["0"], pace: .single)
    return [
      job.value(Self.strings) {
        try reading("de.lproj/Localizable.strings", CatalogSamples.strings(bytes: byteCount))
      },
      job.value(".xcstrings") {
        try reading("Localizable.xcstrings", CatalogSamples.xcstrings(bytes: byteCount))
      },
    ]
  }

  /// Reads a file once to count its entries, and then as often as the row asks for.
  ///
  /// The app's language is English, so the table of German keys is not made.
  private static func reading(
    _ name: String,
    _ file: (bytes: [UInt8], entries: Int)
  ) throws -> (Int) throws -> Int {
    AppLocale.update(CatalogSamples.english)
    let source = CatalogSource.bytes(file.bytes, name: name)
    let german = try StringCatalog([source]).strings(for: AppLocale("de"))
    let absent = (0..<file.entries).count { index in
      let key = CatalogSamples.key(index)
      return german.string(key) == key
    }
    return { _ in
      let catalog = try StringCatalog([source])
      return catalog.localizations.contains("de") ? absent : file.entries
    }
  }
}

extension Row {
  /// Returns the same row, whose calls are made in an app locale of their task.
  fileprivate func inEnglishTask() -> Row {
    Row(job: job, name: name, callsPerSample: callsPerSample) {
      let calls = try AppLocale.with(CatalogSamples.english) { try prepare() }
      return { count in try AppLocale.with(CatalogSamples.english) { try calls(count) } }
    }
  }
}
