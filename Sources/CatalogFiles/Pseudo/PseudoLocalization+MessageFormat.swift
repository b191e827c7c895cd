package import MessageSyntax

extension PseudoLocalization {
  /// Changes the texts of a message, also those of its forms; arguments and keywords stay.
  ///
  /// The brackets are around the whole message, or around each variant.
  ///
  /// - Parameters:
  ///   - source: The message.
  ///   - version: The version of its syntax.
  /// - Returns: The message; the same one if it is changed already, or cannot be read.
  package func message(_ source: String, _ version: MessageVersion) -> String {
    do throws(FormatError) {
      switch try CatalogMessage(source, version) {
      case .icu(let message):
        guard !message.parts.isEmpty, !isDone(message.parts.first?.text, message.parts.last?.text)
        else { return source }
        let changed = message.changingTexts(ofParts.text)
        return ICUMessage(
          parts: opening.map { .text($0) } + changed.parts + closing.map { .text($0) }
        )
        .description
      case .messageFormat2(let message):
        return message.changingPatterns { pattern in
          guard !pattern.isEmpty, !isDone(pattern.first?.text, pattern.last?.text) else {
            return pattern
          }
          return opening.map { .text($0) } + pattern.map { $0.changingText(ofParts.text) }
            + closing.map { .text($0) }
        }.description
      }
    } catch {
      return source
    }
  }

  private var opening: [String] { brackets.map { ["\($0.opening) "] } ?? [] }
  private var closing: [String] { brackets.map { [" \($0.closing)"] } ?? [] }

  /// Whether the first and the last text of a pattern have the brackets.
  private func isDone(_ first: String?, _ last: String?) -> Bool {
    guard let brackets, let first, let last else { return false }
    return first.hasPrefix(brackets.opening) && last.hasSuffix(brackets.closing)
  }
}

extension CatalogMessage {
  /// Changes the texts of a message; one that cannot be read stays as it is.
  package static func changing(
    _ source: String,
    _ version: MessageVersion,
    _ change: (String) -> String
  ) -> String {
    do throws(FormatError) {
      switch try CatalogMessage(source, version) {
      case .icu(let message): return message.changingTexts(change).description
      case .messageFormat2(let message):
        return message.changingPatterns { $0.map { $0.changingText(change) } }.description
      }
    } catch {
      return source
    }
  }
}

extension ICUMessage.Part {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension Message.Part {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate func changingText(_ change: (String) -> String) -> Self {
    if case .text(let text) = self { .text(change(text)) } else { self }
  }
}
