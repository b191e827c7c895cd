internal import ICU

/// Writes numbers of one recipe in one locale without calling ICU.
///
/// It is compiled from what ICU writes (``NumberPlanData``) and proved against ICU before it is
/// used; a recipe or a locale that it does not describe keeps ICU. It has no pointer into ICU, and
/// nothing in it is counted, so threads that share it write to no common memory.
///
/// A class, although it is a value: a struct of this size is copied at each call.
final class NumberPlan: Sendable {
  /// Where a text stands in `texts`.
  private enum Place {
    static let positive = 0
    static let negative = 2
    /// From an affix of a number to that of a zero of its sign.
    static let zero = 4
    static let special = 8
    static let digit = 12
  }

  /// Prefix and suffix of positive and negative numbers and zeros, NaN and the infinities, and ten
  /// digits that are not ASCII.
  private let texts: UTF8Table
  /// The same affixes in registers, where they are short: all but some of currencies.
  private let prefixes: (positive: ShortText, negative: ShortText)
  private let suffixes: (positive: ShortText, negative: ShortText)
  /// Whether affixes are longer, or zero has some of its own.
  private let usesTexts: Bool
  private let group: ShortText
  private let point: ShortText
  /// Whether the digits are ASCII and grouped in threes or not at all.
  private let isUsual: Bool
  private let sizes: Sizes
  /// The least number that is grouped.
  private let groupingStart: UInt64
  /// 10 to the power of `mostFraction`.
  private let unit: UInt64
  private let rounding: NumberFormat.Rounding
  /// What a binary number is multiplied by to count in the last digit that is shown; and to count
  /// in a tenth of it.
  private let multiplier: Double
  private let tieMultiplier: Double
  /// Below it a binary number is rounded in registers.
  private let binaryLimit: Double

  /// What is small, in few bytes: a formatter is to take no more than 1 KB.
  private struct Sizes {
    var primaryGroup: UInt8 = 0
    var secondaryGroup: UInt8 = 0
    var leastFraction: UInt8 = 0
    var mostFraction: UInt8 = 0
    var scale: UInt8 = 0
    var maximumCount: UInt16 = 0
  }

  /// The digits of the group nearest to the unit, and of all others.
  private var primaryGroup: Int { Int(sizes.primaryGroup) }
  private var secondaryGroup: Int { Int(sizes.secondaryGroup) }
  private var leastFraction: Int { Int(sizes.leastFraction) }
  private var mostFraction: Int { Int(sizes.mostFraction) }
  /// The power of ten that a number is multiplied by.
  private var scale: Int { Int(sizes.scale) }
  /// No text of a number that a plan writes is longer, in bytes.
  private var maximumCount: Int { Int(sizes.maximumCount) }

  /// The most fraction digits that a plan shows.
  static let maximumFraction = 18

  /// Compiles what ICU writes; nil where a sign or a digit is longer than a plan holds.
  init?(_ data: NumberPlanData) {
    let affixes = data.affixes.flatMap { [$0.prefix, $0.suffix] }
    let isASCII = data.digits == (0...9).map(String.init)
    let isGrouped = data.primaryGroup > 0
    let isThrees = data.primaryGroup == 3 && data.secondaryGroup == 3 && data.group.utf8.count <= 5
    isUsual = isASCII && (!isGrouped || isThrees)
    guard let group = ShortText(data.group), let point = ShortText(data.point),
      let texts = UTF8Table(affixes + data.specials + (isUsual ? [] : data.digits)),
      data.digits.count == 10, data.affixes.count == 4, data.specials.count == 4,
      data.fraction.upperBound <= Self.maximumFraction
    else { return nil }
    self.group = group
    self.point = point
    groupingStart =
      isGrouped ? Self.power(data.primaryGroup + data.minimumLeading - 1) ?? .max : .max
    let zeroDiffers = data.affixes[0] != data.affixes[2] || data.affixes[1] != data.affixes[3]
    let short = affixes.map { ShortText($0) }
    prefixes = (short[0] ?? ShortText(), short[2] ?? ShortText())
    suffixes = (short[1] ?? ShortText(), short[3] ?? ShortText())
    usesTexts = zeroDiffers || short.contains { $0 == nil }
    unit = Self.power(data.fraction.upperBound) ?? 1
    rounding = data.rounding
    let shown = data.fraction.upperBound + data.scale
    multiplier = Self.binaryPower(shown)
    tieMultiplier = Self.binaryPower(shown + 1)
    // Exact without making digits while the number counts less than 2^52 tenths of the last
    // digit, and powers of ten are exact up to 22.
    binaryLimit = rounding == .halfEven && shown < 22 ? 0x1p52 / tieMultiplier : -1
    let longest = data.digits.reduce(0) { max($0, $1.utf8.count) }
    let affix = data.affixes.reduce(0) { max($0, $1.prefix.utf8.count + $1.suffix.utf8.count) }
    let special = data.specials.reduce(0) { max($0, $1.utf8.count) }
    // 20 digits, and at most a separator behind each.
    let whole = 20 * (longest + (isGrouped ? group.count : 0))
    let number = affix + whole + point.count + data.fraction.upperBound * longest
    sizes = Sizes(
      primaryGroup: UInt8(clamping: data.primaryGroup),
      secondaryGroup: UInt8(clamping: data.secondaryGroup),
      leastFraction: UInt8(clamping: data.fraction.lowerBound),
      mostFraction: UInt8(clamping: data.fraction.upperBound),
      scale: UInt8(clamping: data.scale),
      maximumCount: UInt16(clamping: max(number, special))
    )
    self.texts = texts
  }

