package import CatalogFiles
internal import LocaleFormat
internal import Sharing

/// The default text of a key that is in no localization, to be filled with arguments.
package struct DefaultFormat: Sendable {
  private let text: String
  private let program: FormatProgram
  private let context: FillContext
  private let app: BoundLocale

  fileprivate init(
    _ text: String,
    _ context: FillContext,
    device: String,
    in app: BoundLocale
  ) throws(FormatError) {
    program = try FormatCompiler.program(
      of: .text(CatalogText(text, at: .start)),
      variables: [],
      device: device
    )
    self.text = text
    self.context = context
    self.app = app
  }

  /// The kind of value that each argument needs, from the first; nil for one that nothing uses.
  package var needs: [FormatConversion.Need?] { program.needs }

  /// Fills the text.
  ///
  /// - Parameter arguments: The arguments; those that the text does not use are ignored.
  /// - Returns: The text.
  /// - Throws: `FormatError.Code.argumentMismatch` if an argument is missing or has another type than
  ///   the text needs, and the errors of the formatters.
  package func string(arguments: [FormatArgument]) throws(FormatError) -> String {
    do throws(FillFailure) {
      return try program.string(ArgumentList(arguments), context, in: app)
    } catch {
      throw explained(error)
    }
  }

  private func explained(_ failure: FillFailure) -> FormatError {
    let reason: Reason
    switch failure {
    case .missing(let argument):
      reason = Reason(
        "default-missing-argument",
        "the default text needs argument \(argument + 1), and there are fewer"
      )
    case .mismatch(let argument, let conversion, let given):
      let need = conversion.map { program.conversions[$0].need.words } ?? "a number"
      reason = Reason(
        "default-argument-mismatch",
        "argument \(argument + 1) is \(given), and the default text needs \(need)"
      )
    case .ungendered(let argument, let given):
      // A text alone has no variables, and so no genders.
      reason = Reason(
        "default-gender-mismatch",
        "argument \(argument + 1) is \(given), and \(FillFailure.genderNeed)"
      )
    case .unusable(let argument, let given, let need):
      reason = Reason(
        "default-argument-mismatch",
        "argument \(argument + 1) is \(given), and the default text needs \(need.words)"
      )
    case .tooLong:
      return FormatError(
        .unwritableText,
        text,
        reason: Reason(
          "default-text-too-long",
          "the default text is longer than \(LongText.maximumCount) bytes"
        )
      )
    case .unwritable(let error), .unwritableArgument(_, let error): return error
    }
    return FormatError(.argumentMismatch, text, reason: reason)
  }
}

extension LocalizedStrings {
  /// Whether texts that the localization does not have are shown in capitals.
  package var showsMissingTexts: Bool { table.options.showsMissingTexts }

  /// Returns a default text as it is shown for a key that no localization has: changed by the options
  /// for tests, and without the markup of attributes.
  package func shownDefault(_ text: String) -> String { table.plainDefault(text) }

  /// Compiles a text that is in no file.
  ///
  /// - Parameter text: The text.
  /// - Returns: The format.
  /// - Throws: `FormatError.Code.invalidStringFormat` if the text is not a format.
  package func defaultFormat(_ text: String) throws(FormatError) -> DefaultFormat {
    try DefaultFormat(
      table.changedDefault(text),
      table.context,
      device: table.options.device,
      in: bound
    )
  }
}
