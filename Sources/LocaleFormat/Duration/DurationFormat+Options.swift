extension DurationFormat {
  /// The units that may be written.
  public var units: TimeUnits { options.units }
  /// The units that are written even if their number is zero.
  public var alwaysShown: TimeUnits { options.alwaysShown }
  /// The largest number of units that are written; nil for all.
  public var maximumCount: Int? { options.maximumCount }
  /// The fraction digits of the last number.
  public var fraction: ClosedRange<Int> { options.fraction }
  /// The rounding of the last number.
  public var rounding: NumberFormat.Rounding { options.rounding }
  /// The number to whose multiples the last number is rounded; nil for none.
  public var increment: FixedDecimal? { step }
  /// When digits are grouped.
  public var grouping: NumberFormat.Grouping { options.grouping }
  /// The least integer digits; nil for the locale's choice.
  public var leastDigits: Int? { options.leastDigits }
  /// The least integer digits of a zero; nil for those of other numbers.
  public var leastZeroDigits: Int? { options.leastZeroDigits }

  private func changing(_ change: (inout Options) -> Void) -> DurationFormat {
    var options = options
    change(&options)
    return DurationFormat(style, width, options, step: step)
  }

  /// The same format, with units that are written even if their number is zero.
  ///
  /// By default only numbers other than zero are written and, if there are none, a zero of the
  /// smallest unit.
  ///
  /// ```swift
  /// let all = DurationFormat(width: .short).alwaysShowing(.clock)
  /// try all.formatter(for: "en").string(.seconds(60))  // "0 hr, 1 min, 0 sec"
  /// let clock = DurationFormat(.digital, width: .short).alwaysShowing(.hour)
  /// try clock.formatter(for: "en").string(.seconds(60))  // "0:01:00"
  /// ```
  /// - Parameter units: The units. Units of a fixed length that are not allowed have no effect. For
  ///   years, quarters and months, ``formatter(for:)`` throws `FormatError.Code.unusableOption`.
  /// - Returns: The changed recipe.
  public func alwaysShowing(_ units: TimeUnits) -> DurationFormat {
    changing { $0.alwaysShown = units }
  }

  /// The same format with at most some number of units.
  ///
  /// The largest of those with a number other than zero are kept, and the rest is rounded into the
  /// last of them.
  ///
  /// ```swift
  /// let rough = DurationFormat(width: .short).maximumCount(1)
  /// try rough.formatter(for: "en").string(.seconds(7140))  // "2 hr"
  /// ```
  /// - Parameter count: The number, at least 1; nil for all units.
  /// - Returns: The changed recipe. Below 1, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidOption`.
  public func maximumCount(_ count: Int?) -> DurationFormat {
    changing { $0.maximumCount = count }
  }

  /// The same format with a fraction of the last number.
  ///
  /// ```swift
  /// let tenths = DurationFormat(.digital, width: .short).fraction(1)
  /// try tenths.formatter(for: "de").string(.milliseconds(61_250))  // "1:01,2"
  /// ```
  /// - Parameter digits: The least and the most digits after the decimal separator, 0 to
  ///   ``maximumFractionDigits``.
  /// - Returns: The changed recipe. Outside that range, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidOption`.
  public func fraction(_ digits: ClosedRange<Int>) -> DurationFormat {
    changing { $0.fraction = digits }
  }

  /// The same format with exactly this number of fraction digits of the last number.
  ///
  /// - Parameter digits: As in ``fraction(_:)-(ClosedRange<Int>)``.
  /// - Returns: The changed recipe.
  public func fraction(_ digits: Int) -> DurationFormat { fraction(digits...digits) }

  /// The most fraction digits: those of an attosecond.
  public static let maximumFractionDigits = 18

  /// The same format with another way to round.
  ///
  /// ```swift
  /// let elapsed = DurationFormat(.digital, width: .short).rounding(.down)
  /// try elapsed.formatter(for: "en").string(.seconds(59.9))  // "0:59"
  /// ```
  public func rounding(_ rounding: NumberFormat.Rounding) -> DurationFormat {
    changing { $0.rounding = rounding }
  }

  /// The same format rounded to multiples of a number of the last unit.
  ///
  /// The step counts only if it is larger than one in the last fraction digit.
  ///
  /// ```swift
  /// let quarters = DurationFormat(width: .short, units: [.hour, .minute]).increment(15)
  /// try quarters.formatter(for: "en").string(.seconds(3723))  // "1 hr"
  /// ```
  /// - Parameter step: A positive number without exponent, of at most 15 digits, and not finer than
  ///   an attosecond; nil for none.
  /// - Returns: The changed recipe. For another number, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidIncrement`.
  public func increment(_ step: FixedDecimal?) -> DurationFormat {
    DurationFormat(style, width, options, step: step)
  }

  /// The same format with another grouping of digits.
  public func grouping(_ grouping: NumberFormat.Grouping) -> DurationFormat {
    changing { $0.grouping = grouping }
  }

  /// The same format with zeros before short numbers.
  ///
  /// ```swift
  /// let clock = DurationFormat(.digital, width: .short).integer(atLeast: 2)
  /// try clock.formatter(for: "en").string(.seconds(3723))  // "01:02:03"
  /// ```
  /// - Parameters:
  ///   - least: The least number of integer digits, up to ``NumberFormat/maximumDigits``; on a
  ///     clock, of the first number. Nil for the locale's choice.
  ///   - leastOfZero: The same for zeros that are written after the names of their units; nil for
  ///     the number of others.
  /// - Returns: The changed recipe. Outside that range, ``formatter(for:)`` throws
  ///   `FormatError.Code.invalidDigits`.
  public func integer(atLeast least: Int?, ofZero leastOfZero: Int? = nil) -> DurationFormat {
    changing {
      $0.leastDigits = least
      $0.leastZeroDigits = leastOfZero
    }
  }

  /// The width of the name of a unit.
  public func width(of unit: TimeUnit) -> FormatWidth {
    switch options.widths >> (2 * UInt32(unit.place)) & 3 {
    case 1: .long
    case 2: .short
    case 3: .narrow
    default: width
    }
  }

  /// The same format with another width for the names of some units.
  ///
  /// ```swift
  /// let mixed = DurationFormat(width: .narrow).width(.long, of: .hour)
  /// try mixed.formatter(for: "en").string(.seconds(3660))  // "1 hour 1m"
  /// ```
  /// - Parameters:
  ///   - width: The width.
  ///   - units: The units.
  /// - Returns: The changed recipe. The text between the numbers has the width of the recipe. For
  ///   units without a fixed length, ``formatter(for:)`` throws `FormatError.Code.unusableOption`.
  public func width(_ width: FormatWidth, of units: TimeUnits) -> DurationFormat {
    let bits: UInt32 =
      switch width {
      case .long: 1
      case .short: 2
      case .narrow: 3
      }
    return changing { options in
      for unit in units.members {
        let place = 2 * UInt32(unit.place)
        options.widths &= ~(3 << place)
        if width != self.width { options.widths |= bits << place }
      }
    }
  }
}

extension DurationFormat {
  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidOption`, `FormatError.Code.invalidDigits` or
  ///   `FormatError.Code.invalidIncrement` for a number outside of its range.
  ///   `FormatError.Code.unusableOption` for units without a fixed length, and for units below a
  ///   second on a clock.
  public func validated() throws(FormatError) -> DurationFormat {
    try Self.optionTable.checkOptions(of: self)
    let all = TimeUnits.all.members
    let named = all.filter { width(of: $0) != width }.map(TimeUnits.init(_:))
    guard TimeUnits(named + [units, alwaysShown]).isSubset(of: .fixed) else {
      throw FormatError(.unusableOption, reason: .unitsOfCalendar)
    }
    if style == .digital, !units.isSubset(of: .everyday) {
      throw .unusableOption(.unitsBelowSeconds, style: "digital")
    }
    _ = try RoundedDuration.Step.of(self, in: units.members.last ?? .second)
    return self
  }
}

extension FormatError.Reason {
  fileprivate static let unitsOfCalendar = Reason(
    "unusable-units-of-calendar",
    "the style duration does not take years, quarters and months"
  )
}
