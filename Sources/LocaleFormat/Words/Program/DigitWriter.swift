internal import Sharing

/// Writes numbers in the digits of a locale by ICU's patterns, for rules.
struct DigitWriter: ~Copyable, Sendable {
  private let patterns: FlatTable<DigitPattern>
  /// Minus, decimal and grouping separator, infinity, NaN, and the ten digits.
  private let symbols: UTF8Table
  private let group: ShortText

  /// The number of texts that are needed.
  private static let symbolCount = 15
  /// The largest integer that ICU passes on as a binary number.
  static let largestExact: Int64 = (1 << 53) - 1
  /// The least magnitude of a binary number that can be wrong as an integer.
  static let limit = 0x1p53

  init(_ patterns: [DigitPattern], _ symbols: [String]) {
    self.symbols = UTF8Table(symbols) ?? UTF8Table()
    let separator = symbols.count > 2 ? symbols[2] : ""
    group = ShortText(separator) ?? ShortText()
    let isLatin = symbols.dropFirst(5).elementsEqual((0...9).map { "\($0)" })
    let isQuick = isLatin && (1...5).contains(separator.utf8.count)
    self.patterns = FlatTable(
      patterns.map { pattern in
        var pattern = pattern
        pattern.isQuick = isQuick && pattern.isUsual
        return pattern
      }
    )
  }

  /// Whether it has all symbols.
  var canWrite: Bool { symbols.count == Self.symbolCount }

  var byteCount: Int { symbols.byteCount + patterns.byteCount }

  func writeInfinity(to output: inout UTF8Output) { output.append(symbols, 3) }

  func writeNaN(to output: inout UTF8Output) { output.append(symbols, 4) }

  /// Writes an integer by a pattern.
  @inline(__always)
  func write(_ value: Int64, _ place: Int, to output: inout UTF8Output) {
    let pattern = patterns[place]
    if value < 0 { output.append(symbols, 0) }
    writeWhole(value.magnitude, pattern, to: &output)
    if pattern.minimumFraction > 0 { writeFraction(0, pattern, to: &output) }
  }

  /// Writes a binary number that was made of an integer: without its fraction, if the pattern has none.
  func write(floored value: Double, _ place: Int, to output: inout UTF8Output) {
    let isFloored = patterns[place].maximumFraction == 0
    write(isFloored ? value.rounded(.down) : value, place, to: &output)
  }

  /// Writes a binary number by a pattern, rounded as ICU does.
  @inline(never)
  func write(_ value: Double, _ place: Int, to output: inout UTF8Output) {
    let pattern = patterns[place]
    let magnitude = value.magnitude
    guard magnitude < Self.limit else { return output.fail() }
    if value.sign == .minus { output.append(symbols, 0) }
    var shown = (whole: UInt64(magnitude), fraction: UInt64(0))
    if magnitude != magnitude.rounded(.down) {
      let rounded = ShortDecimal(magnitude)?.rounded(
        .halfEven,
        fraction: Int(pattern.maximumFraction),
        scale: 0
      )
      guard let rounded else { return output.fail() }
      shown = rounded
    }
    writeWhole(shown.whole, pattern, to: &output)
    if shown.fraction != 0 || pattern.minimumFraction > 0 {
      writeFraction(shown.fraction, pattern, to: &output)
    }
  }

  @inline(__always)
  private func writeWhole(
    _ value: UInt64,
    _ pattern: DigitPattern,
    to output: inout UTF8Output
  ) {
    if pattern.isQuick { return output.appendThrees(value, group) }
    writeDigits(value, pattern, to: &output)
  }

  @inline(never)
  private func writeDigits(
    _ value: UInt64,
    _ pattern: DigitPattern,
    to output: inout UTF8Output
  ) {
    var place = 1
    var unit: UInt64 = 1
    while value / unit >= 10 {
      unit *= 10
      place += 1
    }
    let (primary, secondary) = (Int(pattern.primary), Int(pattern.secondary))
    for missing in (place..<max(place, Int(pattern.minimumWhole))).reversed() {
      write(digit: 0, missing, primary, secondary, to: &output)
    }
    while place > 0 {
      place -= 1
      write(digit: value / unit % 10, place, primary, secondary, to: &output)
      unit /= 10
    }
  }

  /// Writes a digit, and the separator after it if a group ends there.
  private func write(
    digit: UInt64,
    _ place: Int,
    _ primary: Int,
    _ secondary: Int,
    to output: inout UTF8Output
  ) {
    output.append(symbols, 5 + Int(digit))
    guard primary > 0, place >= primary, (place - primary).isMultiple(of: secondary) else { return }
    output.append(symbols, 2)
  }

  /// Writes the point and the digits after it, which are in units of the last one that the pattern
  /// can show.
  private func writeFraction(
    _ value: UInt64,
    _ pattern: DigitPattern,
    to output: inout UTF8Output
  ) {
    var (rest, count) = (value, Int(pattern.maximumFraction))
    while count > Int(pattern.minimumFraction), rest.isMultiple(of: 10) {
      rest /= 10
      count -= 1
    }
    output.append(symbols, 1)
    for power in (0..<count).reversed() {
      output.append(symbols, 5 + Int(rest / (ShortDecimal.power(power) ?? 1) % 10))
    }
  }
}

extension DigitPattern {
  /// Whether it is `#,##0`, perhaps with a fraction.
  fileprivate var isUsual: Bool { primary == 3 && secondary == 3 && minimumWhole == 1 }
}
