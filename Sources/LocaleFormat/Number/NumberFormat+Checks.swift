internal import ICU

extension NumberFormat {
  /// The recipe itself, if each of its options can be used.
  ///
  /// No option throws: the recipe keeps the first fault. ``formatter(for:)`` throws it, or this,
  /// for options that come from outside. Whether the options go together, and whether ICU knows a
  /// unit or a skeleton, shows only when the recipe is made ready.
  ///
  /// ```swift
  /// let system = "latin"
  /// try NumberFormat.decimal.numbering(system).validated()  // throws
  /// try NumberFormat.decimal.fraction(2).validated().description  // "NumberFormat.decimal.fraction(2...2)"
  /// ```
  /// - Returns: The same recipe.
  /// - Throws: What was wrong first, such as `FormatError.Code.invalidDigits`.
  public func validated() throws(FormatError) -> NumberFormat {
    try check()
    return self
  }

  /// Throws what is wrong with an option.
  func check() throws(FormatError) {
    if let fault = texts?.fault { throw fault }
  }
}

// What of a recipe can only be judged when it is made ready.

extension NumberFormat {
  /// What an error calls the style.
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

  /// Refuses what ``check()`` refuses, and an option that does nothing in the style.
  func checkOptions() throws(FormatError) {
    try check()
    if let option = unusableOption { throw .unusableOption(option, style: styleName) }
  }

  /// An option that does nothing in the style; nil when every one does something.
  var unusableOption: UnusableOption? {
    guard style != .skeleton else {
      if settings.width != .short, settings.presentation != .symbol {
        return .widthBesidePresentation
      }
      return settings.trailingZeros != .auto && settings.fraction == nil ? .trailingZeros : nil
    }
    if settings.isCash, !isMoney { return .cash }
    if settings.isCash,
      settings.fraction != nil || settings.significant != nil || texts?.increment != nil
    {
      return .cashBesideDigits
    }
    if settings.isAccounting, !isMoney { return .accounting }
    if settings.presentation != .symbol, !isMoney { return .presentation }
    if settings.width != .short, style != .unit { return .width }
    return nil
  }

  /// Why texts of the format cannot be read; nil when they can.
  var readingObstacle: UnusableOption? {
    if texts?.usage != nil { return .readingWithUsage }
    if texts?.unit?.contains("-and-") == true { return .readingMixedUnits }
    if exactScale != nil { return .readingWithScale }
    return texts?.skeleton?.readingObstacle
  }

  /// The currency of the amounts; nil when the style is not money.
  func currency(for locale: LocaleID) throws(FormatError) -> Currency? {
    switch style {
    case .currency(let currency): currency
    case .localCurrency: try Currency(likelyFor: locale)
    default: nil
    }
  }

  /// What ICU's refusal to open a formatter means.
  func failure(_ error: ICUError, while task: String) -> FormatError {
    // ICU looks for the names of `pow4-meter` where it has none.
    let isUnknownUnit = unitName != nil && error.isMissingData
    let isRefusal = error.isSyntaxError || isUnknownUnit
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
        ? Reason("unknown-unit-in-skeleton", "ICU does not know the unit in it")
        : Reason("icu-status", "\(error.name)")
      return .invalidSkeleton(skeleton, offset: offset, reason: reason, status: error.name)
    default: return .icu(status: error.name, while: task)
    }
  }
}

extension String {
  /// The UTF-8 offset of a UTF-16 offset; the end for one beyond it.
  func utf8Offset(utf16 offset: Int) -> Int {
    String(decoding: utf16.prefix(offset), as: UTF16.self).utf8.count
  }
}

extension NumberFormat {
  /// Refuses a numbering system without digits in a skeleton.
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
  /// What ICU is given for a number recipe.
  func numberName(for recipe: NumberFormat) -> String {
    let numbers = recipe.texts?.numbering ?? keywords.numbers
    // A skeleton may name a usage as well, and the region then decides.
    guard recipe.texts?.usage != nil || recipe.style == .skeleton else {
      return dataName + ICUKeywords.text([("numbers", numbers)])
    }
    return dataName
      + ICUKeywords.text([
        ("measure", keywords.measurementSystem), ("mu", keywords.temperatureUnit),
        ("numbers", numbers), ("rg", keywords.region),
      ])
  }
}
