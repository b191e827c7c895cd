internal import Faults

/// An argument with the functions that write numbers.
struct ConvertedNumber {
  /// The way in which a number chooses a form.
  enum Choice: String {
    case plural
    case ordinal
    case exact
  }

  let argument: String
  /// The number that is subtracted from the argument.
  private(set) var offset = 0
  /// The last function.
  private(set) var function = "number"
  /// Whether the number was rounded by `:integer`, which compares and writes that number.
  private(set) var isRounded = false
  /// The way in which it chooses; nil if it cannot.
  private(set) var choice: Choice?
  private var options: [String: String] = [:]

  init(_ argument: String) { self.argument = argument }

  /// The number after a call, with the options that it inherits.
  func calling(
    _ function: Message.Function,
    _ numbers: ICUMessage.GivenNumbers
  ) throws(FormatError) -> ConvertedNumber {
    let name = function.name
    if isRounded, name != "integer", numbers == .any {
      throw .unconvertible(
        name,
        Reason(
          "function-of-rounded-number",
          "ICU's messages have nothing for ':\(name)' with the number that ':integer' rounded"
        )
      )
    }
    var own: [String: String] = [:]
    for option in function.options {
      let value = try option.literal(of: name)
      guard let isValue = NumberOptions.values(of: option.name, of: name) else {
        throw .unconvertible(option.name, of: name)
      }
      guard isValue(value) else { throw .unconvertible(value, for: option.name, of: name) }
      own[option.name] = value
    }
    var result = self
    result.function = name
    result.isRounded = isRounded || name == "integer"
    result.choice = try choice(of: name, own)
    if name == "offset" { result.offset += try offset(own) }
    own["add"] = nil
    own["subtract"] = nil
    let dropped = NumberOptions.dropped(by: name)
    result.options = own.merging(options.filter { !dropped.contains($0.key) }) { own, _ in own }
    try result.check(own)
    return result
  }

  private func choice(
    of function: String,
    _ own: [String: String]
  ) throws(FormatError) -> Choice? {
    switch function {
    case "currency", "unit": return nil
    case "percent": return .plural
    default:
      if let word = own["select"] { return Choice(rawValue: word) }
      // Each function must say it again.
      if let inherited = options["select"] {
        throw .unconvertible(inherited, for: "select", of: function)
      }
      return .plural
    }
  }

  private func offset(_ own: [String: String]) throws(FormatError) -> Int {
    switch (own["add"].flatMap { Int($0) }, own["subtract"].flatMap { Int($0) }) {
    case (let count?, nil): return -count
    case (nil, let count?): return count
    default: throw .unconvertible("add", of: "offset")
    }
  }

  /// Throws the error of options that do not go together.
  private func check(_ own: [String: String]) throws(FormatError) {
    func refusal(_ option: String) -> FormatError {
      .unconvertible(options[option] ?? "", for: option, of: function)
    }
    if function == "currency", options["currency"] == nil {
      throw .missing(option: "currency", of: function)
    }
    if function == "unit", options["unit"] == nil { throw .missing(option: "unit", of: function) }
    for kind in ["Fraction", "Significant"] {
      let (least, most) = ("minimum\(kind)Digits", "maximum\(kind)Digits")
      if let lower = size(least), let upper = size(most), lower > upper { throw refusal(most) }
    }
    if function == "integer" {
      // The number would be rounded twice.
      for option in ["minimumSignificantDigits", "maximumSignificantDigits"]
      where options[option] != nil { throw refusal(option) }
    }
    if function == "currency", size("fractionDigits") == nil {
      // The number of digits is known to ICU alone.
      for option in ["roundingIncrement", "roundingPriority"] where options[option] != nil {
        throw refusal(option)
      }
    }
  }

  private func size(_ option: String) -> Int? { options[option].flatMap { Int($0) } }

  // MARK: Digits

