internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// The text of a key in one locale.
struct FilledText {
  let text: String
  /// The entry of the key; nil if the text is that of `--default`.
  let entry: LocalizedEntry?
}

/// Finds the texts of keys in one locale, and fills them.
struct CatalogFiller: Sendable {
  let strings: LocalizedStrings
  let table: String
  /// The localizations of the catalog.
  let localizations: [LocaleID]
  let options: CatalogTextOptions

  /// Finds and fills a text.
  ///
  /// - Parameter fields: The key and the arguments.
  /// - Returns: The text.
  /// - Throws: An error in the key, if it is in no localization or its text is not a format, or in an
  ///   argument.
  func text(of fields: KeyFields) throws(ValueError) -> FilledText {
    let key = fields.key
    guard let entry = strings.entry(key.text, table: table, width: options.width) else {
      guard let given = options.default ?? (strings.showsMissingTexts ? key.text : nil) else {
        throw key.error(missing(key.text))
      }
      guard !fields.arguments.isEmpty else {
        return FilledText(text: strings.shownDefault(given), entry: nil)
      }
      let format = try inKey(key, "the default text is not a format: ") {
        () throws(FormatError) in try strings.defaultFormat(given)
      }
      let filled = try filled(fields, format.needs) { arguments throws(FormatError) in
        try format.string(arguments: arguments)
      }
      return FilledText(text: filled, entry: nil)
    }
    if let message = entry.message {
      return FilledText(text: try text(of: message, fields), entry: entry)
    }
    if fields.arguments.isEmpty, !entry.dependsOnArguments, options.characters == nil {
      return FilledText(text: entry.shownText, entry: entry)
    }
    let format = try inKey(key) { () throws(FormatError) in
      try strings.format(key.text, table: table, width: options.width)
    }
    let filled = try filled(fields, format.needs, takesFirstNumber: format.takesFirstNumber) {
      arguments throws(FormatError) in
      guard let count = options.characters else { return try format.string(arguments: arguments) }
      return try format.string(fitting: .characters(count), arguments: arguments)
    }
    return FilledText(text: filled, entry: entry)
  }

  /// Writes the message of a key.
  private func text(
    of message: MessageFormat,
    _ fields: KeyFields
  ) throws(ValueError) -> String {
    let given = MessageInput.values(of: fields.arguments, for: message.variables)
    for (name, _) in given where !message.variables.contains(name) {
      report(
        "warning: the text of '\(fields.key.text.excerpt)' in \(strings.language) has no argument '\(name.excerpt)'"
      )
    }
    let arguments = try MessageInput.fitted(given, to: message)
    return try inKey(fields.key) { () throws(FormatError) in
      try strings.checkedMessage(fields.key.text, arguments, table: table)
    }
  }

  /// Reads the arguments as a format needs them, and fills it.
  private func filled(
    _ fields: KeyFields,
    _ needs: [FormatConversion.Need?],
    takesFirstNumber: Bool = false,
    _ fill: ([FormatArgument]) throws(FormatError) -> String
  ) throws(ValueError) -> String {
    var arguments: [FormatArgument] = []
    var fault: ValueError?
    for (index, field) in fields.arguments.enumerated() {
      let need = needs.indices.contains(index) ? needs[index] : nil
      do throws(ValueError) {
        arguments.append(try .reading(field, for: need, isText: options.text))
      } catch {
        guard !field.isNumber else { throw error }
        // If the text of the development language takes it, the translation is at fault.
        arguments.append(.text(field.text))
        fault = fault ?? error
      }
    }
    if arguments.count > needs.count, !takesFirstNumber {
      report(
        "warning: the text of '\(fields.key.text.excerpt)' in \(strings.language) takes \(needs.count == 1 ? "1 argument" : "\(needs.count) arguments"), not \(arguments.count)"
      )
    }
    let text: String
    do throws(FormatError) {
      text = try fill(arguments)
    } catch {
      if let fault, error.reason.code != "argument-mismatch-of-translation" { throw fault }
      throw fields.field(of: error).error(error.message)
    }
    if let fault { throw fault }
    return text
  }

  /// Makes a format; an error is one of the key.
  private func inKey<Format>(
    _ key: KeyFields.Field,
    _ start: String = "",
    _ format: () throws(FormatError) -> Format
  ) throws(ValueError) -> Format {
    do throws(FormatError) {
      return try format()
    } catch {
      throw key.error(start + error.message)
    }
  }

  /// The reason for a key that is nowhere: where it was looked for.
  private func missing(_ key: String) -> String {
    let start = "there is no text for '\(key.excerpt)' in the table \(table)"
    func list(_ languages: [LocaleID]) -> String {
      languages.map(\.tag).joined(separator: ", ")
    }
    guard strings.languages.isEmpty else { return "\(start) in \(list(strings.languages))" }
    return
      "\(start): no localization matches, and \(strings.app.language) is not one of them (\(list(localizations)))"
  }
}

extension KeyFields {
  /// The field that an error of filling is about.
  fileprivate func field(of error: FormatError) -> Field {
    let values = error.reason.values
    // The errors name the number of the argument.
    let number =
      switch error.reason.code {
      case "argument-mismatch", "argument-mismatch-of-translation", "default-argument-mismatch",
        "default-gender-mismatch", "default-missing-argument":
        values.first
      case "missing-argument": values.last
      default: nil as String?
      }
    return number.flatMap { Int($0) }.map { argument($0) } ?? key
  }
}
