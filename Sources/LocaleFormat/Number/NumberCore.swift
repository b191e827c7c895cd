internal import ICU
internal import MachineTime
internal import Sharing

/// The ready form of a number recipe: ICU's handle, and a compiled plan if one was proved.
///
/// ICU writes the first texts: see `Warmup`.
final class NumberCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let skeleton: String
  let currency: Currency?
  /// The data that the texts are made from.
  let source: FormatSource
  /// The plan, or the reason why there is none, once compiling was tried.
  let triedPlan = OnceReference<NumberPlan>()
  /// Writes the first texts and proves the plan; nil if the outcome was known at once.
  private let warmup: Warmup<NumberPlan, NumberTrial>?
  let recipe: NumberFormat
  /// Writes the numbers that no plan writes.
  ///
  /// Stored as a non-optional existential: extracting an enum or optional payload retains it, and
  /// that contended reference count dominates.
  let writer: any NumberWriting
  /// Whether the writer adds signs that ICU leaves out.
  private let keepsSigns: Bool
  /// Writes numbers that are already multiplied and rounded; another writer only if the format has
  /// an increment.
  let roundedWriter: any NumberWriting
  /// Prepares numbers before they are written; nil if none needs it.
  let preparation: NumberPreparation?
  /// Writes all numbers of a format that converts or splits them; nil for other formats.
  let conversion: UnitConversion?
  /// The magnitude below which numbers are written without preparation.
  let directLimit: Double
  /// The formatters with numbers of digits, if decimals keep their zeros; nil if not.
  let zeroKeepers: BoundedStore<NumberFormat, NumberCore>?
  /// Makes what reads with the data of this formatter.
  let making = StorePartOfMaking()
  /// Reads the usual texts of this formatter; not set until something is read.
  let scan = OnceReference<NumberPlanScan>()
  /// The reader of this formatter's texts; nil until the scan leaves a text to it.
  let readers = PosixMutex<NumberReader?>(nil)
  /// The readers of its compact forms; nil until one is needed.
  let compactReaderStore = PosixMutex<[CompactReader]?>(nil)

  /// Makes a recipe ready for a locale.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - preferences: The units of regions, for a usage.
  ///   - compilesPlan: Whether a plan may be compiled; a few texts cost less with ICU.
  /// - Throws: The error of the recipe, or ICU's failure.
  convenience init(
    _ recipe: NumberFormat,
    for locale: LocaleID,
    preferring preferences: UnitPreferences = .standard,
    compilesPlan: Bool = true
  ) throws(FormatError) {
    try recipe.checkOptions()
    let opening = try NumberOpening(recipe, for: locale, preferring: preferences)
    try self.init(opening, compilesPlan: compilesPlan)
  }

  init(_ opening: NumberOpening, compilesPlan: Bool) throws(FormatError) {
    let recipe = opening.recipe
    self.recipe = recipe
    skeleton = opening.skeleton
    currency = opening.currency
    source = opening.source
    resolvedLocale = opening.resolvedLocale
    conversion = recipe.isConvertedOrSplit ? try UnitConversion(opening) : nil
    preparation = conversion == nil ? NumberPreparation(recipe) : nil
    directLimit = preparation?.directLimit ?? .infinity
    zeroKeepers =
      recipe.settings.isAsWritten ? BoundedStore(maximumCost: Self.mostZeroKeepers) : nil
    let known = compilesPlan ? opening.knownPlan : .refused(.kind)
    let handle: (any NumberWriting)?
    do throws(ICUError) {
      warmup =
        known == nil
        ? Warmup(textsBeforePlan: NumberTrial.textsBeforePlan, by: try NumberTrial(opening)) : nil
      // For a unit of several, or a skeleton that converts, ICU's formatter is opened only to check
      // it: `conversion` writes with others.
      let isOpened = conversion == nil || recipe.texts?.usage == nil
      var opened: (any NumberWriting)?
      if case .refused = known, isOpened { opened = try opening.open() }
      handle = conversion == nil ? opened : nil
    } catch {
      throw recipe.failure(error, while: "making a number formatter for \(opening.locale)")
    }
    if let known { _ = triedPlan.set(NumberPlan.of(known)) }
    let direct = handle ?? opening.specification.lazyWriter(settles: recipe.mayNameCurrency)
    let keeper = conversion == nil ? SignKeeper(direct, recipe, opening.specification) : nil
    keepsSigns = keeper != nil
    writer = keeper ?? direct
    if let rounded = recipe.rounded, !opening.isRoundedHere {
      let skeleton = rounded.skeleton(patternFraction: 0...0, localCurrency: opening.currency)
      roundedWriter = opening.specification.with(skeleton: skeleton)
        .lazyWriter(settles: recipe.mayNameCurrency)
    } else {
      roundedWriter = writer
    }
    if opening.isRepeated { tryPlan() }
  }

  var estimatedByteCount: Int {
    writer.estimatedByteCount + (triedPlan.isSet ? 0 : NumberTrial.byteCount)
      + (triedPlan.lend { $0.words.byteCount } ?? 0) + (scan.lend { $0.byteCount } ?? 0)
      + (zeroKeepers?.count ?? 0) * 8_200
      + (conversion?.estimatedByteCount ?? 0)
  }

  // MARK: The plan

  /// The plan, or the reason why there is none; nil before compiling was tried.
  var plan: NumberPlan? { triedPlan.object }
  var planState: PlanState { plan.map { PlanState($0.refusal) } ?? .untried }

  /// Compiles the plan, unless that was tried before.
  func tryPlan() {
    if !triedPlan.isSet { warmup?.settle(triedPlan) { $0.plan() } }
  }

  /// Writes a text with ICU if the plan was not tried yet; nil once it was tried, also by this
  /// call.
  func textBeforePlan(_ value: NumericValue) -> String? {
    guard !triedPlan.isSet, let warmup else { return nil }
    // ICU leaves out the sign of some amounts of units.
    if keepsSigns, let text = signedText(value) { return text }
    return warmup.text(orTry: triedPlan) {
      $0.string(value)
    } compile: {
      $0.plan()
    }
  }

  /// Whether ICU writes the next text, because it is one of the first; otherwise the plan was tried,
  /// also by this call.
  func isBeforePlan() -> Bool {
    guard !triedPlan.isSet, let warmup else { return false }
    return warmup.isFirst(orTry: triedPlan) { $0.plan() }
  }

  /// The text of a number that may have a sign; nil for others, and if ICU fails.
  private func signedText(_ value: NumericValue) -> String? {
    let number = value.decimal
    guard recipe.settings.sign != .auto || number.digits.utf8.first == UInt8(ascii: "-") else {
      return nil
    }
    do throws(ICUError) {
      return try writer.string(.decimal(number))
    } catch {
      return nil
    }
  }

  // MARK: Writing by the plan or, if there is none or it cannot write the value, by ICU
  //
  // A function for each type, because most numbers end here; all others go one way.

  @inline(__always)
  func string(_ value: Int) -> String {
    triedPlan.lend { $0.isCompiled ? $0.string(value) : nil } ?? stringWithoutPlan(.integer(value))
  }

  @inline(__always)
  func string(_ value: Double) -> String {
    triedPlan.lend { $0.isCompiled ? $0.string(value) : nil } ?? stringWithoutPlan(.binary(value))
  }

  func string(_ value: FixedDecimal) -> String {
    triedPlan.lend { $0.isCompiled ? $0.string(value) : nil } ?? stringWithoutPlan(.decimal(value))
  }

  @inline(__always)
  func append(_ value: Int, to bytes: inout [UInt8]) {
    guard triedPlan.isSet else { return appendWithoutPlan(.integer(value), to: &bytes) }
    triedPlan.use { plan in
      if plan.isCompiled, plan.append(value, to: &bytes) { return }
      appendWithoutPlan(.integer(value), to: &bytes)
    }
  }

  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) {
    guard triedPlan.isSet else { return appendWithoutPlan(.binary(value), to: &bytes) }
    triedPlan.use { plan in
      if plan.isCompiled, plan.append(value, to: &bytes) { return }
      appendWithoutPlan(.binary(value), to: &bytes)
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    guard triedPlan.isSet else { return appendWithoutPlan(.decimal(value), to: &bytes) }
    triedPlan.use { plan in
      if plan.isCompiled, plan.append(value, to: &bytes) { return }
      appendWithoutPlan(.decimal(value), to: &bytes)
    }
  }

  /// The fallback form: the digits with the currency code or the unit, the same in every locale.
  func neutral(_ digits: String) -> String {
    if let currency { return "\(currency.code) \(digits)" }
    return recipe.texts?.unit.map { "\(digits) \($0)" } ?? digits
  }
}
