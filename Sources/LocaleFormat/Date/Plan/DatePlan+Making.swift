internal import ICU
internal import MachineTime
internal import Sharing

/// The plans that were compiled and proved, and the reasons why there are none.
extension DatePlan {
  private struct Key: Hashable {
    let content: DateHandle.Content
    /// The bytes of the pattern itself; nil for a style.
    let pattern: ByteText?
    let locale: String
    let digits: String?
    let zone: String
    let isProleptic: Bool

    init(_ options: DateHandle.Options) {
      content = options.content
      pattern =
        switch options.content {
        case .styles: nil
        case .pattern(let text), .patternInStyle(let text, _): ByteText(text)
        }
      locale = options.locale
      digits = options.digits
      zone = options.zone
      isProleptic = options.isProleptic
    }
  }

  private struct Entry: Sendable {
    let plan: DatePlan
    let rules: TimeZoneRules
  }

  // Each takes 1 KB to 3 KB, and the clock of its zone.
  private static let store = BoundedStore<Key, Entry>(
    ofProcess: "plans of dates",
    maximumCount: 128,
    byteCountOfEach: 3_000
  )

  /// A plan that was made before for these options: a proved one, or the reason why there is none.
  static func kept(_ options: DateHandle.Options, _ rules: TimeZoneRules) -> DatePlan? {
    guard options.context == .none,
      let kept = store.kept(for: Key(options)), kept.rules === rules
    else { return nil }
    return kept.plan
  }

  private func keep(_ options: DateHandle.Options, _ rules: TimeZoneRules) {
    guard options.context == .none else { return }
    Self.store.keep(Entry(plan: self, rules: rules), for: Key(options))
  }

  /// Compiles a plan, and proves it with the handle of the same options.
  static func compile(
    pattern: String,
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    provedBy handle: borrowing DateHandle
  ) -> DatePlan {
    do throws(DatePlanData.Refusal) {
      let data = try DatePlanData(pattern: pattern, options, rules, from: handle)
      let plan = try proved(pattern: pattern, data, by: handle)
      plan.keep(options, rules)
      return plan
    } catch {
      let plan = DatePlan(error.reason, pattern: pattern)
      if error.isLasting { plan.keep(options, rules) }
      return plan
    }
  }

  private static func proved(
    pattern: String,
    _ data: DatePlanData,
    by handle: borrowing DateHandle
  ) throws(DatePlanData.Refusal) -> DatePlan {
    do throws(DatePlanData.Refusal) {
      return try DatePlan(pattern: pattern, data, provedBy: handle)
    } catch {
      // Some patterns have a word for the first year of an era in Japan, which ICU does not report.
      guard error.reason == .difference, data.eras.eras.count > 2 else { throw error }
      var data = data
      data.firstYear = CalendarEras.firstYearOfJapan
      return try DatePlan(pattern: pattern, data, provedBy: handle)
    }
  }

  /// Compiles a plan and proves it.
  ///
  /// If all fields of the plan were proved before, in another pattern or locale, only its texts are
  /// compared.
  ///
  /// - Throws: The reason why there is none, also if it writes a probe differently from ICU.
  convenience init(
    pattern: String,
    _ data: DatePlanData,
    provedBy handle: borrowing DateHandle
  ) throws(DatePlanData.Refusal) {
    try self.init(pattern: pattern, data)
    try prove(data, by: handle)
  }

  /// Proves the plan.
  ///
  /// - Throws: The reason why it cannot be used.
  func prove(
    _ data: DatePlanData,
    by handle: borrowing DateHandle
  ) throws(DatePlanData.Refusal) {
    let fields = Set(data.items.compactMap { ProvedField($0, data) })
    let areProved = fields.allSatisfy(\.isProved)
    var probes = textProbes + Self.probes(of: data.eras)
    if fields.contains(where: \.field.isOfDayPeriod) { probes += periodProbes }
    if !areProved {
      probes += Self.probes
      if data.arithmetic != .gregorian { probes += Self.monthProbes(of: calendar) }
      if fields.contains(where: { $0.weeks != nil }) { probes += Self.weekProbes }
    }
    var isProved = true
    do throws(ICUError) {
      if areProved { isProved = try data.hasTexts(of: handle) }
      if isProved { isProved = try firstDifference(from: handle, on: probes) == nil }
    } catch {
      throw .init(reason: .difference, isLasting: false)
    }
    guard isProved else { throw .init(reason: .difference) }
    if !areProved { for field in fields { field.keepProved() } }
  }
}

/// A field, and everything that decides its value.
///
/// The rest of a plan is texts: names, digits, and the texts between the fields.
private struct ProvedField: Hashable, Sendable {
  let field: PatternField
  let isProleptic: Bool
  let arithmetic: CalendarArithmetic
  /// The rules of weeks, if the field depends on them.
  let weeks: DatePlan.Weeks?
  let hasASCIIDigits: Bool
  /// The eras, if the field depends on them.
  let eras: CalendarEras
  let firstYear: String?

  // There are some hundred fields, of which few occur.
  private static let proved = BoundedStore<ProvedField, Bool>(
    ofProcess: "proofs of date fields",
    maximumCount: 1_024,
    byteCountOfEach: 100
  )

  init?(_ item: PatternItem, _ data: DatePlanData) {
    guard case .field(let letter, let count) = item else { return nil }
    field = PatternField(letter: letter, count: count)
    isProleptic = data.isProleptic
    arithmetic = data.arithmetic
    weeks = "YwWec".utf8.contains(letter) ? data.weeks : nil
    hasASCIIDigits = data.digits.areASCIIDigits
    eras = "Gyur".utf8.contains(letter) ? data.eras : .gregorian
    firstYear = letter == UInt8(ascii: "y") ? data.firstYear : nil
  }

  var isProved: Bool { Self.proved.kept(for: self) ?? false }
  func keepProved() { Self.proved.keep(true, for: self) }
}

extension DatePlanData {
  /// Whether the digits, and the names of fields that ICU lists, are those of a handle.
  fileprivate func hasTexts(of handle: borrowing DateHandle) throws(ICUError) -> Bool {
    guard digits == handle.digits() else { return false }
    for (field, names) in names {
      let listed = try handle.names(field, arithmetic)
      if let listed, names != listed { return false }
    }
    return true
  }
}
