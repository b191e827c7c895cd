internal import ICU
internal import Sharing

// Short numbers in the usual form are the most frequent (`isQuick`), and are written inline.
// Separate functions write everything else: their arguments pass through memory and not through
// registers.

// MARK: Writing: nil, or false and nothing appended, if ICU must write the number

extension NumberPlan {
  @inline(__always)
  func string(_ value: Int) -> String? {
    guard let digits = scaled(value.magnitude) else { return nil }
    if isSmall, isQuick(digits) {
      let prefix = value < 0 ? prefixes.negative : prefixes.positive
      return String(threes: digits.whole, prefix: prefix, separator: group)
    }
    return otherString(digits, value < 0)
  }

  @inline(__always)
  func string(_ value: UInt64) -> String? { string(scaled(UInt(value)), false) }

  @inline(__always)
  func string(_ value: Double) -> String? {
    guard value.magnitude < binaryLimit else { return farString(value) }
    let digits = rounded(value)
    return string(digits, value.sign == .minus)
  }

  @inline(never)
  func string(_ value: FixedDecimal) -> String? {
    String(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) -> Bool {
    append(scaled(value.magnitude), value < 0, to: &bytes)
  }

  @inline(__always)
  func append(_ value: UInt64, to bytes: inout [UInt8]) -> Bool {
    append(scaled(UInt(value)), false, to: &bytes)
  }

  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    guard value.magnitude < binaryLimit else { return appendFar(value, to: &bytes) }
    let digits = rounded(value)
    return append(digits, value.sign == .minus, to: &bytes)
  }

  @inline(never)
  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { write(value, to: &$0) }
  }

  /// Writes a number after other text; false, and nothing written, if ICU must write it.
  @inline(__always)
  func write(_ value: Int, to output: inout UTF8Output) -> Bool {
    guard let digits = scaled(value.magnitude) else { return false }
    if isQuick(digits) {
      writeQuickly(digits, value < 0, to: &output)
    } else {
      write(digits, value < 0, to: &output)
    }
    return true
  }

  /// Appends each number, followed by a separator.
  func append(_ values: Span<Int>, _ separator: ShortText, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: values.count &* (maximumCount &+ separator.count)) {
      for index in values.indices {
        write(scaled(values[index].magnitude), values[index] < 0, to: &$0)
        $0.append(separator)
      }
    }
  }

  /// Appends each number, followed by a separator.
  func append(_ values: Span<Double>, _ separator: ShortText, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: values.count &* (maximumCount &+ separator.count)) {
      for index in values.indices {
        let value = values[index]
        if value.magnitude < binaryLimit {
          write(rounded(value), value.sign == .minus, to: &$0)
        } else {
          writeFar(value, to: &$0)
        }
        $0.append(separator)
      }
    }
  }
}

// MARK: - Quick or not

extension NumberPlan {
  /// A scaled and rounded number: its whole part, and its fraction in units of the last digit that
  /// can be shown.
  typealias Digits = (whole: UInt64, fraction: UInt64)

  /// The most bytes of a text of quick digits: nine digits and two separators, a point and eight
  /// digits, two affixes, and the bytes that are written past the end.
  private static var quickCapacity: Int { 9 + 2 * 5 + 8 + 8 + 2 * 8 }

  @inline(__always)
  private func isQuick(_ digits: Digits) -> Bool {
    digits.whole < quickLimit && (digits.whole < 1_000 || digits.whole >= groupingStart)
  }

  @inline(__always)
  private func string(_ digits: Digits?, _ isNegative: Bool) -> String? {
    guard let digits else { return nil }
    guard isQuick(digits) else { return longString(digits, isNegative) }
    return String(utf8AtMost: Self.quickCapacity) { writeQuickly(digits, isNegative, to: &$0) }
  }

  // Not inline: its memory on the stack would cost the calls that need none.
  @inline(never)
  private func otherString(_ digits: Digits, _ isNegative: Bool) -> String? {
    string(digits, isNegative)
  }

  @inline(never)
  private func longString(_ digits: Digits, _ isNegative: Bool) -> String? {
    String(utf8AtMost: maximumCount) { write(digits, isNegative, to: &$0) }
  }

  @inline(never)
  private func farString(_ value: Double) -> String? {
    String(utf8AtMost: maximumCount) { writeFar(value, to: &$0) }
  }

