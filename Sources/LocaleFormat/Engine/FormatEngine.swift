/// What does the formatting.
public enum FormatEngine: String, Hashable, Sendable {
  /// A plan compiled from ICU's data, proved against ICU when it was made.
  case compiled
  /// ICU itself.
  case icu
}

/// Why a formatter calls ICU and has no compiled plan.
@nonexhaustive
public enum PlanRefusal: String, Hashable, Sendable, CaseIterable {
  /// Nobody compiles this kind of format: ranges, intervals, relative times, patterns of numbers,
  /// names.
  case kind
  /// Numbers or dates are written by rules: in words, as ordinals, as relative days.
  case rules
  /// The style has no plan: units, skeletons, compact and scientific notation, names of currencies.
  case style
  /// The recipe has an option that no plan knows.
  case option
  /// The numbering system has no ten digits that take each other's place.
  case digits
  /// A symbol of the locale is longer than a plan holds.
  case symbols
  /// The calendar is not the Gregorian one.
  case calendar
  /// The pattern has a field that no plan knows, such as a period of the day.
  case pattern
  /// A plan was made, and wrote a probe otherwise than ICU.
  case difference
}

extension PlanRefusal: CustomStringConvertible {
  /// A clause in English, as the command's `--explain` has it.
  public var description: String {
    switch self {
    case .kind: "this kind of format has no compiled plan"
    case .rules: "the text is made by rules"
    case .style: "the style has no compiled plan"
    case .option: "the recipe has an option that no plan knows"
    case .digits: "the numbering system has no ten digits of one length"
    case .symbols: "a symbol is longer than a plan holds"
    case .calendar: "the calendar is not Gregorian"
    case .pattern: "the pattern has a field that no plan knows"
    case .difference: "the plan wrote a probe otherwise than ICU"
    }
  }
}

/// Whether a formatter has a compiled plan.
public enum PlanState: Hashable, Sendable {
  /// It has.
  case compiled
  /// It has none, for a reason.
  case refused(PlanRefusal)
  /// Nobody tried yet to compile one.
  case untried

  /// Why there is none; nil otherwise.
  public var refusal: PlanRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  init(_ refusal: PlanRefusal?) { self = refusal.map { .refused($0) } ?? .compiled }
}

/// What came of compiling: a plan that proved itself, or why there is none.
enum Compilation<Plan> {
  case plan(Plan)
  case refused(PlanRefusal)
}

extension Compilation: Sendable where Plan: Sendable {}
