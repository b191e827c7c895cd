internal import ICUOracle

/// The contents of the golden files: every kind of text, in locales that were chosen for their
/// features.
enum GoldenCases {
  /// The locales, each with the reason for it.
  static let locales = [
    "en-US",  // AM and PM, U+202F
    "en-IN",  // groups of two
    "en-US-u-va-posix",  // no grouping, six fraction digits
    "de-DE",  // point and comma swapped
    "de-CH",  // U+2019 between groups
    "fr-FR",  // U+202F between groups
    "es-ES", "pl", "pt-PT",  // at least two digits before the first separator
    "ru",  // declined month names
    "ar-EG",  // native digits, right to left, bidi marks
    "he",  // right to left, Latin digits
    "fa",  // native digits, Persian calendar
    "hi", "ne",  // Devanagari; native digits
    "th",  // Buddhist calendar
    "ja", "zh-Hant",  // no spaces
    "sr-Latn", "uz-Cyrl",  // scripts of one language
    "sv",  // U+2212
    "my", "ff-Adlm",  // digits outside ASCII, one beyond the BMP
    "haw",  // month names that look like numbers
  ]

  static var numbers: [GoldenCase] {
    let values = [
      "0", "-0", "1", "-1", "0.5", "1.5", "2.5", "-2.5", "1.005", "2.675", "999.9995", "1000",
      "-1234.5",
      "9999", "10000", "99999", "1234567.891", "-9876543210", "123456789012345678901234567890.12",
      "NaN", "Infinity",
    ]
    return locales.flatMap { locale in
      ["plain", "decimal", "percent", "EUR", "JPY", "KWD", "INR"].flatMap { style in
        let options = style.count == 3 ? "currency=\(style)" : "style=\(style)"
        return values.compactMap { value in
          unsafe text { unsafe oracle_number(locale, options, value, $0, $1) }.map {
            GoldenCase(
              fields: [("locale", locale), ("style", style), ("input", value)],
              expected: $0
            )
          }
        }
      }
    }
  }

  /// Instants in zones where the rules of ICU and of every system agree.
  private static let moments: [(zone: String, milliseconds: Int64)] = [
    ("UTC", 0), ("Europe/Berlin", 1_709_287_445_678), ("America/New_York", 1_720_000_000_000),
    ("Asia/Kolkata", -62_135_596_800_000), ("UTC", 253_402_300_799_999),
  ]
  private static let styles = ["full", "long", "medium", "short"]
  static let templates = [
    "yMMMd", "yMd", "MMMEd", "yMMMM", "jm", "Hms", "Bh", "yQQQ", "EEEEd", "GyMMMd", "dMMM",
    "yMMMEdjm",
  ]

  static var dates: [GoldenCase] {
    locales.flatMap { locale in
      moments.flatMap { zone, milliseconds in
        byStyle(locale, zone, milliseconds) + byTemplate(locale, zone, milliseconds)
      }
    }
  }

  private static func byStyle(
    _ locale: String,
    _ zone: String,
    _ milliseconds: Int64
  ) -> [GoldenCase] {
    let pairs = styles.map { ($0, $0) } + [("medium", "none"), ("none", "short")]
    return pairs.compactMap { date, time in
      unsafe text {
        unsafe oracle_date(
          locale,
          number(of: date),
          number(of: time),
          nil,
          zone,
          Double(milliseconds),
          $0,
          $1
        )
      }.map {
        GoldenCase(
          fields: [
            ("locale", locale), ("date", date), ("time", time), ("zone", zone),
            ("input", "\(milliseconds)"),
          ],
          expected: $0
        )
      }
    }
  }

  private static func number(of style: String) -> Int32 {
    styles.firstIndex(of: style).map { Int32($0) } ?? -1
  }

  private static func byTemplate(
    _ locale: String,
    _ zone: String,
    _ milliseconds: Int64
  ) -> [GoldenCase] {
    templates.compactMap { template in
      unsafe text {
        unsafe oracle_date(locale, -1, -1, template, zone, Double(milliseconds), $0, $1)
      }.map {
        GoldenCase(
          fields: [
            ("locale", locale), ("template", template), ("zone", zone),
            ("input", "\(milliseconds)"),
          ],
          expected: $0
        )
      }
    }
  }

  static var patterns: [GoldenCase] {
    locales.flatMap { locale in
      templates.compactMap { template in
        unsafe text { unsafe oracle_pattern(locale, template, $0, $1) }.map {
          GoldenCase(fields: [("locale", locale), ("template", template)], expected: $0)
        }
      }
    }
  }

  static func text(_ give: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe give(start, 4096)
      guard count >= 0 else { return nil }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(count))
      return unsafe String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
