internal import CatalogFiles
internal import Faults
internal import MessageSyntax
internal import Sharing

/// The texts of a key in all languages that are formats: what their messages have in common.
struct ConvertedFormats {
  /// Whether a text of some language is a format, so that programs fill all of them.
  private(set) var isFormat = false
  /// The names of the arguments that have some, by number from 0.
  private(set) var names: [Int: String] = [:]

  /// Notes the text of a language.
  ///
  /// - Throws: The fault of a text that is not a format.
  mutating func note(_ found: TableTexts.Found) throws(CatalogIssue) {
    let uses = try ArgumentUses(of: found)
    isFormat = isFormat || uses.isFormat
    for (number, use) in uses.uses {
      guard let name = use.name, names[number] == nil, Self.isName(name) else { continue }
      names[number] = name
    }
  }

  /// The names, if no two are equal.
  private var ownNames: [Int: String] {
    Set(names.values).count == names.count ? names : [:]
  }

  /// The message of a language, in a version of the syntax.
  ///
  /// - Parameters:
  ///   - found: The text.
  ///   - numbers: The categories of the language; nil if they are not known.
  ///   - syntax: The version.
  ///   - kind: The ending of the files of messages, for errors.
  /// - Returns: The message as it is written, with its place.
  /// - Throws: The first part that a message cannot hold.
  func message(
    of found: TableTexts.Found,
    _ numbers: LanguageNumbers?,
    _ syntax: MessageVersion,
    kind: String
  ) throws(CatalogIssue) -> CatalogText {
    let place = found.entry.key.place
    guard isFormat else {
      guard let text = found.entry.value.chosenForMessages, !text.hasAttributes else {
        let part = "attributes such as '^[…](…)'"
        throw CatalogIssue(
          file: found.file,
          place: place,
          reason: .unheld(found.entry.key.text, part, in: kind)
        )
      }
      let source = CatalogMessage.source(ofText: text.text, syntax)
      do throws(FormatError) {
        _ = try CatalogMessage(source, syntax)
      } catch {
        throw .notConverted(found, error)
      }
      return CatalogText(source, at: text.place)
    }
    let message = try FormatMessages.message(
      of: found,
      names: ownNames,
      // The functions of MessageFormat 2 write numbers as formats do.
      syntax == .icu ? numbers : numbers?.separatingFourDigits,
      kind: kind
    )
    do throws(FormatError) {
      let made = try CatalogMessage.made(ofFormat: message, syntax)
      let source = made.source
      guard try CatalogMessage(source, syntax) == made else {
        throw FormatError(.syntaxError, source, reason: .readsOtherwise)
      }
      return CatalogText(source, at: place)
    } catch {
      throw .notConverted(found, error)
    }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == UInt8(ascii: "_")
    } && name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
  }
}

extension CatalogValue {
  /// The text of a value without forms; of texts for devices and widths the one that a message has.
  fileprivate var chosenForMessages: CatalogText? {
    switch self {
    case .text(let text): text
    case .variants(let selector, let variants):
      variants.chosenForMessages(by: selector)?.value.chosenForMessages
    }
  }

  /// Whether there are several texts for devices or widths, of which a message has one.
  var hasUnheldVariants: Bool {
    guard case .variants(let selector, let variants) = self else { return false }
    let isChosen = selector == .device || selector == .width
    return isChosen && variants.count > 1 || variants.contains { $0.value.hasUnheldVariants }
  }
}

extension CatalogIssue {
  /// The issue of a text that is not made a message.
  fileprivate static func notConverted(
    _ found: TableTexts.Found,
    _ error: FormatError
  ) -> CatalogIssue {
    CatalogIssue(
      file: found.file,
      place: found.entry.key.place,
      reason: .notConverted(found.entry.key.text, error)
    )
  }
}

extension LanguageNumbers {
  /// The same for texts whose numbers are written as formats write them.
  fileprivate var separatingFourDigits: LanguageNumbers {
    LanguageNumbers(categories: categories, alone: alone)
  }
}

extension FormatError.Reason {
  /// The reason why a message is not converted.
  static func notConverted(_ key: String, _ error: FormatError) -> Self {
    let offset = error.offset.map { "offset \($0): " } ?? ""
    return Reason(
      "message-not-converted",
      "the message of '\(key.excerpt)' cannot be converted: \(offset)\(error.reason)"
    )
  }

  /// The reason of a message that would be read as another one.
  fileprivate static var readsOtherwise: Self {
    Reason("message-reads-otherwise", "the converted message would be read as another one")
  }
}
