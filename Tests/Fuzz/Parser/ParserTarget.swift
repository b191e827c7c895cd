import MachineTime

/// A format, with the limits of the checks.
private struct Case {
  let format: MachineFormat
  let lenient: MachineFormat
  /// The years in which a written text can be read again.
  var years = 1...9_998

  init(_ format: MachineFormat) {
    self.format = format
    lenient = format.lenient
    // A year of two digits is one of 1969 to 2068.
    if ["%y", "%D", "yy-"].contains(where: format.source.contains) { years = 1_970...2_067 }
    if format == .cookie { years = 1_602...9_998 }
  }
}

/// The cases for the inputs: the first byte chooses the format, the second the checks.
private enum Cases {
  private static let directives = [
    "%Y-%m-%d %H:%M:%S %z", "%a, %d %b %Y %T GMT", "%c", "%F %r", "%A %e %B %Y %k %u", "%s %z",
    "%y%j", "%D %l:%M%p", "%d/%b/%Y:%H:%M:%S %z", "%n%F%t%R%%", "%G-W%V-%u %T.%f", "%Y %U %a %I %p",
    "%y %W %w%.3f", "%C%y-%Om-%Od %OH:%OM:%OS%:z", "%-d%e %m %Y", "%3f%Y%j", "%T%.f,%F", "%F %z%T",
    "%g-W%V-%u %j", "%F %T %::z", "%F %T %Z", "%d %b %Y %T %z (%Z)",
  ]
  private static let patterns = [
    "EEE, dd MMM yyyy HH:mm:ss ZZZ", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX", "d.M.y k:m:s X",
    "EEEE d MMMM uuuu hh 'o''clock' a O", "yy-DDD KK:mm a xxxx", "yyyyMMddHHmmssSSSSSSSSS'Z'",
    "y/MM/dd H:mm ZZZZ",
  ]
  static let all: [Case] = {
    do throws(FormatError) {
      var cases = MachineFormat.standards.map { Case($0) }
      for source in directives { cases.append(Case(try MachineFormat(source))) }
      for source in patterns { cases.append(Case(try MachineFormat(pattern: source))) }
      return cases
    } catch {
      preconditionFailure("\(error)")
    }
  }()
  static let zones: [TimeZoneRules] = {
    do throws(FormatError) {
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

private typealias Outcome<Value> = Result<Value, FormatError>

/// Reads the input after its first two bytes in one of the possible ways.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 2 else { return 0 }
  let tested = Cases.all[Int(bytes[0]) % Cases.all.count]
  let format = bytes[1] & 1 == 0 ? tested.format : tested.lenient
  let rest = bytes[2...]
  let text = String(decoding: rest, as: UTF8.self)
  switch bytes[1] >> 1 % 7 {
  case 0: checkSource(text, format) { bytes throws(FormatError) in try format.parse(bytes) }
  case 1:
    checkSource(text, format) { bytes throws(FormatError) in try format.parseValue(bytes) }
  case 2:
    checkSource(text, format) { bytes throws(FormatError) in try format.parseZoned(bytes) }
  case 3: checkAgreement(text, format)
  case 4: checkLeniency(text, tested)
  case 5: checkZone(Cases.zones[Int(bytes[1]) % Cases.zones.count], text, format)
  default:
    // Invalid UTF-8 is refused, or accepted where the format ignores the bytes.
    let parsed = outcome { () throws(FormatError) in try format.parse(rest.span) }
    if case .success(let parsed) = parsed, format == tested.format {
      checkWritten(parsed, tested)
    }
  }
  return 0
}

private func outcome<Value>(_ parse: () throws(FormatError) -> Value) -> Outcome<Value> {
  do throws(FormatError) {
    return .success(try parse())
  } catch {
    return .failure(error)
  }
}

// MARK: Reading

/// Checks that a text is read in the same way as bytes and as a part of a longer text, and that an
/// error is inside it.
private func checkSource<Value: Equatable>(
  _ text: String,
  _ format: MachineFormat,
  _ parse: (Span<UInt8>) throws(FormatError) -> Value
) {
  let bytes = Array(text.utf8)
  let whole = outcome { () throws(FormatError) in try parse(bytes.span) }
  checkError(whole, bytes.count)
  // Bytes outside the part must not be read.
  let part = Array("0\(text)0".utf8)[1...].dropLast()
  precondition(whole == outcome { () throws(FormatError) in try parse(part.span) }, text)
  guard let parsed = whole as? Outcome<OffsetInstant> else { return }
  precondition(parsed == outcome { () throws(FormatError) in try format.parse(text) }, text)
  let substring = "0\(text)0".dropFirst().dropLast()
  guard substring.utf8.elementsEqual(bytes) else { return }
  precondition(
    parsed == outcome { () throws(FormatError) in try format.parse(substring) },
    text
  )
}

/// Checks that the lenient format has the same result for every text that the strict one reads.
private func checkLeniency(_ text: String, _ tested: Case) {
  let strict = outcome { () throws(FormatError) in try tested.format.parse(text) }
  let value = outcome { () throws(FormatError) in try tested.format.parseValue(text) }
  if case .success = strict {
    precondition(
      strict == outcome { () throws(FormatError) in try tested.lenient.parse(text) },
      text
    )
  }
  if case .success = value {
    precondition(
      value == outcome { () throws(FormatError) in try tested.lenient.parseValue(text) },
      text
    )
  }
}

private func checkError<Value>(_ outcome: Outcome<Value>, _ count: Int) {
  guard case .failure(let error) = outcome, let offset = error.offset else { return }
  // The error of a format that cannot read has its place in the format.
  if error.code == .invalidFormat { return }
  precondition((0...count).contains(offset) && !error.message.isEmpty, "\(error)")
}

/// Checks that a text that gives an instant gives the same one in every way of reading.
private func checkAgreement(_ text: String, _ format: MachineFormat) {
  let parsed = outcome { () throws(FormatError) in try format.parse(text) }
  guard case .success(let parsed) = parsed else { return }
  let zoned = outcome { () throws(FormatError) in try format.parseZoned(text) }
  if case .success(let zoned) = zoned {
    precondition(zoned.instant == parsed.instant, text)
    precondition(zoned.offsetSeconds ?? 0 == parsed.offsetSeconds ?? 0, text)
  }
  let value = outcome { () throws(FormatError) in try format.parseValue(text) }
  guard case .success(let value) = value else { preconditionFailure(text) }
  let instant: Outcome<Instant>
  switch value {
  case .instant(let same):
    precondition(same == parsed, text)
    return
  case .dateTime(let clock):
    instant = outcome { () throws(FormatError) in try Instant(clock) }
  case .date(let date):
    instant = outcome { () throws(FormatError) in
      try Instant(CivilDateTime(date, CivilTime(hour: 0)))
    }
  case .time: preconditionFailure(text)
  }
  precondition(instant == .success(parsed.instant) && parsed.offsetSeconds == nil, text)
}

// MARK: Zones

private func checkZone(_ zone: TimeZoneRules, _ text: String, _ format: MachineFormat) {
  let parsed = outcome { () throws(FormatError) in try format.parse(text) }
  for choice in LocalTimeChoice.allCases {
    let local = outcome { () throws(FormatError) in
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
      // A date without a time may begin after midnight.
      let day = outcome { () throws(FormatError) in try format.parseValue(text) }
      if case .success(.date(let date)) = day {
        precondition(clock.date == date, text)
      } else {
        precondition(clock == CivilDateTime(parsed.instant), text)
      }
    }
  }
}

// MARK: Writing

/// Checks that an instant that was read is written as a text that is read as the same instant.
///
/// Exceptions are an offset that the format cannot write, and one that moves the year out of its
/// range.
private func checkWritten(_ parsed: OffsetInstant, _ tested: Case) {
  let offset = parsed.offsetSeconds ?? 0
  let format = tested.format
  let text = format.string(parsed.instant, offsetSeconds: offset)
  do throws(FormatError) {
    let again = try format.parse(text)
    // Not every format has the fraction that replaces second 60.
    precondition(again.instant.secondsSince1970 == parsed.instant.secondsSince1970, text)
    precondition(format.string(again.instant, offsetSeconds: again.offsetSeconds ?? 0) == text)
  } catch {
    let year = CivilDateTime(parsed.instant, offsetSeconds: offset).year
    precondition(offset % 60 != 0 || !tested.years.contains(year), "\(text): \(error)")
  }
}