  /// The digits that are shown.
  private enum Precision {
    case fraction(ClosedRange<Int>)
    /// As many as the currency has.
    case currency
    case significant(ClosedRange<Int>)
    /// The letter says which of both counts.
    case both(ClosedRange<Int>, ClosedRange<Int>, letter: String)
    case step(Int, places: Int)

    var stem: String {
      switch self {
      case .fraction(0...0): return "precision-integer"
      case .fraction(let digits): return "." + Self.stem(digits, "0")
      case .currency: return "precision-currency-standard"
      case .significant(let digits): return Self.stem(digits, "@")
      case .both(let fraction, let significant, let letter):
        return "\(Precision.fraction(fraction).stem)/\(Self.stem(significant, "@"))\(letter)"
      case .step(let step, let places):
        guard places > 0 else { return "precision-increment/\(step)" }
        let digits = "\(step)"
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return "precision-increment/\(padded.dropLast(places)).\(padded.suffix(places))"
      }
    }

    private static func stem(_ digits: ClosedRange<Int>, _ letter: String) -> String {
      String(repeating: letter, count: digits.lowerBound)
        + String(repeating: "#", count: digits.upperBound - digits.lowerBound)
    }
  }

  private var precision: Precision {
    if function == "integer" { return .fraction(0...0) }
    let significant = significantDigits
    let fraction = fractionDigits
    switch options["roundingPriority"] {
    case "morePrecision", "lessPrecision":
      let letter = options["roundingPriority"] == "morePrecision" ? "r" : "s"
      return .both(fraction ?? 0...0, significant ?? 1...21, letter: letter)
    default: break
    }
    if let significant { return .significant(significant) }
    guard let fraction else { return .currency }
    if let step = size("roundingIncrement"), step > 1 {
      return .step(step, places: fraction.lowerBound)
    }
    return .fraction(fraction)
  }

  private var fractionDigits: ClosedRange<Int>? {
    if function == "currency" { return size("fractionDigits").map { $0...$0 } }
    let usual = function == "percent" ? 0...0 : 0...3
    let (least, most) = (size("minimumFractionDigits"), size("maximumFractionDigits"))
    let lower = least ?? min(usual.lowerBound, most ?? usual.lowerBound)
    return lower...(most ?? max(usual.upperBound, lower))
  }

  private var significantDigits: ClosedRange<Int>? {
    let (least, most) = (size("minimumSignificantDigits"), size("maximumSignificantDigits"))
    guard least != nil || most != nil else { return nil }
    let lower = least ?? 1
    return lower...(most ?? max(21, lower))
  }

  private var hidesZeros: Bool { options["trailingZeroDisplay"] == "stripIfInteger" }

  /// The digits that decide a form; nil if no argument of ICU's messages shows the same.
  func digits(_ numbers: ICUMessage.GivenNumbers) -> ShownDigits? {
    guard ["number", "integer", "percent", "offset"].contains(function),
      case .fraction(let digits) = precision
    else { return nil }
    let isPercent = function == "percent"
    if numbers == .whole {
      return digits.lowerBound == 0 || hidesZeros ? .whole(isPercent: isPercent) : nil
    }
    guard !isRounded, options["roundingMode"] == "halfEven", digits.lowerBound == 0 || !hidesZeros
    else { return nil }
    return .decimal(digits, isPercent: isPercent)
  }

  // MARK: Writing

  /// The argument as it is written.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for the rest of a number, if it is not written as
  ///   in a plural form.
  func written(_ numbers: ICUMessage.GivenNumbers) throws(FormatError) -> ICUMessage.Argument {
    let word = plainStyle(numbers)
    guard offset != 0 else {
      let style: String? =
        switch word {
        case "": nil
        case let word?: " \(word)"
        case nil: " ::\(stems(numbers).joined(separator: " "))"
        }
      return ICUMessage.Argument(argument, .simple(type: "number", style: style))
    }
    guard word == "" || (word != nil && numbers == .whole && function != "percent") else {
      throw .unconvertible(
        argument,
        Reason(
          "rest-in-other-digits",
          "ICU's messages write '\(argument.excerpt)' less \(offset) only with 'useGrouping=always' and 'roundingMode=halfEven', and no other options"
        )
      )
    }
    let other = ICUMessage.Form(.word("other"), ICUMessage(parts: [.number]))
    return ICUMessage.Argument(
      argument,
      .plural(isOrdinal: false, offset: Double(offset), forms: [other])
    )
  }

