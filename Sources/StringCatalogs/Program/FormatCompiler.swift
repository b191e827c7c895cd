internal import CatalogFiles
internal import LocaleFormat

/// Compiles the value of a key to a `FormatProgram`: a visitor of a `FormatWalker`, for which each part
/// becomes a sequence of steps.
struct FormatCompiler {
  private let chooser: VariantChooser
  private var texts: [UInt8] = []
  private var steps: [FormatProgram.Step] = []
  private var sequences: [FormatProgram.Sequence] = []
  private var choices: [FormatProgram.Choice] = []
  private var genders: [FormatProgram.Gender] = []
  private var genderForms: [FormatProgram.GenderForm] = []
  private var conversions: [FormatProgram.Conversion] = []
  private var specifiers: [String] = []
  private var places: [SourcePlace] = []
  /// The place of the text that is being compiled.
  private var place = SourcePlace.start
  private var needs: [FormatConversion.Need?] = []

  /// The largest number of sequences, choices and conversions of one format.
  static let maximumCount = 4_096
  /// The largest number of bytes of all literal texts of one format.
  static let maximumByteCount = LongText.maximumCount

  /// Compiles a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - variables: The variables that its texts name.
  ///   - device: The device whose variants are taken, such as `mac`.
  ///   - width: The available width; nil for the widest variants.
  /// - Returns: The program.
  /// - Throws: `FormatError.Code.invalidStringFormat` with the text and the place of the fault.
  static func program(
    of value: CatalogValue,
    variables: [CatalogVariable],
    device: String,
    width: Int? = nil
  ) throws(FormatError) -> FormatProgram {
    let chooser = VariantChooser(device: device, width: width)
    var walker = FormatWalker(FormatCompiler(chooser), variables: variables)
    let root = try walker.part(of: value)
    return walker.visitor.program(root)
  }

  private init(_ chooser: VariantChooser) {
    self.chooser = chooser
    // The first sequence is the whole text; its place is taken before the others.
    sequences.append(FormatProgram.Sequence(start: 0, count: 0))
  }

  private consuming func program(_ root: Int) -> FormatProgram {
    sequences[0] = sequences[root]
    return FormatProgram(
      texts: texts,
      steps: steps,
      sequences: sequences,
      choices: choices,
      genders: genders,
      genderForms: genderForms,
      conversions: conversions,
      specifiers: specifiers,
      places: places,
      needs: needs
    )
  }

  // MARK: Variants

  /// Compiles plural forms to a sequence of one choice.
  private mutating func choice(
    among forms: FormatVariants,
    _ parts: [Int]
  ) throws(FormatError) -> Int {
    var byCategory: [PluralCategory: Int] = [:]
    for (form, part) in zip(forms.variants, parts) {
      if let category = PluralCategory(rawValue: form.name.text) { byCategory[category] = part }
    }
    let variable = forms.frame.variable
    guard let other = byCategory[.other] else { throw .missingOther(variable?.name.text) }
    let argument = forms.argument ?? 0
    let shown = try shownConversion(byCategory, argument, variable)
    func form(_ category: PluralCategory) -> UInt16 { UInt16(byCategory[category] ?? other) }
    choices.append(
      FormatProgram.Choice(
        argument: UInt16(clamping: argument),
        shown: shown.map { UInt16($0) },
        forms: (form(.zero), form(.one), form(.two), form(.few), form(.many), form(.other)),
        hasZero: byCategory[.zero] != nil,
        takesFirstNumber: forms.argument == nil
      )
    )
    if let argument = forms.argument { note(.number, for: argument) }
    steps.append(
      FormatProgram.Step(kind: .choice, index: UInt32(choices.count - 1), count: 0)
    )
    return try add(FormatProgram.Sequence(start: UInt32(steps.count - 1), count: 1))
  }

  /// Compiles the texts of genders to a sequence of one choice.
  private mutating func gender(
    among forms: FormatVariants,
    _ parts: [Int]
  ) throws(FormatError) -> Int {
    var own: [FormatProgram.GenderForm] = []
    for (form, part) in zip(forms.variants, parts) {
      guard let number = Int(form.name.text) else { continue }
      own.append(FormatProgram.GenderForm(number: number, sequence: UInt16(part)))
    }
    let frame = forms.frame
    guard let fallback = own.first(where: { $0.number == 0 }) else {
      throw .missingGender(frame.variable?.name.text)
    }
    genders.append(
      FormatProgram.Gender(
        argument: UInt16(clamping: frame.argument),
        start: UInt32(genderForms.count),
        count: UInt32(own.count),
        fallback: fallback.sequence
      )
    )
    genderForms += own
    note(.gender, for: frame.argument)
    steps.append(FormatProgram.Step(kind: .gender, index: UInt32(genders.count - 1), count: 0))
    return try add(FormatProgram.Sequence(start: UInt32(steps.count - 1), count: 1))
  }

  /// The conversion that shows the number of plural forms: that of the form `other`, or else of
  /// another form, or the one that the variable names with a precision; nil if no number is shown.
  private mutating func shownConversion(
    _ forms: [PluralCategory: Int],
    _ argument: Int,
    _ variable: CatalogVariable?
  ) throws(FormatError) -> Int? {
    for category in PluralCategory.allCases.reversed() {
      guard let form = forms[category] else { continue }
      let sequence = sequences[form]
      for step in steps[Int(sequence.start)..<Int(sequence.start + sequence.count)]
      where step.kind == .conversion {
        let conversion = conversions[Int(step.index)]
        if Int(conversion.argument) == argument { return Int(step.index) }
      }
    }
    guard let type = variable?.valueType, !type.text.isEmpty else { return nil }
    let index = try conversion(named: type.text, argument)
    if case .none = conversions[index].precision { return nil }
    return index
  }

