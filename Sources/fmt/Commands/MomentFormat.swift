internal import MachineTime

/// How an instant is read and written by programs.
enum MomentFormat: Sendable {
  case format(MachineFormat)
  /// A count since 1970, in so many parts of a second.
  case count(perSecond: Int64)

  /// Finds a format by its name, or compiles a strptime format, which has a `%`.
  init(_ name: String, option: String) throws {
    switch name {
    case "rfc3339": self = .format(.rfc3339)
    case "unix": self = .count(perSecond: 1)
    case "unix-ms": self = .count(perSecond: 1_000)
    case "unix-ns": self = .count(perSecond: 1_000_000_000)
    default: self = .format(try strptimeFormat(name, option: option))
    }
  }

  func read(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> OffsetInstant {
    do throws(MachineTimeError) {
      switch self {
      case .format(let format): return try format.parse(bytes.span)
      case .count(let perSecond):
        guard let count = Int64(String(decoding: bytes, as: UTF8.self)) else {
          let place = bytes.firstNonDigit
          let isTooLarge = place == bytes.count && place > 1
          throw MachineTimeError.unparsable(
            String(decoding: bytes, as: UTF8.self),
            offset: isTooLarge ? 0 : place,
            expected: isTooLarge ? "a count within 64 bits" : "a whole number"
          )
        }
        let (seconds, rest) = count.flooredDivision(by: perSecond)
        let nanosecond = Int32(rest * (1_000_000_000 / perSecond))
        return OffsetInstant(
          instant: try Instant(secondsSince1970: seconds, nanosecond: nanosecond),
          offsetSeconds: nil
        )
      }
    } catch {
      throw ValueError(error)
    }
  }

  func append(
    _ instant: Instant,
    offsetSeconds: Int,
    to bytes: inout [UInt8]
  ) throws(ValueError) {
    switch self {
    case .format(let format): format.append(instant, offsetSeconds: offsetSeconds, to: &bytes)
    case .count(let perSecond):
      let (whole, overflow) = instant.secondsSince1970.multipliedReportingOverflow(by: perSecond)
      let part = Int64(instant.nanosecond) / (1_000_000_000 / perSecond)
      let (count, overflows) = whole.addingReportingOverflow(part)
      guard !overflow, !overflows else {
        throw ValueError(offset: 0, reason: "the count does not fit in 64 bits")
      }
      bytes += String(count).utf8
    }
  }
}

private func strptimeFormat(_ format: String, option: String) throws -> MachineFormat {
  guard format.contains("%") else {
    throw usageError(
      "\(option): '\(format)' is neither rfc3339, unix, unix-ms, unix-ns nor a strptime format with '%'"
    )
  }
  do {
    return try MachineFormat(format)
  } catch {
    throw usageError("\(option): \(error)")
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension ArraySlice<UInt8> {
  /// The place of the first byte that cannot stand in a whole number, from the slice's start.
  fileprivate var firstNonDigit: Int {
    let signed = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let start = startIndex + (signed ? 1 : 0)
    return (self[start...].firstIndex { !(0x30...0x39).contains($0) } ?? endIndex) - startIndex
  }
}
