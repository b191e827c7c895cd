/// The options of functions that write numbers, and the parts of skeletons for them.
enum NumberOptions {
  /// The test for the values of an option of a function; nil if ICU's messages have no such option.
  static func values(of option: String, of function: String) -> ((String) -> Bool)? {
    switch (option, function) {
    case ("minimumIntegerDigits", _): { size($0) != nil }
    case ("minimumFractionDigits", "currency"), ("maximumFractionDigits", "currency"): nil
    case ("minimumFractionDigits", _), ("maximumFractionDigits", _): { size($0) != nil }
    case ("minimumSignificantDigits", _), ("maximumSignificantDigits", _): { (size($0) ?? 0) >= 1 }
    case ("signDisplay", _): { $0 == "auto" || signs[$0] != nil }
    case ("useGrouping", _): { groupings[$0] != nil }
    case ("roundingMode", _): { roundings[$0] != nil }
    case ("roundingIncrement", _): { text in increments.contains { "\($0)" == text } }
    case ("roundingPriority", _): { ["auto", "morePrecision", "lessPrecision"].contains($0) }
    case ("trailingZeroDisplay", _): { ["auto", "stripIfInteger"].contains($0) }
    case ("select", "number"), ("select", "integer"), ("select", "offset"):
      { ConvertedNumber.Choice(rawValue: $0) != nil }
    case ("add", "offset"), ("subtract", "offset"): { size($0) != nil }
    case ("currency", "currency"):
      { text in text.utf8.count == 3 && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } }
    case ("currencySign", "currency"): { ["standard", "accounting"].contains($0) }
    case ("currencyDisplay", "currency"): { presentations[$0] != nil }
    case ("fractionDigits", "currency"): { $0 == "auto" || size($0) != nil }
    case ("unit", "unit"): isUnit
    case ("unitDisplay", "unit"): { widths[$0] != nil }
    default: nil
    }
  }

  /// The options of an operand that a function drops.
  static func dropped(by function: String) -> Set<String> {
    switch function {
    case "integer": ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
    case "percent": ["minimumIntegerDigits", "roundingIncrement", "select"]
    default: []
    }
  }

  /// The number of a digit size option: `0` to `99`, without zeros before it; nil for another text.
  private static func size(_ text: String) -> Int? {
    guard text.utf8.count <= 2, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }

  /// Whether a text can be the identifier of one unit: ICU splits several otherwise.
  private static func isUnit(_ text: String) -> Bool {
    let isIdentifier = text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
    }
    return isIdentifier && !text.isEmpty && !text.split(separator: "-").contains("and")
  }

  // MARK: Parts of skeletons

  static let roundings = [
    "ceil": "ceiling", "floor": "floor", "expand": "up", "trunc": "down",
    "halfCeil": "half-ceiling", "halfFloor": "half-floor", "halfExpand": "half-up",
    "halfTrunc": "half-down", "halfEven": "half-even",
  ]
  static let groupings: [String: [String]] = [
    "auto": [], "always": ["group-on-aligned"], "never": ["group-off"], "min2": ["group-min2"],
  ]
  static let presentations: [String: [String]] = [
    "symbol": [], "narrowSymbol": ["unit-width-narrow"], "code": ["unit-width-iso-code"],
    "name": ["unit-width-full-name"], "never": ["unit-width-hidden"],
  ]
  static let widths: [String: [String]] = [
    "short": [], "narrow": ["unit-width-narrow"], "long": ["unit-width-full-name"],
  ]
  private static let signs = [
    "always": "always", "exceptZero": "except-zero", "negative": "negative", "never": "never",
  ]
  private static let increments = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000,
  ]

  /// The part for signs.
  static func sign(_ display: String, isAccounting: Bool) -> [String] {
    switch (signs[display], isAccounting) {
    case (nil, false): []
    case (nil, true): ["sign-accounting"]
    case ("never", _): ["sign-never"]
    case (let sign?, false): ["sign-\(sign)"]
    case (let sign?, true): ["sign-accounting-\(sign)"]
    }
  }
}
