internal import CBaselines
internal import Foundation
internal import LocaleFormat

/// The words of texts, texts that fit, and slugs.
///
/// Foundation has none of them on Linux.
public enum SegmentJobs {
  /// The job of shortening a text.
  public static let fit = "fit en, 60 bytes"

  private static let texts = [
    "The quick brown fox jumps over the lazy dog, and then it sleeps. A list of words that are all in lower case, with 3.5 numbers too.",
    "A preview of a text shows its first words, and an ellipsis after them. People then decide if they want to read on: 134 bytes are enough.",
  ]

  static func rows() throws -> [Row] { try words() + fits() + slugs() }

  private static func words() throws -> [Row] {
    let job = Job(name: "words en, 130 bytes", values: texts, texts: ["27", "27"])
    return [
      job.row(Row.cached) {
        let cache = FormatterCache(capacity: 16)
        return { text in
          try cache.with(SegmentFormat.words, for: "en") { "\($0.count(in: text))" }
        }
      },
      job.row(Row.kept) {
        let formatter = try SegmentFormat.words.formatter(for: "en")
        return { "\(formatter.count(in: $0))" }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainWordCounter(locale: "en")
        return { "\(plain.count($0))" }
      },
    ]
  }

  private static func fits() throws -> [Row] {
    let job = Job(
      name: fit,
      values: texts,
      texts: [
        "The quick brown fox jumps over the lazy dog, and then it \u{2026}",
        "A preview of a text shows its first words, and an \u{2026}",
      ]
    )
    return [
      job.row(Row.cached) {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: .fit(.bytes(60)), for: "en") }
      },
      job.row(Row.kept) {
        let formatter = try FitFormat(.bytes(60)).formatter(for: "en")
        return { formatter.string($0) }
      },
    ]
  }

  private static func slugs() throws -> [Row] {
    let job = Job(
      name: "slug de, 40 bytes",
      values: [
        "Der Lauf in M\u{FC}nchen: Regeln und Tipps",
        "Gr\u{F6}\u{DF}e und Gewicht in einer Tabelle",
      ],
      texts: ["der-lauf-in-muenchen-regeln-und-tipps", "groesse-und-gewicht-in-einer-tabelle"]
    )
    return [
      job.row(Row.cached) {
        let cache = FormatterCache(capacity: 16)
        return { try cache.string($0, as: SlugFormat(), for: "de") }
      },
      job.row(Row.kept) {
        let formatter = try SlugFormat().formatter(for: "de")
        return { formatter.string($0) }
      },
    ]
  }
}

/// Counts words by ICU's C interface, on one thread at a time.
@safe final class PlainWordCounter {
  private let words: OpaquePointer

  init(locale: String) throws {
    guard let words = unsafe plain_words_open(locale) else {
      throw CannotPrepare(what: "plain words \(locale)")
    }
    unsafe self.words = unsafe words
  }

  deinit { unsafe plain_words_close(words) }

  func count(_ text: String) -> Int {
    unsafe Int(plain_words_count(words, text, Int32(text.utf8.count)))
  }
}
