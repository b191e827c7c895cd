/// A value that was found for a field of a pattern.
struct FoundField: Equatable, Sendable {
  enum Content: Hashable, Sendable {
    case number(Int, digits: Int)
    case name(DateNames.Meaning)
    case zone
  }

  let field: DatePatternField
  /// The range in the scalars of the text.
  let range: Range<Int>
  let content: Content

  /// Whether it is a month that was written in digits.
  var isMonthInDigits: Bool {
    if case .number = content { field.names == .month } else { false }
  }
}
