internal import ICU

/// The texts of single fields of dates in every number of letters.
struct DateFieldTexts {
  private struct Key: Hashable {
    let field: PatternField
    let milliseconds: Double
  }

  private static let mark: Character = "\u{1}"
  private let fields: [PatternField]
  /// The calendar, by which ICU chooses the pattern; nil if no plan knows it, or if it has several
  /// eras, since ICU chooses by them too.
  let calendar: CalendarArithmetic?
  private var texts: [Key: String] = [:]

  /// Writes all fields of some letters at some moments.
  init(
    _ letters: Set<UInt8>,
    at moments: [DateHandle.Moment],
    _ options: DateHandle.Options
  ) throws(ICUError) {
    fields = letters.sorted().flatMap { letter in
      (1...Self.mostLetters).map { PatternField(letter: letter, count: $0) }
    }.filter { $0.shape != nil && $0.isDistinct }
    var own = options
    own.content = .pattern(fields.map(\.pattern).joined(separator: String(Self.mark)))
    let handle = try DateHandle(own)
    let name = try handle.calendarType()
    calendar = try CalendarEras.of(name).isOneEra ? CalendarArithmetic(name) : nil
    for moment in moments {
      let written = try handle.string(moment).split(
        separator: Self.mark,
        omittingEmptySubsequences: false
      )
      for (field, text) in zip(fields, written) {
        texts[Key(field: field, milliseconds: moment.millisecondsSince1970)] = String(text)
      }
    }
  }

  private static let mostLetters = 6

  /// The numbers of letters in which a field has a text at a moment.
  func counts(of letter: UInt8, writing text: String, at moment: DateHandle.Moment) -> Set<Int> {
    Set(
      fields.filter {
        $0.letter == letter
          && texts[Key(field: $0, milliseconds: moment.millisecondsSince1970)] == text
      }.map(\.count)
    )
  }
}

extension PatternField {
  /// Whether no field with fewer letters always has the same text.
  fileprivate var isDistinct: Bool {
    switch (Unicode.Scalar(letter), count) {
    case ("E", 2...3), ("a", 2...3), ("b", 2...3), ("B", 2...3), ("G", 2...3), ("z", 2...3),
      ("Z", 2...3):
      false
    default: true
    }
  }
}