  // MARK: Conversions

  /// Makes the conversion that a variable names, such as `lld`.
  private mutating func conversion(
    named type: String,
    _ argument: Int
  ) throws(FormatError) -> Int {
    var next = argument
    return try add(NumberedConversion(try FormatConversion(ofType: type), &next))
  }

  /// Adds a conversion.
  private mutating func add(_ numbered: NumberedConversion) throws(FormatError) -> Int {
    let (conversion, argument) = (numbered.conversion, numbered.argument)
    let width = count(conversion.width, numbered.width)
    let precision = count(conversion.precision, numbered.precision)
    note(conversion.need, for: argument)
    let isPlain =
      conversion.flags.subtracting([.grouping, .capital]).isEmpty && conversion.width == .none
      && conversion.precision == .none
    conversions.append(
      FormatProgram.Conversion(
        kind: conversion.kind,
        flags: conversion.flags,
        bitCount: UInt8(conversion.bitCount),
        argument: UInt16(clamping: argument),
        isPlain: isPlain,
        width: width,
        precision: precision
      )
    )
    specifiers.append(conversion.specifier)
    places.append(place)
    guard conversions.count <= Self.maximumCount, argument <= Self.maximumCount else {
      throw .tooManyParts(of: conversion.specifier)
    }
    return conversions.count - 1
  }

  private mutating func count(
    _ count: FormatConversion.Count,
    _ argument: Int?
  ) -> FormatProgram.Count {
    switch count {
    case .none: return .none
    case .fixed(let value): return .fixed(Int16(clamping: value))
    case .argument:
      let argument = argument ?? 0
      note(.integer, for: argument)
      return .argument(UInt16(clamping: argument))
    }
  }

  private mutating func add(_ sequence: FormatProgram.Sequence) throws(FormatError) -> Int {
    guard sequences.count < Self.maximumCount, steps.count <= 16 * Self.maximumCount else {
      throw .tooManyParts(of: "")
    }
    sequences.append(sequence)
    return sequences.count - 1
  }

  /// Notes the kind of value that an argument needs; the narrowest one of several.
  private mutating func note(_ need: FormatConversion.Need, for argument: Int) {
    guard argument < Self.maximumCount else { return }
    while needs.count <= argument { needs.append(nil) }
    if needs[argument].map(need.isNarrower) ?? true { needs[argument] = need }
  }
}

// MARK: Walking

extension FormatCompiler: FormatVisitor {
  /// The steps of a text that is being compiled.
  struct Text {
    let text: CatalogText
    var steps: [FormatProgram.Step] = []
  }

  func chosen(
    among variants: [CatalogVariant],
    by selector: CatalogSelector
  ) throws(FormatError) -> CatalogVariant? {
    guard let chosen = chooser.choose(selector, variants) else {
      throw .emptyVariants(selector.rawValue)
    }
    return chosen
  }

  /// Reads a format without the markup of attributes.
  func format(_ text: CatalogText, isSubstitution: Bool) throws(FormatError) -> FormatString {
    let format = try FormatString(text.text, isSubstitution: isSubstitution)
    let shown = AttributeMarkup.removed(from: text.text)
    guard shown.utf8.count < text.text.utf8.count else { return format }
    return try FormatString(shown, isSubstitution: isSubstitution)
  }

  func error(_ fault: VariableFault, in text: CatalogText, at offset: Int) -> FormatError {
    if case .deepVariables = fault { return .tooManyParts(of: text.text) }
    return FormatError(.invalidStringFormat, text.text, offset: offset, reason: fault.reason)
  }

  mutating func begin(_ variants: FormatVariants) {}

  mutating func end(_ variants: FormatVariants, _ parts: [Int]) throws(FormatError) -> Int {
    switch variants.selector {
    case .plural: try choice(among: variants, parts)
    case .gender: try gender(among: variants, parts)
    case .device, .width: throw .emptyVariants(variants.selector.rawValue)
    }
  }

  mutating func begin(_ text: CatalogText) -> Text {
    place = text.place
    return Text(text: text)
  }

  mutating func add(literal: String, to text: inout Text) throws(FormatError) {
    let bytes = Array(literal.utf8)
    text.steps.append(
      FormatProgram.Step(kind: .literal, index: UInt32(texts.count), count: UInt32(bytes.count))
    )
    texts += bytes
    guard texts.count <= Self.maximumByteCount else { throw .tooManyParts(of: text.text.text) }
  }

  mutating func add(
    _ conversion: NumberedConversion,
    to text: inout Text
  ) throws(FormatError) {
    let index = try add(conversion)
    text.steps.append(FormatProgram.Step(kind: .conversion, index: UInt32(index), count: 0))
  }

  mutating func addOwnArgument(of frame: FormatFrame, to text: inout Text) throws(FormatError) {
    let type = frame.variable?.valueType?.text ?? ""
    let index = try conversion(named: type.isEmpty ? "@" : type, frame.argument)
    text.steps.append(FormatProgram.Step(kind: .conversion, index: UInt32(index), count: 0))
  }

  mutating func add(_ part: Int, to text: inout Text) {
    text.steps.append(FormatProgram.Step(kind: .sequence, index: UInt32(part), count: 0))
    place = text.text.place
  }

  mutating func end(_ text: Text) throws(FormatError) -> Int {
    let start = steps.count
    steps += text.steps
    return try add(
      FormatProgram.Sequence(start: UInt32(start), count: UInt32(text.steps.count))
    )
  }

  mutating func begin(_ variable: CatalogVariable, at argument: Int) {}

  mutating func end(
    _ variable: CatalogVariable,
    _ frame: FormatFrame,
    _ part: Int
  ) throws(FormatError) -> Int { part }
}
