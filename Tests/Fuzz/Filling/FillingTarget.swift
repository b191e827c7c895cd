internal import CatalogFiles
internal import LocaleFormat
internal import MachineTime
internal import Sharing

@testable import StringCatalogs

/// Compiles the input as a text of a catalog with its variables, and fills it with arguments of all
/// types.
///
/// The first byte chooses the language and the kind of text, the second one the arguments. The first
/// line after them is the text. Each further line is a variable `a`, `b` and so on: the type of its
/// value and its plural forms, separated by `|`; with the type `0`, the texts of genders from 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFilling(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard count >= 2 else { return 0 }
  let lines = bytes.dropFirst(2).split(
    separator: UInt8(ascii: "\n"),
    omittingEmptySubsequences: false
  )
  .map { String(decoding: $0, as: UTF8.self) }
  let sample = Sample(lines, isPlural: bytes[0] & 1 == 1, isSubstitution: bytes[0] & 2 == 2)
  let world = worlds[Int(bytes[0] >> 2) % worlds.count]
  for line in lines { checkReading(line, isSubstitution: bytes[0] & 2 == 2) }
  do throws(FormatError) {
    let program = try sample.program()
    checkFilling(program, sample, world, Arguments(bytes[1]))
  } catch {
    check(error)
  }
  checkLookUp(sample, world, bytes[1])
  return 0
}

// MARK: What is filled

/// A text with its variables.
private struct Sample {
  let value: CatalogValue
  let variables: [CatalogVariable]
  /// The text, if it is one that is filled as it is.
  let text: String?

  init(_ lines: [String], isPlural: Bool, isSubstitution: Bool) {
    let names = ["a", "b", "c", "d", "e", "f"]
    variables = zip(names, lines.dropFirst()).map { name, line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return CatalogVariable(
        CatalogText(name, at: .start),
        valueType: ["", "0"].contains(parts[0]) ? nil : CatalogText(parts[0], at: .start),
        value: parts[0] == "0"
          ? Self.genders(Array(parts.dropFirst())) : Self.plural(Array(parts.dropFirst())),
        isSubstitution: isSubstitution
      )
    }
    text = isPlural ? nil : lines[0]
    value =
      isPlural
      ? Self.plural(
        lines[0].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      )
      : .text(CatalogText(lines[0], at: .start))
  }

  /// Plural forms; the first text is `other`.
  private static func plural(_ texts: [String]) -> CatalogValue {
    let categories = ["other", "one", "zero", "few", "many", "two"]
    return .variants(
      .plural,
      zip(categories, texts).map { category, text in
        CatalogVariant(CatalogText(category, at: .start), .text(CatalogText(text, at: .start)))
      }
    )
  }

  /// Texts of the genders 0, 1 and so on.
  private static func genders(_ texts: [String]) -> CatalogValue {
    .variants(
      .gender,
      texts.enumerated().map { number, text in
        CatalogVariant(CatalogText("\(number)", at: .start), .text(CatalogText(text, at: .start)))
      }
    )
  }

  func program(after prefix: String = "") throws(FormatError) -> FormatProgram {
    let whole = text.map { CatalogValue.text(CatalogText(prefix + $0, at: .start)) }
    return try FormatCompiler.program(of: whole ?? value, variables: variables, device: "other")
  }
}

/// Arguments of all types, the same for the same byte.
private struct Arguments {
  let values: [FormatArgument]
  var list: ArgumentList { ArgumentList(values) }

  init(_ choice: UInt8, count: Int? = nil) {
    let count = count ?? Int(choice) % 7
    values = (0..<count).map { pool[(Int(choice) * 7 + $0 * 5) % pool.count] }
  }
}

