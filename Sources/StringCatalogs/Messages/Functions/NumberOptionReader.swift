internal import LocaleFormat
internal import MessageSyntax

/// Makes a recipe of the options of a function that writes numbers.
///
/// The names and values are those of ECMA-402, with its defaults: at most three fraction digits,
/// rounded half away from zero. An option with another value is reported, and has no effect.
///
/// Source: UTS #35, Part 9: MessageFormat, and
/// [ECMA-402, SetNumberFormatDigitOptions](https://tc39.es/ecma402/#sec-setnfdigitoptions).
struct NumberOptionReader {
  private let kind: NumberFunction.Kind
  /// The options that are left: those of the operand, and those of the call.
  private(set) var options: MessageOptions
  private let call: MessageCall
  private(set) var faults: [FormatError] = []

  init(_ kind: NumberFunction.Kind, _ options: MessageOptions, _ call: MessageCall) {
    self.kind = kind
    self.options = options
    self.call = call
  }

  /// The number of a digit size option: `0` to `99`, without zeros before it; nil for another text.
  static func digitSize(_ text: String) -> Int? {
    guard text.utf8.count <= 2, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }

  /// Makes the recipe.
  ///
  /// - Returns: The recipe.
  /// - Throws: `FormatError.Code.badOperand` for an amount without a currency or a unit, and
  ///   `FormatError.Code.badOption` for a currency or a unit that does not exist.
  mutating func recipe() throws(FormatError) -> NumberFormat {
    var recipe = try content()
    recipe = recipe.rounding(choice("roundingMode", Self.roundings) ?? .halfUp)
    if let grouping = choice("useGrouping", Self.groupings) { recipe = recipe.grouping(grouping) }
    if let sign = choice("signDisplay", Self.signs) { recipe = recipe.sign(sign) }
    if let least = size("minimumIntegerDigits"), least > 1 {
      recipe = recipe.integer(atLeast: least)
    }
    recipe = digits(of: recipe)
    do throws(FormatError) {
      return try recipe.validated()
    } catch {
      throw FormatError(.badOption, error.text, reason: error.reason)
    }
  }

  /// The way in which the value chooses variants; nil if it must not.
  ///
  /// - Parameters:
  ///   - own: The options of the call.
  ///   - inherited: Those of the operand.
  /// - Returns: The way.
  mutating func selectMode(
    own: MessageOptions,
    _ inherited: MessageOptions
  ) -> NumberSelection.Mode? {
    guard let option = own["select"] else {
      // Keys depend on the choice, and so translators must see it where the keys are.
      if inherited["select"] != nil {
        refuse("select")
        return nil
      }
      return .plural
    }
    guard option.isLiteral, let text = option.text, let mode = NumberSelection.Mode(rawValue: text)
    else {
      refuse("select")
      return nil
    }
    return mode
  }

  // MARK: Content

  private mutating func content() throws(FormatError) -> NumberFormat {
    switch kind {
    case .number, .integer, .offset: return .decimal
    case .percent: return .percent
    case .currency:
      guard let code = options["currency"]?.text else { throw call.badOperand() }
      let currency: Currency
      do throws(FormatError) {
        currency = try Currency(code)
      } catch {
        throw call.badOption("currency")
      }
      let isAccounting = choice("currencySign", ["standard": false, "accounting": true]) ?? false
      return NumberFormat.currency(currency)
        .presentation(choice("currencyDisplay", Self.presentations) ?? .symbol)
        .accounting(isAccounting)
    case .unit:
      guard let unit = options["unit"]?.text else { throw call.badOperand() }
      do throws(FormatError) {
        return try NumberFormat.unit(unit, usage: options["usage"]?.text).validated()
          .width(choice("unitDisplay", Self.widths) ?? .short)
      } catch {
        throw FormatError(
          options["usage"] == nil ? .badOption : .unsupportedOperation,
          unit,
          reason: error.reason
        )
      }
    }
  }

  // MARK: Digits

