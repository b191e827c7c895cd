internal import CatalogFiles
public import LocaleFormat
internal import Sharing

/// The texts of a catalog in one app locale, whatever the current one is.
///
/// ```swift
/// let file = Array("\"files\" = \"%d Dateien\";".utf8)
/// let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
/// let swiss = try catalog.strings(for: AppLocale(LocaleID("de-CH")))
/// swiss.language.tag  // "de"
/// swiss.string("files", 12_345)  // "12’345 Dateien"
/// ```
/// It keeps the contents of the catalog that it was made from, also if the catalog is reloaded; make
/// one for each request. Its texts are found and filled as those of ``StringCatalog``, and keys that
/// are nowhere are reported to the catalog's observers.
public struct LocalizedStrings: Sendable {
  let bound: BoundLocale
  let table: LocalizedTable
  let development: LocalizedTable
  let observers: CatalogObservers

  init(
    _ app: AppLocale,
    _ table: LocalizedTable,
    development: LocalizedTable,
    observers: CatalogObservers
  ) {
    bound = BoundLocale(app)
    self.observers = observers
    self.table = table
    self.development = development
  }

  /// The app locale.
  public var app: AppLocale { bound.app }
  /// The localization in which keys are looked for first.
  public var language: LocaleID { table.wanted }

  /// Returns the text of a key as it is in the file.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The table; nil for the default one.
  ///   - defaultValue: The text if no localization has the key; nil for the key itself.
  /// - Returns: The text.
  public func string(
    _ key: String,
    table name: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    if let text = table.plain(key, name, reports: false).string { return text }
    reportMissing(key, name)
    return table.plainDefault(defaultValue ?? key)
  }

  /// Returns the text of a key, filled with arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: The first argument.
  ///   - others: The other arguments.
  ///   - name: The table; nil for the default one.
  ///   - defaultValue: The format if no localization has the key; nil for the key itself.
  /// - Returns: The text; if it cannot be filled, that of the development language, or else the key.
  public func string<First: StringArgument, each Other: StringArgument>(
    _ key: String,
    _ first: First,
    _ others: repeat each Other,
    table name: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    var arguments = ArgumentList()
    arguments.append(first.formatArgument)
    repeat arguments.append((each others).formatArgument)
    return string(key, arguments, name, defaultValue)
  }

  /// Returns the text of a key that was made from an interpolated text.
  ///
  /// - Parameters:
  ///   - key: The key with its arguments.
  ///   - name: The table; nil for the default one.
  ///   - defaultValue: The format if no localization has the key; nil for the key itself, filled.
  /// - Returns: The text.
  public func string(
    localized key: LocalizedKey,
    table name: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    guard !key.arguments.isEmpty else {
      return string(key.key, table: name, default: defaultValue)
    }
    return string(key.key, ArgumentList(key.arguments), name, defaultValue)
  }

  private func string(
    _ key: String,
    _ arguments: ArgumentList,
    _ name: String?,
    _ defaultValue: String?
  ) -> String {
    switch table.filled(key, name, arguments, in: bound, reports: false) {
    case .text(let text), .fallback(let text, _): return text
    case .missing:
      reportMissing(key, name)
      return table.filledDefault(defaultValue ?? key, arguments, in: bound)
    case .unfillable(let error):
      observers.reportUnfillable(
        development.compared(error, key, name),
        key,
        name ?? table.options.table,
        wanted: app.language
      )
      return development.filled(key, name, arguments, in: bound, reports: false).string ?? key
    }
  }

  func reportMissing(_ key: String, _ name: String?) {
    guard observers.isObserved else { return }
    let table = name ?? table.options.table
    observers.reportMissing(key, table, wanted: app.language, given: nil)
  }

  /// Returns the text of a key, filled with arguments, or throws.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: The first argument.
  ///   - others: The other arguments.
  ///   - name: The table; nil for the default one.
  /// - Returns: The text.
  /// - Throws: The errors of ``StringCatalog/checkedString(_:_:_:table:)``.
  public func checkedString<First: StringArgument, each Other: StringArgument>(
    _ key: String,
    _ first: First,
    _ others: repeat each Other,
    table name: String? = nil
  ) throws(FormatError) -> String {
    var arguments = ArgumentList()
    arguments.append(first.formatArgument)
    repeat arguments.append((each others).formatArgument)
    do throws(FormatError) {
      return try table.checked(key, name, arguments, in: bound)
    } catch {
      throw development.compared(error, key, name)
    }
  }

  /// Returns the text of a key, to be filled later.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The table; nil for the default one.
  ///   - width: The available width, in the unit of the file's widths; nil for the widest.
  /// - Returns: The format.
  /// - Throws: `FormatError.Code.missingKey` if no localization has the key, and
  ///   `FormatError.Code.invalidStringFormat` if its text is not a format.
  public func format(
    _ key: String,
    table name: String? = nil,
    width: Int? = nil
  ) throws(FormatError) -> LocalizedFormat {
    try LocalizedFormat(
      table,
      key,
      name,
      width: width,
      in: bound,
      development: development
    )
  }
}

extension StringCatalog {
  /// Returns the texts in an app locale, whatever the current one is.
  ///
  /// - Parameter app: The app locale, for example that of a request.
  /// - Returns: The texts.
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
  public func strings(for app: AppLocale) throws(FormatError) -> LocalizedStrings {
    let contents = state.copy().contents
    return LocalizedStrings(
      app,
      try contents.table(for: app.language),
      development: try contents.table(for: development),
      observers: observers
    )
  }
}
