internal import CatalogFiles
public import LocaleFormat
internal import Sharing

extension StringCatalog {
  // MARK: Texts without arguments

  /// Returns the text of a key in the app's language, as it is in the file.
  ///
  /// ```swift
  /// let file = Array("\"ok\" = \"Einverstanden\";".utf8)
  /// let catalog = try StringCatalog([.bytes(file, name: "Localizable.strings")])
  /// catalog.string("ok")  // "Einverstanden"
  /// catalog.string("cancel", default: "Abbrechen")  // "Abbrechen"
  /// catalog.string("help")  // "help"
  /// ```
  /// Nothing is filled in, and percent signs stay as they are. Of plural forms it is `other`, of texts
  /// for several widths the widest.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table, that is the name of its files; nil for ``Options/table``.
  ///   - defaultValue: The text if no localization has the key; nil for the key itself.
  /// - Returns: The text.
  public func string(
    _ key: String,
    table: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    let reports = observers.isObserved
    let found = withTable { own, _ in own.plain(key, table, reports: reports) }
    if case .text(let text) = found { return text }
    return substitute(found, key, table, defaultValue)
  }

  // MARK: Texts with arguments

  /// Returns the text of a key in the app's language, filled with arguments.
  ///
  /// ```swift
  /// let file = Array("\"mail\" = \"%1$@ hat %2$lld Nachrichten.\";".utf8)
  /// let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
  /// AppLocale.with(AppLocale(LocaleID("de"))) { catalog.string("mail", "Anna", 1200) }  // "Anna hat 1.200 Nachrichten."
  /// ```
  /// It never fails: a text that cannot be filled with these arguments is reported to ``onEvent(_:)``, and
  /// the text of the development language is given in its place, or else the key.
  /// ``checkedString(_:_:_:table:)`` throws instead.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: The first argument.
  ///   - others: The other arguments.
  ///   - table: The table; nil for ``Options/table``.
  ///   - defaultValue: The format if no localization has the key; nil for the key itself.
  /// - Returns: The text.
  public func string<First: StringArgument, each Other: StringArgument>(
    _ key: String,
    _ first: First,
    _ others: repeat each Other,
    table: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    var arguments = ArgumentList()
    arguments.append(first.formatArgument)
    repeat arguments.append((each others).formatArgument)
    return string(key, arguments, table, defaultValue)
  }

  /// Returns the text of a key that was made from an interpolated text, as `String(localized:)` makes
  /// it.
  ///
  /// ```swift
  /// let file = Array("\"%lld files\" = \"%lld Dateien\";".utf8)
  /// let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
  /// let count = 12
  /// AppLocale.with(AppLocale(LocaleID("de"))) { catalog.string(localized: "\(count) files") }  // "12 Dateien"
  /// ```
  /// - Parameters:
  ///   - key: The key with its arguments.
  ///   - table: The table; nil for ``Options/table``.
  ///   - defaultValue: The format if no localization has the key; nil for the key itself, filled.
  /// - Returns: The text.
  public func string(
    localized key: LocalizedKey,
    table: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    guard !key.arguments.isEmpty else {
      return string(key.key, table: table, default: defaultValue)
    }
    return string(key.key, arguments: key.arguments, table, defaultValue ?? key.key)
  }

  /// Returns the text of a key, filled with arguments whose number is only known at run time.
  ///
  /// It is not inlined: beside other code the compiler retains the text once more.
  @inline(never)
  private func string(
    _ key: String,
    arguments: [FormatArgument],
    _ table: String?,
    _ defaultValue: String?
  ) -> String {
    string(key, ArgumentList(arguments), table, defaultValue)
  }

  @inline(__always)
  private func string(
    _ key: String,
    _ arguments: ArgumentList,
    _ table: String?,
    _ defaultValue: String?
  ) -> String {
    let reports = observers.isObserved
    let found = withTable { own, app in own.filled(key, table, arguments, in: app, reports: reports)
    }
    if case .text(let text) = found { return text }
    return substitute(found, key, table, arguments, defaultValue)
  }

