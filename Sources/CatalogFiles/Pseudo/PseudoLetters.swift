/// The letters that look like those of ASCII and have accents; each is one character.
enum PseudoLetters {
  private static let small = Array("áƀçďéƒĝĥîĵķļɱñôṗɋŕšţûṽŵẋýž".unicodeScalars)
  private static let capital = Array("ÅƁČĎÉƑĜĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽ".unicodeScalars)

  /// The letter with an accent; the same one if it is not of ASCII.
  static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a"..."z": small[Int(scalar.value - 0x61)]
    case "A"..."Z": capital[Int(scalar.value - 0x41)]
    default: scalar
    }
  }
}
