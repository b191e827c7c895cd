package import CatalogFiles
internal import MachineTime

/// The arguments of the texts of a key in one language.
package struct ArgumentUses: Sendable {
  /// The narrowest use of each argument, by number from 0.
  package private(set) var uses: [Int: ArgumentUse] = [:]
  /// All uses, in the order of the texts.
  package private(set) var all: [(number: Int, use: ArgumentUse)] = []
  /// The forms of each value by number that were looked at.
  package private(set) var forms: [[ArgumentForm]] = []
  /// The variables that a text names.
  package private(set) var namedVariables: Set<String> = []
  private let entry: CatalogTable.Entry
  private let file: String
  /// The arguments of the form that is being looked at.
  private var current: Set<Int> = []
  /// Whether something besides conversions shows that the texts are formats.
  private var hasVariants = false
  /// Whether a conversion was read that is not probably a percent sign of a sentence.
  private var hasConversions = false
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
  /// that a percent sign needs no other one before it.
  ///
  /// - Throws: The error of a text that is not a format, with its place.
  package init(of found: CatalogTables.Found) throws(CatalogIssue) {
    entry = found.entry
    file = found.file
    do throws(CatalogIssue) {
      try add(entry.value, Frame())
    } catch {
      guard !hasVariants, !hasConversions, Self.isPlain(entry.value) else { throw error }
    }
    if !hasVariants, !hasConversions { (uses, all) = ([:], []) }
  }

  /// The number of arguments.
  package var count: Int { (uses.keys.max() ?? -1) + 1 }

  // MARK: Values

  private mutating func add(_ value: CatalogValue, _ frame: Frame) throws(CatalogIssue) {
    switch value {
    case .text(let text): try add(text, frame)
    case .variants(let selector, let variants):
      if selector == .plural {
        hasVariants = true
        let argument = frame.variable == nil ? try pluralArgument(variants) : frame.argument
        if let variant = variants.first {
          note(nil, of: argument, nil, nil, at: variant.name.place)
        }
        try addForms(variants, argument, frame)
      } else {
        for variant in variants { try add(variant.value, frame) }
      }
    }
  }

  private mutating func addForms(
    _ variants: [CatalogVariant],
    _ argument: Int,
    _ frame: Frame
  ) throws(CatalogIssue) {
    let outer = current
    var all: Set<Int> = []
    var forms: [ArgumentForm] = []
    for variant in variants {
      current = []
      try add(variant.value, frame)
      all.formUnion(current)
      let form = ArgumentForm(name: variant.name, number: argument, arguments: current)
      forms.append(form)
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
        try addType(of: frame, at: text.place)
      case .variable(let name, let argument, _):
        hasVariants = true
        guard let variable = entry.variables.first(where: { $0.name.text == name }) else {
          throw CatalogIssue(file: file, place: text.place, reason: .undefinedVariable(name))
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
    namedVariables.insert(variable.name.text)
    let use = VariableUse(name: variable.name.text, argument: argument)
    if let known = done[use] {
      current.formUnion(known)
      return
    }
    let outer = current
    current = []
    let frame = Frame(argument: argument, variable: variable)
    try add(variable.value, frame)
    try addType(of: frame, at: variable.name.place)
    done[use] = current
    current.formUnion(outer)
  }

  /// Notes the argument of a variable by the type that the variable names.
  private mutating func addType(of frame: Frame, at place: SourcePlace) throws(CatalogIssue) {
    guard let type = frame.variable?.valueType, !type.text.isEmpty else { return }
    let text = type.text.hasPrefix("%") ? type.text : "%" + type.text
    let format = try format(CatalogText(text, at: type.place), isSubstitution: false)
    guard let conversion = format.conversions.first, conversion.isType else {
      throw CatalogIssue(file: file, place: type.place, reason: .invalidValueType(type.text))
    }
    note(conversion.need, of: frame.argument, text, conversion.name, at: place)
  }

  private mutating func add(
    _ conversion: FormatConversion,
    _ next: inout Int,
    _ text: CatalogText
  ) {
    if !Self.isProbablyAPercentSign(conversion, in: text.text) { hasConversions = true }
    for count in [conversion.width, conversion.precision] {
      guard case .argument(let number) = count else { continue }
      note(.integer, of: number.map { $0 - 1 } ?? next, conversion.specifier, nil, at: text.place)
      if number == nil { next += 1 }
    }
    note(
      conversion.need,
      of: conversion.argument.map { $0 - 1 } ?? next,
      conversion.specifier,
      conversion.name,
      at: text.place
    )
    if conversion.argument == nil { next += 1 }
  }

  /// Notes the need of an argument; of several the narrowest.
  private mutating func note(
    _ need: FormatConversion.Need?,
    of argument: Int,
    _ specifier: String?,
    _ name: String?,
    at place: SourcePlace
  ) {
    let new = ArgumentUse(need: need, specifier: specifier, name: name, place: place)
    if specifier != nil { current.insert(argument) }
    all.append((argument, new))
    guard var use = uses[argument] else {
      uses[argument] = new
      return
    }
    let name = use.name ?? name
    switch (use.need, need) {
    case (nil, .some), (.anything, .integer), (.anything, .number), (.anything, .character),
      (.anything, .text), (.number, .integer):
      use = new
    default: break
    }
    use.name = name
    uses[argument] = use
  }

  // MARK: Percent signs of sentences

  /// Whether a conversion is probably a percent sign before a word: `% o` in `50% off`.
  package static func isProbablyAPercentSign(_ conversion: FormatConversion, in text: String)
    -> Bool
  {
    guard conversion.flags.contains(.space), conversion.argument == nil else { return false }
    let rest = text.utf8.dropFirst(conversion.offset + conversion.specifier.utf8.count)
    return rest.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
  }

  /// Whether texts have nothing but percent signs of sentences.
  private static func isPlain(_ value: CatalogValue) -> Bool {
    switch value {
    case .text(let text): isPlain(text.text)
    case .variants(_, let variants): variants.allSatisfy { isPlain($0.value) }
    }
  }

  /// Whether a text has no conversions if the percent signs that begin none are doubled.
  private static func isPlain(_ text: String) -> Bool {
    var bytes = Array(text.utf8)
    // More percent signs than a sentence has.
    for _ in 0..<16 {
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(FormatError) {
        let format = try FormatString(text)
        return format.variables.isEmpty
          && format.conversions.allSatisfy { isProbablyAPercentSign($0, in: text) }
      } catch {
        guard let offset = error.offset, bytes.indices.contains(offset) else { return false }
        bytes.insert(UInt8(ascii: "%"), at: offset)
      }
    }
    return false
  }
}
