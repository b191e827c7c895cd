internal import Faults

extension XCStringsReader {
  /// The members of an object that stands for a value or a substitution.
  private struct Parts {
    var text: CatalogText?
    var phrases: XCStringsFile.Phrases?
    var variants: CatalogValue?
    var argument: Int?
    var valueType: CatalogText?
  }

  /// Reads the value and the phrases of a key in one language; nil for what the file does not have.
  mutating func localization(
    _ language: String
  ) throws(JSONError) -> (XCStringsFile.Localization?, XCStringsFile.Phrases?) {
    var variables: [CatalogVariable] = []
    let parts = try parts(language, &variables, canHavePhrases: true)
    guard let value = value(of: parts) else { return (nil, parts.phrases) }
    variables.removeSuperseded(&warnings)
    return (XCStringsFile.Localization(value: value, variables: variables), parts.phrases)
  }

  /// Reads an object with a text or variations, and perhaps substitutions.
  private mutating func parts(
    _ name: String,
    _ variables: inout [CatalogVariable],
    canHavePhrases: Bool = false
  ) throws(JSONError) -> Parts {
    try object("'\(name.excerpt)'")
    var parts = Parts()
    while let name = try json.nextKey() {
      switch name {
      case "stringUnit":
        reportRepeated(name, parts.text != nil)
        parts.text = try stringUnit()
      case "variations":
        reportRepeated(name, parts.variants != nil)
        parts.variants = try variations(&variables)
      case "substitutions": try substitutions(&variables)
      case "argNum":
        reportRepeated(name, parts.argument != nil)
        parts.argument = try argument(name)
      case "formatSpecifier":
        reportRepeated(name, parts.valueType != nil)
        let text = try text(name)
        parts.valueType = CatalogText(text, at: place())
      case "stringSet" where canHavePhrases:
        reportRepeated(name, parts.phrases != nil)
        parts.phrases = try stringSet()
      default: try skipUnknown(name)
      }
    }
    return parts
  }

  private mutating func value(of parts: Parts) -> CatalogValue? {
    if parts.phrases != nil, let text = parts.text {
      warnings.add(
        at: text.place,
        Reason("text-beside-phrases", "the text is not used, because there are phrases")
      )
    }
    guard let variants = parts.variants else { return parts.text.map(CatalogValue.text) }
    if let text = parts.text {
      warnings.add(
        at: text.place,
        Reason("text-beside-variations", "the text is not used, because there are variations")
      )
    }
    return variants
  }

  private mutating func stringUnit() throws(JSONError) -> CatalogText {
    try object("'stringUnit'")
    let start = json.tokenOffset
    var state: TranslationState?
    var value: (text: String, place: SourcePlace)?
    while let name = try json.nextKey() {
      switch name {
      case "state":
        reportRepeated(name, state != nil)
        state = TranslationState(rawValue: try text(name))
      case "value":
        reportRepeated(name, value != nil)
        value = (try text(name), place())
      default: try skipUnknown(name)
      }
    }
    guard let value else { throw Self.missing("value", in: start) }
    return CatalogText(value.text, at: value.place, state: state)
  }

  /// Reads the phrases of an App Shortcut.
  private mutating func stringSet() throws(JSONError) -> XCStringsFile.Phrases {
    try object("'stringSet'")
    let start = json.tokenOffset
    var state: TranslationState?
    var values: [(text: String, place: SourcePlace)]?
    while let name = try json.nextKey() {
      switch name {
      case "state":
        reportRepeated(name, state != nil)
        state = TranslationState(rawValue: try text(name))
      case "values":
        reportRepeated(name, values != nil)
        values = try texts(name)
      default: try skipUnknown(name)
      }
    }
    guard let values else { throw Self.missing("values", in: start) }
    return XCStringsFile.Phrases(
      values.map { CatalogText($0.text, at: $0.place, state: state) },
      state
    )
  }

  private mutating func texts(
    _ name: String
  ) throws(JSONError) -> [(text: String, place: SourcePlace)] {
    let token = try json.next()
    guard token == .list else { throw wrongType("a list", "'\(name)'", token) }
    var texts: [(text: String, place: SourcePlace)] = []
    while try json.nextElement() { texts.append((try text(name), place())) }
    return texts
  }

  // MARK: Variations

  /// Reads an object with one selector, whose members are the variants.
  private mutating func variations(
    _ variables: inout [CatalogVariable]
  ) throws(JSONError) -> CatalogValue? {
    try object("'variations'")
    var value: CatalogValue?
    while let name = try json.nextKey() {
      guard let selector = CatalogSelector(rawValue: name), selector.isInXCStrings else {
        warnings.add(
          at: place(),
          Reason(
            "unknown-variations",
            "variations by plural, device or width were expected, not by '\(name.excerpt)'"
          )
        )
        try json.skip()
        continue
      }
      if value != nil {
        warnings.add(
          at: place(),
          Reason("several-variations", "the variations before these are not used")
        )
      }
      let variants = try variants(selector, &variables)
      if !variants.isEmpty { value = .variants(selector, variants) }
    }
    return value
  }

  private mutating func variants(
    _ selector: CatalogSelector,
    _ variables: inout [CatalogVariable]
  ) throws(JSONError) -> [CatalogVariant] {
    let place = place()
    try object("'\(selector.rawValue)'")
    var variants: [CatalogVariant] = []
    while let name = try json.nextKey() {
      guard selector.accepts(name) else {
        warnings.add(at: self.place(), selector.unknownName(name))
        try json.skip()
        continue
      }
      let nameText = CatalogText(name, at: self.place())
      guard let value = value(of: try parts(name, &variables)) else { continue }
      variants.append(CatalogVariant(nameText, value))
    }
    variants.removeSuperseded(&warnings)
    if selector != .width, !variants.contains(where: { $0.name.text == "other" }) {
      let owner = owner
      let reason =
        selector == .plural
        ? Reason("other-missing", "the plural variations of \(owner) have no 'other'")
        : Reason("other-device-missing", "the device variations of \(owner) have no 'other'")
      warnings.add(at: place, reason)
    }
    return variants
  }

  // MARK: Substitutions

  private mutating func substitutions(_ variables: inout [CatalogVariable]) throws(JSONError) {
    try object("'substitutions'")
    while let name = try json.nextKey() {
      let name = CatalogText(name, at: place())
      let parts = try parts(name.text, &variables)
      // A text beside variations is reported; without any the system has no rule to choose one.
      guard parts.variants != nil, let value = value(of: parts) else {
        let owner = owner
        warnings.add(
          at: name.place,
          effect: .leavesPartOut,
          Reason(
            "no-variations",
            "the substitution '\(name.text.excerpt)' of \(owner) has no variations"
          )
        )
        continue
      }
      variables.append(
        CatalogVariable(
          name,
          valueType: parts.valueType,
          argument: parts.argument,
          value: value,
          isSubstitution: true
        )
      )
    }
  }

  /// Reads the number of an argument, from 1.
  private mutating func argument(_ name: String) throws(JSONError) -> Int {
    let token = try json.next()
    guard case .number(let text) = token else { throw wrongType("a number", "'\(name)'", token) }
    let maximum = FormatReader.maximumCount
    if let number = Int(text), (1...maximum).contains(number) { return number }
    throw JSONError(
      offset: json.tokenOffset,
      reason: Reason(
        "argument-number",
        "a whole number from 1 to \(maximum) was expected, not \(text.excerpt)"
      )
    )
  }
}