private let pool: [FormatArgument] = [
  .integer(0), .integer(1), .integer(2), .integer(5), .integer(1_234_567), .integer(-21),
  .integer(.min), .integer(.max), .unsigned(.max), .binary(1.5), .binary(-0.0), .binary(.nan),
  .binary(-.infinity), .binary(1e308), .binary(.leastNonzeroMagnitude), .decimal("1.10"),
  .decimal("-0.000"),
  .text(""), .text("Anna"), .text("\u{5D0}\u{5D1} 12"), .text("%@ %d \u{1F1E9}\u{1F1EA}"),
  .text(String(repeating: "long ", count: 300)),
  .formatted(FormattedArgument(3.5, as: .currency("EUR"))),
  .formatted(FormattedArgument(1_200, as: .percent)),
  .formatted(FormattedArgument(["x", "y"], as: ListFormat.and)),
]

/// A language of texts in an app locale.
private struct World {
  let language: LocaleID
  let app: BoundLocale
  let plain: FillContext
  let isolating: FillContext

  init(_ language: LocaleID, _ app: LocaleID) throws(FormatError) {
    self.language = language
    self.app = BoundLocale(AppLocale(app))
    plain = try FillContext(for: language, cache: .shared, isolates: false)
    isolating = try FillContext(for: language, cache: .shared, isolates: true)
  }
}

private let worlds: [World] = {
  do throws(FormatError) {
    return [
      try World("en", "en-US"), try World("ru", "en-US"), try World("ar", "ar-EG"),
      try World("de", "de-CH"), try World("hi", "hi-u-nu-deva"), try World("fr", "fr"),
    ]
  } catch {
    preconditionFailure("\(error)")
  }
}()

// MARK: The checks

/// Checks that the pieces of a format, one after another, are its text.
private func checkReading(_ text: String, isSubstitution: Bool) {
  let bytes = Array(text.utf8)
  do throws(FormatError) {
    let format = try FormatString(text, isSubstitution: isSubstitution)
    var place = 0
    func take(_ part: String) {
      precondition(bytes[place...].starts(with: part.utf8), "\(text): \(format.pieces)")
      place += part.utf8.count
    }
    for piece in format.pieces {
      switch piece {
      case .literal(let literal):
        // By bytes: a percent sign and an accent after it are one character.
        for scalar in literal.unicodeScalars { take(scalar == "%" ? "%%" : String(scalar)) }
      case .conversion(let conversion):
        precondition(conversion.offset == place)
        take(conversion.specifier)
      case .ownArgument(let offset):
        precondition(offset == place)
        take("%arg")
      case .variable(let name, _, let offset):
        precondition(offset == place && bytes[place] == UInt8(ascii: "%"))
        // A name of the argument may have everything in it: `%2$(count)#@a@`.
        while !"(#".utf8.contains(bytes[place]) { place += 1 }
        if bytes[place] == UInt8(ascii: "(") {
          while bytes[place] != UInt8(ascii: ")") { place += 1 }
        }
        let mark = Array("@\(name)@".utf8)
        while !bytes[place...].starts(with: mark) { place += 1 }
        place += mark.count
      }
    }
    precondition(place == bytes.count, "\(text): \(format.pieces)")
  } catch {
    check(error)
    guard let offset = error.offset else { preconditionFailure("\(error)") }
    precondition(error.text == text && bytes[offset] == UInt8(ascii: "%"), "\(error)")
  }
}

/// Checks that an error of a format has a place inside its text.
private func check(_ error: FormatError) {
  precondition(error.code == .invalidStringFormat && !error.message.isEmpty, "\(error)")
  if let offset = error.offset, let text = error.text {
    precondition((0...text.utf8.count).contains(offset), "\(error)")
  }
}

private func checkFilling(
  _ program: FormatProgram,
  _ sample: Sample,
  _ world: World,
  _ arguments: Arguments
) {
  do throws(FillFailure) {
    let text = try program.string(arguments.list, world.plain, in: world.app)
    precondition(String(validating: text.utf8, as: UTF8.self) != nil)
    precondition(text.utf8.count <= LongText.maximumCount)
    // Long texts take seconds under the sanitizer.
    guard text.utf8.count < 1 << 16 else { return }
    checkLiterals(sample, in: text)
    let again = try program.string(arguments.list, world.plain, in: world.app)
    precondition(again == text)
    let isolated = try program.string(arguments.list, world.isolating, in: world.app)
    precondition(withoutIsolates(isolated) == withoutIsolates(text))
    checkLongText(text, sample, world, arguments)
  } catch {
    check(error, program, arguments)
  }
}

