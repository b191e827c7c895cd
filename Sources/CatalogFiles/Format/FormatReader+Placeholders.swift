internal import Faults

extension FormatReader {
  /// A part of a text that begins with a percent sign.
  package struct PercentPart {
    /// The bytes of the part.
    package let range: Range<Int>
    /// Whether it is a conversion or a variable, and not a percent sign.
    package let isPlaceholder: Bool
    /// The piece of a format that it is; nil for a percent sign, and for what no format has.
    package let piece: FormatString.Piece?
  }

  /// The most bytes of a name after the first percent sign that is not read, so that the time stays
  /// proportional to the length.
  private static let longestNameOfOtherTexts = 256

  /// Finds the conversions and the percent signs of a text, which need not be a format.
  ///
  /// Of a format they are its conversions and its doubled percent signs. In another text, reading goes
  /// on after a percent sign that begins nothing. `%p` and `%n` are placeholders too, because other
  /// programs fill them; `%arg` is one as well.
  ///
  /// - Parameter text: The text.
  /// - Returns: The parts, in order.
  package static func percentParts(of text: String) -> [PercentPart] {
    var reader = FormatReader(text, isSubstitution: false)
    var found: [PercentPart] = []
    while let start = reader.bytes[reader.position...].firstIndex(of: UInt8(ascii: "%")) {
      reader.position = start
      let (end, piece) = reader.placeholder()
      reader.position =
        end ?? reader.bytes[start...].prefix(2).prefix { $0 == UInt8(ascii: "%") }.endIndex
      let range = start..<reader.position
      found.append(PercentPart(range: range, isPlaceholder: end != nil, piece: piece))
    }
    return found
  }

  /// The end of the placeholder at the position, and what it is in a format; nil if a percent sign is
  /// there.
  private mutating func placeholder() -> (end: Int?, piece: FormatString.Piece?) {
    let start = position
    let rest = bytes[start...].dropFirst()
    if rest.first == UInt8(ascii: "%") { return (nil, nil) }
    if rest.starts(with: "arg".utf8) { return (start + 4, nil) }
    do throws(FormatError) {
      let piece = try conversion()
      return (position, piece)
    } catch {
      longestName = Self.longestNameOfOtherTexts
      // `5% new` is not a conversion with the flag for a space.
      let isFilled = ["address-conversion", "storing-conversion"].contains(error.reason.code)
      return (isFilled && rest.first != UInt8(ascii: " ") ? position : nil, nil)
    }
  }
}