  private mutating func digits(of recipe: NumberFormat) -> NumberFormat {
    var recipe = recipe
    if let zeros = choice("trailingZeroDisplay", Self.trailingZeros) {
      recipe = recipe.trailingZeros(zeros)
    }
    let significant = significantDigits()
    let fraction = fractionDigits()
    let priority = choice("roundingPriority", Self.priorities) ?? .significant
    let step = increment() ?? 1
    if kind == .integer {
      guard let significant else { return recipe.fraction(0) }
      return recipe.significant(significant)
    }
    if priority != .significant {
      return recipe.fraction(fraction).significant(significant ?? 1...21).priority(priority)
    }
    if let significant { return recipe.significant(significant) }
    guard step > 1 else { return recipe.fraction(fraction) }
    // As in ECMA-402, a step has a single number of fraction digits.
    let places = fraction.lowerBound
    do throws(FormatError) {
      return recipe.increment(try FixedDecimal(Self.decimal(step, places)))
    } catch {
      return recipe.fraction(fraction)
    }
  }

  /// The digits of a step at a place after the point.
  private static func decimal(_ step: Int, _ places: Int) -> String {
    guard places > 0 else { return "\(step)" }
    let digits = "\(step)"
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  private mutating func fractionDigits() -> ClosedRange<Int> {
    if kind == .currency {
      let text = options["fractionDigits"]?.text
      if let text, text != "auto", let digits = size("fractionDigits") { return digits...digits }
      let digits = usualCurrencyDigits
      return digits...digits
    }
    let usual = kind == .percent ? 0...0 : 0...3
    let least = size("minimumFractionDigits")
    let most = size("maximumFractionDigits")
    let lower = least ?? min(usual.lowerBound, most ?? usual.lowerBound)
    let upper = most ?? max(usual.upperBound, least ?? usual.upperBound)
    if lower > upper { refuse("maximumFractionDigits") }
    return lower...max(lower, upper)
  }

  private var usualCurrencyDigits: Int {
    do throws(FormatError) {
      return try Currency(options["currency"]?.text ?? "").fractionDigits
    } catch {
      return 2
    }
  }

  private mutating func significantDigits() -> ClosedRange<Int>? {
    let least = size("minimumSignificantDigits", atLeast: 1)
    let most = size("maximumSignificantDigits", atLeast: 1)
    guard least != nil || most != nil else { return nil }
    let lower = least ?? 1
    let upper = most ?? max(21, lower)
    if lower > upper { refuse("maximumSignificantDigits") }
    return lower...max(lower, upper)
  }

  private mutating func increment() -> Int? {
    guard let option = options["roundingIncrement"] else { return nil }
    guard let text = option.text, let step = Int(text), Self.increments.contains(step) else {
      refuse("roundingIncrement")
      return nil
    }
    return step
  }

  // MARK: Values

  private mutating func size(_ name: String, atLeast least: Int = 0) -> Int? {
    guard let option = options[name] else { return nil }
    guard let text = option.text, let size = Self.digitSize(text), size >= least else {
      refuse(name)
      return nil
    }
    return size
  }

  private mutating func choice<Value>(_ name: String, _ words: [String: Value]) -> Value? {
    guard let option = options[name] else { return nil }
    guard let text = option.text, let value = words[text] else {
      refuse(name)
      return nil
    }
    return value
  }

  /// Reports an option, and forgets it.
  private mutating func refuse(_ name: String) {
    faults.append(call.badOption(name))
    options[name] = nil
  }

  private static let roundings: [String: NumberFormat.Rounding] = [
    "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
    "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
  ]
  private static let groupings: [String: NumberFormat.Grouping] = [
    "auto": .auto, "always": .always, "never": .off, "min2": .min2,
  ]
  private static let signs: [String: NumberFormat.SignDisplay] = [
    "auto": .auto, "always": .always, "exceptZero": .exceptZero, "negative": .negative,
    "never": .never,
  ]
  private static let trailingZeros: [String: NumberFormat.TrailingZeroDisplay] = [
    "auto": .auto, "stripIfInteger": .hiddenIfWhole,
  ]
  private static let priorities: [String: NumberFormat.DigitPriority] = [
    "auto": .significant, "morePrecision": .morePrecision, "lessPrecision": .lessPrecision,
  ]
  private static let presentations: [String: NumberFormat.Presentation] = [
    "symbol": .symbol, "narrowSymbol": .narrowSymbol, "code": .code, "name": .name,
    "never": .hidden,
  ]
  private static let widths: [String: FormatWidth] = [
    "short": .short, "narrow": .narrow, "long": .long,
  ]
  private static let increments: Set<Int> = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000,
  ]
}