  private static func power(_ exponent: Int) -> UInt64? { ShortDecimal.power(exponent) }

  static func binaryPower(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A plan that is never asked, in the place of one that was refused: a reference that is always
  /// there is not counted when it is used.
  static let none = NumberPlan()

  private init() {
    texts = UTF8Table()
    group = ShortText()
    point = ShortText()
    isUsual = false
    prefixes = (ShortText(), ShortText())
    suffixes = (ShortText(), ShortText())
    usesTexts = false
    sizes = Sizes()
    groupingStart = .max
    unit = 1
    rounding = .halfEven
    multiplier = 1
    tieMultiplier = 10
    binaryLimit = -1
  }

  // MARK: Verbs: nil, or false and nothing appended, where ICU is to write the number

  @inline(__always)
  func string(_ value: Int) -> String? {
    String(utf8AtMost: maximumCount) { write(value.magnitude, isNegative: value < 0, to: &$0) }
  }

  @inline(__always)
  func string(_ value: UInt64) -> String? {
    String(utf8AtMost: maximumCount) { write(UInt(value), isNegative: false, to: &$0) }
  }

  @inline(__always)
  func string(_ value: Double) -> String? {
    String(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }

  func string(_ value: FixedDecimal) -> String? {
    String(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) {
      write(value.magnitude, isNegative: value < 0, to: &$0)
    }
  }

  @inline(__always)
  func append(_ value: UInt64, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { write(UInt(value), isNegative: false, to: &$0) }
  }

  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }
}

// MARK: - Many values

extension NumberPlan {
  /// Appends each number with a separator behind it.
  func append(_ values: Span<Int>, _ separator: ShortText, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: values.count &* (maximumCount &+ separator.count)) {
      for index in values.indices {
        write(values[index].magnitude, isNegative: values[index] < 0, to: &$0)
        $0.append(separator)
      }
    }
  }

  /// Appends each number with a separator behind it.
  func append(_ values: Span<Double>, _ separator: ShortText, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: values.count &* (maximumCount &+ separator.count)) {
      for index in values.indices {
        write(values[index], to: &$0)
        $0.append(separator)
      }
    }
  }
}

// MARK: - From values to digits

extension NumberPlan {
  @inline(__always)
  private func write(_ magnitude: UInt, isNegative: Bool, to output: inout UTF8Output) {
    var whole = UInt64(magnitude)
    if scale > 0 {
      guard let factor = Self.power(scale), whole < .max / factor else { return output.fail() }
      whole *= factor
    }
    write(whole, fraction: 0, isNegative: isNegative, to: &output)
  }

  /// Rounds half to even as ICU does, which rounds the shortest decimal of a binary number.
  ///
  /// The product is right to half a unit in its last place, and the shortest decimal is no further
  /// from the number; so where the product is not that close to a tie, its fraction decides. Where
  /// it is, the tie is made: it has few enough digits to be the nearest binary number to itself.
  @inline(__always)
  private func write(_ value: Double, to output: inout UTF8Output) {
    let magnitude = value.magnitude
    // Not so for NaN and the infinities.
    guard magnitude < binaryLimit else { return writeFar(value, to: &output) }
    let scaled = magnitude * multiplier
    var units = UInt64(bitPattern: Int64(scaled))
    let distance = scaled - Double(Int64(bitPattern: units)) - 0.5
    if distance.magnitude > scaled * 0x1p-51 {
      if distance > 0 { units &+= 1 }
    } else {
      let tie = Double(Int64(bitPattern: units &* 10 &+ 5)) / tieMultiplier
      if magnitude > tie || magnitude == tie && units & 1 == 1 { units &+= 1 }
    }
    let whole: UInt64
    // A division by a number that the compiler knows is a multiplication.
    switch mostFraction {
    case 0: whole = units
    case 2: whole = units / 100
    case 3: whole = units / 1_000
    default: whole = units / unit
    }
    write(
      whole,
      fraction: units &- whole &* unit,
      isNegative: value.sign == .minus,
      to: &output
    )
  }

