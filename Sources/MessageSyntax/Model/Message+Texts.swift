extension ICUMessage {
  /// The message with its texts changed, also those inside forms.
  package func changingTexts(_ change: (String) -> String) -> ICUMessage {
    ICUMessage(
      parts: parts.map { part in
        switch part {
        case .text(let text): .text(change(text))
        case .number: .number
        case .argument(let argument): .argument(argument.changingTexts(change))
        }
      }
    )
  }

  /// The text of a message without arguments; nil if it has some.
  package var fixedText: String? {
    var result = ""
    for part in parts {
      guard case .text(let text) = part else { return nil }
      result += text
    }
    return result
  }
}

extension ICUMessage.Argument {
  fileprivate func changingTexts(_ change: (String) -> String) -> Self {
    func changed(_ forms: [ICUMessage.Form]) -> [ICUMessage.Form] {
      forms.map { ICUMessage.Form($0.selector, $0.message.changingTexts(change)) }
    }
    var result = self
    switch kind {
    case .value, .simple: break
    case .plural(let isOrdinal, let offset, let forms):
      result.kind = .plural(isOrdinal: isOrdinal, offset: offset, forms: changed(forms))
    case .select(let forms): result.kind = .select(forms: changed(forms))
    }
    return result
  }
}

extension Message {
  /// The message with its patterns changed: that of the message, or that of each variant.
  package func changingPatterns(_ change: (Pattern) -> Pattern) -> Message {
    switch body {
    case .pattern(let pattern):
      Message(declarations: declarations, .pattern(change(pattern)))
    case .select(let selectors, let variants):
      Message(
        declarations: declarations,
        .select(
          selectors: selectors,
          variants: variants.map { Variant($0.keys, change($0.pattern)) }
        )
      )
    }
  }

  /// The patterns: one, or those of the variants.
  package var patterns: [Pattern] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .select(_, let variants): variants.map(\.pattern)
    }
  }

  /// The text of a message of one pattern that is text alone; nil for others.
  package var fixedText: String? {
    guard case .pattern(let pattern) = body else { return nil }
    var result = ""
    for part in pattern {
      guard case .text(let text) = part else { return nil }
      result += text
    }
    return result
  }
}