  @inline(__always)
  private func append(
    _ digits: Digits?,
    _ isNegative: Bool,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard let digits else { return false }
    guard isQuick(digits) else { return appendLong(digits, isNegative, to: &bytes) }
    return bytes.append(utf8AtMost: Self.quickCapacity) {
      writeQuickly(digits, isNegative, to: &$0)
    }
  }

  @inline(never)
  private func appendLong(
    _ digits: Digits,
    _ isNegative: Bool,
    to bytes: inout [UInt8]
  ) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { write(digits, isNegative, to: &$0) }
  }

  @inline(never)
  private func appendFar(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    bytes.append(utf8AtMost: maximumCount) { writeFar(value, to: &$0) }
  }

  @inline(__always)
  private func writeQuickly(_ digits: Digits, _ isNegative: Bool, to output: inout UTF8Output) {
    output.append(isNegative ? prefixes.negative : prefixes.positive)
    output.appendFewThrees(digits.whole, group)
    let (fraction, count) = shown(digits.fraction)
    if count > 0 {
      output.append(point)
      output.appendFewDigits(fraction, count: count)
    }
    output.append(isNegative ? suffixes.negative : suffixes.positive)
  }
}

// MARK: - From values to digits

extension NumberPlan {
  /// An integer in the unit of the style; nil if it does not fit.
  @inline(__always)
  func scaled(_ magnitude: UInt) -> Digits? {
    let whole = UInt64(magnitude)
    guard scale > 0 else { return (whole, 0) }
    guard let factor = Self.power(scale), whole < .max / factor else { return nil }
    return (whole * factor, 0)
  }

  /// Rounds a number below ``binaryLimit`` half to even, as ICU rounds the shortest decimal of a
  /// binary number.
  ///
  /// The product is correct to half a unit in its last place, and the shortest decimal is at most
  /// that far from the number. So unless the product is that close to a tie, its fraction decides.
  /// Close to a tie, the number is compared with the tie itself: it has few enough digits that the
  /// binary number computed for it is the nearest one.
  @inline(__always)
  func rounded(_ value: Double) -> Digits {
    let magnitude = value.magnitude
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
    // The compiler replaces a division by a constant by a multiplication.
    switch mostFraction {
    case 0: whole = units
    case 2: whole = units / 100
    case 3: whole = units / 1_000
    default: whole = units / unit
    }
    return (whole, units &- whole &* unit)
  }

  /// Writes a binary number that cannot be rounded in registers.
  @inline(never)
  private func writeFar(_ value: Double, to output: inout UTF8Output) {
    if value.isNaN {
      output.append(texts, Place.special + (value.sign == .minus ? 1 : 0))
    } else if value.isInfinite {
      output.append(texts, Place.special + (value < 0 ? 3 : 2))
    } else if words.isCompact {
      writeCompact(value, to: &output)
    } else {
      let decimal = ShortDecimal(value)
      if keepsZeros, decimal.map({ !isShownWhole($0) }) ?? true { return output.fail() }
      write(decimal, to: &output)
    }
  }

  /// Writes a binary number after other text, or marks the text as incomplete.
  func write(_ value: Double, to output: inout UTF8Output) {
    guard value.magnitude < binaryLimit else { return writeFar(value, to: &output) }
    write(rounded(value), value.sign == .minus, to: &output)
  }

  /// Writes a decimal number after other text, or marks the text as incomplete.
  func write(_ value: FixedDecimal, to output: inout UTF8Output) {
    switch value.special {
    case .nan, .infinity, .negativeInfinity:
      if let binary = value.binaryValue { writeFar(binary, to: &output) } else { output.fail() }
    case nil, .negativeZero:
      let decimal = ShortDecimal(value.digits)
      if keepsZeros { writeAsWritten(decimal, to: &output) } else { write(decimal, to: &output) }
    }
  }

  @inline(__always)
  private func write(_ decimal: ShortDecimal?, to output: inout UTF8Output) {
    if words.isCompact { return writeCompact(decimal, to: &output) }
    if !shape.isUsual { return writeShaped(decimal?.shifted(by: scale), to: &output) }
    let digits = decimal?.rounded(rounding, fraction: mostFraction, scale: scale)
    write(digits.map { ($0.whole, $0.fraction) }, decimal?.isNegative ?? false, to: &output)
  }
}

// MARK: - From digits to text

