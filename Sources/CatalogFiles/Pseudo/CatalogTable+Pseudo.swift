extension CatalogTable.Entry {
  /// Returns the entry with every text of it pseudo-localized: plural forms, variants, variables.
  public func pseudoLocalized(by pseudo: PseudoLocalization) -> CatalogTable.Entry {
    CatalogTable.Entry(
      key,
      value.pseudoLocalized(by: pseudo),
      variables: variables.map { variable in
        CatalogVariable(
          variable.name,
          valueType: variable.valueType,
          argument: variable.argument,
          value: variable.value.pseudoLocalized(by: pseudo.ofParts),
          isSubstitution: variable.isSubstitution
        )
      },
      comment: comment,
      isStale: isStale
    )
  }
}

extension CatalogValue {
  /// Returns the value with every text of it pseudo-localized.
  public func pseudoLocalized(by pseudo: PseudoLocalization) -> CatalogValue {
    switch self {
    case .text(let text):
      .text(CatalogText(pseudo.format(text.text), at: text.place, state: text.state))
    case .variants(let selector, let variants):
      .variants(
        selector,
        variants.map { CatalogVariant($0.name, $0.value.pseudoLocalized(by: pseudo)) }
      )
    }
  }
}

extension PseudoLocalization {
  /// The same for texts that become a part of another one, which has the brackets.
  package var ofParts: PseudoLocalization {
    var own = self
    own.brackets = nil
    return own
  }
}
