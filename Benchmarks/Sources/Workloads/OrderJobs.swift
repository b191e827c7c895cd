internal import CBaselines
internal import Foundation
internal import LocaleFormat

/// The order of texts, sort keys and searches.
public enum OrderJobs {
  /// The job of comparing two names.
  public static let pair = "compare sv, short names"
  /// The job of sorting names.
  public static let sort = "sort sv, 1024 names"
  /// The job of finding a word.
  public static let search = "search fr, 70 bytes"
  /// The row of a search that is opened each time.
  public static let opened = "C ICU, opened each time"

  static func rows() throws -> [Row] { try pairs() + sorts() + keys() + searches() }

  // MARK: Pairs

  /// Short strings, which copies do not retain: otherwise the harness costs as much as the call.
  private struct Pair: Sendable {
    let first: String
    let second: String
  }

  private static func pairs() throws -> [Row] {
    let job = Job(
      name: pair,
      values: [
        Pair(first: "Andersson", second: "Andersen"), Pair(first: "Olsson", second: "Zetterlund"),
        Pair(first: "Lindqvist", second: "Lindqvist"), Pair(first: "Berg", second: "Bergman"),
      ],
      texts: [">", "<", "=", "<"]
    )
    let locale = LocaleID("sv")
    return [
      job.row(Row.made, pace: .slow) {
        { try sign(CollationFormat().formatter(for: locale).compare($0.first, $0.second)) }
      },
      job.row(Row.cached) {
        let cache = FormatterCache(capacity: 16)
        return { try sign(cache.compare($0.first, $0.second, for: locale)) }
      }.allocationFree(),
      job.row(Row.kept) {
        let formatter = try CollationFormat().formatter(for: locale)
        return { sign(formatter.compare($0.first, $0.second)) }
      }.allocationFree(),
      job.row(Row.Reference.icu) {
        let plain = try PlainOrder(locale: "sv")
        return { sign(plain.compare($0.first, $0.second)) }
      },
      job.row(Row.Reference.foundation, pace: .slow) {
        let locale = Locale(identifier: "sv")
        return {
          sign($0.first.compare($0.second, options: [], range: nil, locale: locale).rawValue)
        }
      },
    ]
  }

  private static func sign(_ order: CollationOrder) -> String { sign(order.rawValue) }

  private static func sign(_ order: Int) -> String { order < 0 ? "<" : order > 0 ? ">" : "=" }

  // MARK: Sorting

  /// Names, also in the form that C takes, so that nobody measures how it is made.
  private struct Names: Sendable {
    let names: [String]
    let lines: String

    /// Makes 1,024 different names, in an order that is always the same.
    init(_ seed: Int) {
      let starts = [
        "And", "Berg", "Carl", "Dahl", "Ek", "Fors", "Gran", "Hell", "\u{D6}st", "\u{C5}k",
      ]
      let middles = ["er", "in", "ma", "str\u{F6}m", "qvi", "lun", "h\u{E4}", "ber"]
      let ends = ["sson", "sen", "st", "d", "gren", "man", "g"]
      var state = UInt32(truncatingIfNeeded: seed)
      func next(_ texts: [String]) -> String {
        state = state &* 1_664_525 &+ 1_013_904_223
        return texts[Int(state >> 16) % texts.count]
      }
      names = (0..<1_024).map { _ in next(starts) + next(middles) + next(ends) }
      lines = names.map { $0 + "\n" }.joined()
    }
  }

