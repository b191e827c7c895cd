internal import CatalogFiles
internal import Faults
internal import Sharing

/// The two ways to write texts with plural forms: variables of `.stringsdict` files, and variations
/// and substitutions of `.xcstrings` files.
///
/// A variable `value` alone stands for the variations of a whole text.
enum SubstitutionForms {
  typealias Localization = XCStringsFile.Localization
  private static let whole = "value"

  // MARK: To .xcstrings

  static func localization(
    of entry: CatalogTable.Entry,
    _ file: String
  ) throws(CatalogIssue) -> Localization {
    // Those of an .xcstrings file have its form already.
    guard !entry.variables.allSatisfy(\.isSubstitution) else {
      return Localization(value: entry.value, variables: entry.variables)
    }
    if let value = wholeValue(of: entry) { return Localization(value: value, variables: []) }
    guard !takesCounts(entry.value) else {
      let reason = Reason.unheld(entry.key.text, countsPart, in: ".xcstrings")
      throw CatalogIssue(file: file, place: entry.key.place, reason: reason)
    }
    var variables: [CatalogVariable] = []
    var positions: [ByteText: Set<Int>] = [:]
    collectPositions(in: entry.value, &positions)
    for variable in entry.variables {
      let fault = { (part: String) in
        CatalogIssue(
          file: file,
          place: variable.name.place,
          reason: .unheld(
            entry.key.text,
            "a variable '\(variable.name.text.excerpt)' \(part)",
            in: ".xcstrings"
          )
        )
      }
      guard case .variants(let selector, let forms) = variable.value, selector == .plural else {
        let isGender = variable.value.isChosen(by: .gender)
        throw fault("that depends on \(isGender ? "a gender" : "the device")")
      }
      guard let type = variable.valueType, !["", "%"].contains(type.text) else {
        throw fault("without a type")
      }
      let own = positions[ByteText(variable.name.text)] ?? []
      guard let argument = own.first, own.count == 1 else {
        throw fault("that is not at one place of its text")
      }
      var variants: [CatalogVariant] = []
      for form in forms {
        guard case .text(let text) = form.value,
          let own = ownArgument(text.text, type.text, argument)
        else {
          throw fault("with variables inside it")
        }
        variants.append(
          CatalogVariant(form.name, .text(CatalogText(own, at: text.place, state: text.state)))
        )
      }
      variables.append(
        CatalogVariable(
          variable.name,
          valueType: type,
          argument: argument,
          value: .variants(.plural, variants),
          isSubstitution: true
        )
      )
    }
    return Localization(value: entry.value, variables: variables)
  }

  /// The forms of an entry that is nothing but the variable `value`; nil for another one.
  private static func wholeValue(of entry: CatalogTable.Entry) -> CatalogValue? {
    guard case .text(let text) = entry.value, entry.variables.count == 1,
      let variable = entry.variables.first, variable.name.text == whole,
      case .variants(.plural, let forms) = variable.value,
      let (number, type) = argument(of: forms), variable.valueType?.text == type,
      text.text == reference(number)
    else { return nil }
    return variable.value
  }

  /// A text of a variable with `%arg` for the argument that decides, and numbers for all others; nil
  /// if it names variables, or takes a width from an argument.
  private static func ownArgument(_ text: String, _ type: String, _ argument: Int) -> String? {
    guard let format = format(text, isSubstitution: true), format.variables.isEmpty else {
      return nil
    }
    var edits: [(Range<Int>, String)] = []
    var next = argument
    for piece in format.pieces {
      switch piece {
      case .ownArgument, .variable: return nil
      case .literal: continue
      case .conversion(let conversion):
        guard !conversion.takesCounts else { return nil }
        let range = conversion.offset..<conversion.offset + conversion.specifier.utf8.count
        let number = conversion.argument ?? next
        if conversion.argument == nil { next += 1 }
        if number == argument, conversion.type == type {
          edits.append((range, "%arg"))
        } else if conversion.argument == nil {
          edits.append((range.lowerBound + 1..<range.lowerBound + 1, "\(number)$"))
        }
      }
    }
    return replaced(text, edits)
  }

  // MARK: To .stringsdict

  static func variables(
    of localization: Localization,
    _ key: CatalogText,
    _ file: String
  ) throws(CatalogIssue) -> (CatalogValue, [CatalogVariable]) {
    let fault = { (part: String) in
      CatalogIssue(
        file: file,
        place: key.place,
        reason: .unheld(key.text, part, in: ".stringsdict")
      )
    }
    let values = [localization.value] + localization.variables.map(\.value)
    guard !values.contains(where: takesCounts) else { throw fault(countsPart) }
    if case .variants(.plural, let forms) = localization.value, localization.variables.isEmpty {
      guard let (number, type) = argument(of: forms) else {
        throw fault("plural forms whose arguments have no numbers")
      }
      let name = CatalogText(whole, at: key.place)
      let variable = CatalogVariable(
        name,
        valueType: CatalogText(type, at: key.place),
        value: localization.value
      )
      return (.text(CatalogText(reference(number), at: key.place)), [variable])
    }
    var variables: [CatalogVariable] = []
    for variable in localization.variables {
      guard case .variants(.plural, let forms) = variable.value, let type = variable.valueType
      else {
        throw fault("a substitution '\(variable.name.text.excerpt)' without plural forms or type")
      }
      let argument = variable.argument ?? 1
      let variants = forms.map { form in
        guard case .text(let text) = form.value else { return form }
        let shown = conversions(text.text, type.text, argument)
        return CatalogVariant(
          form.name,
          .text(CatalogText(shown, at: text.place, state: text.state))
        )
      }
      variables.append(
        CatalogVariable(variable.name, valueType: type, value: .variants(.plural, variants))
      )
    }
    var arguments: [ByteText: Int] = [:]
    for variable in localization.variables {
      arguments[ByteText(variable.name.text)] = variable.argument
    }
    return (numbered(localization.value, arguments), variables)
  }

