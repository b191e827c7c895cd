internal import ICU

/// The form of the intervals whose ends first differ in one field: the parts of two dates.
///
/// ICU does not report the pattern that it uses. It is found in ICU's own texts of some intervals: the
/// fields have their letters there, and the number of letters is the one with which a date has the
/// same text.
struct IntervalForm: Hashable {
  struct Item: Hashable {
    let item: PatternItem
    /// The end to which ICU says that a field belongs.
    let source: DatePlan.Source
  }

  let items: [Item]
  /// The number of items that belong to the end that is written first; the others belong to the
  /// other one.
  let split: Int
  let startComesFirst: Bool

  init(_ items: [Item], split: Int, startComesFirst: Bool) {
    self.items = items
    self.split = split
    self.startComesFirst = startComesFirst
  }

  /// A text of an interval, and the moments of its ends.
  struct Sample {
    let start: DateHandle.Moment
    let end: DateHandle.Moment
    let text: FieldText
  }

  /// Finds the form of samples whose ends differ in the same field.
  ///
  /// Nil if the samples have no form in common.
  init?(_ samples: [Sample], _ fields: DateFieldTexts) {
    let pieces = samples.map { Self.pieces(of: $0.text) }
    guard let first = pieces.first, let shape = first.map({ $0.map(\.shape) }),
      pieces.allSatisfy({ $0?.map(\.shape) == shape }), let first
    else { return nil }
    // For each piece, the counts of letters with which it is the start's field, or the end's.
    var counts: [(start: Set<Int>, end: Set<Int>)] = []
    for (place, piece) in first.enumerated() {
      guard let letter = piece.letter else {
        counts.append(([0], [0]))
        continue
      }
      var found: (start: Set<Int>?, end: Set<Int>?)
      for (sample, pieces) in zip(samples, pieces) {
        guard let text = pieces?[place].text else { return nil }
        let start = fields.counts(of: letter, writing: text, at: sample.start)
        let end = fields.counts(of: letter, writing: text, at: sample.end)
        found.start = found.start?.intersection(start) ?? start
        found.end = found.end?.intersection(end) ?? end
      }
      counts.append((found.start ?? [], found.end ?? []))
    }
    guard let (split, startComesFirst) = Self.split(first.map(\.letter), counts) else { return nil }
    self.split = split
    self.startComesFirst = startComesFirst
    let possible = counts.enumerated().map { place, counts in
      (place < split) == startComesFirst ? counts.start : counts.end
    }
    items = first.enumerated().map { place, piece in
      guard let letter = piece.letter else {
        return Item(item: .literal(piece.text), source: .shared)
      }
      // A name can be as long as its abbreviation. The field of the other end is usually written in
      // the same way.
      let other = first.indices.first { $0 != place && first[$0].letter == letter }
      let common = other.map { possible[place].intersection(possible[$0]) } ?? []
      let count = common.min() ?? possible[place].min() ?? 1
      return Item(item: .field(letter: letter, count: count), source: piece.source)
    }
  }

  /// Finds the place at which the second end begins, and which of them that is.
  ///
  /// As in ICU, the second end begins with the first letter that is repeated.
  private static func split(
    _ letters: [UInt8?],
    _ counts: [(start: Set<Int>, end: Set<Int>)]
  ) -> (Int, startComesFirst: Bool)? {
    var seen: Set<UInt8> = []
    let repeated = letters.firstIndex { $0.map { !seen.insert($0).inserted } ?? false }
    let usual = repeated ?? letters.count
    for split in [usual] + (0...letters.count).reversed() {
      for startComesFirst in [true, false] {
        let fits = counts.enumerated().allSatisfy { place, counts in
          !((place < split) == startComesFirst ? counts.start : counts.end).isEmpty
        }
        if fits { return (split, startComesFirst) }
      }
    }
    return nil
  }

  /// A field of a text, or the text between two fields.
  private struct Piece {
    struct Shape: Hashable {
      let letter: UInt8?
      let source: DatePlan.Source
      let literal: String?
    }

    let letter: UInt8?
    let source: DatePlan.Source
    let text: String

    var shape: Shape { Shape(letter: letter, source: source, literal: letter == nil ? text : nil) }
  }

  /// Takes a text apart; nil if a field is inside another, or has no letter.
  private static func pieces(of text: FieldText) -> [Piece]? {
    let bytes = Array(text.string.utf8)
    var pieces: [Piece] = []
    var place = 0
    func literal(until end: Int) {
      guard end > place else { return }
      let text = String(decoding: bytes[place..<end], as: UTF8.self)
      pieces.append(Piece(letter: nil, source: .shared, text: text))
    }
    let fields = text.fields.filter { $0.category == FieldText.dateCategory }
    for field in fields.sorted(by: { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }) {
      guard field.utf8Range.lowerBound >= place, !field.utf8Range.isEmpty,
        FieldText.dateLetters.indices.contains(Int(field.number))
      else { return nil }
      literal(until: field.utf8Range.lowerBound)
      pieces.append(
        Piece(
          letter: FieldText.dateLetters[Int(field.number)],
          source: field.span == 0 ? .start : field.span == 1 ? .end : .shared,
          text: String(decoding: bytes[field.utf8Range], as: UTF8.self)
        )
      )
      place = field.utf8Range.upperBound
    }
    literal(until: bytes.count)
    return pieces
  }

  /// The letters of the fields in a text.
  static func letters(of text: FieldText) -> Set<UInt8> {
    Set(pieces(of: text)?.compactMap(\.letter) ?? [])
  }
}
