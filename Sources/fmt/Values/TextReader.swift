internal import FmtKit

/// Reads values that are texts, exactly as they were given.
///
/// Bytes that are not UTF-8 are an error of the value, and are not replaced.
struct TextReader {
  private let invalidOffsets: [Int: Int]
  /// The number of values that ``next(_:)`` has read.
  private var count = 0

  /// - Parameter invalidOffsets: The offset of the first byte that is not UTF-8, by the index of the
  ///   value; empty if standard input is read.
  init(invalidOffsets: [Int: Int]) { self.invalidOffsets = invalidOffsets }

  /// The text of an argument, which Swift may have repaired, or of a line of standard input.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the value.
  ///   - index: The index of the value.
  /// - Returns: The text.
  /// - Throws: The place of the first wrong byte.
  func text(_ bytes: ArraySlice<UInt8>, ofValue index: Int) throws(ValueError) -> String {
    if let offset = invalidOffsets[index] { throw Self.error(at: offset) }
    return try Self.text(bytes)
  }

  /// The text of the value after the one that was read last.
  ///
  /// - Parameter bytes: The bytes of the value.
  /// - Returns: The text.
  /// - Throws: The place of the first wrong byte.
  mutating func next(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> String {
    count += 1
    return try text(bytes, ofValue: count - 1)
  }

  /// The text of a part of a line.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the part.
  ///   - start: The offset of the part in the line.
  /// - Returns: The text.
  /// - Throws: The place of the first wrong byte.
  static func text(_ bytes: ArraySlice<UInt8>, at start: Int = 0) throws(ValueError) -> String {
    do throws(UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw Self.error(at: start + error.byteOffsets.lowerBound)
    }
  }

  private static func error(at offset: Int) -> ValueError {
    ValueError(offset: offset, reason: "this is not valid UTF-8")
  }
}
