internal import ICU

extension NumberFormat {
  /// Returns the recipe itself, or throws if one of its options cannot be used.
  ///
  /// Setting an option never throws: the recipe keeps the first error. ``formatter(for:)`` throws
  /// it, and so does this function, for options that come from outside. Whether the options go
  /// together, and whether ICU has the unit or accepts the skeleton, is checked only when a
  /// formatter is made.
  ///
  /// ```swift
  /// let system = "latin"
  /// try NumberFormat.decimal.numbering(system).validated()  // throws
  /// try NumberFormat.decimal.fraction(2).validated().description  // "NumberFormat.decimal.fraction(2...2)"
  /// ```
  /// - Returns: The same recipe.
  /// - Throws: The first error, such as `FormatError.Code.invalidDigits`.
  public func validated() throws(FormatError) -> NumberFormat {
    try check()
    return self
  }

  /// Throws the first error of an option.
  func check() throws(FormatError) {
    if let fault = texts?.fault { throw fault }
  }
}

// Checks that are possible only when a formatter is made.

extension NumberFormat {
  /// The name of the style in errors.
  var styleName: String {
    switch style {
    case .plain: "plain"
    case .decimal: "decimal"
    case .percent: "percent"
    case .permille: "permille"
    case .currency, .localCurrency: "currency"
    case .unit: "unit"
    case .skeleton: "skeleton"
    }
  }

  /// Throws what ``check()`` throws, and an error for an option that has no effect in the style.
  func checkOptions() throws(FormatError) {
    try check()
    if let option = unusableOption { throw .unusableOption(option, style: styleName) }
  }

  /// The first option that has no effect in the style; nil if every option has one.
  var unusableOption: UnusableOption? {
    if settings.isAsWritten {
      if settings.significant != nil { return .asWrittenBesideSignificant }
      if isConvertedOrSplit { return .asWrittenConverted }
    }
    if settings.grammaticalCase != .nominative, style != .unit || settings.width != .long {
      return .grammaticalCase
    }
    guard style != .skeleton else {
      if settings.width != .short, settings.presentation != .symbol {
        return .widthBesidePresentation
      }
      let hasFraction = settings.fraction != nil || settings.isAsWritten
      return settings.trailingZeros != .auto && !hasFraction ? .trailingZeros : nil
    }
    if settings.isCash, !isMoney { return .cash }
    if settings.isCash,
      settings.fraction != nil || settings.isAsWritten || settings.significant != nil
        || texts?.increment != nil
    {
      return .cashBesideDigits
    }
    if settings.isAccounting, !isMoney { return .accounting }
    if settings.presentation != .symbol, !isMoney { return .presentation }
    if settings.width != .short, style != .unit { return .width }
    return nil
  }

  /// The reason why texts of the format cannot be read; nil if they can.
  var readingObstacle: UnusableOption? {
    if texts?.usage != nil { return .readingWithUsage }
    if texts?.unit?.contains("-and-") == true { return .readingMixedUnits }
    if exactScale != nil { return .readingWithScale }
    return texts?.skeleton?.readingObstacle
  }

  /// The currency of the amounts; nil if the style is not money.
  func currency(for locale: LocaleID) throws(FormatError) -> Currency? {
    switch style {
    case .currency(let currency): currency
    case .localCurrency: try Currency(likelyFor: locale)
    default: nil
    }
  }

  /// Turns ICU's refusal to open a formatter into an error.
  func failure(_ error: ICUError, while task: String) -> FormatError {
    // For a unit such as `pow4-meter`, ICU looks for names that it does not have.
    let isUnknownUnit = unitName != nil && error.isMissingData
    let isRefusal = error.isSyntaxError || isUnknownUnit || error.isRefusal
    switch style {
    case .unit where isRefusal: return .invalidUnit(texts?.unit ?? "")
    case .skeleton where isRefusal:
      let skeleton = texts?.skeleton?.text ?? ""
      let offset = min(
        error.offset.map { skeleton.utf8Offset(utf16: $0) } ?? 0,
        skeleton.utf8.count
      )
      let reason =
        isUnknownUnit
        ? Reason("unknown-unit-in-skeleton", "ICU does not know the unit in the skeleton")
        : Reason("icu-status", "\(ICUStatus.sentence(of: error.name)) (\(error.name))")
      return .invalidSkeleton(skeleton, offset: offset, reason: reason, status: error.name)
    default: return .icu(error, while: task)
    }
  }
}

extension String {
  /// Converts a UTF-16 offset into a UTF-8 offset; an offset past the end gives the end.
  func utf8Offset(utf16 offset: Int) -> Int {
    String(decoding: utf16.prefix(offset), as: UTF16.self).utf8.count
  }
}

extension NumberFormat {
  /// Throws for a numbering system without digits in a skeleton.
  func checkNumbering() throws(FormatError) {
    guard let skeleton = texts?.skeleton, let place = skeleton.numbering,
      KeywordValues.knowsNumbering(place.name), !KeywordValues.hasDigits(place.name)
    else { return }
    throw .invalidSkeleton(
      skeleton.text,
      offset: place.offset,
      reason: FormatError.unusableNumberingSystem(place.name).reason
    )
  }
}

extension ResolvedLocale {
  /// The ICU locale name for a number recipe.
  func numberName(for recipe: NumberFormat) -> String {
    let numbers = recipe.texts?.numbering ?? keywords.numbers
    // A skeleton may name a usage too, and then the region decides.
    guard recipe.texts?.usage != nil || recipe.style == .skeleton else {
      return name(withNumbers: numbers)
    }
    return dataName
      + ICUKeywords.text([
        ("measure", keywords.measurementSystem), ("mu", keywords.temperatureUnit),
        ("numbers", numbers), ("rg", keywords.region ?? likelyUnitRegion),
      ])
  }

  /// The `rg` of a language without data, where ICU chooses units by the likely region; nil
  /// otherwise.
  ///
  /// ICU is given `root` for such a language, and would choose the likely region of that.
  private var likelyUnitRegion: String? {
    let subtags = requested.subtags
    guard match == .root, subtags.namesLanguageOrScript, UnitData.infersRegion else { return nil }
    do throws(ICUError) {
      let region = try subtags.conventionsRegion()
      return region.utf8.count == 2 ? "\(region.lowercased())zzzz" : ICUKeywords.world
    } catch {
      return ICUKeywords.world
    }
  }
}
