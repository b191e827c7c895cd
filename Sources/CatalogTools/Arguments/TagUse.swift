internal import CatalogFiles

/// The tags of a text, by name.
struct TagUse {
  private let markup: TextMarkup
  /// For each name, the tags that open less those that close.
  private var balance: [String: Int] = [:]
  /// The names that are certainly those of tags: of HTML, or of a tag that is closed.
  private var certain: Set<String> = []

  init(_ markup: TextMarkup) {
    self.markup = markup
    for tag in markup.tags {
      balance[tag.name, default: 0] += tag.change
      if tag.isOfHTML || tag.change < 1 { certain.insert(tag.name) }
    }
  }

  /// The faults of the tags: of the first kind that there is, one.
  ///
  /// - Parameters:
  ///   - own: The tags in the development language; nil if it is that.
  ///   - ownText: The words for the text of the development language.
  /// - Returns: The fault; nothing without one.
  func faults(against own: TagUse?, _ ownText: () -> String = { "" }) -> [MarkupFault] {
    if let tag = markup.tags.first(where: \.hasCurlyQuotes) {
      let words = "has other quotation marks than '\"' in the tag '\(tag.text.excerpt)'"
      return [MarkupFault(.tag, "curly-quotes", words)]
    }
    let cut = markup.cutTags.first { tag in
      (tag.isOfHTML && tag.hasAttribute)
        || own?.certain.contains(tag.name) == true
          && own?.markup.cutTags.contains { $0.name == tag.name } == false
    }
    let unquoted = markup.tags.first { tag in
      tag.hasOpenQuotes && own?.markup.tags.contains { $0.hasOpenQuotes } != true
    }
    if let tag = cut ?? unquoted {
      return [MarkupFault(.tag, "cut-tag", "has the incomplete tag '\(tag.text.excerpt)'")]
    }
    return [openFault(against: own) ?? own.flatMap { nameFault(against: $0, ownText) }]
      .compactMap(\.self)
  }

  /// The fault of a tag that is not closed, or closes nothing, other than in the development language.
  private func openFault(against own: TagUse?) -> MarkupFault? {
    for tag in markup.tags where tag.isPaired || isPair(tag, in: own) {
      let difference = (balance[tag.name] ?? 0) - (own?.balance[tag.name] ?? 0)
      // A name that is closed nowhere in the development language needs no end.
      guard difference != 0, tag.isPaired || own?.balance[tag.name] == 0 else { continue }
      let words =
        difference > 0
        ? "does not close the tag '<\(tag.name)>'" : "closes the tag '<\(tag.name)>' too often"
      return MarkupFault(.tag, "open-tag", words)
    }
    return nil
  }

  /// Whether a tag is of no element of HTML, and the development language closes it.
  private func isPair(_ tag: TextMarkup.Tag, in own: TagUse?) -> Bool {
    !tag.isOfHTML && own?.certain.contains(tag.name) == true
  }

  /// The fault of a tag that only one of the texts has.
  private func nameFault(against own: TagUse, _ ownText: () -> String) -> MarkupFault? {
    guard !own.certain.isEmpty else { return nil }
    let names = Set(markup.tags.map(\.name))
    let lost = own.markup.tags.first { own.certain.contains($0.name) && !names.contains($0.name) }
    let other = markup.tags.first { $0.isOfHTML && own.balance[$0.name] == nil }
    if let other {
      let rest = lost.map { ", and \(ownText()) '<\($0.name)>'" } ?? ", and \(ownText()) not"
      return MarkupFault(.tag, "other-tag", "has the tag '<\(other.name)>'\(rest)")
    }
    return lost.map { tag in
      let words = "does not have the tag '<\(tag.name)>', which \(ownText()) has"
      return MarkupFault(.tag, "tag-missing", words)
    }
  }
}