  @inline(never)
  private func writeFar(_ value: Double, to output: inout UTF8Output) {
    if value.isNaN {
      output.append(texts, Place.special + (value.sign == .minus ? 1 : 0))
    } else if value.isInfinite {
      output.append(texts, Place.special + (value < 0 ? 3 : 2))
    } else {
      write(ShortDecimal(value), to: &output)
    }
  }

  private func write(_ value: FixedDecimal, to output: inout UTF8Output) {
    switch value.special {
    case .nan, .infinity, .negativeInfinity:
      if let binary = value.binaryValue { writeFar(binary, to: &output) } else { output.fail() }
    case nil, .negativeZero: write(ShortDecimal(value.digits), to: &output)
    }
  }

  @inline(__always)
  private func write(_ decimal: ShortDecimal?, to output: inout UTF8Output) {
    guard let decimal,
      let rounded = decimal.rounded(rounding, fraction: mostFraction, scale: scale)
    else { return output.fail() }
    write(
      rounded.whole,
      fraction: rounded.fraction,
      isNegative: decimal.isNegative,
      to: &output
    )
  }
}

// MARK: - From digits to text

extension NumberPlan {
  @inline(__always)
  private func write(
    _ whole: UInt64,
    fraction: UInt64,
    isNegative: Bool,
    to output: inout UTF8Output
  ) {
    if usesTexts { return writeWithTexts(whole, fraction, isNegative, to: &output) }
    output.append(isNegative ? prefixes.negative : prefixes.positive)
    writeDigits(whole, fraction, to: &output)
    output.append(isNegative ? suffixes.negative : suffixes.positive)
  }

  @inline(never)
  private func writeWithTexts(
    _ whole: UInt64,
    _ fraction: UInt64,
    _ isNegative: Bool,
    to output: inout UTF8Output
  ) {
    var affix = isNegative ? Place.negative : Place.positive
    if whole | fraction == 0 { affix += Place.zero }
    output.append(texts, affix)
    writeDigits(whole, fraction, to: &output)
    output.append(texts, affix + 1)
  }

  @inline(__always)
  private func writeDigits(_ whole: UInt64, _ fraction: UInt64, to output: inout UTF8Output) {
    guard isUsual else { return writeAny(whole, fraction, to: &output) }
    // The largest integer is not less than any.
    if whole < groupingStart || primaryGroup == 0 {
      output.appendDigits(whole)
    } else {
      output.appendThrees(whole, group)
    }
    let (fraction, count) = shown(fraction)
    guard count > 0 else { return }
    output.append(point)
    output.appendDigits(fraction, count: count)
  }

  /// A fraction without the zeros that are not shown, and its number of digits.
  @inline(__always)
  private func shown(_ fraction: UInt64) -> (UInt64, count: Int) {
    if fraction == 0 { return (0, leastFraction) }
    var fraction = fraction
    var count = mostFraction
    while count > leastFraction {
      let tenth = fraction / 10
      guard fraction == tenth &* 10 else { break }
      fraction = tenth
      count &-= 1
    }
    return (fraction, count)
  }

  /// Writes digits of any script in groups of any size.
  @inline(never)
  private func writeAny(_ whole: UInt64, _ fraction: UInt64, to output: inout UTF8Output) {
    let packed = PackedDecimal(whole)
    let isGrouped = whole >= groupingStart && primaryGroup > 0
    for place in stride(from: packed.count &- 1, through: 0, by: -1) {
      output.append(texts, Place.digit &+ packed.digit(place))
      guard isGrouped, place >= primaryGroup, place > 0 else { continue }
      if (place &- primaryGroup) % secondaryGroup == 0 { output.append(group) }
    }
    let (fraction, count) = shown(fraction)
    guard count > 0 else { return }
    output.append(point)
    let behind = PackedDecimal(fraction)
    for place in stride(from: count &- 1, through: 0, by: -1) {
      output.append(texts, Place.digit &+ behind.digit(place))
    }
  }
}
