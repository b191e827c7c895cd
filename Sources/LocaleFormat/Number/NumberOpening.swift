internal import ICU

/// A number recipe in a locale, before anything is compiled: ICU's names, a skeleton and, when it is wanted, ICU's
/// formatter.
///
/// Ranges, readers and whoever wants no more than a skeleton take it instead of a formatter.
struct NumberOpening: Sendable {
  let recipe: NumberFormat
  /// The locale that was asked for.
  let locale: LocaleID
  let resolvedLocale: ResolvedLocale
  /// What decides the plan; its recipe is the rounded one, where numbers are rounded before ICU sees them.
  private let key: NumberMaking.Key
  /// What was made before of the same key.
  private let kept: NumberMaking?
  /// The fraction digits of the locale's pattern, where the recipe asks for them.
  private let patternFraction: ClosedRange<Int>
  /// The ICU number skeleton.
  let skeleton: String
  /// Whether numbers are rounded here, since ICU cannot hold the increment.
  let isRoundedHere: Bool

  /// What ICU is given for the locale.
  var name: String { key.locale }
  var currency: Currency? { key.currency }

  /// Finds the names and the skeleton.
  ///
  /// - Parameters:
  ///   - recipe: The recipe, with its options checked.
  ///   - locale: Any locale.
  /// - Throws: What is wrong with the recipe, or ICU's failure.
  init(_ recipe: NumberFormat, for locale: LocaleID) throws(FormatError) {
    try recipe.checkUsage()
    try recipe.checkIncrement()
    try recipe.checkNumbering()
    self.recipe = recipe
    self.locale = locale
    let resolved = try ResolvedLocale(
      locale,
      trees: recipe.style == .unit ? [.main, .currencies, .units] : [.main, .currencies]
    )
    resolvedLocale = resolved
    isRoundedHere = recipe.ownIncrement.map { !$0.fitsICU } ?? false
    key = NumberMaking.Key(
      recipe: isRoundedHere ? recipe.rounded ?? recipe : recipe,
      locale: resolved.numberName(for: recipe),
      currency: try recipe.currency(for: locale)
    )
    kept = key.recipe.planRefusal == nil ? NumberMaking.kept(key) : nil
    if let kept {
      patternFraction = kept.patternFraction
      skeleton = kept.skeleton
      return
    }
    do throws(ICUError) {
      patternFraction = try Self.patternFraction(key.recipe, resolved)
    } catch {
      throw recipe.failure(error, while: "making a number formatter for \(locale)")
    }
    skeleton = key.recipe.skeleton(
      patternFraction: patternFraction,
      localCurrency: key.currency
    )
  }

  /// The fraction digits of the locale's pattern; 0...0 where the recipe does not ask for them.
  private static func patternFraction(
    _ recipe: NumberFormat,
    _ resolved: ResolvedLocale
  ) throws(ICUError) -> ClosedRange<Int> {
    guard recipe.usesPatternFraction else { return 0...0 }
    let style: NumberStyle = recipe.style == .percent ? .percent : .decimal
    return try style.fraction(in: resolved.dataName)
  }

  /// What is known of the plan without trying: that there can be none, or what came of it before.
  var knownPlan: Compilation<NumberPlan>? {
    key.recipe.planRefusal.map { .refused($0) } ?? kept?.compilation
  }

  /// Whether somebody else opened it before: it is wanted again and again, so its plan pays.
  var isRepeated: Bool { kept != nil }

  /// ICU's formatter that proves a plan; that it was opened is kept.
  func probe() throws(ICUError) -> NumberProbe {
    let probe = try NumberProbe(skeleton: skeleton, locale: name)
    if kept == nil { keep(nil) }
    return probe
  }

  private func keep(_ compilation: Compilation<NumberPlan>?) {
    NumberMaking(patternFraction: patternFraction, skeleton: skeleton, compilation: compilation)
      .keep(for: key)
  }

  /// The plan, or why there is none.
  ///
  /// Another formatter of the same key may have made it meanwhile.
  func compile(provedBy probe: NumberProbe) throws(ICUError) -> Compilation<NumberPlan> {
    if let compiled = NumberMaking.kept(key)?.compilation { return compiled }
    let compilation = try NumberPlan.compile(key.recipe, provedBy: probe)
    keep(compilation)
    return compilation
  }

  /// ICU's formatter.
  func open() throws(ICUError) -> NumberHandle {
    let handle = try NumberHandle(skeleton: skeleton, locale: name)
    if recipe.mayNameCurrency { try handle.settle() }
    // ICU judges what a usage is of only when it writes the first number.
    if recipe.style == .skeleton || recipe.style == .unit { _ = try handle.string(Int64(0)) }
    return handle
  }

  /// The skeleton without a scale, for ranges.
  var rangeSkeleton: String {
    recipe.rounded?.skeleton(patternFraction: 0...0, localCurrency: currency)
      ?? recipe.skeleton(
        patternFraction: patternFraction,
        localCurrency: currency,
        isScaled: recipe.rangeScale == nil
      )
  }
}

extension NumberFormat {
  /// The ICU number skeleton that the format has in a locale, without a formatter.
  ///
  /// - Throws: What is wrong with the recipe, or ICU's failure.
  package func skeleton(for locale: LocaleID) throws(FormatError) -> String {
    try checkOptions()
    return try NumberOpening(self, for: locale).skeleton
  }

  /// Whether a currency may be written by its name.
  var mayNameCurrency: Bool {
    settings.width == .long || settings.presentation == .name
      || texts?.skeleton?.hasFullNames == true
  }
}
