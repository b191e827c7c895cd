internal import CatalogFiles
internal import Sharing

/// The arguments of substitutions, which translators see with their numbers, as Xcode shows them.
enum ExchangedFormat {
  /// The text for translators: `%1$lld` in place of `%arg`, and `%1$#@name@` in place of `%#@name@`.
  static func shown(_ text: String, of unit: ExchangeUnit) -> String {
    let own = conversion(of: unit.variable)
    guard own != nil || !unit.arguments.isEmpty, let format = format(text, isOwn: own != nil)
    else { return text }
    var bytes = Array(text.utf8)
    for piece in format.pieces.reversed() {
      switch piece {
      case .ownArgument(let offset):
        if let own { bytes.replaceSubrange(offset..<offset + 4, with: own.utf8) }
      case .variable(let name, argument: nil, let offset):
        guard let number = unit.arguments[ByteText(name)] else { continue }
        bytes.insert(contentsOf: "\(number)$".utf8, at: offset + 1)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of the catalog for a text of translators.
  static func stored(_ text: String, of unit: ExchangeUnit) -> String {
    let own = conversion(of: unit.variable)
    guard own != nil || !unit.arguments.isEmpty, let format = format(text, isOwn: own != nil)
    else { return text }
    var bytes = Array(text.utf8)
    for piece in format.pieces.reversed() {
      switch piece {
      case .conversion(let found):
        guard let own, found.specifier == own else { continue }
        let end = found.offset + own.utf8.count
        bytes.replaceSubrange(found.offset..<end, with: "%arg".utf8)
      case .variable(let name, let number?, let offset):
        let written = "%\(number)$"
        guard !unit.keepsNumbers, unit.arguments[ByteText(name)] == number,
          bytes[offset...].starts(with: written.utf8)
        else { continue }
        bytes.replaceSubrange(offset..<offset + written.utf8.count, with: "%".utf8)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text of a catalog writes a substitution with the number of its argument.
  static func hasNumbers(_ text: String) -> Bool {
    format(text, isOwn: false)?.pieces.contains {
      if case .variable(_, .some, _) = $0 { true } else { false }
    } ?? false
  }

  private static func conversion(of variable: CatalogVariable?) -> String? {
    guard let variable, variable.isSubstitution, let number = variable.argument,
      let type = variable.valueType
    else { return nil }
    return "%\(number)$\(type.text)"
  }

  private static func format(_ text: String, isOwn: Bool) -> FormatString? {
    do throws(FormatError) {
      return try FormatString(text, isSubstitution: isOwn)
    } catch {
      return nil
    }
  }
}
