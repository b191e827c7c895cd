internal import CatalogFiles
internal import MessageSyntax

/// A way to write a number that formats and messages have in common, with the same texts.
struct NumberStyle: Hashable {
  enum Digits: Hashable {
    /// An integer, with zeros before it up to a number of digits.
    case integer(atLeast: Int)
    /// A number with as many digits after the point.
    case fraction(Int)
  }

  /// The largest number of digits that is converted.
  private static let maximumCount = 20

  let digits: Digits
  /// Whether positive numbers have a sign too.
  let hasSign: Bool

  static let integer = NumberStyle(.integer(atLeast: 1))

  private init(_ digits: Digits, hasSign: Bool = false) {
    self.digits = digits
    self.hasSign = hasSign
  }

  /// Whether it writes an integer.
  var isInteger: Bool { if case .integer = digits { true } else { false } }

  // MARK: Formats

  /// The style of a conversion; nil for one that messages have no equal of.
  init?(_ conversion: FormatConversion) {
    guard conversion.width == .none,
      conversion.flags.subtracting([.grouping, .capital, .sign]).isEmpty
    else { return nil }
    let count: Int?
    switch conversion.precision {
    case .none: count = nil
    case .fixed(let digits): count = digits
    case .argument: return nil
    }
    guard count ?? 0 <= Self.maximumCount else { return nil }
    switch conversion.kind {
    case .signed, .unsigned: digits = .integer(atLeast: max(1, count ?? 1))
    case .fixed: digits = .fraction(count ?? 6)
    default: return nil
    }
    hasSign = conversion.flags.contains(.sign)
  }

  /// The conversion without its percent sign.
  var type: String {
    let sign = hasSign ? "+" : ""
    return switch digits {
    case .integer(1): "\(sign)lld"
    case .integer(let count): "\(sign).\(count)lld"
    case .fraction(let count): "\(sign).\(count)f"
    }
  }

  // MARK: ICU's syntax

  /// The style of an argument with a type; nil for another one, also for a number without a style.
  init?(type: String, style: String?) {
    guard type.lowercased() == "number", let style else { return nil }
    let words = style.split(whereSeparator: \.isWhitespace)
    if words.count == 1, words[0].lowercased() == "integer" {
      self = .integer
      return
    }
    guard let first = words.first, first.hasPrefix("::") else { return nil }
    var digits: Digits?
    var least: Int?
    var hasSign = false
    for word in [first.dropFirst(2)] + words.dropFirst() where !word.isEmpty {
      switch word {
      case "sign-always", "+!": hasSign = true
      // Formats round so, and skeletons that do not say how.
      case "rounding-mode-half-even": continue
      case "precision-integer" where digits == nil: digits = .integer(atLeast: 1)
      default:
        let zeros = word.drop { $0 != "0" }
        let start = word.dropLast(zeros.count)
        guard zeros.allSatisfy({ $0 == "0" }), zeros.count <= Self.maximumCount else { return nil }
        if start == ".", digits == nil {
          digits = .fraction(zeros.count)
        } else if start == "integer-width/+" || start.isEmpty, least == nil, !zeros.isEmpty {
          least = zeros.count
        } else {
          return nil
        }
      }
    }
    switch (digits, least) {
    case (.fraction(let count)?, nil): digits = .fraction(count)
    case (.integer?, let least): digits = .integer(atLeast: least ?? 1)
    default: return nil
    }
    guard let digits else { return nil }
    self.init(digits, hasSign: hasSign)
  }

  /// The style of an argument of the type `number`, for the separators of a language if they are known.
  ///
  /// Without a skeleton, ICU's messages separate numbers of four digits, and formats do not in each
  /// language.
  func icuStyle(_ numbers: LanguageNumbers?) -> String {
    if self == .integer, numbers?.separatesFourDigits ?? true { return " integer" }
    var words: [String] = []
    switch digits {
    case .integer(let count):
      words.append("precision-integer")
      if count > 1 { words.append("integer-width/+" + String(repeating: "0", count: count)) }
    // `.` alone writes what `precision-integer` writes, and shows that the argument is not an integer.
    case .fraction(let count): words.append("." + String(repeating: "0", count: count))
    }
    if hasSign { words.append("sign-always") }
    return " ::" + words.joined(separator: " ")
  }

  // MARK: MessageFormat 2

  /// The function that writes the same text.
  var function: Message.Function {
    var options: [Message.Option] = []
    func add(_ name: String, _ value: String) {
      options.append(Message.Option(name, .literal(value)))
    }
    switch digits {
    case .integer(let count):
      if count > 1 { add("minimumIntegerDigits", String(count)) }
    case .fraction(let count):
      add("minimumFractionDigits", String(count))
      add("maximumFractionDigits", String(count))
      // The functions of MessageFormat 2 round ties away from zero.
      add("roundingMode", "halfEven")
    }
    if hasSign { add("signDisplay", "always") }
    return Message.Function(isInteger ? "integer" : "number", options)
  }
}
