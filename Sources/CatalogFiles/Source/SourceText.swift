internal import MachineTime

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
    switch Encoding(of: bytes) {
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
        throw issue(
          at: offset,
          in: file,
          Reason("utf-8-expected", "UTF-8 was expected, not the byte \(bytes[offset].hexadecimal)")
        )
      }
    }
  }

  /// Returns an error at an offset; to count its line takes linear time.
  func issue(at offset: Int, in file: String, _ reason: Reason) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: PlaceCounter.place(of: offset, in: bytes.span, from: start),
      reason: reason
    )
  }
}

/// The encoding of a file, by its first bytes.
private enum Encoding {
  case utf8(start: Int)
  case utf16(isLittleEndian: Bool, start: Int)
  case utf32

  init(of bytes: [UInt8]) {
    let isUTF32 =
      bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
      || bytes.starts(with: [0, 0, 0]) || bytes.dropFirst().starts(with: [0, 0, 0])
    if isUTF32 {
      self = .utf32
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(start: 3)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittleEndian: true, start: 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittleEndian: false, start: 2)
    } else if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
      self = .utf16(isLittleEndian: bytes[1] == 0, start: 0)
    } else {
      self = .utf8(start: 0)
    }
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
