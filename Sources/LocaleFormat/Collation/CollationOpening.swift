internal import ICU

/// An order in a locale before it is opened: ICU's name, and the attributes to set.
struct CollationOpening {
  let resolvedLocale: ResolvedLocale
  /// The locale's name, with the keyword `collation` if a type is asked for.
  let icuName: String
  let attributes: CollatorHandle.Attributes

  init(_ recipe: CollationFormat, for locale: LocaleID) throws(FormatError) {
    resolvedLocale = try ResolvedLocale(locale)
    let keywords = locale.subtags.keywords
    let options = recipe.options
    let type = options.type ?? keywords["co"].flatMap(CollationType.init)
    icuName = resolvedLocale.dataName + ICUKeywords.text([("collation", type?.keyword)])

    var attributes = CollatorHandle.Attributes()
    attributes.strength = options.strength?.handleValue ?? keywords["ks"].flatMap(Self.strength)
    attributes.caseLevel = options.caseLevel ?? keywords["kc"].flatMap(Self.isOn)
    let caseFirst = options.caseFirst ?? keywords["kf"].flatMap(CollationCaseFirst.init)
    attributes.caseFirst = caseFirst?.handleValue
    attributes.isNumeric = options.isNumeric ?? keywords["kn"].flatMap(Self.isOn)
    let punctuation = options.punctuation ?? keywords["ka"].flatMap(CollationPunctuation.init)
    attributes.isShifted = punctuation.map { $0 == .ignored }
    let variable = options.ignoredUpTo ?? keywords["kv"].flatMap(CollationVariable.init)
    attributes.maximumVariable = variable?.handleValue
    attributes.isBackwards = options.isBackwards ?? keywords["kb"].flatMap(Self.isOn)
    attributes.normalizes = options.normalizes ?? keywords["kk"].flatMap(Self.isOn)
    if let groups = options.reordering {
      attributes.reordering = try CollationFormat.codes(groups)
    } else {
      attributes.reordering = keywords["kr"].flatMap(Self.groups)
    }
    self.attributes = attributes
  }

  // The values of keywords; ICU has no other, and a locale's keyword with another is ignored.

  private static func isOn(_ value: String) -> Bool? {
    switch value {
    case "", "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }

  private static func strength(_ value: String) -> CollatorHandle.Attributes.Strength? {
    switch value {
    case "level1": .primary
    case "level2": .secondary
    case "level3": .tertiary
    case "level4": .quaternary
    case "identic": .identical
    default: nil
    }
  }

  private static func groups(_ value: String) -> [Int32]? {
    do throws(FormatError) {
      let names = value.split(separator: "-").map(String.init)
      return try CollationFormat.codes(names.map(CollationGroup.init))
    } catch {
      return nil
    }
  }
}

extension CollationType {
  /// ICU's older name of the type.
  var keyword: String {
    switch self {
    case .dictionary: "dictionary"
    case .gb2312: "gb2312han"
    case .phonebook: "phonebook"
    case .traditional: "traditional"
    default: rawValue
    }
  }
}

extension CollationStrength {
  fileprivate var handleValue: CollatorHandle.Attributes.Strength {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .quaternary: .quaternary
    case .identical: .identical
    }
  }
}

extension CollationCaseFirst {
  fileprivate var handleValue: CollatorHandle.Attributes.CaseFirst {
    switch self {
    case .off: .off
    case .lower: .lower
    case .upper: .upper
    }
  }
}

extension CollationVariable {
  fileprivate var handleValue: CollatorHandle.Attributes.MaximumVariable {
    switch self {
    case .spaces: .spaces
    case .punctuation: .punctuation
    case .symbols: .symbols
    case .currencies: .currencies
    }
  }
}
