internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

// The errors of texts that cannot be filled: they name the key, the language and the place.

extension LocalizedTable {
  /// Makes an error of a fault, with the key, the language and the place of the text.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - record: The record of the text.
  ///   - filled: The program that was filled; nil for that of the record.
  /// - Returns: The error.
  @inline(never)
  func explained(
    _ fault: FormatFault,
    _ record: Int,
    by filled: FormatProgram? = nil
  ) -> FormatError {
    switch fault {
    case .compiling(let error):
      let place = place(of: error.text, record)
      return FormatError(
        .invalidStringFormat,
        error.text,
        offset: error.offset,
        reason: Reason(
          "invalid-format-of-key",
          "the text of '\(key(of: record))' in \(language(of: record)) (\(place)) is not a format: \(error.reason)"
        )
      )
    case .filling(let failure): return explained(failure, record, by: filled)
    }
  }

  private func explained(
    _ failure: FillFailure,
    _ record: Int,
    by filled: FormatProgram?
  ) -> FormatError {
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
      let need = need(of: conversion, record, by: filled)
      let place = need.place.map { self.place($0, record) } ?? place
      return FormatError(
        .argumentMismatch,
        key,
        reason: Reason(
          "argument-mismatch",
          "argument \(argument + 1) of '\(key.excerpt)' is \(given), and in \(language) (\(place)) \(need.words)"
        )
      )
    case .ungendered(let argument, let given):
      return FormatError(
        .argumentMismatch,
        key,
        reason: Reason(
          "argument-mismatch",
          "argument \(argument + 1) of '\(key.excerpt)' is \(given), and in \(language) (\(place)) \(FillFailure.genderNeed)"
        )
      )
    case .unusable(let argument, let given, let need):
      return FormatError(
        .argumentMismatch,
        key,
        reason: Reason(
          "argument-unusable",
          "argument \(argument + 1) of '\(key.excerpt)' is \(given), and in \(language) (\(place)) \(need.words) is needed"
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
    case .unwritable(let error), .unwritableArgument(_, let error): return error
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
      let (specifier, need, ownPlace) = conversion(ofArgument: number - 1, record),
      need.takes(error.reason.values[2]),
      case let ownPlace = self.place(ownPlace, record), error.reason.values[4] != ownPlace
    else { return error }
    let values = error.reason.values
    let own = (language: language(of: record), place: ownPlace)
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
  ) -> (specifier: String, need: FormatConversion.Need, place: SourcePlace)? {
    do throws(FormatFault) {
      let program = try program(of: record)
      let found = (0..<program.conversions.count).first {
        Int(program.conversions[$0].argument) == argument
      }
      return found.map {
        (program.specifiers[$0], program.conversions[$0].need, program.places[$0])
      }
    } catch {
      return nil
    }
  }

  /// The value that a conversion of a record needs, in words.
  private func need(
    of conversion: Int?,
    _ record: Int,
    by filled: FormatProgram?
  ) -> (words: String, place: SourcePlace?) {
    guard let conversion else { return ("a plural form needs a number", nil) }
    do throws(FormatFault) {
      let own = filled == nil ? try program(of: record) : nil
      guard let program = filled ?? own, program.specifiers.indices.contains(conversion) else {
        return ("another type is needed", nil)
      }
      let need = program.conversions[conversion].need
      return (
        "'\(program.specifiers[conversion])' needs \(need.words)", program.places[conversion]
      )
    } catch {
      return ("another type is needed", nil)
    }
  }

  /// The key of a record.
  func key(of record: Int) -> String {
    block.string(at: Int(records[record].keyOffset), count: Int(records[record].keyCount))
  }

  /// The file, line and column of the text of a record.
  func place(of record: Int) -> String { place(found[record].entry.value.place, record) }

  /// The file, line and column of a place in the file of a record.
  private func place(_ place: SourcePlace, _ record: Int) -> String {
    "\(found[record].file):\(place)"
  }

  /// The file, line and column of a text among the variants and variables of a record.
  private func place(of text: String?, _ record: Int) -> String {
    let entry = found[record].entry
    let values = [entry.value] + entry.variables.map(\.value)
    let texts = values.lazy.compactMap { value in text.flatMap { value.place(ofText: $0) } }
    return place(texts.first ?? entry.value.place, record)
  }
}

extension CatalogValue {
  /// The place of a text in the value; nil if the value does not have it.
  fileprivate func place(ofText text: String) -> SourcePlace? {
    switch self {
    case .text(let own): return own.text == text ? own.place : nil
    case .variants(_, let variants):
      return variants.lazy.compactMap { $0.value.place(ofText: text) }.first
    }
  }

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
    case .integer, .gender: typeName == FormatArgument.integer(0).typeName
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
    case .gender: "a gender"
    }
  }
}

extension FillFailure {
  /// The value that a gender needs, in words.
  static let genderNeed = "a gender needs an integer, such as 0, 1 or 2"
}

extension FormatError.Code {
  /// The arguments of a text are fewer than it needs, or of other types.
  public static var argumentMismatch: Self { Self(rawValue: "argument-mismatch") }
  /// A key is in no localization.
  public static var missingKey: Self { Self(rawValue: "missing-key") }
}
