internal import Faults
internal import Sharing

extension TextReader {
  /// Reads the abbreviation of a zone.
  ///
  /// `UTC` and `GMT` are offset 0, and an abbreviation that is an offset (`+0530`) is that offset.
  /// Another one needs an offset in the text, or the rules of a zone.
  mutating func readZoneAbbreviation(from bytes: Span<UInt8>) throws(FormatError) {
    let start = position
    if let sign = peek(bytes), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      return try readNumericAbbreviation(isNegative: sign == UInt8(ascii: "-"), from: bytes)
    }
    let count = letterCount(in: bytes)
    guard count >= 3 else {
      throw unreadable(
        bytes,
        Reason("zone-abbreviation-expected", "expected the abbreviation of a time zone")
      )
    }
    position += count
    let name = Self.text(start..<position, of: bytes)
    if name == "UTC" || name == "GMT" {
      try fields.set(.offset, 0, at: start, in: bytes)
    } else {
      fields.put(.zoneName, count, at: start)
    }
  }

  /// Reads `+hh`, `+hhmm` or `+hhmmss`.
  private mutating func readNumericAbbreviation(
    isNegative: Bool,
    from bytes: Span<UInt8>
  ) throws(FormatError) {
    let start = position
    position += 1
    let digits = digitCount(in: bytes)
    var seconds = try offsetPart("hour", digits: 2, 0...23, from: bytes) * 3_600
    if digits > 2 { seconds += try offsetPart("minute", digits: 2, 0...59, from: bytes) * 60 }
    if digits > 4 { seconds += try offsetPart("second", digits: 2, 0...59, from: bytes) }
    try fields.set(.offset, isNegative ? -seconds : seconds, at: start, in: bytes)
  }
}

extension ParsedFields {
  /// Requires an offset where the text has the abbreviation of a zone, and the zone is not known.
  @inline(never)
  func requireOffsetBesideZoneName(_ bytes: Span<UInt8>) throws(FormatError) {
    if has(.zoneName), !has(.offset), !has(.count) { throw offsetNotDetermined(bytes) }
  }

  private func offsetNotDetermined(_ bytes: Span<UInt8>) -> FormatError {
    TextReader.impossible(
      bytes,
      at: position(of: .zoneName),
      Reason(
        "abbreviation-names-zone",
        """
        \(zoneName(bytes).excerpt) is the name of a zone, which does not determine an offset; write %z
        """
      )
    )
  }

  /// The instant at which a zone has the text's abbreviation when its clocks show a time.
  @inline(never)
  func instant(
    ofNamed clock: CivilDateTime,
    _ bytes: Span<UInt8>,
    in rules: TimeZoneRules,
    choosing choice: LocalTimeChoice
  ) throws(FormatError) -> OffsetInstant {
    // UTC is also the zone of texts for which none is given.
    guard rules.id != .utc else { throw offsetNotDetermined(bytes) }
    let name = zoneName(bytes)
    let known: [String]
    switch try rules.meaning(of: clock) {
    case .overlap(let earlier, let later):
      let both = [earlier, later].filter { rules.offset(at: $0.instant).abbreviation == name }
      if both.count == 1 { return both[0] }
      known = [earlier, later].map { rules.offset(at: $0.instant).abbreviation }
    case .gap(let transition):
      known = [transition.before.abbreviation, transition.after.abbreviation]
    case .unique(let only): known = [rules.offset(at: only.instant).abbreviation]
    }
    guard known.contains(name) else {
      throw TextReader.impossible(
        bytes,
        at: position(of: .zoneName),
        Reason(
          "other-zone-abbreviation",
          "the clocks of \(rules.id.identifier.excerpt) are \(known[0]) then, not \(name.excerpt)"
        )
      )
    }
    return present.isDisjoint(with: .times)
      ? try rules.startOfDay(clock.date, choosing: choice)
      : try rules.instant(of: clock, choosing: choice)
  }

  private func zoneName(_ bytes: Span<UInt8>) -> String {
    let start = position(of: .zoneName)
    return TextReader.text(start..<start + self[.zoneName], of: bytes)
  }
}
