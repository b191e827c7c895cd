/// What a text has told so far, and where it told it, for errors to point at.
struct ParsedFields {
  private(set) var present: FieldSet = []
  private var values = InlineArray<24, Int32>(repeating: 0)
  private var positions = InlineArray<24, Int32>(repeating: 0)
  /// Seconds since 1970, when the text told them.
  private(set) var count = 0
  /// Whether a weekday that is not the date's is let pass.
  var ignoresWeekday = false

  @inline(__always)
  subscript(field: Field) -> Int {
    Int(values[Int(field.rawValue)])
  }

  @inline(__always)
  func has(_ field: Field) -> Bool {
    present.contains(FieldSet(field))
  }

  /// Where the field was told: bytes from the start of the text.
  func position(of field: Field) -> Int {
    Int(positions[Int(field.rawValue)])
  }

  /// Keeps a field that the text tells for the first time.
  @inline(__always)
  mutating func put(_ field: Field, _ value: Int, at start: Int) {
    present.formUnion(FieldSet(field))
    values[Int(field.rawValue)] = Int32(truncatingIfNeeded: value)
    positions[Int(field.rawValue)] = Int32(truncatingIfNeeded: start)
  }

  /// Keeps a field; a text that tells it twice must say the same.
  @inline(__always)
  mutating func set(
    _ field: Field,
    _ value: Int,
    at start: Int,
    in bytes: Span<UInt8>
  ) throws(MachineTimeError) {
    guard !has(field) || self[field] == value else {
      throw TextReader.impossible(bytes, at: start, "\(value) contradicts an earlier field")
    }
    put(field, value, at: start)
  }

  mutating func putCount(seconds: Int, nanosecond: Int, at start: Int) {
    put(.count, 0, at: start)
    put(.fraction, nanosecond, at: start)
    count = seconds
  }
}
