internal import ICU
internal import MachineTime

extension DateReading {
  /// Finds the calendar's year of a date without a year.
  func usualYear(by handle: borrowing DateHandle) throws(ICUError) -> Int32 {
    guard let reference = options.reference else { return reader.vocabulary.usualYear }
    let offset = core.rules.offsetSeconds(at: reference)
    let clock = reference.millisecondsSince1970 + Int64(offset) * 1_000
    return try handle.values(of: [.extendedYear], atMilliseconds: Double(clock))[0]
  }
}
