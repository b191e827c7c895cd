/// What a machine format was compiled to.
///
/// It never changes after it was made, and so any number of threads may use it.
final class FormatPlan: Sendable {
  /// The format as it was given, or the name of a standard one.
  let source: String
  let grammar: FormatGrammar
  /// How to write, and how to read where the grammar is these elements themselves.
  let elements: [FormatElement]
  /// The elements, with frequent sequences drawn together.
  let steps: [FormatStep]
  /// The whole format, when it is a timestamp.
  let timestamp: Timestamp?
  /// Why a text in this format does not tell one instant and is only written, or read in parts; nil
  /// when it does.
  let obstacle: Reason?
  /// Why a text tells neither an instant nor a time of day; nil when it does.
  let valueObstacle: Reason?
  /// What the clock that is written is rounded to: 60 seconds where an offset without seconds
  /// stands beside it.
  let roundsOffset: Bool
  /// Whether the clock that is written is always UTC's.
  let isUTC: Bool
  /// The bytes that a text has at most.
  let capacity: Int

  init(
    source: String,
    grammar: FormatGrammar = .elements,
    elements: [FormatElement],
    isUTC: Bool = false
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
    roundsOffset = elements.contains { element in
      if case .offset(let shape) = element { !shape.hasSeconds } else { false }
    }
    capacity = elements.reduce(0) { $0 + $1.longestCount }
  }
}

/// How a text of a format is read.
enum FormatGrammar: Hashable, Sendable {
  /// Element by element.
  case elements
  /// The three forms of an HTTP-date.
  case http
  /// The date-time of a mail's header, its obsolete forms too.
  case rfc5322
  /// The tokens of a cookie's expiry.
  case cookie
  /// As a profile of ISO 8601 allows.
  case iso8601(ISO8601Profile)
}

extension FormatElement {
  /// The bytes that the element is written with at most, a year with its sign.
  var longestCount: Int {
    switch self {
    case .literal, .letter: 1
    case .number(let field, _): field == .year || field == .weekYear ? 7 : 5
    case .name: 9
    case .dayHalf: 2
    case .fraction: 10
    case .offset: 12
    case .count: 24
    case .delegated: 7
    }
  }
}
