package import CatalogFiles
internal import Faults
internal import Sharing

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
    CatalogVariable(
      name,
      valueType: valueType,
      argument: argument,
      value: value.withoutStates,
      isSubstitution: isSubstitution
    )
  }
}

extension CatalogTable.Entry {
  /// The state of the text that is furthest from a translation.
  package var worstState: TranslationState? {
    var states = value.textStates
    for variable in variables { states += variable.value.textStates }
    return states.contains(.new)
      ? .new : states.contains(.needsReview) ? .needsReview : states.first
  }
}

extension CatalogTable.Entry {
  /// The text of an entry without forms; nil for another one.
  var plainText: String? {
    guard case .text(let text) = value, variables.isEmpty else { return nil }
    return text.text
  }
}

extension CatalogTable.Entry {
  /// Whether a text names a variable, `%#@name@`, that the entry does not have: no program can show it.
  var namesUndefinedVariable: Bool {
    var names = value.variableNames
    for variable in variables { names.formUnion(variable.value.variableNames) }
    guard !names.isEmpty else { return false }
    return !names.isSubset(of: Set(variables.map { ByteText($0.name.text) }))
  }
}

extension CatalogValue {
  /// The names of the variables in the texts that are formats.
  fileprivate var variableNames: Set<ByteText> {
    switch self {
    case .variants(_, let variants):
      return variants.reduce(into: []) { $0.formUnion($1.value.variableNames) }
    case .text(let text):
      guard text.text.utf8.firstRange(of: "#@".utf8) != nil else { return [] }
      do throws(FormatError) {
        return Set(try FormatString(text.text).variables.map(ByteText.init))
      } catch {
        return []
      }
    }
  }
}
