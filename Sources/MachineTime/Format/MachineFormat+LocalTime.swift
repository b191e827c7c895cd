internal import Faults

extension MachineFormat {
  /// Reads a text, which is a local time of a zone if it has no offset.
  ///
  /// An offset in the text is used whatever the zone is, and so is a count since 1970. Second 60 is
  /// accepted where the zone's clocks show a leap second, at the end of a month in UTC. A date
  /// without a time is the first moment of its day, as ``TimeZoneRules/startOfDay(_:choosing:)``
  /// finds it.
  ///
  /// ```swift
  /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// let format = MachineFormat("%F %R")
  /// try format.parse("2025-07-01 12:00", in: berlin).offsetSeconds  // 7200
  /// try format.parse("2025-10-26 02:30", in: berlin)  // throws
  /// try format.parse("2025-10-26 02:30", in: berlin, choosing: .later).offsetSeconds  // 3600
  /// ```
  /// - Parameters:
  ///   - text: The text to read.
  ///   - rules: The zone's rules.
  ///   - choice: Which instant to choose when the zone's clocks show the time twice or never; an
  ///     error by default.
  /// - Returns: The instant and the offset that the text or the zone gives.
  /// - Throws: The errors of ``parse(_:)-(String)``. `FormatError.Code.skippedLocalTime` and
  ///   `FormatError.Code.repeatedLocalTime` when `choice` is ``LocalTimeChoice/reject`` and the
  ///   zone's clocks show the time never or more than once.
  public func parse(
    _ text: String,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    try parse(text.utf8Span.span, in: rules, choosing: choice)
  }

  /// Reads a part of a text, as ``parse(_:in:choosing:)-(String,_,_)`` reads a whole one.
  ///
  /// ```swift
  /// let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
  /// let line = "1970-01-01 09:00 GET /"
  /// try MachineFormat("%F %R").parse(line.prefix(16), in: tokyo).instant.secondsSince1970  // 0
  /// ```
  /// - Parameters:
  ///   - text: The text to read.
  ///   - rules: The zone's rules.
  ///   - choice: Which instant to choose when the zone's clocks show the time twice or never.
  /// - Returns: The instant and the offset that the text or the zone gives.
  /// - Throws: The errors of ``parse(_:in:choosing:)-(String,_,_)``; offsets count from the start
  ///   of the part.
  public func parse(
    _ text: Substring,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    try parse(text.utf8Span.span, in: rules, choosing: choice)
  }

  /// Reads the bytes of a text, as ``parse(_:in:choosing:)-(String,_,_)`` reads a text.
  ///
  /// ```swift
  /// let tokyo = try TimeZoneRules.rules(for: "Asia/Tokyo")
  /// let bytes = Array("1970-01-01 09:00".utf8)
  /// try MachineFormat("%F %R").parse(bytes.span, in: tokyo).instant.secondsSince1970  // 0
  /// ```
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - rules: The zone's rules.
  ///   - choice: Which instant to choose when the zone's clocks show the time twice or never.
  /// - Returns: The instant and the offset that the text or the zone gives.
  /// - Throws: The errors of ``parse(_:in:choosing:)-(String,_,_)``.
  public func parse(
    _ bytes: Span<UInt8>,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice = .reject
  ) throws(FormatError) -> OffsetInstant {
    if let obstacle = plan.obstacle { throw unreadable(obstacle) }
    var reader = TextReader()
    try read(bytes, by: &reader, asInstant: true)
    if reader.fields.has(.offset) || reader.fields.has(.count) {
      return try reader.fields.instant(bytes)
    }
    return try reader.fields.instant(bytes, in: rules, choosing: choice)
  }
}
