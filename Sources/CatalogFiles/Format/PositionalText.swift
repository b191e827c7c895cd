/// Texts whose conversions name their arguments.
package enum PositionalText {
  /// Returns a text in which each conversion names its argument, such as `%1$@ %2$@` for `%@ %@`, so
  /// that a translation can change the order.
  ///
  /// - Parameter text: A text that may be a format.
  /// - Returns: The text itself if it has fewer than two conversions, has a variable, names arguments
  ///   already, or takes a width from one.
  package static func numbered(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var places: [Int] = []
    for part in FormatReader.percentParts(of: text) {
      switch part.piece {
      case .conversion(let conversion):
        guard !conversion.namesArguments else { return text }
        // `50 % off` is a percent sign.
        if !conversion.flags.contains(.space) { places.append(part.range.lowerBound + 1) }
      case .variable: return text
      case .literal, .ownArgument, nil: continue
      }
    }
    guard places.count > 1 else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    for (number, place) in places.enumerated() {
      result += bytes[copied..<place]
      result += "\(number + 1)$".utf8
      copied = place
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension FormatConversion {
  /// Whether it says which argument it takes, or takes more than one.
  fileprivate var namesArguments: Bool { !isType || name != nil }
}
