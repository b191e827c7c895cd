internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

// The errors of texts that cannot be filled: they name the key, the language and the place.

extension LocalizedTable {
  /// Makes an error of a fault, with the key, the language and the place of the text.
  @inline(never)
  func explained(_ fault: FormatFault, _ record: Int) -> FormatError {
    switch fault {
    case .compiling(let error):
      let place = place(of: record)
      return FormatError(
        .invalidStringFormat,
        error.text,
        offset: error.offset,
        reason: Reason(
          "invalid-format-of-key",
          "the text of '\(key(of: record))' in \(language(of: record)) (\(place)) is not a format: \(error.reason)"
        )
      )
    case .filling(let failure): return explained(failure, record)
    }
  }

  private func explained(_ failure: FillFailure, _ record: Int) -> FormatError {
    let key = key(of: record)
    let language = language(of: record)
    let place = place(of: record)
    switch failure {
    case .missing(let argument):
      return FormatError(
        .argumentMismatch,
        key,
        reason: Reason(
          "missing-argument",
          "'\(key.excerpt)' in \(language) (\(place)) needs argument \(argument + 1), and there are fewer"
        )
      )
    case .mismatch(let argument, let conversion, let given):
      return FormatError(
        .argumentMismatch,
        key,
        reason: Reason(
          "argument-mismatch",
          "argument \(argument + 1) of '\(key.excerpt)' is \(given), and in \(language) (\(place)) \(need(of: conversion, record))"
        )
      )
    case .tooLong:
      return FormatError(
        .unwritableText,
        key,
        reason: Reason(
          "filled-text-too-long",
          "the text of '\(key.excerpt)' in \(language) (\(place)) is longer than \(LongText.maximumCount) bytes, or too nested"
        )
      )
    case .unwritable(let error): return error
    }
  }

  /// Adds the conversion that this language has for the argument of an error in another language.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - key: The key.
  ///   - name: The table; nil for the default one.
  /// - Returns: The error as it is if it is not about an argument, or this language does not take the
  ///   argument either.
  func compared(_ error: FormatError, _ key: String, _ name: String?) -> FormatError {
    guard error.reason.code == "argument-mismatch", error.reason.values.count == 6,
      let number = Int(error.reason.values[0]),
      let place = place(ofTable: name), let record = record(key, table: place),
      error.reason.values[4] != self.place(of: record),
      let (specifier, need) = conversion(ofArgument: number - 1, record),
      need.takes(error.reason.values[2])
    else { return error }
    let values = error.reason.values
    let own = (language: language(of: record), place: self.place(of: record))
    return FormatError(
      error.code,
      error.text,
      reason: Reason(
        "argument-mismatch-of-translation",
        "argument \(values[0]) of '\(values[1])' is \(values[2]), and in \(values[3]) (\(values[4])) \(values[5]); in \(own.language) (\(own.place)) it is '\(specifier)'"
      )
    )
  }

  /// The first conversion of an argument; nil if there is none.
  private func conversion(
    ofArgument argument: Int,
    _ record: Int
  ) -> (specifier: String, need: FormatConversion.Need)? {
    do throws(FormatFault) {
      let program = try program(of: record)
      let found = (0..<program.conversions.count).first {
        Int(program.conversions[$0].argument) == argument
      }
      return found.map { (program.specifiers[$0], program.conversions[$0].need) }
    } catch {
      return nil
    }
  }

  /// The value that a conversion of a record needs, in words.
  private func need(of conversion: Int?, _ record: Int) -> String {
    guard let conversion else { return "a plural form needs a number" }
    do throws(FormatFault) {
      let program = try program(of: record)
      let need = program.conversions[conversion].need
      return "'\(program.specifiers[conversion])' needs \(need.words)"
    } catch {
      return "another type is needed"
    }
  }

  /// The key of a record.
  func key(of record: Int) -> String {
    block.string(at: Int(records[record].keyOffset), count: Int(records[record].keyCount))
  }

  /// The file, line and column of the text of a record.
  func place(of record: Int) -> String {
    let found = found[record]
    return "\(found.file):\(found.entry.value.place)"
  }
}

extension CatalogValue {
  /// The place of the text, or of the first variant.
  var place: SourcePlace {
    switch self {
    case .text(let text): text.place
    case .variants(_, let variants): variants.first?.name.place ?? .start
    }
  }
}

extension FormatConversion.Need {
  /// Whether an argument of a type is taken: ``FormatArgument/typeName``.
  fileprivate func takes(_ typeName: String) -> Bool {
    switch self {
    case .anything: true
    case .integer: typeName == FormatArgument.integer(0).typeName
    case .number: typeName.hasSuffix("number") || typeName == FormatArgument.integer(0).typeName
    case .text, .character: typeName == FormatArgument.text("").typeName
    }
  }

  /// The value that is needed, in words.
  var words: String {
    switch self {
    case .anything: "a value"
    case .integer: "an integer"
    case .number: "a number"
    case .character: "a character"
    case .text: "a text"
    }
  }
}

extension FormatError.Code {
  /// The arguments of a text are fewer than it needs, or of other types.
  public static var argumentMismatch: Self { Self(rawValue: "argument-mismatch") }
  /// A key is in no localization.
  public static var missingKey: Self { Self(rawValue: "missing-key") }
  /// A filled text is too long.
  public static var unwritableText: Self { Self(rawValue: "unwritable-text") }
}
