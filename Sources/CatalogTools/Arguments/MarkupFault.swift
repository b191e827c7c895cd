internal import CatalogFiles
internal import Faults
internal import Sharing

/// A fault of the parts of a text that programs read, beyond the conversions of formats.
struct MarkupFault {
  /// The part that is at fault.
  enum Kind {
    /// The name of a value, such as `{name}`.
    case placeholder
    /// A link.
    case link
    /// A tag.
    case tag
    /// `^[…](inflect: true)`.
    case inflection
  }

  let kind: Kind
  let severity: CatalogIssue.Severity
  private let code: String
  /// The words after the subject of the sentence.
  private let predicate: String

  init(
    _ kind: Kind,
    _ code: String,
    _ predicate: String,
    severity: CatalogIssue.Severity = .warning
  ) {
    self.kind = kind
    self.severity = severity
    self.code = code
    self.predicate = predicate
  }

  /// The reason of an issue.
  ///
  /// - Parameter subject: The words for the text.
  /// - Returns: The reason, with its sentence.
  func reason(of subject: String) -> FormatError.Reason {
    FormatError.Reason(code, "\(subject) \(predicate)")
  }
}

extension MarkupFault {
  /// The faults of a text by itself.
  static func faults(of text: String) -> [MarkupFault] {
    guard let markup = TextMarkup(text) else { return [] }
    let tags = TagUse(markup)
    return tags.faults(against: nil) + inflectionFaults(of: markup, against: nil)
  }

  /// The faults of a translation, which is compared with the text of the development language.
  ///
  /// - Parameters:
  ///   - pair: Both texts.
  ///   - own: The parts of the text of the development language.
  ///   - ownText: The words for the text of the development language.
  /// - Returns: The faults, at most one of each kind.
  static func faults(
    of pair: TextPair,
    against own: OwnMarkup,
    ownText: () -> String
  ) -> [MarkupFault] {
    guard !pair.text.text.utf8.elementsEqual(pair.own.text.utf8) else { return [] }
    // A text without any part has lost them all.
    let markup = TextMarkup(pair.text.text) ?? .none
    // Forms of few numbers need not have a number.
    let isOfFew = ["zero", "one", "two"].contains(pair.form)
    return [
      nameFault(of: markup, against: own.markup, ownText, needsAll: !isOfFew),
      linkFault(of: markup, in: pair.text.text, against: own.markup, ownText),
    ].compactMap(\.self)
      + TagUse(markup).faults(against: own.tags, ownText)
      + inflectionFaults(of: markup, against: own.markup)
  }

  private static func nameFault(
    of markup: TextMarkup,
    against own: TextMarkup,
    _ ownText: () -> String,
    needsAll: Bool
  ) -> MarkupFault? {
    guard !own.names.isEmpty else { return nil }
    guard markup.names != own.names else { return nil }
    let (names, ownNames) = (Set(markup.names), Set(own.names))
    let lost = own.names.first { !names.contains($0) }
    if let other = markup.names.first(where: { !ownNames.contains($0) }) {
      let rest = lost.map { ", and \(ownText()) '\($0.excerpt)'" } ?? ", and \(ownText()) not"
      let words = "has the placeholder '\(other.excerpt)'\(rest)"
      return MarkupFault(.placeholder, "other-placeholder", words, severity: .error)
    }
    guard needsAll, let lost else { return nil }
    let words = "does not have the placeholder '\(lost.excerpt)', which \(ownText()) has"
    return MarkupFault(.placeholder, "placeholder-missing", words)
  }

  private static func linkFault(
    of markup: TextMarkup,
    in text: String,
    against own: TextMarkup,
    _ ownText: () -> String
  ) -> MarkupFault? {
    guard markup.targets != own.targets else { return nil }
    let known = Set(markup.targets.map(LinkTarget.comparable))
    let lost = own.targets.first { target in
      // An address can be shown as it is, but not beside the rest of a link: `[text] (target)`.
      let isShown = text.contains(target) && !text.utf8.contains(UInt8(ascii: "["))
      return !known.contains(LinkTarget.comparable(target)) && !isShown
    }
    guard let lost else { return nil }
    let words = "does not have the link to '\(lost.excerpt)', which \(ownText()) has"
    return MarkupFault(.link, "link-missing", words)
  }

  /// The faults of `^[…](inflect: true)`, of which a part is missing or is translated.
  private static func inflectionFaults(
    of markup: TextMarkup,
    against own: TextMarkup?
  ) -> [MarkupFault] {
    let whole = markup.attributes.count { $0.names.contains("inflect") }
    let isUsed = markup.inflectionCount > 0 || own?.attributes.isEmpty == false
    // A regular expression can have `^[` as well.
    let isCut = markup.inflectionCount > whole || (markup.cutAttributes > 0 && isUsed)
    guard isCut else { return own.map { nameFaults(of: markup, against: $0) } ?? [] }
    let words = "has an incomplete '^[…](inflect: true)', which is shown as it is"
    return [MarkupFault(.inflection, "cut-inflection", words, severity: .error)]
  }

  /// The fault of attributes of which the translation has an unknown one in place of another: its name
  /// is translated.
  private static func nameFaults(
    of markup: TextMarkup,
    against own: TextMarkup
  ) -> [MarkupFault] {
    let (names, ownNames) = (
      markup.attributes.flatMap(\.names), own.attributes.flatMap(\.names)
    )
    let isKnown = { (name: String) in ownNames.contains(name) || knownAttributes.contains(name) }
    guard let lost = ownNames.first(where: { !names.contains($0) }),
      let other = names.first(where: { !isKnown($0) })
    else { return [] }
    let words =
      "has the attribute '\(other.excerpt)' of '^[…](…)' in place of '\(lost.excerpt)': such names are not translated"
    return [MarkupFault(.inflection, "cut-inflection", words, severity: .error)]
  }

  /// The names of Apple's attributes of texts.
  private static let knownAttributes = AttributeMarkup.grammar.union(["localePreference"])
}

/// The parts of a text of the development language, which are found once for all translations.
struct OwnMarkup {
  let markup: TextMarkup
  let tags: TagUse

  /// Finds the parts; nil if the text has none.
  init?(_ text: String) {
    guard let markup = TextMarkup(text) else { return nil }
    self.markup = markup
    tags = TagUse(markup)
  }
}

/// The comparison of the targets of links.
private enum LinkTarget {
  /// A target without the parts that name a language, and without the numbers of arguments: those can
  /// be others in a translation.
  static func comparable(_ target: String) -> String {
    var result = ""
    var part = ""
    for character in target + "/" {
      guard "/.?=&#".contains(character) else {
        part.append(character)
        continue
      }
      if !isLanguage(part) { result += withoutPositions(part) + "/" }
      part = ""
    }
    return result
  }

  /// Whether a part of an address can be the name of a language, such as `de` or `pt-BR`.
  private static func isLanguage(_ part: String) -> Bool {
    let words = part.utf8.split(omittingEmptySubsequences: false) { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return words.count <= 2 && words.allSatisfy { (2...4).contains($0.count) }
      && words[0].count <= 3 && words.joined().allSatisfy(\.isASCIILetter)
  }

  /// A text without `1$` in its conversions.
  private static func withoutPositions(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return text.split(separator: "%", omittingEmptySubsequences: false).map { part in
      let digits = part.prefix(while: \.isNumber)
      let rest = part.dropFirst(digits.count)
      return String(!digits.isEmpty && rest.first == "$" ? rest.dropFirst() : part)
    }.joined(separator: "%")
  }
}
