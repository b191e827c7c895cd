// Bytes as a TZif file.

@testable import MachineTime

/// Reads the input, and checks the rules at instants taken from it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTZif(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    var reader = TZifReader(bytes)
    let rules = TimeZoneRules(id: .utc, table: try reader.read())
    for seconds in instants(in: bytes) {
      checkRules(rules, at: Instant(uncheckedSeconds: seconds, nanosecond: 0))
    }
  } catch {
    precondition(!error.reason.template.isEmpty)
  }
  return 0
}

/// The ends of the range, and instants made of bytes after the header, in the middle and near the
/// end of the input.
private func instants(in bytes: [UInt8]) -> [Int64] {
  let range = Instant.validSeconds
  var instants = [range.lowerBound, range.upperBound, 0, 1_751_371_200]
  for start in [44, bytes.count / 2, bytes.count - 40] where start >= 0 && start + 8 <= bytes.count
  {
    let value = bytes[start..<start + 8].reduce(0) { $0 << 8 | Int64($1) }
    instants.append(min(max(value % range.upperBound, range.lowerBound), range.upperBound))
  }
  return instants
}

private func checkRules(_ rules: TimeZoneRules, at instant: Instant) {
  let offset = rules.offset(at: instant)
  precondition(offset.seconds == rules.offsetSeconds(at: instant))
  precondition(ZoneTable.validOffsets.contains(offset.seconds))
  if let next = rules.nextTransition(after: instant) {
    precondition(next.instant > instant && next.before != next.after)
    precondition(next.before == offset && rules.offset(at: next.instant) == next.after)
    if let back = rules.previousTransition(before: next.instant) {
      precondition(back.instant <= instant && back.after == offset)
    }
  }
  if let previous = rules.previousTransition(before: instant) {
    precondition(previous.instant < instant)
    precondition(rules.offset(at: previous.instant) == previous.after)
  }
  checkLocalTime(CivilDateTime(instant, offsetSeconds: offset.seconds), of: rules, showing: instant)
}

private func checkLocalTime(
  _ civil: CivilDateTime,
  of rules: TimeZoneRules,
  showing instant: Instant
) {
  do throws(FormatError) {
    switch try rules.meaning(of: civil) {
    case .unique(let only): precondition(only.instant == instant)
    case .overlap(let earlier, let later):
      precondition(earlier.instant < later.instant)
      precondition(earlier.instant <= instant && instant <= later.instant)
    case .gap: preconditionFailure("a time that is shown was skipped")
    }
  } catch {
    guard error.code == .instantOutOfRange else { preconditionFailure(error.description) }
  }
}
