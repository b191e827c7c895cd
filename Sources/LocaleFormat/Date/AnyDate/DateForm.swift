internal import ICU
internal import MachineTime
internal import Sharing

/// One of the forms that an ``AnyDateFormat`` reads.
///
/// Its reader, with the names that ICU writes, is made when a text first can have the form.
final class DateForm: Sendable {
  let form: AnyDateFormat.Form
  let shape: DateShape
  let vocabulary: DateVocabulary
  private let opening: DateOpening
  /// Whether the month must have its name in lenient reading too.
  private let needsMonthName: Bool
  private let made = PosixMutex<DateCore?>(nil)

  init(
    _ form: AnyDateFormat.Form,
    _ shape: DateShape,
    _ opening: DateOpening,
    _ vocabulary: DateVocabulary,
    needsMonthName: Bool
  ) {
    self.form = form
    self.shape = shape
    self.opening = opening
    self.vocabulary = vocabulary
    self.needsMonthName = needsMonthName
  }

  /// The core that reads, with its reader.
  func core() throws(ICUError) -> (core: DateCore, reader: DateReader) {
    if let core = made.withLock({ $0 }) { return (core, try core.reader()) }
    let reader = try DateReader(
      pattern: form.pattern,
      vocabulary: vocabulary,
      isOneOfMany: true,
      needsMonthName: needsMonthName
    )
    let core = DateCore(reading: opening, pattern: form.pattern, by: reader)
    return made.withLock { made in
      let kept = made ?? core
      made = kept
      return (kept, reader)
    }
  }

  /// Whether the form is a short style of dates, for which a locale can have other digits.
  var isShortStyle: Bool {
    if case .styles(.short, _) = form.format?.content { true } else { false }
  }

  /// Reads a text that no form has, but that ICU may read in this one.
  func instantByICU(_ text: String, _ options: DateReadingOptions) throws(ICUError) -> Instant? {
    let (core, reader) = try core()
    let reading = DateReading(core: core, reader: reader, text: text, options: options)
    return try core.handles.lend { handle throws(ICUError) in
      try reading.instantByICU(by: handle)
    }
  }

  /// The approximate size in bytes, with that of the formatter that a first reading opened.
  var estimatedByteCount: Int { 700 + (made.withLock { $0?.estimatedByteCount } ?? 0) }
}

/// The conditions under which a text can have a form, as far as its digits show.
struct DateShape: Sendable {
  let lacksYear: Bool
  let lacksTime: Bool
  /// Whether the pattern has the name of a month.
  let namesMonth: Bool
  /// The least number of groups of digits.
  private let groupCount: Int
  /// The scalars of the text between the fields, as ``ScalarSet``.
  private let literals: ScalarSet
  private let hasNames: Bool
  private let startsWithNumber: Bool
  /// Whether numbers may be written without digits.
  let isWritten: Bool

  init(_ pieces: [DatePiece], calendar: String) {
    let fields = pieces.compactMap(\.field)
    lacksYear = !fields.contains { $0.isYear || $0.letter == "U" }
    lacksTime = !fields.contains { $0.isTime }
    namesMonth = fields.contains { $0.names == .month && !$0.isNumeric }
    hasNames = fields.contains { !$0.isNumeric }
    startsWithNumber = pieces.first?.field?.isNumeric == true
    isWritten = ["japanese", "chinese", "dangi", "hebrew"].contains(calendar)
    var groups = 0
    var wasNumber = false
    var literals = ScalarSet()
    for piece in pieces {
      switch piece {
      case .field(let field):
        if field.isNumeric, !wasNumber { groups += 1 }
        wasNumber = field.isNumeric
      case .literal(let text):
        groups += DigitGroups(text).count
        for scalar in text { literals.insert(scalar) }
        wasNumber = false
      }
    }
    groupCount = groups
    self.literals = literals
  }

  /// Whether a text can have the form strictly.
  func admits(_ groups: DigitGroups, _ scalars: ScalarSet) -> Bool {
    literals.isSubset(of: scalars) && admits(groups)
  }

  /// Whether a text can have the form, with any separators.
  func admits(_ groups: DigitGroups) -> Bool {
    if isWritten { return true }
    if startsWithNumber, !groups.isFirst { return false }
    return hasNames ? groups.count >= groupCount : groups.count == groupCount
  }
}

/// The scalars of a text, of which several can share one bit.
struct ScalarSet: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ scalar: Unicode.Scalar) { bits |= 1 << UInt64(scalar.value & 63) }

  func isSubset(of other: ScalarSet) -> Bool { bits & ~other.bits == 0 }
}

/// The groups of digits of a text.
struct DigitGroups: Sendable {
  private(set) var count = 0
  /// Whether the text begins with a digit or the sign of a number.
  let isFirst: Bool

  init(_ scalars: [Unicode.Scalar]) {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
    isFirst = scalars.first.map { isDigit($0) || $0 == FoldedText.minus } ?? false
    var wasDigit = false
    for scalar in scalars {
      if isDigit(scalar), !wasDigit { count += 1 }
      wasDigit = isDigit(scalar)
    }
  }
}
