extension String {
  /// The scalars that people put into numbers and dates.
  private static let typed: [Unicode.Scalar] = [
    "0", "1", "2", "9", ".", ",", " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}", "-",
    "\u{2212}", "+", "(", ")", "\u{66B}", "\u{66C}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{663}",
    "\u{6F3}", "\u{FF13}", "E", "€", "$", "/", ":", "a", "M", "%",
  ]

  /// Returns a copy with up to three scalars changed, inserted, removed, doubled or swapped.
  package func mistyped(using generator: inout SplitMix) -> String {
    var scalars = Array(unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let place = scalars.indices.randomElement(using: &generator) else { break }
      let other = Self.typed.randomElement(using: &generator) ?? " "
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: scalars[place] = other
      case 1: scalars.insert(other, at: place)
      case 2: scalars.append(other)
      case 3: scalars.remove(at: place)
      case 4: scalars.insert(scalars[place], at: place)
      default: scalars.swapAt(place, scalars.count - 1 - place)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The text as people type it on a keyboard that has neither special spaces nor other digits.
  package var typedPlainly: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x202F, 0x2009: text.append(" ")
      case 0x2212: text.append("-")
      case 0x200E, 0x200F, 0x61C: break
      default:
        let isDigit = scalar.properties.numericType == .decimal
        let digit = isDigit ? scalar.properties.numericValue.flatMap(UInt8.init(exactly:)) : nil
        text.append(digit.map { Unicode.Scalar(0x30 + $0) } ?? scalar)
      }
    }
    return String(text)
  }
}