  private static func sorts() throws -> [Row] {
    let values = [Names(1), Names(2)]
    let swedish = try CollationFormat().formatter(for: "sv")
    let job = Job(
      name: sort,
      values: values,
      texts: values.map { "\(swedish.sorted($0.names)[512].utf8.count)" }
    )
    let locale = LocaleID("sv")
    return [
      job.row(Row.cached, pace: .slow) {
        let cache = FormatterCache(capacity: 16)
        return { "\(try cache.sorted($0.names, for: locale)[512].utf8.count)" }
      },
      job.row(Row.kept, pace: .slow) {
        let formatter = try CollationFormat().formatter(for: locale)
        return { "\(formatter.sorted($0.names)[512].utf8.count)" }
      },
      job.row("kept, sort(by:)", pace: .slow) {
        let formatter = try CollationFormat().formatter(for: locale)
        return { "\($0.names.sorted(by: formatter.areInIncreasingOrder)[512].utf8.count)" }
      },
      job.row(Row.Reference.icu, pace: .slow) {
        let plain = try PlainOrder(locale: "sv")
        return { "\(plain.sort($0.lines, place: 512))" }
      },
      job.row(Row.Reference.foundation, pace: .slow) {
        let locale = Locale(identifier: "sv")
        return {
          let sorted = $0.names.sorted {
            $0.compare($1, options: [], range: nil, locale: locale) == .orderedAscending
          }
          return "\(sorted[512].utf8.count)"
        }
      },
    ]
  }

  // MARK: Keys

  private static func keys() throws -> [Row] {
    let job = Job(
      name: "sort key sv, short names",
      values: ["Andersson", "Olsson", "Lindqvist", "Berg"],
      texts: ["14", "11", "14", "9"]
    )
    return [
      job.row(Row.kept) {
        let formatter = try CollationFormat().formatter(for: "sv")
        return { "\(try formatter.key(of: $0).bytes.count)" }
      },
      job.row(Row.Reference.icu) {
        let plain = try PlainOrder(locale: "sv")
        return { "\(plain.key($0) - 1)" }
      },
    ]
  }

  // MARK: Searching

  private static func searches() throws -> [Row] {
    let text = "Le ch\u{E2}teau se trouve au bord de la C\u{F4}te d'Azur, pr\u{E8}s de Gr\u{E2}ce."
    let job = Job(
      name: search,
      values: ["cote", "chateau", "grace", "absente"],
      texts: ["35", "3", "56", "-1"]
    )
    return [
      job.row(Row.kept) {
        let formatter = try CollationFormat(strength: .primary).formatter(for: "fr")
        return { pattern in
          let range = formatter.range(of: pattern, in: text)
          return
            "\(range.map { text.utf16.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1)"
        }
      },
      job.row(opened, pace: .slow) {
        let plain = try PlainOrder(locale: "fr", isPrimary: true)
        return { "\(plain.find($0, in: text))" }
      },
      job.row(Row.Reference.foundation, pace: .slow) {
        let locale = Locale(identifier: "fr")
        return { pattern in
          let range = text.range(
            of: pattern,
            options: [.caseInsensitive, .diacriticInsensitive],
            range: nil,
            locale: locale
          )
          return
            "\(range.map { text.utf16.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1)"
        }
      },
    ]
  }
}

/// The order of texts by ICU's C interface.
@safe final class PlainOrder {
  private let order: OpaquePointer

  init(locale: String, isPrimary: Bool = false) throws {
    guard let order = unsafe plain_order_open(locale, isPrimary ? 1 : 0) else {
      throw CannotPrepare(what: "plain order \(locale)")
    }
    unsafe self.order = unsafe order
  }

  deinit { unsafe plain_order_close(order) }

  func compare(_ first: String, _ second: String) -> Int {
    unsafe first.utf8.span.withUnsafeBufferPointer { first in
      unsafe second.utf8.span.withUnsafeBufferPointer { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return 0 }
        return unsafe Int(
          plain_order_compare(order, start, Int32(first.count), other, Int32(second.count))
        )
      }
    }
  }

  func key(_ text: String) -> Int {
    unsafe Int(plain_order_key(order, text, Int32(text.utf8.count)))
  }

  func sort(_ lines: String, place: Int) -> Int {
    unsafe Int(plain_order_sort(order, lines, Int32(place)))
  }

  func find(_ pattern: String, in text: String) -> Int {
    unsafe Int(
      plain_order_find(order, pattern, Int32(pattern.utf8.count), text, Int32(text.utf8.count))
    )
  }
}
