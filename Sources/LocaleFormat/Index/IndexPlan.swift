internal import ICU

/// The headings of names by their first primary weight, for most names in Latin letters.
///
/// ICU looks a name up among the lowest texts of the headings, at the primary level. So the first
/// weight alone decides, unless the lowest text of a heading begins with it and has more weights: `Æ`
/// is `a` and `e` in English, and a heading if those of Danish are added.
final class IndexPlan: Sendable {
  /// The heading of each weight; nil where ICU looks for it.
  private let places: [Int?]

  /// Makes a plan that leaves every name to ICU.
  init() { places = [] }

  /// Makes a plan from the headings of an order whose own plan is compiled.
  ///
  /// - Throws: The status ICU gave.
  init(_ headings: [IndexHeading], _ order: CollationCore, _ index: IndexHandle) throws(ICUError) {
    let letters = Letter.all(in: order)
    let longer = headings.filter { $0.kind == .letter }.map { Array($0.label.utf8) }
      .filter { order.onlyWeight(of: $0.span) == nil }
    var places = [Int?](repeating: nil, count: 1_024)
    for letter in letters where try !letter.begins(anyOf: longer, in: order.collator) {
      places[letter.weight] = try index.place(of: letter.bytes.span)
    }
    self.places = places
  }

  /// Returns the heading of the names with a first primary weight; nil if ICU must look for it.
  @inline(__always)
  func place(of weight: Int) -> Int? { weight < places.count ? places[weight] : nil }

  var estimatedByteCount: Int { places.count * MemoryLayout<Int?>.stride }
}

extension IndexPlan {
  /// A character that has one primary weight.
  private struct Letter {
    let weight: Int
    let bytes: [UInt8]

    /// One character of each weight that the plan of an order knows.
    static func all(in order: CollationCore) -> [Letter] {
      var known: [Int: Letter] = [:]
      for value in UInt32(1)..<0x180 {
        guard let bytes = Unicode.Scalar(value).map({ Array(String($0).utf8) }),
          let weight = order.onlyWeight(of: bytes.span), known[weight] == nil
        else { continue }
        known[weight] = Letter(weight: weight, bytes: bytes)
      }
      return Array(known.values)
    }

    /// Returns whether one of the texts begins with the weight.
    func begins(anyOf texts: [[UInt8]], in collator: CollatorHandle) throws(ICUError) -> Bool {
      // U+FFFF is after every other character.
      let end = bytes + [0xEF, 0xBF, 0xBF]
      for text in texts where try collator.compare(bytes.span, text.span) <= 0 {
        if try collator.compare(text.span, end.span) <= 0 { return true }
      }
      return false
    }
  }
}

extension CollationCore {
  /// The primary weight of a text that has one alone; nil for another text, and for one that no plan
  /// knows.
  fileprivate func onlyWeight(of text: Span<UInt8>) -> Int? {
    guard let weight = firstWeight(of: text), prefix(of: text) == UInt64(weight) << 50 else {
      return nil
    }
    return weight
  }
}
