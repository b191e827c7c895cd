internal import Faults

/// The fields that were read from a text so far, with their positions for errors.
///
/// It is not copyable: a copy right after the fields are stored would have to wait for all of the
/// stores.
struct ParsedFields: ~Copyable {
  /// A value, and the position where it begins, in bytes from the start of the text.
  private struct Given {
    var value: Int32 = 0
    var position: Int32 = 0
  }

  private(set) var present: FieldSet = []
  /// Whether a weekday that does not match the date is accepted.
  var ignoresWeekday = false
  /// Seconds since 1970, if the text gave them.
  private(set) var countSeconds = 0

  // One property for each field in place of an array: if the field is a constant at the call, the
  // access is a single load or store.
  private var year = Given()
  private var century = Given()
  private var yearOfCentury = Given()
  private var weekYear = Given()
  private var weekYearOfCentury = Given()
  private var week = Given()
  private var weekFromSunday = Given()
  private var weekFromMonday = Given()
  private var month = Given()
  private var day = Given()
  private var dayOfYear = Given()
  private var isoWeekday = Given()
  private var weekdayFromSunday = Given()
  private var hour = Given()
  private var hourFromOne = Given()
  private var hourOfDayHalf = Given()
  private var hourOfDayHalfFromZero = Given()
  private var dayHalf = Given()
  private var minute = Given()
  private var second = Given()
  private var fraction = Given()
  private var offset = Given()
  private var count = Given()
  private var zoneName = Given()

  @inline(__always)
  private subscript(given field: Field) -> Given {
    get {
      switch field {
      case .year: year
      case .century: century
      case .yearOfCentury: yearOfCentury
      case .weekYear: weekYear
      case .weekYearOfCentury: weekYearOfCentury
      case .week: week
      case .weekFromSunday: weekFromSunday
      case .weekFromMonday: weekFromMonday
      case .month: month
      case .day: day
      case .dayOfYear: dayOfYear
      case .isoWeekday: isoWeekday
      case .weekdayFromSunday: weekdayFromSunday
      case .hour: hour
      case .hourFromOne: hourFromOne
      case .hourOfDayHalf: hourOfDayHalf
      case .hourOfDayHalfFromZero: hourOfDayHalfFromZero
      case .dayHalf: dayHalf
      case .minute: minute
      case .second: second
      case .fraction: fraction
      case .offset: offset
      case .count: count
      case .zoneName: zoneName
      }
    }
    set {
      switch field {
      case .year: year = newValue
      case .century: century = newValue
      case .yearOfCentury: yearOfCentury = newValue
      case .weekYear: weekYear = newValue
      case .weekYearOfCentury: weekYearOfCentury = newValue
      case .week: week = newValue
      case .weekFromSunday: weekFromSunday = newValue
      case .weekFromMonday: weekFromMonday = newValue
      case .month: month = newValue
      case .day: day = newValue
      case .dayOfYear: dayOfYear = newValue
      case .isoWeekday: isoWeekday = newValue
      case .weekdayFromSunday: weekdayFromSunday = newValue
      case .hour: hour = newValue
      case .hourFromOne: hourFromOne = newValue
      case .hourOfDayHalf: hourOfDayHalf = newValue
      case .hourOfDayHalfFromZero: hourOfDayHalfFromZero = newValue
      case .dayHalf: dayHalf = newValue
      case .minute: minute = newValue
      case .second: second = newValue
      case .fraction: fraction = newValue
      case .offset: offset = newValue
      case .count: count = newValue
      case .zoneName: zoneName = newValue
      }
    }
  }

  @inline(__always)
  subscript(field: Field) -> Int {
    Int(self[given: field].value)
  }

  @inline(__always)
  func has(_ field: Field) -> Bool {
    present.contains(FieldSet(field))
  }

  /// The position of a field, in bytes from the start of the text.
  func position(of field: Field) -> Int {
    Int(self[given: field].position)
  }

  /// Stores a field that the text gives for the first time.
  @inline(__always)
  mutating func put(_ field: Field, _ value: Int, at start: Int) {
    present.formUnion(FieldSet(field))
    self[given: field] = Given(
      value: Int32(truncatingIfNeeded: value),
      position: Int32(truncatingIfNeeded: start)
    )
  }

  /// Stores a field.
  ///
  /// If the text gives it twice, the values must be equal.
  @inline(__always)
  mutating func set(
    _ field: Field,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) throws(FormatError) {
    guard !has(field) || self[field] == value else {
      throw Self.contradiction(field, value, at: start, in: bytes)
    }
    put(field, value, at: start)
  }

  @inline(never)
  private static func contradiction(
    _ field: Field,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) -> FormatError {
    let text = field == .offset ? value.offsetText : "\(value)"
    return TextReader.impossible(
      bytes,
      at: start,
      Reason("contradicts-earlier-field", "\(text) contradicts an earlier field")
    )
  }

  mutating func putCount(seconds: Int, nanosecond: Int, at start: Int) {
    put(.count, 0, at: start)
    put(.fraction, nanosecond, at: start)
    countSeconds = seconds
  }
}
