package import CatalogFiles
internal import Faults

/// The arguments of the texts of a key in one language.
package struct ArgumentUses: Sendable {
  /// The narrowest use of each argument, by number from 0.
  package private(set) var uses: [Int: ArgumentUse] = [:]
  /// All uses, in the order of the texts.
  package private(set) var all: [(number: Int, use: ArgumentUse)] = []
  /// The variants of each value that were looked at.
  package private(set) var forms: [[ArgumentForm]] = []
  /// The arguments that a text shows by a conversion, and not only by the choice of a form.
  package private(set) var shown: Set<Int> = []
  /// The variables that a text names, with the arguments that they stand for, from 0.
  package private(set) var variables: [String: Set<Int>] = [:]
  /// The conversions that can be percent signs of sentences, as they are written.
  package private(set) var percentSigns: Set<String> = []
  private let entry: CatalogTable.Entry
  private let file: String
  /// The arguments of the form that is being looked at.
  private var current: Set<Int> = []
  /// Whether something besides conversions shows that the texts are formats.
  private var hasVariants = false
  /// Whether a conversion was read that is not probably a percent sign of a sentence.
  private var hasConversions: Bool
  /// The variables that are being looked at, one inside another.
  private var open: Set<String> = []
  /// The arguments of the variables that were looked at.
  private var done: [VariableUse: Set<Int>] = [:]

  private struct VariableUse: Hashable {
    let name: String
    let argument: Int
  }

  private struct Frame {
    /// The argument that the first conversion without a number takes, from 0.
    var argument = 0
    /// The variable whose text it is.
    var variable: CatalogVariable?
  }

  /// Finds the arguments of an entry.
  ///
  /// The texts of an entry without any conversion are not formats: they are shown as they are, so
  /// that a percent sign needs no other one before it. What can be such a percent sign counts as a
  /// conversion only beside another one.
  ///
  /// - Parameters:
  ///   - found: The entry.
  ///   - isFormat: Whether the texts are known to be formats.
  /// - Throws: The error of a text that is not a format, with its place.
  package init(of found: CatalogTables.Found, isFormat: Bool = false) throws(CatalogIssue) {
    entry = found.entry
    file = found.file
    hasConversions = isFormat
    do throws(CatalogIssue) {
      try add(entry.value, Frame())
    } catch {
      guard !hasVariants, !hasConversions, Self.isPlain(entry.value) else { throw error }
    }
    if !self.isFormat { (uses, all, forms, shown) = ([:], [], [], []) }
  }

  /// Whether something shows that the texts are formats.
  package var isFormat: Bool { hasVariants || hasConversions }

  /// The number of arguments.
  package var count: Int { (uses.keys.max() ?? -1) + 1 }

  // MARK: Values

  private mutating func add(_ value: CatalogValue, _ frame: Frame) throws(CatalogIssue) {
    switch value {
    case .text(let text): try add(text, frame)
    case .variants(let selector, let variants):
      switch selector {
      case .plural:
        hasVariants = true
        let argument = frame.variable == nil ? try pluralArgument(variants) : frame.argument
        if let variant = variants.first {
          note(nil, of: argument, isShown: false, at: variant.name.place)
        }
        try addForms(variants, selector, argument, frame)
      case .gender:
        hasVariants = true
        if let place = variants.first?.name.place {
          note(ArgumentUse(need: .gender, place: place), of: frame.argument, isShown: false)
        }
        try addForms(variants, selector, nil, frame)
      case .device, .width: try addForms(variants, selector, nil, frame)
      }
    }
  }

  private mutating func addForms(
    _ variants: [CatalogVariant],
    _ selector: CatalogSelector,
    _ argument: Int?,
    _ frame: Frame
  ) throws(CatalogIssue) {
    let outer = current
    var all: Set<Int> = []
    var forms: [ArgumentForm] = []
    for variant in variants {
      current = []
      try add(variant.value, frame)
      all.formUnion(current)
      forms.append(
        ArgumentForm(
          selector: selector,
          name: variant.name,
          number: argument,
          arguments: current,
          isEmpty: Self.firstText(of: variant.value)?.text.isEmpty ?? true
        )
      )
    }
    current = outer.union(all)
    self.forms.append(forms)
  }

  /// The argument that the plural forms of a whole value depend on: the first number in one of them.
  private func pluralArgument(_ variants: [CatalogVariant]) throws(CatalogIssue) -> Int {
    for variant in variants.filter({ $0.name.text == "other" }) + variants {
      guard let text = Self.firstText(of: variant.value) else { continue }
      var next = 0
      var numbers: [Int] = []
      for case .conversion(let conversion) in try format(text, isSubstitution: false).pieces {
        for case .argument(nil) in [conversion.width, conversion.precision] { next += 1 }
        let argument = conversion.argument.map { $0 - 1 } ?? next
        if conversion.argument == nil { next += 1 }
        if conversion.need == .integer || conversion.need == .number { numbers.append(argument) }
      }
      if let first = numbers.min() { return first }
    }
    return 0
  }

  private static func firstText(of value: CatalogValue) -> CatalogText? {
    switch value {
    case .text(let text): text
    case .variants(_, let variants): variants.first.flatMap { firstText(of: $0.value) }
    }
  }

  // MARK: Texts

  private func format(
    _ text: CatalogText,
    isSubstitution: Bool
  ) throws(CatalogIssue) -> FormatString {
    do throws(FormatError) {
      return try FormatString(text.text, isSubstitution: isSubstitution)
    } catch {
      throw CatalogIssue(file: file, place: text.place, reason: error.reason)
    }
  }

  private mutating func add(_ text: CatalogText, _ frame: Frame) throws(CatalogIssue) {
    let isSubstitution = frame.variable?.isSubstitution ?? false
    var next = frame.argument
    for piece in try format(text, isSubstitution: isSubstitution).pieces {
      switch piece {
      case .literal: break
      case .conversion(let conversion): add(conversion, &next, text)
      case .ownArgument:
        hasConversions = true
        try addType(of: frame, isShown: true, at: text.place)
      case .variable(let name, let argument, _):
        hasVariants = true
        guard let variable = entry.variables.first(where: { $0.name.text == name }) else {
          throw CatalogIssue(
            file: file,
            place: text.place,
            reason: .undefinedVariable(name),
            entry: entry.key,
            effect: .lacksPart
          )
        }
        // As in filling, only a position in the text itself does not count as the next argument.
        let position = argument ?? variable.argument ?? next + 1
        if argument == nil { next += 1 }
        try add(variable, position - 1, text)
      }
    }
  }

  private mutating func add(
    _ variable: CatalogVariable,
    _ argument: Int,
    _ text: CatalogText
  ) throws(CatalogIssue) {
    guard open.insert(variable.name.text).inserted else {
      throw CatalogIssue(
        file: file,
        place: text.place,
        reason: .recursiveVariable(variable.name.text)
      )
    }
    defer { open.remove(variable.name.text) }
    guard open.count <= FormatString.maximumVariableDepth else {
      throw CatalogIssue(file: file, place: text.place, reason: .deepVariables)
    }
    variables[variable.name.text, default: []].insert(argument)
    let use = VariableUse(name: variable.name.text, argument: argument)
    if let known = done[use] {
      current.formUnion(known)
      return
    }
    let outer = current
    current = []
    let frame = Frame(argument: argument, variable: variable)
    try add(variable.value, frame)
    try addType(of: frame, isShown: false, at: variable.name.place)
    done[use] = current
    current.formUnion(outer)
  }

  /// Notes the argument of a variable by the type that the variable names.
  private mutating func addType(
    of frame: Frame,
    isShown: Bool,
    at place: SourcePlace
  ) throws(CatalogIssue) {
    guard let type = frame.variable?.valueType, !type.text.isEmpty else { return }
    guard let conversion = Self.conversion(ofType: type.text) else {
      throw CatalogIssue(file: file, place: type.place, reason: .invalidValueType(type.text))
    }
    note(conversion, of: frame.argument, isShown: isShown, at: place)
  }

  private static func conversion(ofType type: String) -> FormatConversion? {
    do throws(FormatError) {
      let format = try FormatString("%" + type)
      guard let conversion = format.conversions.first, conversion.isType else { return nil }
      return conversion
    } catch {
      return nil
    }
  }

  private mutating func add(
    _ conversion: FormatConversion,
    _ next: inout Int,
    _ text: CatalogText
  ) {
    if conversion.isProbablyPercentSign(in: text.text) {
      percentSigns.insert(conversion.specifier)
    } else {
      hasConversions = true
    }
    for count in [conversion.width, conversion.precision] {
      guard case .argument(let number) = count else { continue }
      let use = ArgumentUse(
        need: .integer,
        specifier: conversion.specifier,
        bitCount: 32,
        place: text.place
      )
      note(use, of: number.map { $0 - 1 } ?? next, isShown: true)
      if number == nil { next += 1 }
    }
    let argument = conversion.argument.map { $0 - 1 } ?? next
    note(conversion, of: argument, isShown: true, at: text.place)
    if conversion.argument == nil { next += 1 }
  }

  // MARK: Uses

  /// Notes the use of an argument by a conversion, or by the choice of a plural form.
  private mutating func note(
    _ conversion: FormatConversion?,
    of argument: Int,
    isShown: Bool,
    at place: SourcePlace
  ) {
    let use = ArgumentUse(
      need: conversion?.need,
      specifier: conversion?.specifier,
      bitCount: conversion?.passedBitCount,
      name: conversion?.name,
      place: place
    )
    note(use, of: argument, isShown: isShown)
  }

  /// Notes the use of an argument; of several needs the narrowest one counts.
  private mutating func note(_ new: ArgumentUse, of argument: Int, isShown: Bool) {
    if isShown {
      current.insert(argument)
      shown.insert(argument)
    }
    all.append((argument, new))
    guard var use = uses[argument] else {
      uses[argument] = new
      return
    }
    let name = use.name ?? new.name
    switch (use.need, new.need) {
    case (nil, .some), (.anything, .integer), (.anything, .number), (.anything, .character),
      (.anything, .text), (.anything, .gender), (.number, .integer), (.number, .gender),
      (.integer, .gender):
      use = new
    default: break
    }
    use.name = name
    uses[argument] = use
  }

  /// Adds the arguments that only other texts of the key use, which do not have to be shown.
  package mutating func allow(_ other: ArgumentUses) {
    uses.merge(other.uses) { own, _ in own }
  }
}
