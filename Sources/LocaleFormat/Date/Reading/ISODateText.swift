internal import MachineTime

/// A text that begins like a date of ISO 8601, `2026-11-25` or `2026-W48`.
struct ISODateText {
  private let text: String
  let hasTime: Bool
  /// Whether the date is four, two and two digits with hyphens, as `2026-11-25`.
  let isPlain: Bool
  /// The place of the date in the text that was typed, in UTF-8 bytes.
  private let start: Int

  /// - Returns: nil for any other text. In lenient mode, white space around it is ignored.
  init?(_ typed: String, _ mode: ParseMode) {
    var bytes = typed.utf8[...]
    if mode == .lenient {
      func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
      bytes = bytes.drop(while: isSpace)
      while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let year = bytes.prefix(while: isDigit)
    let rest = bytes.dropFirst(year.count)
    guard year.count == 4, rest.first == UInt8(ascii: "-"),
      let next = rest.dropFirst().first, isDigit(next) || next | 0x20 == UInt8(ascii: "w")
    else { return nil }
    let date = bytes.prefix { isDigit($0) || $0 == UInt8(ascii: "-") }
    isPlain =
      date.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map(\.count) == [4, 2, 2]
    text = String(Substring(bytes))
    start = typed.utf8.distance(from: typed.utf8.startIndex, to: bytes.startIndex)
    hasTime = bytes.contains { $0 == 0x20 || $0 | 0x20 == UInt8(ascii: "t") }
  }

  /// Finds the instant of the date on the clocks of a zone, or of the instant that the text is.
  ///
  /// - Throws: The error in the text, with its place in the text that was typed.
  func instant(
    in rules: TimeZoneRules,
    _ options: DateReadingOptions
  ) throws(FormatError) -> Instant {
    let format = options.mode == .lenient ? MachineFormat.iso8601.lenient : .iso8601
    func read(_ choice: LocalTimeChoice) throws(FormatError) -> Instant {
      try format.parse(text, in: rules, choosing: choice).instant
    }
    do throws(FormatError) {
      // A day that the clocks skip has no later time.
      let usual: LocalTimeChoice? = options.mode == .lenient && hasTime ? .later : nil
      if let choice = options.choice ?? usual {
        return try read(choice)
      }
      do throws(FormatError) {
        return try read(.reject)
      } catch  where error.code == .repeatedLocalTime {
        return try read(.later)
      }
    } catch {
      throw .unreadable(
        text.excerpt,
        offset: start + (error.offset ?? 0),
        reason: error.reason,
        proposal: nil
      )
    }
  }
}
