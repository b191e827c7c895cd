internal import CatalogFiles
internal import LocaleFormat
internal import MessageSyntax
internal import Sharing

/// The result of a look-up: a text that was made in the call, or the reason why there is none.
enum FoundText: FreshResult {
  /// The text of the wanted language.
  case text(String)
  /// The text of a language after it in the chain, by its record; reported for the first time.
  case fallback(String, LocaleID)
  /// No language of the chain has the key.
  case missing
  /// The text cannot be filled.
  case unfillable(FormatError)

  /// The text; nil if there is none.
  var string: String? {
    switch self {
    case .text(let text), .fallback(let text, _): text
    case .missing, .unfillable: nil
    }
  }

  /// The text of a key, or its error.
  func checked(_ key: String, _ table: String) throws(FormatError) -> String {
    switch self {
    case .text(let text), .fallback(let text, _): return text
    case .missing: throw .missingKey(key, table)
    case .unfillable(let error): throw error
    }
  }
}

extension LocalizedTable {
  /// The text of a record as it is in the file, for an available width; nil for the widest.
  func text(of record: Int, width: Int?) -> String {
    VariantChooser(device: options.device, width: width).text(of: found[record].entry.value)
  }

  /// The record of a key; nil if no language of the chain has it.
  @inline(__always)
  func record(_ key: String, _ tableName: String?) -> Int? {
    place(ofTable: tableName).flatMap { record(key, table: $0) }
  }

  /// Finds the text of a key, which is not filled.
  @inline(__always)
  func plain(_ key: String, _ tableName: String?, reports: Bool) -> FoundText {
    guard let record = record(key, tableName) else { return .missing }
    let text = text(of: record)
    guard reports, !isWanted(record), reportsNow(record) else { return .text(text) }
    return .fallback(text, language(of: record))
  }

  /// Finds the text of a key and fills it.
  @inline(__always)
  func filled(
    _ key: String,
    _ tableName: String?,
    _ arguments: ArgumentList,
    in app: BoundLocale?,
    reports: Bool
  ) -> FoundText {
    guard let record = record(key, tableName) else { return .missing }
    do throws(FormatFault) {
      let text = try filled(record, arguments, in: app)
      guard reports, !isWanted(record), reportsNow(record) else { return .text(text) }
      return .fallback(text, language(of: record))
    } catch {
      return .unfillable(explained(error, record))
    }
  }

  /// Fills the text of a record.
  @inline(__always)
  func filled(
    _ record: Int,
    _ arguments: ArgumentList,
    in app: BoundLocale?
  ) throws(FormatFault) -> String {
    if isWanted(record) {
      return try withProgram(of: record) { program throws(FillFailure) in
        try program.string(arguments, context, in: app)
      }
    }
    return try withProgram(of: record) { program throws(FillFailure) in
      try program.string(arguments, otherContext(of: record), in: app)
    }
  }

  /// Finds the text of a key and fills it, or throws.
  func checked(
    _ key: String,
    _ tableName: String?,
    _ arguments: ArgumentList,
    in app: BoundLocale?
  ) throws(FormatError) -> String {
    try filled(key, tableName, arguments, in: app, reports: false)
      .checked(key, tableName ?? options.table)
  }

  /// The text in place of one that is in no localization, which is not filled.
  func plainDefault(_ text: String) -> String {
    AttributeMarkup.removed(from: changedDefault(text))
  }

  /// The text in place of one that is in no localization, changed by the options for tests.
  func changedDefault(_ text: String) -> String {
    let text = options.showsMissingTexts ? FormatString.inCapitals(text) : text
    return options.pseudoLocalization?.format(text) ?? text
  }

  /// The message in place of one that is in no localization, changed by the options for tests.
  func changedDefault(_ message: String, _ version: MessageVersion) -> String {
    let shown =
      options.showsMissingTexts
      ? CatalogMessage.changing(message, version, FormatString.inCapitals) : message
    return options.pseudoLocalization?.message(shown, version) ?? shown
  }

  /// Fills a format that is in no file; returns it as it is if it cannot be filled.
  func filledDefault(_ format: String, _ arguments: ArgumentList, in app: BoundLocale?) -> String {
    defaults.string(
      changedDefault(format),
      arguments,
      context,
      device: options.device,
      in: app
    )
  }
}
