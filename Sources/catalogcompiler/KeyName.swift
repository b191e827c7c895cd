internal import CatalogFiles
internal import CatalogTools
internal import Faults

/// The name of an accessor and the labels of its arguments, as a key gives them.
///
/// `Runs completed %lld of %lld` gives `runsCompleted(_:of:)`: the words before the first conversion
/// and after the last one are the name, those between are the labels.
struct KeyName {
  /// The name; nil if the key has no words.
  let base: String?
  /// The labels that the key has for its arguments, by number from 0.
  let labels: [Int: String]

  init(_ key: String) {
    guard let pieces = Self.pieces(of: key) else {
      base = Words.name(Words.split(key))
      labels = [:]
      return
    }
    var labels: [Int: String] = [:]
    var first: [String]?
    var words: [String] = []
    var named: Set<Int> = []
    var next = 0
    for piece in pieces {
      var number: Int?
      var name: String?
      switch piece {
      case .literal(let text):
        words += Words.split(text)
        continue
      case .conversion(let conversion): (number, name) = (conversion.argument, conversion.name)
      case .variable(_, let argument, _): number = argument
      case .ownArgument: break
      }
      let argument = number.map { $0 - 1 } ?? next
      if number == nil { next += 1 }
      if labels[argument] == nil, let label = Words.name(name.map(Words.split) ?? words) {
        if name != nil || first != nil { labels[argument] = label }
        if name != nil { named.insert(argument) }
      }
      first = first ?? words
      words = []
    }
    let outer = (first ?? []) + words
    // If all words are between the conversions, they are the name, and not labels.
    base = Words.name(outer.isEmpty ? Words.split(Self.literals(pieces)) : outer)
    self.labels = outer.isEmpty ? labels.filter { named.contains($0.key) } : labels
  }

  private static func literals(_ pieces: [FormatString.Piece]) -> String {
    pieces.map { if case .literal(let text) = $0 { text } else { " " } }.joined()
  }

  /// The pieces of a key that has conversions; nil for another one.
  private static func pieces(of key: String) -> [FormatString.Piece]? {
    do throws(FormatError) {
      let format = try FormatString(key)
      let isFormat =
        !format.variables.isEmpty
        || format.conversions.contains { !$0.isProbablyPercentSign(in: key) }
      return isFormat ? format.pieces : nil
    } catch {
      return nil
    }
  }
}