/// Checks that the literal parts of a text are in what is filled, in order.
private func checkLiterals(_ sample: Sample, in filled: String) {
  guard let text = sample.text else { return }
  do throws(FormatError) {
    var rest = filled.utf8[...]
    for piece in try FormatString(AttributeMarkup.removed(from: text)).pieces {
      guard case .literal(let literal) = piece else { continue }
      guard let range = rest.range(of: literal.utf8) else {
        preconditionFailure("\(text): \(literal) is not in \(filled)")
      }
      rest = rest[range.upperBound...]
    }
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Checks that a text that does not fit into the memory on the stack is filled as one that does.
private func checkLongText(
  _ text: String,
  _ sample: Sample,
  _ world: World,
  _ arguments: Arguments
) {
  guard sample.text != nil else { return }
  let prefix = String(repeating: "-", count: String.plannedCapacity)
  do {
    let program = try sample.program(after: prefix)
    let long = try program.string(arguments.list, world.plain, in: world.app)
    precondition(long == prefix + text)
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Checks that a failure names an argument that is missing or has another type.
private func check(_ failure: FillFailure, _ program: FormatProgram, _ arguments: Arguments) {
  switch failure {
  case .missing(let argument): precondition(argument >= arguments.values.count)
  case .mismatch(let argument, let conversion, let given):
    precondition(arguments.values[argument].typeName == given)
    if let conversion { precondition(program.specifiers[conversion].hasPrefix("%")) }
  case .ungendered(let argument, let given), .unusable(let argument, let given, _):
    precondition(arguments.values[argument].typeName == given)
  case .tooLong: break
  case .unwritable(let error), .unwritableArgument(_, let error):
    precondition(!error.message.isEmpty)
  }
}

private func withoutIsolates(_ text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
}

/// Checks that a look-up gives what is filled, or else an error that names the key; and the lenient
/// one the key.
private func checkLookUp(_ sample: Sample, _ world: World, _ choice: UInt8) {
  let key = CatalogText("the key", at: .start)
  let entry = CatalogTable.Entry(key, sample.value, variables: sample.variables)
  var texts = TableTexts()
  texts.add(TableTexts.Found(entry: entry, file: "a.strings"))
  let language = CatalogContents.Language(locale: world.language, tables: ["Localizable": texts])
  let values = Arguments(choice, count: 3).values
  do throws(FormatError) {
    let options = StringCatalog.Options()
    let table = try LocalizedTable(
      [language],
      wanted: world.language,
      development: "en",
      nil,
      options
    )
    let strings = LocalizedStrings(
      world.app.app,
      table,
      development: table,
      observers: CatalogObservers()
    )
    let lenient = strings.string(key.text, values[0], values[1], values[2])
    switch table.filled(key.text, nil, ArgumentList(values), in: world.app, reports: false) {
    case .text(let text): precondition(lenient == text)
    case .unfillable(let error):
      precondition(lenient == key.text)
      precondition(error.code != .argumentMismatch || error.message.contains("'the key'"))
    case .fallback, .missing: preconditionFailure("the key is not found")
    }
    // A default value is compiled by the first call, and kept for the second.
    if let text = sample.text {
      let first = strings.string("nowhere", values[0], values[1], values[2], default: text)
      let second = strings.string("nowhere", values[0], values[1], values[2], default: text)
      precondition(first == second)
      if sample.variables.isEmpty, lenient != key.text { precondition(first == lenient) }
    }
  } catch {
    preconditionFailure("\(error)")
  }
}

extension Collection where Element: Equatable {
  /// The first range of the elements of another collection.
  fileprivate func range(of other: some Collection<Element>) -> Range<Index>? {
    var start = startIndex
    while true {
      if self[start...].starts(with: other) {
        return start..<index(start, offsetBy: other.count)
      }
      guard start < endIndex else { return nil }
      start = index(after: start)
    }
  }
}
