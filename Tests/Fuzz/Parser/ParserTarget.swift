import MachineTime

/// A format and what it may be held to.
private struct Case {
  let format: MachineFormat
  let lenient: MachineFormat
  /// The years in which what is written is read again.
  var years = 1...9_998

  init(_ format: MachineFormat) {
    self.format = format
    lenient = format.lenient
    // Two digits of a year are those of 1969 to 2068.
    if ["%y", "%D", "yy-"].contains(where: format.source.contains) { years = 1_970...2_067 }
    if format == .cookie { years = 1_602...9_998 }
  }
}

/// What inputs are read with, chosen by the first byte.
private enum Cases {
  private static let directives = [
    "%Y-%m-%d %H:%M:%S %z", "%a, %d %b %Y %T GMT", "%c", "%F %r", "%A %e %B %Y %k %u", "%s %z",
    "%y%j", "%D %l:%M%p", "%d/%b/%Y:%H:%M:%S %z", "%n%F%t%R%%", "%G-W%V-%u %T.%f", "%Y %U %a %I %p",
    "%y %W %w%.3f", "%C%y-%Om-%Od %OH:%OM:%OS%:z", "%-d%e %m %Y", "%3f%Y%j", "%T%.f,%F", "%F %z%T",
    "%g-W%V-%u %j",
  ]
  private static let patterns = [
    "EEE, dd MMM yyyy HH:mm:ss ZZZ", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX", "d.M.y k:m:s X",
    "EEEE d MMMM uuuu hh 'o''clock' a O", "yy-DDD KK:mm a xxxx", "yyyyMMddHHmmssSSSSSSSSS'Z'",
    "y/MM/dd H:mm ZZZZ",
  ]
  static let all: [Case] = {
    do throws(MachineTimeError) {
      var cases = MachineFormat.standards.map { Case($0) }
      for source in directives { cases.append(Case(try MachineFormat(source))) }
      for source in patterns { cases.append(Case(try MachineFormat(pattern: source))) }
      return cases
    } catch {
      preconditionFailure("\(error)")
    }
  }()
  static let zones: [TimeZoneRules] = {
    do throws(MachineTimeError) {
      var zones = [TimeZoneRules.utc]
      for name in ["Europe/Berlin", "America/New_York", "Pacific/Apia", "Africa/Casablanca"] {
        zones.append(try .rules(for: TimeZoneID(name)))
      }
      return zones
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

private typealias Outcome<Value> = Result<Value, MachineTimeError>

/// Reads the input after its first byte in every way there is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let tested = Cases.all[Int(choice) % Cases.all.count]
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let strict = checkReading(text, tested.format)
  let lenient = checkReading(text, tested.lenient)
  // Bytes that are no text are refused, or read alike where nothing looks at them.
  _ = outcome { () throws(MachineTimeError) in try tested.format.parse(bytes.span) }
  _ = outcome { () throws(MachineTimeError) in try tested.lenient.parseValue(bytes.span) }
  if case .success = strict.parsed { precondition(strict.parsed == lenient.parsed, text) }
  if case .success = strict.value { precondition(strict.value == lenient.value, text) }
  if case .success = strict.zoned { precondition(strict.zoned == lenient.zoned, text) }
  let zone = Cases.zones[Int(choice) / Cases.all.count % Cases.zones.count]
  checkZone(zone, text, tested.format, strict.parsed)
  checkZone(zone, text, tested.lenient, lenient.parsed)
  if case .success(let parsed) = strict.parsed { checkWritten(parsed, tested) }
  return 0
}

private func outcome<Value>(_ parse: () throws(MachineTimeError) -> Value) -> Outcome<Value> {
  do throws(MachineTimeError) {
    return .success(try parse())
  } catch {
    return .failure(error)
  }
}

// MARK: Reading

private struct Reading {
  let parsed: Outcome<OffsetInstant>
  let value: Outcome<MachineValue>
  let zoned: Outcome<ZonedInstant>
}

/// A text is read the same as a string, as a part of one and as bytes.
private func checkReading(_ text: String, _ format: MachineFormat) -> Reading {
  let bytes = Array(text.utf8)
  let reading = Reading(
    parsed: outcome { () throws(MachineTimeError) in try format.parse(text) },
    value: outcome { () throws(MachineTimeError) in try format.parseValue(text) },
    zoned: outcome { () throws(MachineTimeError) in try format.parseZoned(text) }
  )
  precondition(
    reading.parsed == outcome { () throws(MachineTimeError) in try format.parse(bytes.span) }
  )
  precondition(
    reading.value == outcome { () throws(MachineTimeError) in try format.parseValue(bytes.span) }
  )
  precondition(
    reading.zoned == outcome { () throws(MachineTimeError) in try format.parseZoned(bytes.span) }
  )
  // Bytes beyond the part must not be seen.
  let part = "0\(text)0".dropFirst().dropLast()
  if part.utf8.elementsEqual(bytes) {
    precondition(
      reading.parsed == outcome { () throws(MachineTimeError) in try format.parse(part) }
    )
    precondition(
      reading.value == outcome { () throws(MachineTimeError) in try format.parseValue(part) }
    )
    precondition(
      reading.zoned == outcome { () throws(MachineTimeError) in try format.parseZoned(part) }
    )
  }
  checkError(reading.parsed, bytes.count)
  checkError(reading.value, bytes.count)
  checkError(reading.zoned, bytes.count)
  checkAgreement(reading, text)
  return reading
}

private func checkError<Value>(_ outcome: Outcome<Value>, _ count: Int) {
  guard case .failure(let error) = outcome, let offset = error.offset else { return }
  // A format that cannot be read blames itself.
  if case .invalidFormat = error { return }
  precondition((0...count).contains(offset) && !error.reason.isEmpty, "\(error)")
}

/// What tells an instant tells the same one in every way of reading.
private func checkAgreement(_ reading: Reading, _ text: String) {
  guard case .success(let parsed) = reading.parsed else { return }
  if case .success(let zoned) = reading.zoned {
    precondition(zoned.instant == parsed.instant, text)
    precondition(zoned.offsetSeconds ?? 0 == parsed.offsetSeconds ?? 0, text)
  }
  guard case .success(let value) = reading.value else { preconditionFailure(text) }
  let instant: Outcome<Instant>
  switch value {
  case .instant(let same):
    precondition(same == parsed, text)
    return
  case .dateTime(let clock):
    instant = outcome { () throws(MachineTimeError) in try Instant(clock) }
  case .date(let date):
    instant = outcome { () throws(MachineTimeError) in
      try Instant(CivilDateTime(date, CivilTime(hour: 0)))
    }
  case .time: preconditionFailure(text)
  }
  precondition(instant == .success(parsed.instant) && parsed.offsetSeconds == nil, text)
}

// MARK: Zones

private func checkZone(
  _ zone: TimeZoneRules,
  _ text: String,
  _ format: MachineFormat,
  _ parsed: Outcome<OffsetInstant>
) {
  for choice in LocalTimeChoice.allCases {
    let local = outcome { () throws(MachineTimeError) in
      try format.parse(text, in: zone, choosing: choice)
    }
    checkError(local, text.utf8.count)
    guard case .success(let parsed) = parsed else {
      precondition(zone !== TimeZoneRules.utc || local == parsed, text)
      continue
    }
    let isCount = ["%s", "unix"].contains(where: format.source.hasPrefix)
    if parsed.offsetSeconds != nil || isCount {
      precondition(local == .success(parsed), text)
    } else if case .success(let found) = local, choice == .reject {
      let clock = CivilDateTime(found.instant, offsetSeconds: found.offsetSeconds ?? 0)
      precondition(clock == CivilDateTime(parsed.instant), text)
    }
  }
}

// MARK: Writing

/// What is written for an instant that was read is read again as the same, but for an offset that
/// the format cannot write or that carries the year out of it.
private func checkWritten(_ parsed: OffsetInstant, _ tested: Case) {
  let offset = parsed.offsetSeconds ?? 0
  let format = tested.format
  let text = format.string(parsed.instant, offsetSeconds: offset)
  do throws(MachineTimeError) {
    let again = try format.parse(text)
    // Not every format has the fraction that stands for second 60.
    precondition(again.instant.secondsSince1970 == parsed.instant.secondsSince1970, text)
    precondition(format.string(again.instant, offsetSeconds: again.offsetSeconds ?? 0) == text)
  } catch {
    let year = CivilDateTime(parsed.instant, offsetSeconds: offset).year
    precondition(offset % 60 != 0 || !tested.years.contains(year), "\(text): \(error)")
  }
}
