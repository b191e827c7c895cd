internal import ICU

/// A number recipe in a locale before anything is compiled: ICU's names, a skeleton and, on demand,
/// ICU's formatter.
///
/// Ranges, readers and other code that needs only a skeleton use it in place of a formatter.
struct NumberOpening: Sendable {
  let recipe: NumberFormat
  /// The locale that was asked for.
  let locale: LocaleID
  let resolvedLocale: ResolvedLocale
  /// The units of regions, for a usage.
  let preferences: UnitPreferences
  /// The key that decides the plan; its recipe is the rounded one if numbers are rounded before ICU
  /// gets them.
  private let key: NumberMaking.Key
  /// The plan of data that was compiled ahead; nil if it has none.
  private let compiled: NumberPlan?
  /// The results that an earlier opening with the same key kept.
  private let kept: NumberMaking?
  /// The fraction digits of the locale's pattern, if the recipe needs them.
  private let patternFraction: ClosedRange<Int>
  /// The ICU number skeleton.
  let skeleton: String
  /// Whether this package rounds the numbers, because ICU cannot hold the increment.
  let isRoundedHere: Bool

  /// ICU's name for the locale.
  var name: String { key.locale }
  var currency: Currency? { key.currency }

  /// Finds ICU's names and the skeleton.
  ///
  /// - Parameters:
  ///   - recipe: The recipe, with its options checked.
  ///   - locale: Any locale.
  ///   - preferences: The units of regions.
  /// - Throws: The error of the recipe, or ICU's failure.
  init(
    _ recipe: NumberFormat,
    for locale: LocaleID,
    preferring preferences: UnitPreferences = .standard
  ) throws(FormatError) {
    try recipe.checkUnit()
    if recipe.usageName.map({ !preferences.decides($0) }) == true { try recipe.checkUsage() }
    try recipe.checkIncrement()
    try recipe.checkNumbering()
    self.recipe = recipe
    self.locale = locale
    self.preferences = preferences
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
    let found = CompiledNumbers.plan(key.recipe, key.locale, key.currency)
    compiled = found?.plan
    let mayBeKept = compiled == nil && key.recipe.planRefusal == nil
    kept = mayBeKept ? NumberMaking.kept(key) : nil
    if let found {
      patternFraction = key.recipe.usesPatternFraction ? found.data.fraction : 0...0
      skeleton = key.recipe.skeleton(
        patternFraction: patternFraction,
        localCurrency: key.currency
      )
      return
    }
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

  /// The fraction digits of the locale's pattern; 0...0 if the recipe does not need them.
  private static func patternFraction(
    _ recipe: NumberFormat,
    _ resolved: ResolvedLocale
  ) throws(ICUError) -> ClosedRange<Int> {
    guard recipe.usesPatternFraction else { return 0...0 }
    let style: NumberStyle = recipe.style == .percent ? .percent : .decimal
    return try style.fraction(in: resolved.dataName)
  }

  /// The outcome of compiling, if it is known without compiling: a plan of compiled data, a recipe
  /// that has no plan, or an earlier outcome.
  var knownPlan: Compilation<NumberPlan>? {
    if let compiled { return .plan(compiled) }
    return key.recipe.planRefusal.map { .refused($0) } ?? kept?.compilation
  }

  /// The data that the texts are made from.
  var source: FormatSource { compiled == nil ? .system : .ofCompiledData }

  /// Whether the same key was opened before, so that a plan pays off.
  var isRepeated: Bool { kept != nil }

  /// The things that decide what ICU writes.
  var specification: NumberSpecification {
    NumberSpecification(
      skeleton: skeleton,
      locale: name,
      unitCase: recipe.settings.grammaticalCase.icuName
    )
  }

  /// Opens the ICU formatter that proves a plan, and keeps the fact that it was opened.
  func probe() throws(ICUError) -> NumberProbe {
    let probe = try NumberProbe(specification)
    // ICU looks for some units only when it writes the first number.
    if recipe.style == .unit { _ = try probe.scalars([0]) }
    if kept == nil { keep(nil) }
    return probe
  }

  private func keep(_ compilation: Compilation<NumberPlan>?) {
    NumberMaking(patternFraction: patternFraction, skeleton: skeleton, compilation: compilation)
      .keep(for: key)
  }

  /// Compiles the plan, or finds the reason why there is none.
  ///
  /// Another formatter of the same key may have compiled it in the meantime.
  func compile(provedBy probe: NumberProbe) throws(ICUError) -> Compilation<NumberPlan> {
    if let compiled = NumberMaking.kept(key)?.compilation { return compiled }
    let compilation = try NumberPlan.compile(key.recipe, provedBy: probe)
    keep(compilation)
    return compilation
  }

  /// Opens ICU's formatter.
  func open() throws(ICUError) -> any NumberWriting {
    let writer = try specification.writer(settles: recipe.mayNameCurrency)
    // ICU checks what a usage applies to only when it writes the first number.
    if recipe.style == .skeleton || recipe.style == .unit { _ = try writer.string(0) }
    return writer
  }

  /// The skeleton without a scale, for ranges.
  var rangeSkeleton: String {
    recipe.rounded?.skeleton(patternFraction: 0...0, localCurrency: currency)
      ?? recipe.skeleton(
        patternFraction: patternFraction,
        localCurrency: currency,
        isScaled: recipe.scaleFactor == nil
      )
  }
}

extension NumberFormat {
  /// Finds the ICU number skeleton of the format in a locale, without making a formatter.
  ///
  /// - Throws: The error of the recipe, or ICU's failure.
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
