/// Reads values that are texts, exactly as they were given.
///
/// Bytes that are not UTF-8 are an error of the value, and are not replaced.
struct TextReader {
  private let invalidArguments: [InvalidArgument]

  /// - Parameter arguments: The arguments that are values; empty if standard input is read.
  init(arguments: [String]) {
    invalidArguments = arguments.isEmpty ? [] : InvalidArgument.all
  }

  /// The text of a value or of a part of it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the line, or of the argument, which Swift may have repaired.
  ///   - start: The offset of the part in the value.
  /// - Returns: The text.
  /// - Throws: The place of the first wrong byte.
  func text(_ bytes: ArraySlice<UInt8>, at start: Int = 0) throws(ValueError) -> String {
    if let invalid = invalidArguments.first(where: { $0.text.utf8.elementsEqual(bytes) }) {
      throw Self.error(at: start + invalid.offset)
    }
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
