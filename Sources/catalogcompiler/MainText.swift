internal import CatalogFiles
internal import Faults

/// The text of an entry that a documentation comment shows: of plural forms `other`, with the same of
/// its variables in their places.
struct MainText {
  private let variables: [CatalogVariable]
  private var open: Set<String> = []
  /// The number of variables that can still be shown, so that texts do not grow without bounds.
  private var remaining = 100
  private(set) var text = ""

  init(_ entry: CatalogTable.Entry) {
    variables = entry.variables
    if entry.messageVersion != nil, case .text(let message) = entry.value {
      text = message.text
    } else {
      text = text(of: entry.value, nil)
    }
  }

  private mutating func text(of value: CatalogValue, _ variable: CatalogVariable?) -> String {
    switch value {
    case .text(let text): return filled(text.text, variable)
    case .variants(let selector, let variants):
      let other = variants.fallback(of: selector) ?? variants.last
      return other.map { text(of: $0.value, variable) } ?? ""
    }
  }

  private mutating func filled(_ text: String, _ variable: CatalogVariable?) -> String {
    let pieces: [FormatString.Piece]
    do throws(FormatError) {
      pieces = try FormatString(text, isSubstitution: variable?.isSubstitution ?? false).pieces
    } catch {
      return text
    }
    guard pieces.contains(where: \.isReplaced) else { return text }
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): result += literal
      case .conversion(let conversion): result += conversion.specifier
      case .ownArgument: result += "%" + (variable?.valueType?.text ?? "@")
      case .variable(let name, _, _):
        guard remaining > 0, open.insert(name).inserted else { continue }
        remaining -= 1
        if let inner = variables.first(where: { $0.name.text == name }) {
          result += self.text(of: inner.value, inner)
        }
        open.remove(name)
      }
    }
    return result
  }
}

extension FormatString.Piece {
  fileprivate var isReplaced: Bool {
    switch self {
    case .variable, .ownArgument: true
    case .literal, .conversion: false
    }
  }
}
