internal import CatalogFiles

extension CatalogValue {
  /// The states of the texts.
  var textStates: [TranslationState] {
    switch self {
    case .text(let text): text.state.map { [$0] } ?? []
    case .variants(_, let variants): variants.flatMap(\.value.textStates)
    }
  }

  var withoutStates: CatalogValue {
    switch self {
    case .text(let text): .text(CatalogText(text.text, at: text.place))
    case .variants(let selector, let variants):
      .variants(selector, variants.map { CatalogVariant($0.name, $0.value.withoutStates) })
    }
  }
}

extension CatalogVariable {
  var withoutStates: CatalogVariable {
    CatalogVariable(name, valueType: valueType, argument: argument, value: value.withoutStates)
  }
}
