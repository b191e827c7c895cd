internal import LocaleFormat
internal import MessageSyntax

extension MessageEvaluator {
  /// The pattern of the message, or of the variant that fits best.
  mutating func selectedPattern() -> Message.Pattern {
    let selectors: [String]
    let variants: [Message.Variant]
    switch message.body {
    case .pattern(let pattern): return pattern
    case .select(let names, let all): (selectors, variants) = (names, all)
    }
    var selections: [(any MessageSelection)?] = []
    for name in selectors {
      let value = value(ofVariable: name)
      // A text of no value was reported already, and matches nothing.
      let isMissingText = value.fallback != nil && isText(name)
      if value.selection == nil, !isMissingText { report(.badSelector(name)) }
      selections.append(value.selection)
    }
    var best: Message.Variant?
    for variant in variants where matches(variant, &selections, selectors) {
      if let current = best, !isBetter(variant, than: current, selections) { continue }
      best = variant
    }
    return best?.pattern ?? []
  }

  /// Whether a variable is declared as a text.
  private func isText(_ name: String) -> Bool {
    guard let index = declared[name] else { return false }
    return message.declarations[index].expression.function?.name == "string"
  }

  private mutating func matches(
    _ variant: Message.Variant,
    _ selections: inout [(any MessageSelection)?],
    _ selectors: [String]
  ) -> Bool {
    for (place, key) in variant.keys.enumerated() {
      guard case .literal(let text) = key else { continue }
      guard let selection = selections[place] else { return false }
      do throws(FormatError) {
        guard try selection.matches(text) else { return false }
      } catch {
        if error.code == .badVariantKey {
          report(error)
        } else {
          // After another fault than that of one key the selector chooses nothing.
          selections[place] = nil
          report(.badSelector(selectors[place], error))
        }
        return false
      }
    }
    return true
  }

  private func isBetter(
    _ variant: Message.Variant,
    than other: Message.Variant,
    _ selections: [(any MessageSelection)?]
  ) -> Bool {
    for (place, pair) in zip(variant.keys, other.keys).enumerated() {
      switch pair {
      case (.catchAll, .catchAll): continue
      case (.catchAll, .literal): return false
      case (.literal, .catchAll): return true
      case (.literal(let key), .literal(let otherKey)):
        if key == otherKey { continue }
        return selections[place]?.isBetter(key, than: otherKey) ?? false
      }
    }
    return false
  }
}

extension FormatError {
  static func badSelector(_ name: String, _ cause: FormatError? = nil) -> FormatError {
    let reason =
      if let cause {
        Reason(
          "selector-failed",
          "the value of '$\(name.excerpt)' cannot choose a variant: \(cause.reason)"
        )
      } else {
        Reason(
          "selector-without-choice",
          "the value of '$\(name.excerpt)' cannot choose a variant"
        )
      }
    return FormatError(.badSelector, name, reason: reason)
  }
}
