internal import ICU

/// The characters of plans that an order treats alone, with their collation elements.
struct CollatedLetters {
  struct Letter {
    /// The place in the tables of plans.
    let place: Int
    let unit: UInt16
    let elements: [UInt64]
    let starts: Bool
    let follows: Bool
  }

  let letters: [Letter]

  /// The characters that have places, in their order.
  private static let units = (0..<ShortCharacter.count).compactMap { number in
    CollationPlan.index(of: number) == nil ? nil : ShortCharacter.scalar(number)
  }.map { UInt16($0.value) }

  /// The different weights of a level as numbers from 1 on, in their order; nil if they are more
  /// than `most`.
  func ranks(most: Int, _ weight: (UInt64) -> UInt64) -> [UInt64: UInt32]? {
    let weights = Set(letters.flatMap { $0.elements.map(weight) }).subtracting([0]).sorted()
    guard weights.count <= most else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(weights, 1...))
  }
}

extension CollatedLetters {
  /// Reads the elements of an order.
  ///
  /// It leaves out what a table cannot say: characters that are ignored or begin with an accent, more
  /// than four elements, digits that are compared as numbers, and the micro sign: it has the weight
  /// of a Greek letter, and Greek has its letters before Latin ones, which elements do not tell.
  init(of collator: CollatorHandle, isNumeric: Bool) throws(ICUError) {
    var letters: [Letter] = []
    var place = -1
    try collator.forEachCharacter(of: Self.units) { character in
      place += 1
      guard let elements = character.elements, elements.count <= 4, let first = elements.first,
        first >> 32 != 0, !character.isVariable, character.unit != 0xB5,
        !(isNumeric && (0x30...0x39).contains(character.unit))
      else { return }
      letters.append(
        Letter(
          place: place,
          unit: character.unit,
          elements: Array(elements),
          starts: character.startsContraction,
          follows: character.followsInContraction
        )
      )
    }
    self.letters = letters
  }
}