  /// Returns the text of a key in the app's language, filled with arguments, or throws.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: The first argument.
  ///   - others: The other arguments.
  ///   - table: The table; nil for ``Options/table``.
  /// - Returns: The text.
  /// - Throws: `FormatError.Code.missingKey` if no localization has the key,
  ///   `FormatError.Code.argumentMismatch` if an argument is missing or has another type than the text
  ///   needs, `FormatError.Code.invalidStringFormat` if the text is not a format, and the errors of
  ///   the formatters.
  public func checkedString<First: StringArgument, each Other: StringArgument>(
    _ key: String,
    _ first: First,
    _ others: repeat each Other,
    table: String? = nil
  ) throws(FormatError) -> String {
    var arguments = ArgumentList()
    arguments.append(first.formatArgument)
    repeat arguments.append((each others).formatArgument)
    let found = withTable { own, app in own.filled(key, table, arguments, in: app, reports: false) }
    switch found {
    case .text(let text), .fallback(let text, _): return text
    case .missing: throw .missingKey(key, table ?? options.table)
    case .unfillable(let error): throw compared(error, key, table)
    }
  }

  // MARK: Formats

  /// Returns the text of a key in the app's language, to be filled later.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; nil for ``Options/table``.
  ///   - width: The available width, in the unit of the file's widths; nil for the widest.
  /// - Returns: The format, which stays that of this language and of the contents as they are now.
  /// - Throws: `FormatError.Code.missingKey` if no localization has the key, and
  ///   `FormatError.Code.invalidStringFormat` if its text is not a format.
  public func format(
    _ key: String,
    table: String? = nil,
    width: Int? = nil
  ) throws(FormatError) -> LocalizedFormat {
    try LocalizedFormat(
      ownTable(),
      key,
      table,
      width: width,
      in: nil,
      development: try state.copy().contents.table(for: development)
    )
  }

  /// The table of the app's language, retained.
  func ownTable() -> LocalizedTable {
    let (app, generation) = AppLocale.currentWithGeneration
    let state = state.copy()
    if generation != 0, state.generation == generation { return state.table }
    do throws(FormatError) {
      return try state.contents.table(for: app.language)
    } catch {
      return state.table
    }
  }

  /// The table of an app locale, retained.
  func table(for app: AppLocale) throws(FormatError) -> LocalizedTable {
    try state.copy().contents.table(for: app.language)
  }

  // MARK: Texts in place of others

  /// The text in place of one that was not found, and reports that.
  @inline(never)
  private func substitute(
    _ found: FoundText,
    _ key: String,
    _ table: String?,
    _ defaultValue: String?
  ) -> String {
    switch found {
    case .text(let text): return text
    case .fallback(let text, let language):
      reportMissing(key, table, given: language)
      return text
    case .missing, .unfillable:
      reportMissing(key, table, given: nil)
      return ownTable().plainDefault(defaultValue ?? key)
    }
  }

  /// The text in place of one that was not found or cannot be filled, and reports that.
  @inline(never)
  private func substitute(
    _ found: FoundText,
    _ key: String,
    _ table: String?,
    _ arguments: ArgumentList,
    _ defaultValue: String?
  ) -> String {
    switch found {
    case .text(let text): return text
    case .fallback(let text, let language):
      reportMissing(key, table, given: language)
      return text
    case .missing:
      reportMissing(key, table, given: nil)
      return ownTable().filledDefault(defaultValue ?? key, arguments, in: nil)
    case .unfillable(let error):
      observers.reportUnfillable(
        compared(error, key, table),
        key,
        table ?? options.table,
        wanted: AppLocale.current.language
      )
      do throws(FormatError) {
        let other = try state.copy().contents.table(for: development)
        return other.filled(key, table, arguments, in: nil, reports: false).string ?? key
      } catch {
        return key
      }
    }
  }

  /// An error about an argument, with the conversion of the development language.
  private func compared(_ error: FormatError, _ key: String, _ name: String?) -> FormatError {
    do throws(FormatError) {
      let table = try state.copy().contents.table(for: development)
      return table.compared(error, key, name)
    } catch {
      return error
    }
  }

  func reportMissing(_ key: String, _ table: String?, given: LocaleID?) {
    guard observers.isObserved else { return }
    observers.reportMissing(
      key,
      table ?? options.table,
      wanted: AppLocale.current.language,
      given: given
    )
  }
}

extension FormatError {
  static func missingKey(_ key: String, _ table: String) -> FormatError {
    FormatError(
      .missingKey,
      key,
      reason: Reason("missing-key", "'\(key.excerpt)' is in no localization of the table \(table)")
    )
  }
}
