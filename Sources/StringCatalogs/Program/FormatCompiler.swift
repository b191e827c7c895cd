internal import CatalogFiles
internal import LocaleFormat

/// Compiles the value of a key to a `FormatProgram`.
///
/// Each variable is compiled once for each argument that it can begin at, so that variables that name
/// each other many times do not grow. A variable that contains itself is an error.
struct FormatCompiler {
  private let variables: [String: CatalogVariable]
  private let device: String
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
  /// The sequences of variables that are compiled; nil while one is being compiled.
  private var compiled: [VariableUse: Int?] = [:]

  private struct VariableUse: Hashable {
    let name: String
    let argument: Int
  }

  /// The argument that `%arg` and unnumbered conversions of a text begin at, from 0, and the
  /// conversion of `%arg`; nil outside of variables.
  private struct Frame {
    var argument: Int
    var own: CatalogVariable?
  }

  /// The number of variables that are being compiled, one inside another.
  private var depth = 0

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
    var compiler = FormatCompiler(variables: variables, device: device, width: width)
    // The first sequence is the whole text; its place is taken before the others.
    compiler.sequences.append(FormatProgram.Sequence(start: 0, count: 0))
    let root = try compiler.sequence(of: value, Frame(argument: 0, own: nil))
    compiler.sequences[0] = compiler.sequences[root]
    return FormatProgram(
      texts: compiler.texts,
      steps: compiler.steps,
      sequences: compiler.sequences,
      choices: compiler.choices,
      genders: compiler.genders,
      genderForms: compiler.genderForms,
      conversions: compiler.conversions,
      specifiers: compiler.specifiers,
      places: compiler.places,
      needs: compiler.needs
    )
  }

  private let width: Int?

  private init(variables: [CatalogVariable], device: String, width: Int?) {
    self.variables = Dictionary(variables.map { ($0.name.text, $0) }) { first, _ in first }
    self.device = device
    self.width = width
  }

  // MARK: Values

  private mutating func sequence(
    of value: CatalogValue,
    _ frame: Frame
  ) throws(FormatError) -> Int {
    switch value {
    case .text(let text):
      place = text.place
      return try sequence(ofText: text.text, frame)
    case .variants(.plural, let forms):
      let argument = frame.own == nil ? try numberArgument(of: forms) : frame.argument
      return try choice(
        among: forms,
        Frame(argument: argument ?? 0, own: frame.own),
        isRoot: frame.own == nil,
        takesFirstNumber: argument == nil
      )
    case .variants(.gender, let forms): return try gender(among: forms, frame)
    case .variants(let selector, let variants):
      guard let chosen = VariantChooser(device: device, width: width).choose(selector, variants)
      else { throw .emptyVariants(selector.rawValue) }
      return try sequence(of: chosen.value, frame)
    }
  }

  /// The argument that the plural forms of a whole text depend on: the first number in one of them;
  /// nil if none shows a number.
  private func numberArgument(of forms: [CatalogVariant]) throws(FormatError) -> Int? {
    let ordered = forms.filter { $0.name.text == "other" } + forms
    for form in ordered {
      var next = 0
      guard let text = chosenText(of: form.value) else { continue }
      var found: Int?
      for conversion in try FormatString(text).conversions {
        let argument = conversion.argument.map { $0 - 1 } ?? next
        if conversion.argument == nil { next += 1 }
        guard conversion.need == .integer || conversion.need == .number else { continue }
        found = min(found ?? argument, argument)
      }
      if let found { return found }
    }
    return nil
  }

  /// The text of a value for the device and the width.
  private func chosenText(of value: CatalogValue) -> String? {
    switch value {
    case .text(let text): text.text
    case .variants(let selector, let variants):
      VariantChooser(device: device, width: width).choose(selector, variants)
        .flatMap { chosenText(of: $0.value) }
    }
  }

  /// Compiles plural forms to a sequence of one choice.
  private mutating func choice(
    among forms: [CatalogVariant],
    _ frame: Frame,
    isRoot: Bool,
    takesFirstNumber: Bool
  ) throws(FormatError) -> Int {
    var byCategory: [PluralCategory: Int] = [:]
    for form in forms {
      guard let category = PluralCategory(rawValue: form.name.text) else { continue }
      // The texts of a whole value count their arguments from the first one.
      let inner = isRoot ? Frame(argument: 0, own: nil) : frame
      byCategory[category] = try sequence(of: form.value, inner)
    }
    guard let other = byCategory[.other] else { throw .missingOther(frame.own?.name.text) }
    let shown = try shownConversion(byCategory, frame)
    func form(_ category: PluralCategory) -> UInt16 { UInt16(byCategory[category] ?? other) }
    choices.append(
      FormatProgram.Choice(
        argument: UInt16(clamping: frame.argument),
        shown: shown.map { UInt16($0) },
        forms: (form(.zero), form(.one), form(.two), form(.few), form(.many), form(.other)),
        hasZero: byCategory[.zero] != nil,
        takesFirstNumber: takesFirstNumber
      )
    )
    if !takesFirstNumber { note(.number, for: frame.argument) }
    steps.append(
      FormatProgram.Step(kind: .choice, index: UInt32(choices.count - 1), count: 0)
    )
    return try add(FormatProgram.Sequence(start: UInt32(steps.count - 1), count: 1))
  }

  /// Compiles the texts of genders to a sequence of one choice.
  private mutating func gender(
    among forms: [CatalogVariant],
    _ frame: Frame
  ) throws(FormatError) -> Int {
    var own: [FormatProgram.GenderForm] = []
    for form in forms {
      guard let number = Int(form.name.text) else { continue }
      let index = try sequence(of: form.value, frame)
      own.append(FormatProgram.GenderForm(number: number, sequence: UInt16(index)))
    }
    guard let fallback = own.first(where: { $0.number == 0 }) else {
      throw .missingGender(frame.own?.name.text)
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
    _ frame: Frame
  ) throws(FormatError) -> Int? {
    for category in PluralCategory.allCases.reversed() {
      guard let form = forms[category] else { continue }
      let sequence = sequences[form]
      for step in steps[Int(sequence.start)..<Int(sequence.start + sequence.count)]
      where step.kind == .conversion {
        let conversion = conversions[Int(step.index)]
        if Int(conversion.argument) == frame.argument { return Int(step.index) }
      }
    }
    guard let type = frame.own?.valueType, !type.text.isEmpty else { return nil }
    let index = try conversion(named: type.text, frame.argument)
    if case .none = conversions[index].precision { return nil }
    return index
  }

  // MARK: Texts

  private mutating func sequence(ofText text: String, _ frame: Frame) throws(FormatError) -> Int {
    let format = try format(text, isSubstitution: frame.own?.isSubstitution ?? false)
    let ownPlace = place
    var next = frame.argument
    var own: [FormatProgram.Step] = []
    for piece in format.pieces {
      switch piece {
      case .literal(let literal):
        let bytes = Array(literal.utf8)
        own.append(
          FormatProgram.Step(
            kind: .literal,
            index: UInt32(texts.count),
            count: UInt32(bytes.count)
          )
        )
        texts += bytes
        guard texts.count <= Self.maximumByteCount else { throw .tooManyParts(of: text) }
      case .conversion(let conversion):
        let index = try add(conversion, &next)
        own.append(FormatProgram.Step(kind: .conversion, index: UInt32(index), count: 0))
      case .ownArgument:
        let index = try conversion(named: frame.own?.valueType?.text ?? "@", frame.argument)
        own.append(FormatProgram.Step(kind: .conversion, index: UInt32(index), count: 0))
      case .variable(let name, let argument, let offset):
        guard let variable = variables[name] else {
          throw .undefinedVariable(name, in: text, at: offset)
        }
        let position = argument.map { $0 - 1 } ?? variable.argument.map { max(0, $0 - 1) } ?? next
        // Only a position in the text itself does not count as the next argument.
        if argument == nil { next += 1 }
        let index = try sequence(of: variable, position, in: text, at: offset)
        own.append(FormatProgram.Step(kind: .sequence, index: UInt32(index), count: 0))
        place = ownPlace
      }
    }
    let start = steps.count
    steps += own
    return try add(
      FormatProgram.Sequence(start: UInt32(start), count: UInt32(own.count))
    )
  }

  /// Reads a format without the markup of attributes.
  private func format(_ text: String, isSubstitution: Bool) throws(FormatError) -> FormatString {
    let format = try FormatString(text, isSubstitution: isSubstitution)
    let shown = AttributeMarkup.removed(from: text)
    guard shown.utf8.count < text.utf8.count else { return format }
    return try FormatString(shown, isSubstitution: isSubstitution)
  }

  private mutating func sequence(
    of variable: CatalogVariable,
    _ argument: Int,
    in text: String,
    at offset: Int
  ) throws(FormatError) -> Int {
    let use = VariableUse(name: variable.name.text, argument: argument)
    if let known = compiled[use] {
      guard let known else { throw .recursiveVariable(use.name, in: text, at: offset) }
      return known
    }
    guard depth < FormatString.maximumVariableDepth else { throw .tooManyParts(of: text) }
    compiled[use] = .some(nil)
    depth += 1
    defer { depth -= 1 }
    let index = try sequence(of: variable.value, Frame(argument: argument, own: variable))
    compiled[use] = index
    return index
  }

  // MARK: Conversions

  /// Makes the conversion that a variable names, such as `lld`.
  private mutating func conversion(
    named type: String,
    _ argument: Int
  ) throws(FormatError) -> Int {
    guard let conversion = try FormatString("%" + type).conversions.first, conversion.isType else {
      throw .invalidValueType(type)
    }
    var next = argument
    return try add(conversion, &next)
  }

  /// Adds a conversion whose arguments without a number are the next ones: width, precision, value.
  private mutating func add(
    _ conversion: FormatConversion,
    _ next: inout Int
  ) throws(FormatError) -> Int {
    let width = count(conversion.width, &next)
    let precision = count(conversion.precision, &next)
    let argument = conversion.argument.map { $0 - 1 } ?? next
    if conversion.argument == nil { next += 1 }
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
    _ next: inout Int
  ) -> FormatProgram.Count {
    switch count {
    case .none: return .none
    case .fixed(let value): return .fixed(Int16(clamping: value))
    case .argument(let number):
      let argument = number.map { $0 - 1 } ?? next
      if number == nil { next += 1 }
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
    switch (needs[argument], need) {
    case (nil, _), (.anything, _), (.number, .integer), (.number, .gender), (.integer, .gender):
      needs[argument] = need
    default: break
    }
  }
}
