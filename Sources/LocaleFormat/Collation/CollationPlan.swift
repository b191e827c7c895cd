internal import ICU

/// The weights of Latin letters, digits and signs in one order, by which most texts are compared
/// and searched without ICU.
///
/// A text with another character, or with a contraction such as the Danish `aa`, is left to ICU;
/// so is what the tables do not decide, such as the case level.
final class CollationPlan: Sendable {
  /// A value of each character that plans know: U+0000 to U+017F, and U+2000 to U+203F.
  typealias Table<Value> = InlineArray<448, Value>

  /// Each character's entry; 0 for one that is left to ICU.
  let entries: Table<Entry>
  /// Each character's secondary weights, one in a byte, the first one lowest.
  let secondaries: Table<UInt32>
  /// Each character's tertiary weights, alike.
  let tertiaries: Table<UInt32>
  /// Each character's collation elements for a search, as numbers of 16 bits, the first one lowest.
  let elements: Table<UInt64>
  /// The levels that the tables decide.
  let reach: Reach
  /// Whether texts are searched.
  let canSearch: Bool
  /// The other scripts that a text which is searched may have letters of.
  let otherScripts: OtherScripts
  /// The reason why no character has an entry; nil if they have.
  let refusal: PlanRefusal?

  /// A character: its primary weights, as numbers in their order, and what it can be in a
  /// contraction.
  struct Entry: Sendable {
    private let bits: UInt32

    init() { bits = 0 }

    init(primaries: [UInt32], starts: Bool, follows: Bool) {
      let weights = primaries[0] | (primaries.count > 1 ? primaries[1] << 10 : 0)
      bits = weights | 1 << 31 | (starts ? 1 << 30 : 0) | (follows ? 1 << 29 : 0)
    }

    var isKnown: Bool { bits != 0 }
    /// The first primary weight, and the second one or 0 above it.
    var primaries: UInt32 { bits & 0xF_FFFF }
    var starts: Bool { bits & 1 << 30 != 0 }
    var follows: Bool { bits & 1 << 29 != 0 }
  }

  /// The levels that the tables decide.
  struct Reach: Sendable {
    /// 1 for primary weights alone, 2 with secondary ones, 3 with tertiary ones.
    let levels: Int
    /// Whether texts that have no difference at these levels are equal.
    let isWhole: Bool

    init(_ attributes: CollatorHandle.Attributes) {
      let wanted =
        switch attributes.strength {
        case .primary: 1
        case .secondary: 2
        default: 3
        }
      var most = 3
      if attributes.caseLevel == true || attributes.caseFirst != .off { most = 2 }
      // Accents from the end on.
      if attributes.isBackwards == true { most = 1 }
      let goesOn =
        switch attributes.strength {
        case .primary, .secondary, .tertiary: attributes.caseLevel == true
        default: true
        }
      levels = min(wanted, most)
      isWhole = wanted <= most && !goesOn
    }
  }

  private init(
    entries: Table<Entry> = InlineArray(repeating: Entry()),
    secondaries: Table<UInt32> = InlineArray(repeating: 0),
    tertiaries: Table<UInt32> = InlineArray(repeating: 0),
    elements: Table<UInt64> = InlineArray(repeating: 0),
    reach: Reach,
    canSearch: Bool = false,
    otherScripts: OtherScripts = [],
    refusal: PlanRefusal?
  ) {
    self.entries = entries
    self.secondaries = secondaries
    self.tertiaries = tertiaries
    self.elements = elements
    self.reach = reach
    self.canSearch = canSearch
    self.otherScripts = otherScripts
    self.refusal = refusal
  }

  static func refused(_ refusal: PlanRefusal) -> CollationPlan {
    CollationPlan(reach: Reach(CollatorHandle.Attributes()), refusal: refusal)
  }

  /// Makes a plan that is not proved yet; nil if the order has more weights than a table can
  /// store.
  convenience init?(
    _ letters: CollatedLetters,
    _ attributes: CollatorHandle.Attributes,
    otherScripts: OtherScripts = []
  ) {
    guard let primaries = letters.ranks(most: 1_023, { $0 >> 32 }),
      let secondaries = letters.ranks(most: 255, { $0 >> 16 & 0xFFFF }),
      let tertiaries = letters.ranks(most: 255, { $0 & 0x3F3F }),
      let searched = letters.ranks(most: 65_535, { attributes.searched($0) })
    else { return nil }
    var entries = Table<Entry>(repeating: Entry())
    var second = Table<UInt32>(repeating: 0)
    var third = Table<UInt32>(repeating: 0)
    var elements = Table<UInt64>(repeating: 0)
    for letter in letters.letters {
      let own = letter.elements.compactMap { primaries[$0 >> 32] }
      guard own.count <= 2 else { continue }
      entries[letter.place] = Entry(
        primaries: own,
        starts: letter.starts,
        follows: letter.follows
      )
      second[letter.place] = Self.packed(letter.elements.map { secondaries[$0 >> 16 & 0xFFFF] })
      third[letter.place] = Self.packed(letter.elements.map { tertiaries[$0 & 0x3F3F] })
      let numbers = letter.elements.compactMap { searched[attributes.searched($0)] }
      elements[letter.place] = numbers.reversed().reduce(0) { $0 << 16 | UInt64($1) }
    }
    self.init(
      entries: entries,
      secondaries: second,
      tertiaries: third,
      elements: elements,
      reach: Reach(attributes),
      // For identical texts ICU compares the characters too. Where punctuation is ignored, it takes
      // halves of elements for punctuation, and finds `ä` for `ö` in Danish.
      canSearch: attributes.strength != .identical && attributes.isShifted != true,
      otherScripts: otherScripts,
      refusal: nil
    )
  }

  private static func packed(_ weights: [UInt32?]) -> UInt32 {
    weights.compactMap { $0 }.reversed().reduce(0) { $0 << 8 | $1 }
  }

  var estimatedByteCount: Int { entries.count * 20 + 64 }
}

extension CollatorHandle.Attributes {
  /// The part of an element that counts when texts are searched, which has the case of letters in
  /// the tertiary weight; 0 if the whole element is ignored.
  fileprivate func searched(_ element: UInt64) -> UInt64 {
    switch strength {
    case .primary: element & 0xFFFF_FFFF_0000_0000
    case .secondary: element & 0xFFFF_FFFF_FFFF_0000
    default: element
    }
  }
}
