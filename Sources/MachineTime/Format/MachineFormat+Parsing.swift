public import Faults
internal import Sharing

extension MachineFormat {
  /// Reads a text in this format.
  ///
  /// The whole text must fit. A field smaller than a day that the format does not have is 0.
  /// Without an offset the text is read as UTC.
  ///
  /// ```swift
  /// let parsed = try MachineFormat("%F %R").parse("2014-02-07 19:00")
  /// parsed.instant.secondsSince1970  // 1391799600
  /// parsed.offsetSeconds  // nil
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The instant, and the offset that the text gave.
  /// - Throws: `FormatError.Code.unreadable` when the text does not have the shape of the format.
  ///   `FormatError.Code.impossible` when it has, but is not a real date or time.
  ///   `FormatError.Code.invalidFormat` when the format lacks a field that a date needs.
  ///
  /// Cost: no allocation when the text fits and is a native Swift string.
  public func parse(_ text: String) throws(FormatError) -> OffsetInstant {
    let instant = text.withUTF8Span { plan.timestamp?.instant(of: $0) }
    if let instant { return instant }
    return try parseByElements(text.utf8Span.span)
  }

  /// Reads a part of a text in this format, as ``parse(_:)-(String)`` reads a whole one.
  ///
  /// ```swift
  /// let line = "1970-01-01T00:00:01Z GET /"
  /// try MachineFormat.rfc3339.parse(line.prefix(20)).instant.secondsSince1970  // 1
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The instant, and the offset that the text gave.
  /// - Throws: What ``parse(_:)-(String)`` throws; offsets count from the start of the part.
  public func parse(_ text: Substring) throws(FormatError) -> OffsetInstant {
    try parse(text.utf8Span.span)
  }

  /// Reads the bytes of a text in this format, as ``parse(_:)-(String)`` reads a text.
  ///
  /// ```swift
  /// let bytes = Array("1970-01-01T00:00:01Z".utf8)
  /// try MachineFormat.rfc3339.parse(bytes.span).instant.secondsSince1970  // 1
  /// ```
  /// - Parameter bytes: UTF-8. Invalid UTF-8 is refused like any text that does not fit.
  /// - Returns: The instant, and the offset that the text gave.
  /// - Throws: What ``parse(_:)-(String)`` throws.
  public func parse(_ bytes: Span<UInt8>) throws(FormatError) -> OffsetInstant {
    if let instant = plan.timestamp?.instant(of: bytes) { return instant }
    return try parseByElements(bytes)
  }

  /// Reads every text that ``Timestamp`` does not: other formats, and rare or faulty timestamps.
  @inline(never)
  func parseByElements(_ bytes: Span<UInt8>) throws(FormatError) -> OffsetInstant {
    if let obstacle = plan.obstacle { throw unreadable(obstacle) }
    var reader = TextReader()
    try read(bytes, by: &reader, asInstant: true)
    if plan.namesZone { try reader.fields.requireOffsetBesideZoneName(bytes) }
    return try reader.fields.instant(bytes)
  }

  /// Reads a text that may be less than an instant: without an offset, a time, or a date.
  ///
  /// ```swift
  /// try MachineFormat("%H:%M").parseValue("07:32")  // .time(CivilTime(hour: 7, minute: 32), offsetSeconds: nil)
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The value of the text.
  /// - Throws: What ``parse(_:)-(String)`` throws.
  public func parseValue(_ text: String) throws(FormatError) -> MachineValue {
    try parseValue(text.utf8Span.span)
  }

  /// Reads a part of a text, as ``parseValue(_:)-(String)`` reads a whole one.
  ///
  /// ```swift
  /// let line = "1979-05-27 is a date"
  /// try MachineFormat.rfc3339Date.parseValue(line.prefix(10))  // .date(CivilDate(year: 1979, month: 5, day: 27))
  /// ```
  /// - Parameter text: The text to read.
  /// - Returns: The value of the text.
  /// - Throws: What ``parse(_:)-(String)`` throws; offsets count from the start of the part.
  public func parseValue(_ text: Substring) throws(FormatError) -> MachineValue {
    try parseValue(text.utf8Span.span)
  }

