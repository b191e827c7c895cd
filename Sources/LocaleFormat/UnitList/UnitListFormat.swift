/// Describes how to write an amount of several units, such as `5 feet, 11 inches`.
///
/// The recipe names the units, and a value has one number for each of them, in the same order. The
/// numbers are written as they are: none is converted or carried over to the next unit. For lengths
/// of time that are, use ``DurationFormat``.
///
/// ```swift
/// let height = UnitListFormat(["foot", "inch"], width: .long)
/// try height.formatter(for: "en").string([5, 11])  // "5 feet, 11 inches"
/// try height.formatter(for: "de").string([5, 11])  // "5 Fuß, 11 Zoll"
/// let clock = UnitListFormat(["hour", "minute"], width: .short, form: .digital)
/// try clock.formatter(for: "da").string([5, 37])  // "5.37"
/// ```
///
/// The last number is rounded to at most three fraction digits, half to even. The others are cut off
/// after the whole part.
///
/// It opens no ICU object until it is made into a ``Formatter``.
///
/// Source: [UTS #35, Compound
/// Units](https://unicode.org/reports/tr35/tr35-general.html#compound-units), ICU's `MeasureFormat`.
public struct UnitListFormat: Hashable, Sendable {
  /// The form of the whole text.
  public enum Form: String, Hashable, Sendable, CaseIterable, Codable {
    /// Each number with the name of its unit.
    case names
    /// Hours, minutes and seconds as on a clock: `5:37`.
    ///
    /// It needs at least two of the units `hour`, `minute` and `second`, in this order, and no number
    /// below zero. Everything else has the names of units.
    case digital
  }

  /// The way in which the numbers are written.
  public enum Numbers: String, Hashable, Sendable, CaseIterable, Codable {
    /// In digits.
    case digits
    /// In words, except on a clock: `five months`. They are not rounded.
    case words
  }

  /// The most units that a recipe can have.
  public static let maximumUnits = 32

  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The CLDR identifiers of the units.
  public let units: [String]
  /// The width of the units' names.
  public let width: FormatWidth
  /// The form of the whole text.
  public let form: Form
  /// The way in which the numbers are written.
  public let numbers: Numbers
  /// The fraction digits of the last number.
  public let fraction: ClosedRange<Int>
  /// The rounding of the last number.
  public let rounding: NumberFormat.Rounding
  /// When digits are grouped.
  public let grouping: NumberFormat.Grouping

  /// Describes amounts of several units.
  ///
  /// - Parameters:
  ///   - units: CLDR unit identifiers, simple (`hour`) or compound (`pound-per-minute`), at most
  ///     ``maximumUnits``. A unit may be repeated.
  ///   - width: The width of the units' names. The digital form uses it, too, for amounts that
  ///     cannot be on a clock.
  ///   - form: The form of the whole text; by default each number has the name of its unit.
  ///   - numbers: Whether numbers are written in digits, the default, or in words.
  ///   - fraction: The least and the most fraction digits of the last number, 0 to
  ///     ``NumberFormat/maximumDigits``.
  ///   - rounding: The rounding of the last number.
  ///   - grouping: When digits are grouped. ICU's own default for this service is
  ///     ``NumberFormat/Grouping/always``.
  public init(
    _ units: [String],
    width: FormatWidth,
    form: Form = .names,
    numbers: Numbers = .digits,
    fraction: ClosedRange<Int> = 0...3,
    rounding: NumberFormat.Rounding = .halfEven,
    grouping: NumberFormat.Grouping = .auto
  ) {
    self.units = units
    self.width = width
    self.form = form
    self.numbers = numbers
    self.fraction = fraction
    self.rounding = rounding
    self.grouping = grouping
    fingerprint = RecipeKey.fingerprint(units, width, form, numbers, fraction, rounding, grouping)
  }
}

extension UnitListFormat {
  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// Whether ICU has the units is checked only when a formatter is made.
  ///
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidUnit` for a unit of the wrong form.
  ///   `FormatError.Code.invalidDigits` for fraction digits outside of their range.
  ///   `FormatError.Code.invalidOption` for more than ``maximumUnits`` units.
  public func validated() throws(FormatError) -> UnitListFormat {
    guard units.count <= Self.maximumUnits else {
      throw .invalidOption(
        "units",
        value: "\(units.count)",
        reason: Reason("too-many-units", "a list has at most \(Self.maximumUnits) units")
      )
    }
    for unit in units { _ = try NumberFormat.unit(unit).validated() }
    _ = try NumberFormat.decimal.fraction(fraction).validated()
    return self
  }
}

extension UnitListFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `UnitListFormat(["foot", "inch"], width: .short, fraction: 0...1)` is
  /// `{"units":["foot","inch"],"fraction":[0,1]}`.
  ///
  /// ```swift
  /// let clock = UnitListFormat(["minute", "second"], width: .short, form: .digital, fraction: 0...1)
  /// clock.description  // "UnitListFormat([minute, second], form: digital, fraction: 0...1)"
  /// ```
  package static let optionTable = RecipeTable<UnitListFormat>(
    option("units", \.units).described { recipe, description in
      description.argument(nil, "[\(recipe.units.joined(separator: ", "))]")
    },
    option("width", \.width, unless: .short),
    option("form", \.form, unless: .names),
    option("numbers", \.numbers, unless: .digits),
    bounds("fraction", \.fraction, unless: 0...3),
    option("rounding", \.rounding, unless: .halfEven),
    option("grouping", \.grouping, unless: .auto),
    checked: .always
  ) {
    UnitListFormat(
      $0,
      width: $1,
      form: $2,
      numbers: $3,
      fraction: $4,
      rounding: $5,
      grouping: $6
    )
  }
}
