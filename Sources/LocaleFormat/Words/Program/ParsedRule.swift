internal import Sharing

/// A rule of ICU's data, taken apart: the numbers that it is for, and its words.
///
/// Source: [UTS #35, RBNF](https://unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting),
/// and ICU's nfrule.cpp where that says nothing.
struct ParsedRule {
  /// The numbers that a rule is for.
  enum Kind: Hashable {
    /// Numbers from the base value to that of the next rule.
    case normal
    case negative
    /// `x.x`: numbers with a fraction.
    case improper
    /// `0.x`: numbers between 0 and 1.
    case proper
    /// `x.0`: all numbers.
    case usual
    case infinity
    case nan
  }

  var kind = Kind.normal
  var base: Int64 = 0
  private(set) var radix: Int64 = 10
  private(set) var exponent = 0
  /// The character between the letters of `x.x`; it is that of the locale in one of several rules.
  private(set) var decimalPoint: Unicode.Scalar?
  var body: ArraySlice<UInt8>

  /// Reads a rule without its semicolon; nil if it has an invalid descriptor.
  init?(_ text: ArraySlice<UInt8>) {
    body = text
    if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
      body = RuleText.withoutSpace(text[(colon + 1)...])
      guard read(String(decoding: text[..<colon], as: UTF8.self)) else { return nil }
    }
    if body.first == UInt8(ascii: "'") { body = body.dropFirst() }
  }

  /// The power of the radix that numbers are divided by.
  var divisor: Int64 {
    // It is not above the base value, so it fits.
    (0..<exponent).reduce(1) { power, _ in power &* radix }
  }

  /// Whether its base is a multiple of its divisor, so that words in brackets make two rules of it.
  var isRound: Bool { base > 0 && base % divisor == 0 }

  /// Sets the base value, and the divisor for it.
  mutating func setBase(_ value: Int64) {
    base = value
    radix = 10
    exponent = expectedExponent
  }

  /// The exponent of the highest power of the radix that is not above the base value.
  private var expectedExponent: Int {
    guard base >= 1, radix > 1 else { return 0 }
    var (exponent, rest) = (0, base)
    while rest >= radix {
      rest /= radix
      exponent += 1
    }
    return exponent
  }

  private mutating func read(_ descriptor: String) -> Bool {
    let scalars = Array(descriptor.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return true }
    if ("0"..."9").contains(first), last != "x" { return readNumbers(scalars) }
    switch (descriptor, scalars.count, first, last) {
    case ("-x", _, _, _): kind = .negative
    case ("NaN", _, _, _): kind = .nan
    case ("Inf", _, _, _): kind = .infinity
    case (_, 3, "0", "x"): kind = .proper
    case (_, 3, "x", "x"): kind = .improper
    case (_, 3, "x", "0"): kind = .usual
    default: break
    }
    if [.proper, .improper, .usual].contains(kind) { decimalPoint = scalars[1] }
    return true
  }

  /// Reads `1000`, `1,000/100` or `1000>>`.
  private mutating func readNumbers(_ scalars: [Unicode.Scalar]) -> Bool {
    var rest = scalars[...]
    guard let base = Self.number(&rest) else { return false }
    setBase(base)
    if rest.first == "/" {
      rest.removeFirst()
      guard let value = Self.number(&rest), value > 1, value <= Int64(Int32.max) else {
        return false
      }
      radix = value
      exponent = expectedExponent
    }
    while rest.first == ">" {
      guard exponent > 0 else { return false }
      exponent -= 1
      rest.removeFirst()
    }
    return rest.isEmpty
  }

  /// Reads digits up to a slash or an arrow; points, commas and spaces count for nothing.
  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Int64? {
    var value: Int64 = 0
    while let scalar = rest.first, scalar != "/", scalar != ">" {
      rest.removeFirst()
      if ("0"..."9").contains(scalar) {
        let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeToo) = tens.addingReportingOverflow(Int64(scalar.value - 0x30))
        guard !isTooLarge, !isTooLargeToo else { return nil }
        value = sum
      } else if !(scalar.properties.isPatternWhitespace || scalar == "," || scalar == ".") {
        return nil
      }
    }
    return value
  }
}

extension ParsedRule {
  /// Makes one or two rules of the words in brackets: without them, for round numbers, and with
  /// them.
  ///
  /// - Parameter isFraction: Whether the set is one of denominators.
  /// - Returns: The rules, in ICU's order.
  func expanded(isFraction: Bool) -> [ParsedRule] {
    guard let open = body.firstIndex(of: UInt8(ascii: "[")),
      let close = body.firstIndex(of: UInt8(ascii: "]")), open < close,
      ![.proper, .negative, .infinity, .nan].contains(kind)
    else { return [self] }
    var long = self
    long.body = (body[..<open] + body[(open + 1)..<close] + body[(close + 1)...])
    guard isRound || kind == .improper || kind == .usual else { return [long] }
    var short = self
    short.body = body[..<open] + body[(close + 1)...]
    switch kind {
    case .improper:
      short.kind = .proper
      short.decimalPoint = nil
    case .usual:
      short.decimalPoint = nil
      long.kind = .improper
    default: if !isFraction { long.base += 1 }
    }
    return [short, long]
  }
}
