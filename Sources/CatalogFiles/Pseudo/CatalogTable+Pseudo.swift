internal import MessageSyntax

extension CatalogTable.Entry {
  /// Returns the entry with every text of it pseudo-localized: plural forms, variants, variables.
  package func pseudoLocalized(by pseudo: PseudoLocalization) -> CatalogTable.Entry {
    if let version = messageVersion {
      return changingMessages { pseudo.message($0, version) }
    }
    return changingTexts(pseudo.text(of:), ofVariables: pseudo.ofParts.text(of:))
  }

  /// Returns the entry of a file of a pseudo-locale, in which every text is translated.
  package func translated(by pseudo: PseudoLocalization) -> CatalogTable.Entry {
    if messageVersion != nil { return pseudoLocalized(by: pseudo) }
    func change(by pseudo: PseudoLocalization) -> (CatalogText) -> CatalogText {
      { CatalogText(pseudo.format($0.text), at: $0.place, state: .translated) }
    }
    return changingTexts(change(by: pseudo), ofVariables: change(by: pseudo.ofParts))
  }

  /// The entry with every text of it in capitals, as a text that is in no localization is shown for
  /// tests.
  package var inCapitals: CatalogTable.Entry {
    if let version = messageVersion {
      return changingMessages {
        CatalogMessage.changing($0, version, FormatString.inCapitals)
      }
    }
    return changingTexts(\.inCapitals, ofVariables: \.inCapitals)
  }

  private func changingMessages(_ change: (String) -> String) -> CatalogTable.Entry {
    changingTexts(
      { CatalogText(change($0.text), at: $0.place, state: $0.state) },
      ofVariables: { $0 }
    )
  }

  private func changingTexts(
    _ change: (CatalogText) -> CatalogText,
    ofVariables changeOfVariables: (CatalogText) -> CatalogText
  ) -> CatalogTable.Entry {
    CatalogTable.Entry(
      key,
      value.changingTexts(change),
      variables: variables.map { variable in
        CatalogVariable(
          variable.name,
          valueType: variable.valueType,
          argument: variable.argument,
          value: variable.value.changingTexts(changeOfVariables),
          isSubstitution: variable.isSubstitution
        )
      },
      comment: comment,
      isStale: isStale,
      traits: traits,
      phrases: phrases.map(change),
      ignoring: ignoring,
      messageVersion: messageVersion,
      placeholders: placeholders
    )
  }
}

extension CatalogValue {
  /// Returns the value with every text of it pseudo-localized.
  package func pseudoLocalized(by pseudo: PseudoLocalization) -> CatalogValue {
    changingTexts(pseudo.text(of:))
  }

  fileprivate func changingTexts(_ change: (CatalogText) -> CatalogText) -> CatalogValue {
    switch self {
    case .text(let text): .text(change(text))
    case .variants(let selector, let variants):
      .variants(
        selector,
        variants.map { CatalogVariant($0.name, $0.value.changingTexts(change)) }
      )
    }
  }
}

extension CatalogText {
  fileprivate var inCapitals: CatalogText {
    CatalogText(FormatString.inCapitals(text), at: place, state: state)
  }
}

extension PseudoLocalization {
  fileprivate func text(of text: CatalogText) -> CatalogText {
    CatalogText(format(text.text), at: text.place, state: text.state)
  }

  /// The same for texts that become a part of another one, which has the brackets.
  package var ofParts: PseudoLocalization {
    var own = self
    own.brackets = nil
    return own
  }
}
