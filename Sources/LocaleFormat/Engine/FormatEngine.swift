/// The engine that writes texts.
public enum FormatEngine: String, Hashable, Sendable {
  /// A plan compiled from ICU's data, and compared with ICU before its first use.
  case compiled
  /// ICU itself.
  case icu
}

/// The reason why a formatter calls ICU and has no compiled plan.
@nonexhaustive
public enum PlanRefusal: String, Hashable, Sendable, CaseIterable {
  /// The kind of format has no plans: number patterns, names.
  case kind
  /// Rules write the text: relative days, lines and sentences, and numbers by rules that no program
  /// can have.
  case rules
  /// The style has no plans: units that are converted or several, compact notation of percentages,
  /// units and currency names, exponents and significant digits of these, and skeletons with any
  /// other stem than those of fraction digits, groups, signs, percents, money and compact notation.
  case style
  /// The recipe has an option that plans do not support.
  case option
  /// The numbering system does not have ten digits of equal length.
  case digits
  /// A symbol of the locale is longer than a plan can store.
  case symbols
  /// The calendar has other months and days than the Gregorian one, and no plan counts them; or not
  /// for this field or this kind of format.
  case calendar
  /// The pattern has a field that plans do not support, such as `U`, the year of a cycle.
  case pattern
  /// A plan was compiled, but wrote a probe differently from ICU.
  case difference
}

extension PlanRefusal: CustomStringConvertible {
  /// A clause in English, as the command's `--explain` prints it.
  public var description: String {
    switch self {
    case .kind: "this kind of format has no compiled plan"
    case .rules: "the text is made by rules"
    case .style: "the style has no compiled plan"
    case .option: "the recipe has an option that no plan knows"
    case .digits: "the numbering system has no ten digits of one length"
    case .symbols: "a symbol is longer than a plan holds"
    case .calendar: "the calendar has other months than the Gregorian one"
    case .pattern: "the pattern has a field that no plan knows"
    case .difference: "the plan wrote a probe differently from ICU"
    }
  }
}

/// Whether a formatter has a compiled plan.
public enum PlanState: Hashable, Sendable {
  /// There is a compiled plan.
  case compiled
  /// The plan is missing, for this reason.
  case refused(PlanRefusal)
  /// A plan was not tried yet.
  case untried

  /// The reason for the missing plan; nil otherwise.
  public var refusal: PlanRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  init(_ refusal: PlanRefusal?) { self = refusal.map { .refused($0) } ?? .compiled }

  /// The state of a text that several formatters write: compiled if all of them are.
  init(of states: [PlanState]) {
    self = states.first { $0.refusal != nil } ?? states.first { $0 == .untried } ?? .compiled
  }
}

/// The result of compiling: a plan that equals ICU on all probes, or the reason why there is none.
enum Compilation<Plan> {
  case plan(Plan)
  case refused(PlanRefusal)
}

extension Compilation: Sendable where Plan: Sendable {}