  /// Reads the bytes of a text, as ``parseValue(_:)-(String)`` reads a text.
  ///
  /// ```swift
  /// let bytes = Array("1979-05-27".utf8)
  /// try MachineFormat.rfc3339Date.parseValue(bytes.span)  // .date(CivilDate(year: 1979, month: 5, day: 27))
  /// ```
  /// - Parameter bytes: UTF-8.
  /// - Returns: The value of the text.
  /// - Throws: What ``parse(_:)-(String)`` throws.
  public func parseValue(_ bytes: Span<UInt8>) throws(FormatError) -> MachineValue {
    if let obstacle = plan.valueObstacle { throw unreadable(obstacle) }
    var reader = TextReader()
    try read(bytes, by: &reader)
    if plan.namesZone { try reader.fields.requireOffsetBesideZoneName(bytes) }
    return try reader.fields.value(bytes)
  }

  @inline(__always)
  func read(
    _ bytes: Span<UInt8>,
    by reader: inout TextReader,
    asInstant: Bool = false
  ) throws(FormatError) {
    try TextReader.requirePositions(in: bytes)
    switch plan.grammar {
    case .elements:
      if isLenient {
        try reader.readLeniently(plan, from: bytes)
      } else {
        try reader.read(plan, from: bytes)
      }
    case .http: try reader.readHTTP(from: bytes, isLenient: isLenient)
    case .rfc5322: try reader.readRFC5322(from: bytes, isLenient: isLenient)
    case .cookie: try reader.readCookieDate(from: bytes)
    case .iso8601(let profile):
      try reader.readISO8601(allowed(profile, asInstant: asInstant), from: bytes)
    }
    try reader.requireEnd(of: bytes)
  }

  /// The profile that applies to a text: with fewer forms if it must give an instant, and with more
  /// forms if reading is lenient.
  @inline(__always)
  func allowed(_ profile: ISO8601Profile, asInstant: Bool) -> ISO8601Profile {
    let profile = isLenient ? profile.lenient : profile
    guard asInstant, profile.contains(.instantNeedsOffset) else { return profile }
    // A week date without a time cannot be part of an instant.
    let removed: ISO8601Profile = profile.contains(.weekDatesAlone) ? .weekDates : []
    return profile.union(.needsOffset).subtracting(removed)
  }

  @inline(never)
  func unreadable(_ obstacle: Reason) -> FormatError {
    .invalidFormat(source, offset: source.utf8.count, reason: obstacle)
  }
}

extension TextReader {
  /// Reads the elements of a plan, strictly.
  @inline(__always)
  mutating func read(_ plan: FormatPlan, from bytes: Span<UInt8>) throws(FormatError) {
    for step in plan.steps {
      switch step {
      case .date(let separator, let first):
        if !takesDate(separator: separator, from: bytes) {
          try read(plan, from: Int(first), bytes)
        }
      case .namedDate(let separator, let first):
        if !takesNamedDate(separator: separator, from: bytes) {
          try read(plan, from: Int(first), bytes)
        }
      case .time(let first):
        if !takesTime(from: bytes) { try read(plan, from: Int(first), bytes) }
      case .element(.literal(let byte)):
        guard takes(byte, from: bytes) else { throw missing(byte, in: bytes) }
      case .element(.letter(let capital)):
        guard takesLetter(capital, from: bytes) else { throw missing(capital, in: bytes) }
      case .element(.fraction(.optional)) where peek(bytes) != UInt8(ascii: "."): continue
      case .element(.offset(let shape)):
        if !takesOffset(shape, from: bytes) { try readOffset(shape, from: bytes) }
      case .element(.name(let kind, _)): try readName(kind, from: bytes)
      case .element(let element): try read(element, from: bytes)
      }
    }
  }

  /// Reads the elements of a merged step one by one, if they could not be read at once.
  @inline(never)
  private mutating func read(
    _ plan: FormatPlan,
    from first: Int,
    _ bytes: Span<UInt8>
  ) throws(FormatError) {
    for element in plan.elements[first..<first + FormatStep.count] {
      try read(element, from: bytes)
    }
  }
}
