public import LocaleFormat
internal import Sharing

extension StringCatalog {
  // MARK: Messages

  /// Returns the message of a key in the app's language, with its arguments.
  ///
  /// ```swift
  /// let json = #"{"files": "{count, plural, one {# Datei} other {# Dateien}}"}"#
  /// let files = CatalogSource.bytes(Array(json.utf8), name: "de.json")
  /// let catalog = try StringCatalog([.messages(files, MessageFiles(.icu))])
  /// AppLocale.with(AppLocale(LocaleID("de"))) { catalog.message("files", ["count": 1200]) }  // "1.200 Dateien"
  /// ```
  /// It never fails: of an argument that is missing or cannot be written its name is shown in braces, and
  /// that is reported to ``onEvent(_:)``; in the place of a message that cannot be read is that of the
  /// development language, or else the key. ``checkedMessage(_:_:table:)`` throws instead.
  ///
  /// A text without arguments can be in any file; a format with arguments is found by
  /// ``string(_:_:_:table:default:)``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values of the variables.
  ///   - table: The table; nil for ``Options/table``.
  ///   - defaultValue: The message if no localization has the key, in the syntax
  ///     ``Options/defaultSyntax``; nil for the key itself.
  /// - Returns: The text.
  public func message(
    _ key: String,
    _ arguments: MessageArguments = [:],
    table: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    let reports = observers.isObserved
    let found = withTable { own, app in
      own.message(key, table, arguments, in: app, reports: reports)
    }
    if case .text(let text) = found { return text }
    return substitute(found, key, table, arguments, defaultValue)
  }

  /// Returns the message of a key in the app's language with its arguments, or throws.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values of the variables.
  ///   - table: The table; nil for ``Options/table``.
  /// - Returns: The text.
  /// - Throws: `FormatError.Code.missingKey` if no localization has the key,
  ///   `FormatError.Code.argumentMismatch` if its text is a format with arguments, and the first fault of
  ///   the message, such as `FormatError.Code.unresolvedVariable`.
  public func checkedMessage(
    _ key: String,
    _ arguments: MessageArguments = [:],
    table: String? = nil
  ) throws(FormatError) -> String {
    let found = withTable { own, app in
      own.message(key, table, arguments, in: app, reports: false)
    }
    return try found.checked(key, table ?? options.table)
  }

  /// The text in place of a message that was not found or cannot be written, and reports that.
  @inline(never)
  private func substitute(
    _ found: FoundText,
    _ key: String,
    _ table: String?,
    _ arguments: MessageArguments,
    _ defaultValue: String?
  ) -> String {
    switch found {
    case .text(let text): return text
    case .fallback(let text, let language):
      reportMissing(key, table, given: language)
      return text
    case .missing:
      reportMissing(key, table, given: nil)
      return ownTable().defaultMessage(defaultValue, arguments, in: nil) ?? key
    case .unfillable(let error):
      observers.reportUnfillable(
        error,
        key,
        table ?? options.table,
        wanted: AppLocale.current.language
      )
      return shownMessage(key, table, arguments)
    }
  }

  /// The message with what cannot be written in braces; that of the development language if it cannot be
  /// read, or else the key.
  private func shownMessage(
    _ key: String,
    _ table: String?,
    _ arguments: MessageArguments
  ) -> String {
    if let text = ownTable().shownMessage(key, table, arguments, in: nil) { return text }
    do throws(FormatError) {
      let other = try state.copy().contents.table(for: development)
      return other.shownMessage(key, table, arguments, in: nil) ?? key
    } catch {
      return key
    }
  }
}

extension LocalizedStrings {
  /// Returns the message of a key, with its arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values of the variables.
  ///   - name: The table; nil for the default one.
  ///   - defaultValue: The message if no localization has the key; nil for the key itself.
  /// - Returns: The text, as that of ``StringCatalog/message(_:_:table:default:)``.
  public func message(
    _ key: String,
    _ arguments: MessageArguments = [:],
    table name: String? = nil,
    default defaultValue: String? = nil
  ) -> String {
    switch table.message(key, name, arguments, in: bound, reports: false) {
    case .text(let text), .fallback(let text, _): return text
    case .missing:
      reportMissing(key, name)
      return table.defaultMessage(defaultValue, arguments, in: bound) ?? key
    case .unfillable(let error):
      observers.reportUnfillable(error, key, name ?? table.options.table, wanted: app.language)
      return table.shownMessage(key, name, arguments, in: bound)
        ?? development.shownMessage(key, name, arguments, in: bound) ?? key
    }
  }

  /// Returns the message of a key with its arguments, or throws.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values of the variables.
  ///   - name: The table; nil for the default one.
  /// - Returns: The text.
  /// - Throws: The errors of ``StringCatalog/checkedMessage(_:_:table:)``.
  public func checkedMessage(
    _ key: String,
    _ arguments: MessageArguments = [:],
    table name: String? = nil
  ) throws(FormatError) -> String {
    try table.message(key, name, arguments, in: bound, reports: false)
      .checked(key, name ?? table.options.table)
  }
}

extension LocalizedTable {
  /// A message that is in no file; nil for none.
  func defaultMessage(
    _ message: String?,
    _ arguments: MessageArguments,
    in app: BoundLocale?
  ) -> String? {
    guard let message else { return nil }
    let source = changedDefault(message, options.defaultSyntax)
    let format = options.message(source, options.defaultSyntax)
    do throws(FormatError) {
      let core = try MessageCore(format, in: wanted, context, bound: nil)
      return core.formatted(arguments, in: app).string
    } catch {
      return message
    }
  }
}