extension NumberPlan {
  @inline(__always)
  private func write(_ digits: Digits?, _ isNegative: Bool, to output: inout UTF8Output) {
    guard let digits else { return output.fail() }
    if usesTexts { return writeWithTexts(digits, isNegative, to: &output) }
    output.append(isNegative ? prefixes.negative : prefixes.positive)
    writeDigits(digits.whole, digits.fraction, to: &output)
    output.append(isNegative ? suffixes.negative : suffixes.positive)
  }

  @inline(never)
  private func writeWithTexts(
    _ digits: Digits,
    _ isNegative: Bool,
    to output: inout UTF8Output
  ) {
    if words.isCompact {
      return writeCompact(whole: digits.whole, isNegative, to: &output)
    }
    if !shape.isUsual {
      return writeShaped(digits.whole, isNegative: isNegative, to: &output)
    }
    if !words.isEmpty { return writeWithWords(digits, isNegative, to: &output) }
    var affix = isNegative ? Place.negative : Place.positive
    if digits.whole | digits.fraction == 0 { affix += Place.zero }
    output.append(texts, affix)
    writeDigits(digits.whole, digits.fraction, to: &output)
    output.append(texts, affix + 1)
  }

  @inline(__always)
  private func writeDigits(_ whole: UInt64, _ fraction: UInt64, to output: inout UTF8Output) {
    let (fraction, count) = shown(fraction)
    writeDigits(whole, fraction, count: count, to: &output)
  }

  /// Writes digits, all of the fraction's included.
  @inline(__always)
  func writeDigits(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    to output: inout UTF8Output
  ) {
    guard isUsual else { return writeAny(whole, fraction, count: count, to: &output) }
    // If nothing is grouped, `groupingStart` is the largest integer, and that integer is not below
    // it.
    if whole < groupingStart || primaryGroup == 0 {
      output.appendDigits(whole)
    } else {
      output.appendThrees(whole, group)
    }
    guard count > 0 else { return }
    output.append(point)
    output.appendDigits(fraction, count: count)
  }

  /// A fraction without the zeros that are not shown, and its number of digits.
  @inline(__always)
  func shown(_ fraction: UInt64) -> (UInt64, count: Int) {
    Self.withoutZeros(fraction, count: mostFraction, least: leastFraction)
  }

  /// A fraction without zeros at its end, as long as it has more than the least number of digits.
  @inline(__always)
  static func withoutZeros(_ fraction: UInt64, count: Int, least: Int) -> (UInt64, count: Int) {
    if fraction == 0 { return (0, least) }
    var fraction = fraction
    var count = count
    while count > least {
      let tenth = fraction / 10
      guard fraction == tenth &* 10 else { break }
      fraction = tenth
      count &-= 1
    }
    return (fraction, count)
  }

  /// Writes digits of any script in groups of any size, with all zeros of ``NumberShape``.
  @inline(never)
  func writeAny(
    _ whole: UInt64,
    _ fraction: UInt64,
    count: Int,
    to output: inout UTF8Output
  ) {
    let packed = PackedDecimal(whole)
    let groups = groups(whole)
    for place in stride(from: groups.digitCount &- 1, through: 0, by: -1) {
      output.append(texts, Place.digit &+ packed.digit(place))
      if groups.hasSeparator(after: place) { output.append(group) }
    }
    guard count > 0 else { return }
    output.append(point)
    let behind = PackedDecimal(fraction)
    for place in stride(from: count &- 1, through: 0, by: -1) {
      output.append(texts, Place.digit &+ behind.digit(place))
    }
  }

  /// The digits before the point, in groups.
  struct Groups {
    /// The number of digits, with all zeros of ``NumberShape``.
    let digitCount: Int
    fileprivate let isGrouped: Bool
    fileprivate let primary: Int
    fileprivate let secondary: Int

    /// Whether a separator follows the digit of a power of ten.
    @inline(__always)
    func hasSeparator(after place: Int) -> Bool {
      isGrouped && place >= primary && place > 0 && (place &- primary) % secondary == 0
    }
  }

  @inline(__always)
  func groups(_ whole: UInt64) -> Groups {
    let count = max(PackedDecimal(whole).count, shape.leastInteger)
    // Zeros before a number count as its digits.
    let isGrouped =
      primaryGroup > 0
      && (whole >= groupingStart || Self.power(count &- 1).map { $0 >= groupingStart } ?? true)
    return Groups(
      digitCount: count,
      isGrouped: isGrouped,
      primary: primaryGroup,
      secondary: secondaryGroup
    )
  }
}
