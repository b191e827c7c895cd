internal import LocaleFormat
internal import MessageSyntax

/// The recipes of the types and styles of ICU's messages.
///
/// Source: ICU's `MessageFormat::createAppropriateFormat`.
struct ICURecipes {
  let zone: TimeZoneID
  /// The separators of numbers.
  let grouping: NumberFormat.Grouping

  /// A recipe of one of the types that a program knows.
  enum Recipe {
    case number(NumberFormat)
    case date(DateFormat)
    case other(any NumericRecipe)
  }

  /// Numbers without a style.
  var number: NumberFormat { NumberFormat.decimal.grouping(grouping) }

  /// The separators of ICU's older formats in a locale: in every number of four digits, also where the
  /// language has them from five digits on, but not where the locale has none.
  static func grouping(in locale: LocaleID) throws(FormatError) -> NumberFormat.Grouping {
    let text = try FormatterCache.shared.string(1_234_567, as: .decimal, for: locale)
    return text.unicodeScalars.count > 7 ? .always : .auto
  }

  /// Dates without a type.
  var date: DateFormat { DateFormat(date: .short, time: .short, zone: zone) }

  /// The recipe of an argument.
  ///
  /// - Parameters:
  ///   - type: The type, such as `number`.
  ///   - style: The style with its spaces; an empty text for none.
  /// - Returns: The recipe.
  /// - Throws: The error of a type or a style that does not exist.
  func recipe(type: String, style: String) throws(FormatError) -> Recipe {
    switch type.lowercased() {
    case "number": return try number(style)
    case "date": return .date(try date(style, isTime: false))
    case "time": return .date(try date(style, isTime: true))
    case "spellout": return .other(words(.spellOut, style))
    case "ordinal": return .other(words(.ordinal, style))
    case "duration": return .other(words(.duration, style))
    default:
      throw FormatError(
        .syntaxError,
        type,
        reason: Reason(
          "type-of-argument",
          "'\(type.excerpt)' is not a type of arguments: number, date, time, spellout, ordinal, duration, plural, selectordinal, select"
        )
      )
    }
  }

  /// Whether plural rules take the digits of a number that an argument shows, and not the number.
  func showsDigits(_ argument: ICUMessage.Argument) -> Bool {
    guard case .simple(let type, let style) = argument.kind else { return true }
    return type.lowercased() == "number" && Self.skeleton(style ?? "") == nil
  }

  private func number(_ style: String) throws(FormatError) -> Recipe {
    if let skeleton = Self.skeleton(style) {
      return .number(try Self.checked(NumberFormat.skeleton(skeleton)))
    }
    switch Self.keyword(style) {
    case "": return .number(number)
    case "integer": return .number(number.fraction(0))
    case "percent": return .number(NumberFormat.percent.grouping(grouping))
    case "currency": return .other(DecimalPatternFormat(style: .currency))
    default: return .other(try Self.checked(DecimalPatternFormat(style, style: .decimal)))
    }
  }

  /// A recipe of a style that ICU can read, which is the same in each locale.
  private static func checked<Recipe: FormatRecipe>(
    _ recipe: Recipe
  ) throws(FormatError) -> Recipe {
    try FormatterCache.shared.check(recipe.validated(), for: .root)
    return recipe
  }

  private func date(_ style: String, isTime: Bool) throws(FormatError) -> DateFormat {
    if let skeleton = Self.skeleton(style) {
      return try DateFormat(template: skeleton, zone: zone).fieldLengths(.locale).validated()
    }
    let own: DateFormat.Style
    switch Self.keyword(style) {
    case "", "medium": own = .medium
    case "short": own = .short
    case "long": own = .long
    case "full": own = .full
    default: return try DateFormat(pattern: style, zone: zone).validated()
    }
    return DateFormat(
      date: isTime ? .omitted : own,
      time: isTime ? own : .omitted,
      zone: zone
    )
  }

  private func words(_ recipe: RuleBasedFormat, _ style: String) -> any NumericRecipe {
    style.isEmpty ? recipe : RuleSetRecipe(own: recipe.ruleSet(style), usual: recipe)
  }

  /// The skeleton after two colons; nil for another style.
  private static func skeleton(_ style: String) -> String? {
    let start = style.unicodeScalars.drop(while: \.properties.isPatternWhitespace)
    return start.starts(with: "::".unicodeScalars) ? String(start.dropFirst(2)) : nil
  }

  /// The style as a word, without spaces and in lower case.
  private static func keyword(_ style: String) -> String {
    let start = style.unicodeScalars.drop(while: \.properties.isPatternWhitespace)
    let end = start.reversed().drop(while: \.properties.isPatternWhitespace)
    return String(String.UnicodeScalarView(end.reversed())).lowercased()
  }
}

extension RuleBasedFormat: NumericRecipe {
  /// A whole number as an integer, which has no negative zero.
  func given(_ number: NumericValue) -> NumericValue { number.integerIfWhole }
}

extension NumericValue {
  /// The number as an integer, if it is one.
  fileprivate var integerIfWhole: NumericValue {
    decimal.integerValue.map { .integer($0) } ?? self
  }
}

extension DecimalPatternFormat: NumericRecipe {
  /// The operands of the digits that the pattern shows.
  func operands(
    _ number: NumericValue,
    _ cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> PluralOperands? {
    let text = try cache.checkedText(number, as: self, for: locale)
    var digits = ""
    for part in text.parts {
      switch part.kind {
      case .integer, .fraction:
        for scalar in text[part].unicodeScalars {
          guard let value = scalar.properties.numericValue, let digit = Int(exactly: value),
            (0...9).contains(digit)
          else { return nil }
          digits += "\(digit)"
        }
      case .decimal: digits += "."
      default: break
      }
    }
    guard !digits.isEmpty else { return nil }
    return PluralOperands(try FixedDecimal(digits))
  }
}

/// Numbers in words by a set of rules that a language may not have; then its usual rules write.
struct RuleSetRecipe: NumericRecipe {
  let own: RuleBasedFormat
  let usual: RuleBasedFormat

  var category: AppLocale.Category { usual.category }

  func given(_ number: NumericValue) -> NumericValue { usual.given(number) }

  func formatter(for locale: LocaleID) throws(FormatError) -> RuleBasedFormat.Formatter {
    do throws(FormatError) {
      return try own.formatter(for: locale)
    } catch {
      return try usual.formatter(for: locale)
    }
  }
}
