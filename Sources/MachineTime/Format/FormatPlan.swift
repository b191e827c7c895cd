internal import Faults

/// A compiled machine format.
///
/// It is immutable, so any number of threads may use it.
final class FormatPlan: Sendable {
  /// The format as it was given, or the name of a standard one.
  let source: String
  let grammar: FormatGrammar
  /// The elements for writing, and also for reading if the grammar is `elements`.
  let elements: [FormatElement]
  /// The elements, with frequent sequences merged into one step.
  let steps: [FormatStep]
  /// The layout of the whole format, if it is a timestamp.
  let timestamp: Timestamp?
  /// The reason why a text in this format is not one instant, so that it can only be written, or
  /// read in parts; nil when it is an instant.
  let obstacle: Reason?
  /// The reason why a text is neither an instant nor a time of day; nil when it is.
  let valueObstacle: Reason?
  /// Whether the written clock is rounded to 60 seconds together with its offset, which is written
  /// without seconds, so that the text is still the same instant.
  let roundsOffset: Bool
  /// Whether an element is the abbreviation of a zone.
  let namesZone: Bool
  /// Whether the written clock is always in UTC.
  let isUTC: Bool
  /// The largest number of bytes of a text.
  let capacity: Int

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - source: The format as it was given, or the name of a standard one.
  ///   - grammar: The grammar by which texts are read.
  ///   - elements: The elements.
  ///   - isUTC: Whether the written clock is always in UTC.
  ///   - keepsClock: Whether the clock is written as it is, also beside an offset without seconds.
  init(
    source: String,
    grammar: FormatGrammar = .elements,
    elements: [FormatElement],
    isUTC: Bool = false,
    keepsClock: Bool = false
  ) {
    self.source = source
    self.grammar = grammar
    self.elements = elements
    self.isUTC = isUTC
    steps = FormatStep.steps(for: elements)
    timestamp = grammar == .elements ? Timestamp(steps) : nil
    let fields = FormatFields(elements)
    obstacle = grammar == .elements ? fields.obstacle : nil
    valueObstacle = grammar == .elements ? fields.valueObstacle : nil
    let roundsOffset = elements.contains { element in
      if case .offset(let shape) = element { !shape.hasSeconds } else { false }
    }
    namesZone = elements.contains(.zoneName)
    self.roundsOffset = roundsOffset && !keepsClock
    capacity = elements.reduce(0) { $0 + $1.longestCount }
  }
}

/// The grammar by which a text of a format is read.
enum FormatGrammar: Hashable, Sendable {
  /// Element by element.
  case elements
  /// The three forms of an HTTP-date.
  case http
  /// The date-time of a mail header, including its obsolete forms.
  case rfc5322
  /// The tokens of a cookie's expiry.
  case cookie
  /// The forms that a profile of ISO 8601 allows.
  case iso8601(ISO8601Profile)
}

extension FormatElement {
  /// The largest number of bytes that the element is written with, including the sign of a year.
  var longestCount: Int {
    switch self {
    case .literal, .letter: 1
    case .number(let field, _): field == .year || field == .weekYear ? 7 : 5
    case .name: 9
    case .dayHalf: 2
    case .fraction: 10
    case .offset: 12
    // An offset in its place; the length of a name is added when it is known.
    case .zoneName: 7
    case .count: 24
    case .delegated: 7
    }
  }
}
