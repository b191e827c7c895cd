internal import CatalogFiles
internal import Faults

// A text without an argument has percent signs that begin conversions by chance.

extension ArgumentUses {
  /// Compares two texts of a key: a percent sign that can begin a conversion does so if the other
  /// text shows that.
  ///
  /// - Parameters:
  ///   - uses: The arguments of a translation.
  ///   - translated: The translation.
  ///   - ownUses: The arguments in the development language.
  ///   - own: The text in the development language.
  /// - Returns: The arguments of both.
  static func paired(
    _ uses: Self,
    of translated: TableTexts.Found,
    _ ownUses: Self,
    of own: TableTexts.Found
  ) -> (translated: Self, own: Self) {
    if uses.isFormat == ownUses.isFormat { return (uses, ownUses) }
    if uses.isFormat {
      return (uses, ownUses.percentSigns.isEmpty ? ownUses : ownUses.asFormat(own))
    }
    return uses.percentSigns.isDisjoint(with: ownUses.percentSigns)
      ? (uses, ownUses) : (uses.asFormat(translated), ownUses)
  }

  /// The arguments of the texts as formats; these if they are not correct ones.
  private func asFormat(_ found: TableTexts.Found) -> Self {
    do throws(CatalogIssue) {
      return try Self(of: found, isFormat: true)
    } catch {
      return self
    }
  }

  /// Whether texts have nothing but percent signs of sentences.
  static func isPlain(_ value: CatalogValue) -> Bool {
    switch value {
    case .text(let text): isPlain(text.text)
    case .variants(_, let variants): variants.allSatisfy { isPlain($0.value) }
    }
  }

  /// Whether a text has no conversions if the percent signs that begin none are doubled.
  private static func isPlain(_ text: String) -> Bool {
    var bytes = Array(text.utf8)
    // More percent signs than a sentence has.
    for _ in 0..<16 {
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(FormatError) {
        let format = try FormatString(text)
        return format.variables.isEmpty
          && format.conversions.allSatisfy { $0.isProbablyPercentSign(in: text) }
      } catch {
        guard let offset = error.offset, bytes.indices.contains(offset) else { return false }
        bytes.insert(UInt8(ascii: "%"), at: offset)
      }
    }
    return false
  }
}
