internal import Faults

/// The text of a file as UTF-8.
///
/// UTF-8 with or without a byte order mark is used as it is, without a copy; UTF-16 is converted. It
/// is recognized by its byte order mark, or by a zero byte in its first unit: the formats begin with
/// a character of ASCII.
package struct SourceText: Sendable {
  /// Valid UTF-8.
  package let bytes: [UInt8]
  /// The offset of the first character: after the byte order mark, if there is one.
  package let start: Int
  /// The encoding of the file.
  private let encoding: Encoding

  /// Whether the file is in UTF-8.
  var isUTF8: Bool {
    if case .utf8 = encoding { return true }
    return false
  }

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The name for errors.
  ///   - limits: The size that the file may have.
  /// - Throws: An issue at the first invalid byte or unpaired surrogate, or at the beginning for a
  ///   file that is too large or in UTF-32.
  package init(_ bytes: [UInt8], file: String, limits: CatalogLimits) throws(CatalogIssue) {
    guard bytes.count <= limits.byteCount else {
      throw CatalogIssue(file: file, place: .start, reason: .fileTooLarge(bytes.count, limits))
    }
    encoding = Encoding(of: bytes)
    switch encoding {
    case .utf32:
      throw CatalogIssue(
        file: file,
        place: .start,
        reason: Reason("utf-32", "UTF-8 or UTF-16 was expected, not UTF-32")
      )
    case .utf16(let isLittleEndian, let start):
      var decoder = UTF16Decoder(isLittleEndian: isLittleEndian)
      let reason = decoder.decode(bytes.span.extracting(droppingFirst: start))
      self.bytes = decoder.text
      self.start = 0
      if let reason { throw issue(at: self.bytes.count, in: file, reason) }
    case .utf8(let start):
      self.bytes = bytes
      self.start = start
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span.extracting(droppingFirst: start))
      } catch {
        let offset = start + error.byteOffsets.lowerBound
        throw issue(at: offset, in: file, .utf8Expected(bytes[offset]))
      }
    }
  }

  /// Encodes a text, such as this one after changes, in the way of the file.
  ///
  /// - Parameter text: The text in UTF-8; with a byte order mark only if this one has it.
  /// - Returns: The content of a file.
  package func encoded(_ text: [UInt8]) -> [UInt8] { encoding.encode(text) }

  /// Returns an error at an offset; to count its line takes linear time.
  func issue(at offset: Int, in file: String, _ reason: Reason) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: PlaceCounter.place(of: offset, in: bytes.span, from: start),
      reason: reason
    )
  }
}

extension FormatError.Reason {
  static func fileTooLarge(_ count: Int, _ limits: CatalogLimits) -> Self {
    Reason("file-size", "the file has \(count) bytes, and at most \(limits.byteCount) are read")
  }

  static func tooManyValues(_ count: Int) -> Self {
    Reason("too-many-values", "the file has more than \(count) values")
  }

  static func unpairedSurrogate(_ unit: UInt16) -> Self {
    Reason(
      "unpaired-surrogate",
      "\(unit.codePoint) is half of a surrogate pair, and not a character"
    )
  }
}

extension UInt8 {
  /// Two digits, such as `0x0A`.
  var hexadecimal: String {
    (self < 16 ? "0x0" : "0x") + String(self, radix: 16, uppercase: true)
  }
}

extension BinaryInteger {
  /// The name of a code point, such as `U+00A0`.
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
