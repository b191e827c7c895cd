internal import CatalogFiles
internal import Faults
internal import MessageSyntax
internal import Sharing

extension TextChecks {
  /// The arguments of a message; nil, and a finding, if it cannot be read.
  private mutating func messageUses(of found: Found) -> MessageUses? {
    do throws(CatalogIssue) {
      return try MessageUses(of: found)
    } catch {
      add(.format, error, found)
      return nil
    }
  }

  /// Checks a message by itself.
  ///
  /// - Parameters:
  ///   - found: The entry.
  ///   - needs: The plural categories of the language.
  /// - Returns: The arguments; nil if the message cannot be read.
  @discardableResult
  mutating func checkMessage(_ found: Found, _ needs: LanguageForms?) -> MessageUses? {
    guard let uses = messageUses(of: found) else { return nil }
    if let reason = uses.openMarkReason(name(of: found)) {
      add(.tag, found, found.entry.firstPlace, reason)
    }
    if let needs { checkCategories(of: uses, found, needs) }
    checkPlaceholders(uses, found)
    return uses
  }

  /// Compares a message with that of the development language.
  mutating func checkMessage(_ found: Found, _ own: Found, _ needs: LanguageForms?) {
    guard let uses = checkMessage(found, needs), own.entry.messageVersion != nil,
      let ownUses = ownMessageUses(of: own)
    else { return }
    let ownText = "the text in \(development) (\(own.file):\(own.entry.key.place))"
    for fault in uses.faults(against: ownUses, named: name(of: found), ownText) {
      let rule: LintRule =
        switch fault.kind {
        case .missing: .unusedArgument
        case .argument: .argument
        case .mark: .tag
        }
      let severity: CatalogIssue.Severity? = fault.kind == .argument ? .error : nil
      add(rule, found, found.entry.firstPlace, fault.reason, severity, own)
    }
    guard case .text(let text) = found.entry.value, case .text(let ownMessage) = own.entry.value
    else { return }
    let pair = TextPair(
      text: CatalogText(uses.sample, at: text.place),
      own: CatalogText(ownUses.sample, at: ownMessage.place),
      form: nil
    )
    checkMarkup(pair, found, own)
  }

  private mutating func ownMessageUses(of own: Found) -> MessageUses? {
    let key = ByteText(own.entry.key.text)
    if let known = ownMessages[key] { return known }
    var uses: MessageUses?
    do throws(CatalogIssue) {
      uses = try MessageUses(of: own)
    } catch {
      // It was reported in the development language.
    }
    ownMessages[key] = .some(uses)
    return uses
  }

  // MARK: Forms

  private mutating func checkCategories(
    of uses: MessageUses,
    _ found: Found,
    _ needs: LanguageForms
  ) {
    for forms in uses.forms {
      guard let known = forms.isOrdinal ? needs.ordinals : needs.known else { continue }
      let required = forms.isOrdinal ? known : needs.required
      let given = forms.categories.union(Self.categories(of: forms.values, needs))
      let missing = required.subtracting(given).sorted()
      if !missing.isEmpty {
        let list = missing.map { "'\($0)'" }.joined(separator: ", ")
        let kind = forms.isOrdinal ? "ordinal form" : "form"
        let reason = Reason(
          "message-category-missing",
          "'\(forms.argument.excerpt)' of \(name(of: found)) lacks the \(kind) \(list), which \(language) needs: 'other' is shown"
        )
        add(.coveredCategory, found, found.entry.firstPlace, reason)
      }
      for category in forms.categories.subtracting(known.union(["other"])).sorted() {
        let reason = Reason(
          "message-category-unneeded",
          "'\(forms.argument.excerpt)' of \(name(of: found)) has the form '\(category.excerpt)', which no number has in \(language)"
        )
        add(.unneededCategory, found, found.entry.firstPlace, reason)
      }
    }
  }

  /// The categories whose only number has a separate form.
  private static func categories(of values: Set<String>, _ needs: LanguageForms) -> Set<String> {
    let named = ["0": "zero", "1": "one", "2": "two"]
    return Set(values.compactMap { named[$0] }.filter(needs.exact.contains))
  }

  // MARK: Descriptions

  /// Compares the arguments of a message with those that its ARB file describes.
  private mutating func checkPlaceholders(_ uses: MessageUses, _ found: Found) {
    let placeholders = found.entry.placeholders
    guard !placeholders.isEmpty else { return }
    for placeholder in placeholders where uses.use(of: placeholder.name.text) == nil {
      let reason = Reason(
        "unused-placeholder",
        "the text of \(name(of: found)) does not have the argument '\(placeholder.name.text.excerpt)', which its description has"
      )
      add(.placeholder, found, placeholder.name.place, reason)
    }
    for use in uses.all {
      guard let placeholder = placeholders.first(where: { $0.name.text == use.name }) else {
        let reason = Reason(
          "undescribed-argument",
          "the description of \(name(of: found)) does not have the argument '\(use.name.excerpt)'"
        )
        add(.placeholder, found, found.entry.firstPlace, reason)
        continue
      }
      guard let type = placeholder.type, let need = MessageUses.Need(ofDart: type),
        use.need != .anything, use.need != need
      else { continue }
      let reason = Reason(
        "other-placeholder-type",
        "the text of \(name(of: found)) takes '\(use.name.excerpt)' as '\((use.taker ?? "").excerpt)', and its description says that it is '\(type.excerpt)'"
      )
      add(.argument, found, placeholder.name.place, reason, .error)
    }
  }
}

extension MessageUses.Need {
  /// The kind of a type of Dart; nil for one that can be anything.
  package init?(ofDart type: String) {
    switch type {
    case "int", "double", "num": self = .number
    case "DateTime": self = .date
    case "String": self = .text
    default: return nil
    }
  }
}
