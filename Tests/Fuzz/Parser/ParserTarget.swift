import MachineTime

/// What inputs are read with, chosen by the first byte.
private enum Formats {
  static let fixed: [MachineFormat] = [.rfc3339]
  static let compiled = [
    "%Y-%m-%d %H:%M:%S %z", "%a, %d %b %Y %T GMT", "%c", "%F %r", "%A %e %B %Y %k %u", "%s %z",
    "%y%j", "%D %l:%M%p", "%d/%b/%Y:%H:%M:%S %z", "%n%F%t%R%%",
  ].map { source in
    do throws(MachineTimeError) {
      return try MachineFormat(source)
    } catch {
      preconditionFailure("\(source): \(error)")
    }
  }
  static let all = fixed + compiled
}

/// Reads the input after its first byte as a string, as a part of one and as bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let format = Formats.all[Int(choice) % Formats.all.count]
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let utf8 = Array(text.utf8)
  let whole = outcome { () throws(MachineTimeError) in try format.parse(text) }
  // Bytes beyond the part must not be seen.
  let part = "0\(text)0".dropFirst().dropLast()
  let isPart = part.utf8.elementsEqual(utf8)
  precondition(
    !isPart || whole == outcome { () throws(MachineTimeError) in try format.parse(part) }
  )
  precondition(whole == outcome { () throws(MachineTimeError) in try format.parse(utf8.span) })
  switch whole {
  case .success(let parsed): checkWritten(parsed, format)
  case .failure(let error): precondition((0...utf8.count).contains(error.offset ?? -1))
  }
  return 0
}

private func outcome(
  _ parse: () throws(MachineTimeError) -> OffsetInstant
) -> Result<OffsetInstant, MachineTimeError> {
  do throws(MachineTimeError) {
    return .success(try parse())
  } catch {
    return .failure(error)
  }
}

/// What is written for an instant that was read is read again as the same, but for an offset that
/// the format cannot write or that carries the year out of it.
private func checkWritten(_ parsed: OffsetInstant, _ format: MachineFormat) {
  let offset = parsed.offsetSeconds ?? 0
  let text = format.string(parsed.instant, offsetSeconds: offset)
  do throws(MachineTimeError) {
    let again = try format.parse(text)
    precondition(again.instant == parsed.instant, "\(text)")
  } catch {
    let year = CivilDateTime(parsed.instant, offsetSeconds: offset).year
    precondition(offset % 60 != 0 || !(1...9_998).contains(year), "\(text): \(error)")
  }
}
