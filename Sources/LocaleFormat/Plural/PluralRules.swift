internal import ICU
internal import Sharing

/// The plural rules of a language: which form of a word a number needs.
///
/// The category is that of the number *as it is shown*: `1` and `1.0` can differ, and so can
/// `1200000` and `1.2M`. Pass a decimal with the fraction digits that are shown, or let the
/// formatter that shows the number decide: ``category(of:shownBy:)``.
///
/// ```swift
/// let russian = try PluralRules(for: "ru")
/// russian.category(of: 21)  // .one
/// russian.category(of: 5)  // .many
/// let english = try PluralRules(for: "en")
/// english.category(of: try FixedDecimal("1.0"))  // .other
/// try PluralRules(for: "en", .ordinal).category(of: 2)  // .two
/// ```
///
/// The rules are those of ICU's data, and follow the language. Only `pt-PT` differs from its
/// language. A language without rules has only ``PluralCategory/other``.
///
/// The category of a number of at most 15 digits takes a few nanoseconds and allocates nothing.
///
/// Source: [UTS #35, Language Plural Rules](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules),
/// and ICU's bundles `plurals` and `pluralRanges`.
public struct PluralRules: Sendable {
  /// The kind of number that rules are for.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Amounts: 1 day, 2 days.
    case cardinal
    /// Places in an order: 1st, 2nd.
    case ordinal
  }

  /// The kind of number.
  public let kind: Kind
  /// The locale that was asked for.
  public let locale: LocaleID
  /// The locale that ICU's data lists the rules for; nil if it lists none, and every number is
  /// ``PluralCategory/other``.
  public let source: LocaleID?

  let ruleSet: PluralRuleSet
  private let ranges: PluralRanges

  /// Finds the rules of a locale.
  ///
  /// - Parameters:
  ///   - locale: Any locale; only its language matters, and the region of `pt-PT`.
  ///   - kind: The kind of number.
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
  public init(for locale: LocaleID, _ kind: Kind = .cardinal) throws(FormatError) {
    self = try PluralStore.rules(for: locale, kind)
  }

  init(
    _ rules: PluralRuleSet,
    _ ranges: PluralRanges,
    _ kind: Kind,
    _ locale: LocaleID,
    _ source: LocaleID?
  ) {
    ruleSet = rules
    self.ranges = ranges
    self.kind = kind
    self.locale = locale
    self.source = source
  }

  /// The rules of the language that the app shows.
  ///
  /// - Parameter kind: The kind of number.
  /// - Returns: The rules of ``AppLocale/language``: texts in Portuguese have the forms of `pt` also for a
  ///   reader in `pt-PT`, which has other rules.
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
  public static func current(_ kind: Kind = .cardinal) throws(FormatError) -> PluralRules {
    try PluralRules(for: AppLocale.current.language, kind)
  }

  /// The categories of the language, in the order of ``PluralCategory``; `other` is always the
  /// last.
  public var categories: [PluralCategory] { ruleSet.samples.map(\.category) }

  /// A number that belongs to a category, as ICU's data gives it; nil if the language does not have
  /// the category.
  ///
  /// ```swift
  /// try PluralRules(for: "ar").example(of: .few)?.description  // "3"
  /// try PluralRules(for: "lt").example(of: .many)?.description  // "0.1"
  /// ```
  public func example(of category: PluralCategory) -> FixedDecimal? {
    ruleSet.samples.first { $0.category == category }.map { FixedDecimal(sample: $0.sample) }
  }

  /// The engine that decides.
  public var engine: FormatEngine { ruleSet.refusal == nil ? .compiled : .icu }
  /// The reason why ICU decides; nil if compiled rules do.
  public var planRefusal: PlanRefusal? { ruleSet.refusal }

  // MARK: Numbers

  /// Returns the category of an integer that is shown in full.
  @inline(__always)
  public func category(of value: Int) -> PluralCategory {
    PluralCategory(index: ruleSet.category(ofWhole: UInt64(value.magnitude)))
  }

  /// Returns the category of a binary number that is shown as its shortest decimal.
  public func category(of value: Double) -> PluralCategory {
    PluralCategory(index: ruleSet.category(of: PluralOperands(value)))
  }

  /// Returns the category of a decimal that is shown with all of its digits.
  public func category(of value: FixedDecimal) -> PluralCategory {
    category(of: PluralOperands(value))
  }

  /// Returns the category of a number with these operands.
  public func category(of operands: PluralOperands) -> PluralCategory {
    PluralCategory(index: ruleSet.category(of: operands))
  }

  /// Returns the category of a range from the categories of its ends.
  ///
  /// ```swift
  /// try PluralRules(for: "ro").category(from: .one, to: .few)  // .few
  /// ```
  /// If the language has no data on ranges, it is ``PluralCategory/other``, as in ICU.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    ranges.category(from: start, to: end)
  }

  /// The place of the category of a number among all categories.
  @inline(__always)
  func index(of operands: PluralOperands) -> Int { Int(ruleSet.category(of: operands)) }

  /// The place of the category of an integer that is shown in full.
  @inline(__always)
  func index(ofWhole magnitude: UInt64) -> Int { Int(ruleSet.category(ofWhole: magnitude)) }
}

extension PluralRules {
  /// Returns the category of a range of numbers that are shown as they are given.
  ///
  /// ```swift
  /// try PluralRules(for: "de").category(from: 1, to: 5)  // .other
  /// ```
  public func category(
    from start: some FormattableNumber,
    to end: some FormattableNumber
  ) -> PluralCategory {
    category(
      from: category(of: PluralOperands(start.numericValue)),
      to: category(of: PluralOperands(end.numericValue))
    )
  }
}

extension PluralOperands {
  /// The operands of a number that is shown as it is given.
  init(_ value: NumericValue) {
    switch value {
    case .integer(let value): self.init(value)
    case .binary(let value): self.init(value)
    case .decimal(let value): self.init(value)
    }
  }
}

extension FixedDecimal {
  /// A sample of ICU's data, such as `2`, `0.5` or `1c6`.
  fileprivate init(sample: String) {
    let parts = sample.split(whereSeparator: { $0 == "c" || $0 == "e" })
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = parts.first.map(String.init) ?? "0"
    self.init(plain: exponent == 0 ? digits : digits + "E\(exponent)", isNegativeZero: false)
  }
}
