/// A place in a file: a line and a column.
///
/// Both begin at 1. The column counts Unicode scalars, so that an editor that shows a letter in one
/// cell shows the same number. A binary property list has no lines: there ``line`` is 0, and
/// ``column`` is the offset in bytes.
public struct SourcePlace: Hashable, Sendable {
  /// The number of the line, from 1; 0 in a binary file.
  public let line: Int
  /// The number of the column, from 1; in a binary file the offset in bytes, from 0.
  public let column: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 1; 0 in a binary file.
  ///   - column: The number of the column, from 1; in a binary file the offset in bytes, from 0.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of a text.
  package static let start = SourcePlace(line: 1, column: 1)

  /// Makes the place of an object in a binary file.
  package init(offset: Int) { self.init(line: 0, column: offset) }
}

extension SourcePlace: CustomStringConvertible {
  /// The line and the column, such as `3:14`, or `byte 140` in a binary file.
  public var description: String { line == 0 ? "byte \(column)" : "\(line):\(column)" }
}

/// Finds the lines and columns of offsets in UTF-8, in the order of the offsets.
///
/// Each byte is looked at once, so finding the places of all values of a file takes linear time,
/// also if the whole file is one line.
package struct PlaceCounter {
  private var offset: Int
  private var line = 1
  private var column = 1

  /// Begins to count.
  ///
  /// - Parameter offset: The offset of the first line: after the byte order mark, if there is one.
  package init(from offset: Int = 0) { self.offset = offset }

  /// Returns the place of an offset.
  ///
  /// - Parameters:
  ///   - target: An offset that is not before the last one.
  ///   - bytes: The whole text, the same in every call.
  /// - Returns: The place; that of the end for an offset after it.
  package mutating func place(of target: Int, in bytes: Span<UInt8>) -> SourcePlace {
    let end = min(target, bytes.count)
    var offset = offset
    var column = column
    while offset < end {
      let byte = bytes[offset]
      offset &+= 1
      // Bytes after the first one of a character are not counted.
      column &+= byte & 0xC0 == 0x80 ? 0 : 1
      guard byte < 0x0E, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      // CR LF is one end of a line.
      if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
        column &-= 1
        continue
      }
      line += 1
      column = 1
    }
    self.offset = offset
    self.column = column
    return SourcePlace(line: line, column: column)
  }

  /// Returns the place of an offset anywhere in a text, by counting from its beginning.
  package static func place(
    of target: Int,
    in bytes: Span<UInt8>,
    from offset: Int = 0
  ) -> SourcePlace {
    var counter = PlaceCounter(from: offset)
    return counter.place(of: target, in: bytes)
  }
}
