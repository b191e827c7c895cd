/// A key of a format without the types of its arguments, so that keys that differ only in them are
/// equal: `%@ of %lld` and `%lld of %@`.
package struct FormatShape: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Makes the shape of a key; nil if it is not a format with conversions.
  package init?(_ key: String) {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let conversions: [FormatConversion]
    do throws(FormatError) {
      conversions = try FormatString(key).conversions
    } catch {
      return nil
    }
    guard !conversions.isEmpty else { return nil }
    let text = Array(key.utf8)
    var shape: [UInt8] = []
    var start = 0
    for conversion in conversions {
      shape += text[start..<conversion.offset]
      // No text in UTF-8 has this byte.
      shape.append(0xFF)
      start = conversion.offset + conversion.specifier.utf8.count
    }
    bytes = shape + text[start...]
  }
}
