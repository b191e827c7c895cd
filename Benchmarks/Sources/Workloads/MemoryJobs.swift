internal import CBaselines
internal import Foundation
internal import LocaleFormat
internal import MachineTime

/// One line of the table of memory: a kind of kept formatter.
public struct MemoryRow: Sendable {
  /// The job.
  public let job: String
  /// The name of the row.
  public let name: String
  /// The limit for a formatter of this package, in bytes; nil for the others.
  public let most: Double?
  /// Makes many formatters, uses each, and returns the bytes of one.
  ///
  /// Data that all of them share is loaded before.
  public let measure: @Sendable () throws -> Double
}

/// The memory of kept formatters.
public enum MemoryJobs {
  private static let count = 200
  private static let zone = "Europe/Berlin"
  private static let number = 1_024.0
  private static let date = 3_072.0

  /// Returns the rows of this package and of the others.
  ///
  /// - Returns: The rows, in the order of the table.
  /// - Throws: An error when a recipe or a locale is not well-formed.
  public static func rows() throws -> [MemoryRow] {
    try [
      own("int en_US", "en-US", .decimal) { $0.string(1234) },
      icu("int en_US", "unum") {
        try PlainInteger(locale: "en_US")
      } use: {
        $0.string(1234)
      },
      number("int en_US", "en_US") { $0.numberStyle = .decimal },
      own("price en_US", "en-US", .decimal.fraction(2...2)) { $0.string(1234.5) },
      icu("price en_US", "unumf") {
        try PlainNumber(skeleton: ".00", locale: "en_US")
      } use: {
        $0.string(1234.5)
      },
      own("percent en_US", "en-US", .percent) { $0.string(0.5) },
      own("currency de_DE", "de-DE", .currency("EUR")) { $0.string(1234.5) },
      icu("currency de_DE", "unumf") {
        try PlainNumber(skeleton: "currency/EUR", locale: "de_DE")
      } use: {
        $0.string(1234.5)
      },
      number("currency de_DE", "de_DE") {
        $0.numberStyle = .currency
        $0.currencyCode = "EUR"
      },
    ] + dates()
  }

  private static func dates() throws -> [MemoryRow] {
    let zone = try TimeZoneID(Self.zone)
    return try [
      own(
        "date and time medium en_US",
        "en-US",
        DateFormat(date: .medium, time: .medium, zone: zone)
      ),
      icu("date and time medium en_US", "udat") {
        try PlainDate(style: (2, 2), locale: "en_US", zone: Self.zone)
      } use: {
        $0.string(1_391_342_400_000)
      },
      dateFormatter("date and time medium en_US", "en_US", .medium),
      own("date and time full de_DE", "de-DE", DateFormat(date: .full, time: .full, zone: zone)),
      icu("date and time full de_DE", "udat") {
        try PlainDate(style: (0, 0), locale: "de_DE", zone: Self.zone)
      } use: {
        $0.string(1_391_342_400_000)
      },
      dateFormatter("date and time full de_DE", "de_DE", .full),
      own("template yMMMd de", "de", DateFormat(template: "yMMMd", zone: zone)),
      icu("template yMMMd de", "udatpg") {
        try PlainPattern(locale: "de")
      } use: {
        $0.string("yMMMd")
      },
    ]
  }

  private static func own(
    _ job: String,
    _ tag: String,
    _ recipe: NumberFormat,
    use: @escaping @Sendable (NumberFormat.Formatter) -> String
  ) throws -> MemoryRow {
    let locale = try LocaleID(tag)
    return row(job, "LocaleFormat", most: number) {
      try recipe.formatter(for: locale)
    } use: {
      use($0)
    }
  }

  private static func own(
    _ job: String,
    _ tag: String,
    _ recipe: DateFormat
  ) throws -> MemoryRow {
    let locale = try LocaleID(tag)
    let instant = try Instant(secondsSince1970: 1_391_342_400)
    return row(job, "LocaleFormat", most: date) {
      try recipe.formatter(for: locale)
    } use: {
      $0.string(instant)
    }
  }

  private static func icu<Object: HasBuffers>(
    _ job: String,
    _ service: String,
    _ make: @escaping @Sendable () throws -> Object,
    use: @escaping @Sendable (Object) -> String
  ) -> MemoryRow {
    row(job, "C ICU, \(service)", make, use: use) { $0.bufferBytes }
  }

  private static func number(
    _ job: String,
    _ identifier: String,
    _ configure: @escaping @Sendable (NumberFormatter) -> Void
  ) -> MemoryRow {
    row(job, "NumberFormatter") { () -> NumberFormatter in
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: identifier)
      configure(formatter)
      return formatter
    } use: {
      $0.string(from: 1234.5) ?? ""
    }
  }

  private static func dateFormatter(
    _ job: String,
    _ identifier: String,
    _ style: DateFormatter.Style
  ) -> MemoryRow {
    row(job, "DateFormatter") { () -> DateFormatter in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: identifier)
      formatter.timeZone = TimeZone(identifier: Self.zone)
      formatter.dateStyle = style
      formatter.timeStyle = style
      return formatter
    } use: {
      $0.string(from: Date(timeIntervalSince1970: 1_391_342_400))
    }
  }

  private static func row<Object>(
    _ job: String,
    _ name: String,
    most: Double? = nil,
    _ make: @escaping @Sendable () throws -> Object,
    use: @escaping @Sendable (Object) -> String,
    less buffers: @escaping @Sendable (Object) -> Int = { _ in 0 }
  ) -> MemoryRow {
    MemoryRow(job: job, name: name, most: most) {
      var objects: [Object] = []
      objects.reserveCapacity(count + 1)
      func add() throws {
        let object = try make()
        // At its third number ICU builds a formatter that it keeps.
        for _ in 0..<4 where use(object).isEmpty { throw CannotPrepare(what: "\(job): \(name)") }
        objects.append(object)
      }
      try add()
      let before = memory_inUse()
      for _ in 0..<count { try add() }
      let taken = Int(memory_inUse() - before) - objects.dropFirst().reduce(0) { $0 + buffers($1) }
      return withExtendedLifetime(objects) { Double(taken) / Double(count) }
    }
  }
}

/// A baseline in C, whose own buffers are not included in the memory of ICU.
private protocol HasBuffers: SendableMetatype {
  var bufferBytes: Int { get }
}

extension PlainInteger: HasBuffers {}
extension PlainNumber: HasBuffers {}
extension PlainDate: HasBuffers {}
extension PlainPattern: HasBuffers {}