  /// The style that is a word, or an empty one, if it writes the number; nil if only a skeleton does.
  private func plainStyle(_ numbers: ICUMessage.GivenNumbers) -> String? {
    guard options["useGrouping"] == "always", ["auto", nil].contains(options["signDisplay"]),
      (size("minimumIntegerDigits") ?? 1) <= 1
    else { return nil }
    return switch digits(numbers) {
    case .decimal(0...3, isPercent: false): ""
    case .decimal(0...0, isPercent: false): "integer"
    case .decimal(0...0, isPercent: true), .whole(isPercent: true): "percent"
    case .whole(isPercent: false): function == "integer" ? "integer" : ""
    default: nil
    }
  }

  /// The parts of the skeleton.
  private func stems(_ numbers: ICUMessage.GivenNumbers) -> [String] {
    var stems: [String] = []
    switch function {
    case "percent": stems += ["percent", "scale/100"]
    case "currency": stems.append("currency/\((options["currency"] ?? "").uppercased())")
    case "unit": stems.append("unit/\(options["unit"] ?? "")")
    default: break
    }
    if digits(numbers) == .whole(isPercent: false) {
      stems.append("precision-integer")
    } else {
      stems.append(precision.stem + (hidesZeros ? "/w" : ""))
      // An integer was rounded before, in one way only.
      let mode = function == "integer" ? "" : options["roundingMode"] ?? ""
      let rounding = NumberOptions.roundings[mode] ?? "half-up"
      if rounding != "half-even" { stems.append("rounding-mode-\(rounding)") }
    }
    if let least = size("minimumIntegerDigits"), least > 1 {
      stems.append("integer-width/+\(String(repeating: "0", count: least))")
    }
    stems += NumberOptions.groupings[options["useGrouping"] ?? ""] ?? []
    stems += NumberOptions.sign(
      options["signDisplay"] ?? "auto",
      isAccounting: function == "currency" && options["currencySign"] == "accounting"
    )
    switch function {
    case "currency": stems += NumberOptions.presentations[options["currencyDisplay"] ?? ""] ?? []
    case "unit": stems += NumberOptions.widths[options["unitDisplay"] ?? ""] ?? []
    default: break
    }
    return stems
  }

  /// The number that a key is compared with; nil if nothing matches the key.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for a key that is compared in another way there.
  func value(
    ofKey key: String,
    _ numbers: ICUMessage.GivenNumbers
  ) throws(FormatError) -> Double? {
    guard NumberLiteral.isPlain(key), let value = Double(key) else { return nil }
    let digits = key.utf8.count { (0x30...0x39).contains($0) }
    let isWhole = Int(exactly: value) != nil
    let isExact = offset == 0 || (isWhole && function != "percent")
    guard digits <= 15, isExact, !isRounded || numbers == .whole else {
      throw .unconvertible(
        key,
        Reason(
          "number-not-in-first-version",
          "ICU's messages have no form for the numbers that the key '\(key.excerpt)' of ':\(function)' is for"
        )
      )
    }
    // The decimal point is moved in the text, which is exact.
    return function == "percent" ? Double("\(key)e-2") : value + Double(offset)
  }
}

extension FormatError {
  fileprivate static func missing(option: String, of function: String) -> FormatError {
    unconvertible(
      option,
      Reason(
        "option-needed-in-first-version",
        "':\(function)' needs the option '\(option)': values of ICU's messages do not have their own"
      )
    )
  }
}
