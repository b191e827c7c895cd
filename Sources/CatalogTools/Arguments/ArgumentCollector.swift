internal import CatalogFiles
internal import Faults

/// Collects the arguments of the texts of an entry: a visitor of a `FormatWalker`, for which each part
/// is the set of the arguments that it shows.
struct ArgumentCollector {
  private(set) var uses = ArgumentUses()
  private let entry: CatalogTable.Entry
  private let file: String

  init(of found: TableTexts.Found, isFormat: Bool) {
    entry = found.entry
    file = found.file
    uses.hasConversions = isFormat
  }

  /// Notes the use of an argument by a conversion, or by the choice of a plural form.
  private mutating func note(
    _ conversion: FormatConversion?,
    of argument: Int,
    at place: SourcePlace
  ) {
    let use = ArgumentUse(
      need: conversion?.need,
      specifier: conversion?.specifier,
      bitCount: conversion?.passedBitCount,
      name: conversion?.name,
      place: place
    )
    uses.note(use, of: argument)
  }

  /// Notes the argument of a variable by the type that the variable names; false if it names none.
  private mutating func noteType(
    of frame: FormatFrame,
    at place: SourcePlace
  ) throws(CatalogIssue) -> Bool {
    guard let type = frame.variable?.valueType, !type.text.isEmpty else { return false }
    let conversion: FormatConversion
    do throws(FormatError) {
      conversion = try FormatConversion(ofType: type.text)
    } catch {
      throw CatalogIssue(file: file, place: type.place, reason: .invalidValueType(type.text))
    }
    note(conversion, of: frame.argument, at: place)
    return true
  }

  private static func isEmpty(_ value: CatalogValue) -> Bool {
    switch value {
    case .text(let text): text.text.isEmpty
    case .variants(_, let variants): variants.first.map { isEmpty($0.value) } ?? true
    }
  }
}

extension ArgumentCollector: FormatVisitor {
  /// A text with the arguments that it shows so far.
  struct Text {
    let text: CatalogText
    var shown: Set<Int> = []
  }

  /// Nil: the variants of all devices and widths take arguments.
  func chosen(
    among variants: [CatalogVariant],
    by selector: CatalogSelector
  ) throws(CatalogIssue) -> CatalogVariant? { nil }

  func format(
    _ text: CatalogText,
    isSubstitution: Bool
  ) throws(CatalogIssue) -> FormatString {
    do throws(FormatError) {
      return try FormatString(text.text, isSubstitution: isSubstitution)
    } catch {
      throw CatalogIssue(file: file, place: text.place, reason: error.reason)
    }
  }

  func error(_ fault: VariableFault, in text: CatalogText, at offset: Int) -> CatalogIssue {
    let effect: CatalogIssue.Effect? =
      if case .undefinedVariable = fault { .lacksPart } else { nil }
    return CatalogIssue(
      file: file,
      place: text.place,
      reason: fault.reason,
      entry: entry.key,
      effect: effect
    )
  }

  // MARK: Variants

  mutating func begin(_ variants: FormatVariants) {
    guard let place = variants.variants.first?.name.place else { return }
    let argument = variants.argument ?? 0
    switch variants.selector {
    case .plural: note(nil, of: argument, at: place)
    case .gender: uses.note(ArgumentUse(need: .gender, place: place), of: argument)
    case .device, .width: break
    }
  }

  mutating func end(
    _ variants: FormatVariants,
    _ parts: [Set<Int>]
  ) throws(CatalogIssue) -> Set<Int> {
    let number = variants.selector == .plural ? variants.argument ?? 0 : nil
    uses.forms.append(
      zip(variants.variants, parts).map { variant, shown in
        ArgumentForm(
          selector: variants.selector,
          name: variant.name,
          number: number,
          arguments: shown,
          isEmpty: Self.isEmpty(variant.value)
        )
      }
    )
    return parts.reduce(into: []) { $0.formUnion($1) }
  }

  // MARK: Texts

  mutating func begin(_ text: CatalogText) -> Text { Text(text: text) }

  mutating func add(literal: String, to text: inout Text) throws(CatalogIssue) {}

  mutating func add(
    _ numbered: NumberedConversion,
    to text: inout Text
  ) throws(CatalogIssue) {
    let conversion = numbered.conversion
    if conversion.isProbablyPercentSign(in: text.text.text) {
      uses.percentSigns.insert(conversion.specifier)
    } else {
      uses.hasConversions = true
    }
    for case let argument? in [numbered.width, numbered.precision] {
      let use = ArgumentUse(
        need: .integer,
        specifier: conversion.specifier,
        bitCount: 32,
        place: text.text.place
      )
      uses.note(use, of: argument)
      show(argument, in: &text)
    }
    note(conversion, of: numbered.argument, at: text.text.place)
    show(numbered.argument, in: &text)
  }

  mutating func addOwnArgument(of frame: FormatFrame, to text: inout Text) throws(CatalogIssue) {
    uses.hasConversions = true
    if try noteType(of: frame, at: text.text.place) { show(frame.argument, in: &text) }
  }

  mutating func add(_ part: Set<Int>, to text: inout Text) { text.shown.formUnion(part) }

  mutating func end(_ text: Text) throws(CatalogIssue) -> Set<Int> { text.shown }

  private mutating func show(_ argument: Int, in text: inout Text) {
    text.shown.insert(argument)
    uses.shown.insert(argument)
  }

  // MARK: Variables

  mutating func begin(_ variable: CatalogVariable, at argument: Int) {
    uses.variables[variable.name.text, default: []].insert(argument)
  }

  mutating func end(
    _ variable: CatalogVariable,
    _ frame: FormatFrame,
    _ part: Set<Int>
  ) throws(CatalogIssue) -> Set<Int> {
    _ = try noteType(of: frame, at: variable.name.place)
    return part
  }
}
