/// Texts whose conversions name their arguments.
package enum PositionalText {
  /// Returns a text in which each conversion names its argument, such as `%1$@ %2$@` for `%@ %@`, so
  /// that a translation can change the order.
  ///
  /// - Parameter text: A text that may be a format.
  /// - Returns: The text itself if it has fewer than two conversions, or names arguments already, or
  ///   takes a width from one.
  package static func numbered(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var places: [Int] = []
    var position = 0
    while position < bytes.count {
      let start = position
      position += 1
      guard bytes[start] == UInt8(ascii: "%"), position < bytes.count else { continue }
      if bytes[position] == UInt8(ascii: "%") {
        position += 1
        continue
      }
      guard let end = conversionEnd(bytes, after: start) else { return text }
      guard end > position else { continue }
      places.append(position)
      position = end
    }
    guard places.count > 1 else { return text }
    var result: [UInt8] = []
    var copied = 0
    for (number, place) in places.enumerated() {
      result += bytes[copied..<place]
      result += "\(number + 1)$".utf8
      copied = place
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// The end of a conversion.
  ///
  /// - Returns: The place after the percent sign if there is no conversion, as in `50 % off`; nil if
  ///   it names arguments.
  private static func conversionEnd(_ bytes: [UInt8], after start: Int) -> Int? {
    var place = start + 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "("): return nil
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "'"), UInt8(ascii: "h"), UInt8(ascii: "l"),
        UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "t"), UInt8(ascii: "z"),
        UInt8(ascii: "L"):
        place += 1
      case UInt8(ascii: "#"):
        // A variable, %#@name@.
        return nil
      case let byte where "@diouxXeEfFgGaAcCsSDUO".utf8.contains(byte): return place + 1
      default: return start + 1
      }
    }
    return start + 1
  }
}
