internal import FmtKit
internal import LocaleFormat

/// Reads amounts for `fmt unit`, and converts them to the unit that they are written in.
struct UnitReading {
  /// The unit of the values; nil if each value names its units, as `5 foot 11 inch` does.
  private let source: MeasureUnit?
  private let target: MeasureUnit

  /// The most amounts in one value.
  private static let mostAmounts = 1_000

  /// - Throws: The error of units that cannot be converted.
  init(from source: MeasureUnit?, to target: MeasureUnit) throws(FormatError) {
    self.source = source
    self.target = target
    if let source { _ = try UnitAmount(0, source).converted(to: target) }
  }

  func value(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> NumberValue {
    guard let source else {
      let amounts = try Self.amounts(bytes)
      return .decimal(try placed(UnitAmount.total(amounts, in: target)).amount)
    }
    func converted(_ number: FixedDecimal) throws(ValueError) -> FixedDecimal {
      try placed(UnitAmount(number, source).converted(to: target)).amount
    }
    switch try NumberValue.reading(bytes) {
    case .integer(let number): return .decimal(try converted(FixedDecimal(number)))
    case .decimal(let number): return .decimal(try converted(number))
    case .range(let start, let end): return .range(try converted(start), try converted(end))
    }
  }

  /// Reads amounts, each followed by its unit.
  ///
  /// A minus sign before the first one stands for all of them.
  static func amounts(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> [UnitAmount] {
    let words = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !words.isEmpty, words.count % 2 == 0 else {
      let text = String(decoding: bytes, as: UTF8.self)
      throw ValueError(
        offset: 0,
        reason:
          "'\(text.excerpt)': amounts with their units are expected, such as 5 foot 11 inch"
      )
    }
    guard words.count <= 2 * mostAmounts else {
      throw ValueError(
        offset: words[2 * mostAmounts].startIndex - bytes.startIndex,
        reason: "a value has at most \(mostAmounts) amounts"
      )
    }
    let isNegative = words[0].first == UInt8(ascii: "-")
    var amounts: [UnitAmount] = []
    for place in stride(from: 0, to: words.count, by: 2) {
      let start = words[place].startIndex - bytes.startIndex
      var number = words[place]
      if isNegative, place > 0, number.first != UInt8(ascii: "-") {
        number = ArraySlice([UInt8(ascii: "-")] + number)
      }
      amounts.append(
        UnitAmount(
          try NumberValue.decimal(number, at: start),
          try placed(
            at: words[place + 1].startIndex - bytes.startIndex,
            MeasureUnit(englishName: String(decoding: words[place + 1], as: UTF8.self))
          )
        )
      )
    }
    return amounts
  }
}
