import Foundation
import Testing

@testable import LocaleFormat

/// The public verbs beside ICU's C++ API: 0 differences.
///
/// Every test run takes a sample. `.ci/exact` takes every locale of ICU and 5,000 values of each
/// type.
@Suite struct ExactnessTests {
  /// With LOCALEFORMAT_SWEEP=1 everything, with a larger step fewer locales.
  private static var isSweep: Bool { LocaleID.sweepStep != nil }
  private static let seed: UInt64 = 0x5EED_2024

  private static var valuesPerType: Int {
    #if DEBUG
    isSweep ? 5_000 : 120
    #else
    isSweep ? 5_000 : 400
    #endif
  }

  private static var locales: [LocaleID] {
    if let step = LocaleID.sweepStep {
      return LocaleID.available.enumerated().filter { $0.offset % max(step, 1) == 0 }.map(\.element)
    }
    #if DEBUG
    let step = 67
    #else
    let step = 13
    #endif
    return LocaleID.available.enumerated().filter { $0.offset % step == 5 }.map(\.element)
  }

  /// What is compared: the oracle's options, and how many fraction digits are kept of the number
  /// that is given.
  private struct Style: Sendable {
    let options: String
    let fraction: Int
    let recipe: NumberFormat

    init(_ options: String, fraction: Int) throws {
      self.options = options
      self.fraction = fraction
      recipe = try NumberOptions(options).recipe()
    }
  }

  private static func styles() throws -> [Style] {
    let codes = """
      EUR USD GBP JPY CHF CNY INR BRL RUB KRW SEK NOK DKK PLN CZK HUF TRY ILS AED SAR EGP IRR THB \
      IDR VND KWD BHD CLP XAF ZAR
      """
    let digits = ["JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "XAF": 0, "IRR": 0, "KWD": 3, "BHD": 3]
    return try [
      Style("style=decimal", fraction: 3), Style("style=percent", fraction: 2),
      Style("currency=EUR accounting=true", fraction: 2),
    ]
      + codes.split(separator: " ").map {
        try Style("currency=\($0)", fraction: digits[String($0)] ?? 2)
      }
  }

  @Test func numbersEqualICUAtEveryBoundary() throws {
    let styles = try Self.styles()
    let locales = Self.locales
    let started = ContinuousClock.now
    let tally = ExactnessTally()
    let next = Counter()
    inThreads(ProcessInfo.processInfo.activeProcessorCount) { _ in
      while true {
        let place = next.take()
        guard place < locales.count else { return }
        do {
          for (index, style) in styles.enumerated() {
            let seed = Self.seed &+ UInt64(place * styles.count + index) &* 0x9E37_79B9
            let values = try ExactnessValues(
              count: Self.valuesPerType,
              fraction: style.fraction,
              seed: seed
            )
            try Self.compare(style, locales[place], values, tally)
          }
        } catch {
          tally.add(failure: "\(locales[place]): \(error)")
        }
        if Self.isSweep, place % 20 == 19 { tally.report(progress: place + 1, of: locales.count) }
      }
    }
    let seconds = started.duration(to: .now) / .seconds(1)
    print(
      "numbers: seed \(Self.seed), \(locales.count) locales, \(styles.count) styles, "
        + "\(Self.valuesPerType) values of each type, \(Int(seconds)) s"
    )
    let total = tally.total
    if Self.isSweep { print(total.refusals) }
    print(total.summary)
    #expect(total.compared == locales.count * styles.count * Self.valuesPerType * 3)
    // They are printed above.
    #expect(total.differences == 0)
    #expect(total.failures.isEmpty)
  }

  private static func compare(
    _ style: Style,
    _ locale: LocaleID,
    _ values: ExactnessValues,
    _ tally: ExactnessTally
  ) throws {
    let formatter = try style.recipe.formatter(for: locale)
    tally.add(style.options, locale, formatter)
    try compare("Double", style, locale, values.binary, tally) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.binary, style.options, locale: locale, into: &$0)
    }
    try compare("Int", style, locale, values.whole, tally) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.whole, style.options, locale: locale, into: &$0)
    }
    try compare("FixedDecimal", style, locale, values.fixed, tally) {
      ($0.description, formatter.string($0))
    } append: {
      formatter.append($0, to: &$1)
    } oracle: {
      Oracle.numbers(values.decimal, style.options, locale: locale, into: &$0)
    }
  }

  private struct OracleFailed: Error { let what: String }

  /// Bytes against bytes, and every eighth value as a `String` too.
  private static func compare<Value>(
    _ type: String,
    _ style: Style,
    _ locale: LocaleID,
    _ values: [Value],
    _ tally: ExactnessTally,
    string: (Value) -> (value: String, text: String),
    append: (Value, inout [UInt8]) -> Void,
    oracle: (inout JoinedTexts) -> Bool
  ) throws {
    var expected = JoinedTexts()
    guard oracle(&expected) else { throw OracleFailed(what: "\(type) \(style.options)") }
    var found = JoinedTexts()
    for value in values {
      append(value, &found.bytes)
      found.ends.append(Int32(found.bytes.count))
    }
    var differences: [String] = []
    for (place, value) in values.enumerated() where place % 8 == 0 {
      let (name, text) = string(value)
      guard !text.utf8.elementsEqual(expected[place]) else { continue }
      let right = String(decoding: expected[place], as: UTF8.self)
      differences.append(
        "\(locale) \(style.options) \(type) \(name), string: \(escaped(text)), not \(escaped(right))"
      )
    }
    if found != expected {
      for (place, value) in values.enumerated() where found[place] != expected[place] {
        let wrong = String(decoding: found[place], as: UTF8.self)
        let right = String(decoding: expected[place], as: UTF8.self)
        differences.append(
          "\(locale) \(style.options) \(type) \(string(value).value): "
            + "\(escaped(wrong)), not \(escaped(right))"
        )
      }
    }
    tally.add(compared: values.count, differences)
  }

  private static func escaped(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
