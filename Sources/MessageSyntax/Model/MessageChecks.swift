internal import Faults

/// Checks what a well-formed message needs beyond its grammar, part after part.
///
/// Source: UTS #35, Part 9: MessageFormat, Data Model Errors.
struct MessageChecks {
  /// The faults, in order.
  private(set) var faults: [FormatError] = []
  /// The message; nil if it is not in a text.
  private let source: String?
  /// The variables that were declared or used, each with whether a function is known for it.
  private var isAnnotated = FewValues<String, Bool>()
  private var selectorCount = 0
  private var seenKeys = FewValues<[Message.Key], Void>()
  private var hasFallback = false

  init(source: String?) { self.source = source }

  private mutating func report(_ code: FormatError.Code, at offset: Int?, _ reason: Reason) {
    faults.append(FormatError(code, source, offset: source == nil ? nil : offset, reason: reason))
  }

  /// Checks a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - offset: The offset of the variable.
  mutating func declare(_ declaration: Message.Declaration, at offset: Int? = nil) {
    let name = declaration.name
    let expression = declaration.expression
    var operand: String?
    if case .variable(let name) = expression.operand { operand = name }
    var usesItself =
      expression.function?.options.contains { $0.value == .variable(name) } ?? false
    if case .local = declaration, operand == name { usesItself = true }
    if isAnnotated[name] != nil || usesItself {
      report(
        .duplicateDeclaration,
        at: offset,
        Reason(
          "declared-again",
          "'$\(name.excerpt)' is declared after it was declared or used, or by its own value"
        )
      )
    }
    let operandIsAnnotated = operand.flatMap { isAnnotated[$0] } ?? false
    expression.visitVariables { _ = isAnnotated.insert(false, for: $0) }
    isAnnotated.set(expression.function != nil || operandIsAnnotated, for: name)
  }

  /// Reports an option whose name another one has.
  mutating func reportDuplicateOption(_ name: String, at offset: Int? = nil) {
    report(
      .duplicateOptionName,
      at: offset,
      Reason("option-again", "the option '\(name.excerpt)' is given twice")
    )
  }

  mutating func select(_ name: String, at offset: Int? = nil) {
    selectorCount += 1
    guard isAnnotated[name] != true else { return }
    report(
      .missingSelectorAnnotation,
      at: offset,
      Reason(
        "selector-without-function",
        "'$\(name.excerpt)' cannot choose a variant, because it is not declared with a function"
      )
    )
  }

  mutating func variant(_ keys: [Message.Key], at offset: Int? = nil) {
    if keys.count != selectorCount {
      report(
        .variantKeyMismatch,
        at: offset,
        Reason(
          "number-of-keys",
          "the variant has \(keys.count) keys for \(selectorCount) selectors"
        )
      )
    }
    if !seenKeys.insert(keys) {
      report(
        .duplicateVariant,
        at: offset,
        Reason("variant-again", "another variant before has the same keys")
      )
    }
    if keys.allSatisfy({ $0 == .catchAll }) { hasFallback = true }
  }

  /// Checks the whole of the variants, at the end of the last one.
  mutating func endVariants(at offset: Int? = nil) {
    guard !hasFallback else { return }
    report(
      .missingFallbackVariant,
      at: offset,
      Reason("variant-for-all", "no variant has '*' alone, for all other values")
    )
  }
}

// MARK: - Messages that are in no text

extension MessageChecks {
  /// Checks a message that was made of its parts.
  mutating func check(_ message: Message) {
    for declaration in message.declarations {
      declare(declaration)
      check(declaration.expression.function?.options ?? [])
    }
    switch message.body {
    case .pattern(let pattern): check(pattern)
    case .select(let selectors, let variants):
      for selector in selectors { select(selector) }
      for variant in variants {
        self.variant(variant.keys)
        check(variant.pattern)
      }
      endVariants()
    }
  }

  private mutating func check(_ pattern: Message.Pattern) {
    for part in pattern {
      switch part {
      case .text: break
      case .expression(let expression): check(expression.function?.options ?? [])
      case .markup(let markup): check(markup.options)
      }
    }
  }

  private mutating func check(_ options: [Message.Option]) {
    var names = FewValues<String, Void>()
    for option in options where !names.insert(option.name) {
      reportDuplicateOption(option.name)
    }
  }
}