  /// A text of a substitution with conversions in place of `%arg`.
  ///
  /// The first conversion of a variable takes the argument that decides. If the text has another one,
  /// all have numbers.
  private static func conversions(_ text: String, _ type: String, _ argument: Int) -> String {
    guard let format = format(text, isSubstitution: true) else { return text }
    let count = format.pieces.count { piece in
      if case .literal = piece { false } else { true }
    }
    var edits: [(Range<Int>, String)] = []
    var next = argument
    for piece in format.pieces {
      switch piece {
      case .ownArgument(let offset):
        let number = count > 1 ? "\(argument)$" : ""
        edits.append((offset..<offset + "%arg".utf8.count, "%\(number)\(type)"))
      case .conversion(let conversion) where conversion.argument == nil && count > 1:
        let start = conversion.offset + 1
        edits.append((start..<start, "\(next)$"))
        next += 1
      default: continue
      }
    }
    return replaced(text, edits)
  }

  /// A text with other bytes in some places, which are in order.
  private static func replaced(_ text: String, _ edits: [(Range<Int>, String)]) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for (place, replacement) in edits {
      result += bytes[end..<place.lowerBound]
      result += replacement.utf8
      end = place.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// A value whose texts say the argument of each variable, where its place does not.
  private static func numbered(_ value: CatalogValue, _ arguments: [ByteText: Int])
    -> CatalogValue
  {
    switch value {
    case .variants(let selector, let variants):
      return .variants(
        selector,
        variants.map { CatalogVariant($0.name, numbered($0.value, arguments)) }
      )
    case .text(let text):
      guard let format = format(text.text, isSubstitution: false) else { return value }
      var next = 0
      var edits: [(Range<Int>, String)] = []
      for piece in format.pieces {
        switch piece {
        case .conversion(let conversion) where conversion.argument == nil: next += 1
        case .variable(let name, nil, let offset):
          next += 1
          if let argument = arguments[ByteText(name)], argument != next {
            edits.append((offset + 1..<offset + 1, "\(argument)$"))
          }
        default: break
        }
      }
      let result = replaced(text.text, edits)
      return .text(CatalogText(result, at: text.place, state: text.state))
    }
  }

  // MARK: Formats

  private static let countsPart = "plural forms beside a width that is an argument"

  /// Whether a text takes a width or a precision from an argument, so that its arguments cannot be
  /// counted by its conversions.
  private static func takesCounts(_ value: CatalogValue) -> Bool {
    switch value {
    case .text(let text):
      format(text.text, isSubstitution: true)?.conversions.contains(where: \.takesCounts) ?? false
    case .variants(_, let variants): variants.contains { takesCounts($0.value) }
    }
  }

  private static func format(_ text: String, isSubstitution: Bool) -> FormatString? {
    do throws(FormatError) {
      return try FormatString(text, isSubstitution: isSubstitution)
    } catch {
      return nil
    }
  }

  private static func reference(_ number: Int) -> String {
    number == 1 ? "%#@\(whole)@" : "%\(number)$#@\(whole)@"
  }

  /// Collects the arguments that the texts of a value give each variable, from 1.
  private static func collectPositions(
    in value: CatalogValue,
    _ positions: inout [ByteText: Set<Int>]
  ) {
    switch value {
    case .variants(_, let variants):
      for variant in variants { collectPositions(in: variant.value, &positions) }
    case .text(let text):
      var next = 0
      for piece in format(text.text, isSubstitution: false)?.pieces ?? [] {
        switch piece {
        case .conversion(let conversion) where conversion.argument == nil: next += 1
        case .variable(let found, let argument, _):
          if argument == nil { next += 1 }
          positions[ByteText(found), default: []].insert(argument ?? next)
        default: break
        }
      }
    }
  }

  /// The argument that the forms of a whole text depend on, from 1, and the type of its conversion;
  /// nil if conversions without a number are before it.
  private static func argument(of forms: [CatalogVariant]) -> (Int, String)? {
    for form in forms.filter({ $0.name.text == "other" }) + forms {
      guard case .text(let text) = form.value,
        let conversions = format(text.text, isSubstitution: false)?.conversions
      else { continue }
      let number = conversions.firstIndex { $0.need == .integer || $0.need == .number }
      guard let number else { continue }
      let conversion = conversions[number]
      guard conversion.argument != nil || number == 0 else { return nil }
      return (conversion.argument ?? 1, conversion.type)
    }
    return (1, "lld")
  }
}

extension FormatConversion {
  /// The conversion without its percent sign and without the number of its argument.
  fileprivate var type: String {
    var type = specifier.dropFirst()
    if let argument, let number = type.firstRange(of: "\(argument)$") {
      type.removeSubrange(number)
    }
    return String(type)
  }

  /// Whether the width or the precision is an argument.
  fileprivate var takesCounts: Bool {
    [width, precision].contains { if case .argument = $0 { true } else { false } }
  }
}

extension CatalogValue {
  /// Whether a selector chooses among its texts, perhaps after another one.
  fileprivate func isChosen(by selector: CatalogSelector) -> Bool {
    guard case .variants(let own, let variants) = self else { return false }
    return own == selector || variants.contains { $0.value.isChosen(by: selector) }
  }
}
