internal import CatalogFiles
internal import LocaleFormat

extension LocalizedTable {
  /// Finds the message of a key and writes it.
  @inline(__always)
  func message(
    _ key: String,
    _ tableName: String?,
    _ arguments: MessageArguments,
    in app: BoundLocale?,
    reports: Bool
  ) -> FoundText {
    guard let record = record(key, tableName) else { return .missing }
    do throws(FormatError) {
      let text = try message(record, arguments, in: app)
      guard reports, !isWanted(record), reportsNow(record) else { return .text(text) }
      return .fallback(text, language(of: record))
    } catch {
      return .unfillable(explained(error, record))
    }
  }

  @inline(__always)
  private func message(
    _ record: Int,
    _ arguments: MessageArguments,
    in app: BoundLocale?
  ) throws(FormatError) -> String {
    guard isMessage(record) else {
      // A text without arguments can be in any file.
      guard found[record].entry.takesNothing else { throw .formatForMessage }
      return text(of: record)
    }
    return try withMessage(of: record) { core throws(FormatError) in
      try core.string(arguments, in: app)
    }
  }

  /// The message of a key with each part that cannot be written in braces; nil if the message cannot be
  /// read, or there is none.
  @inline(never)
  func shownMessage(
    _ key: String,
    _ tableName: String?,
    _ arguments: MessageArguments,
    in app: BoundLocale?
  ) -> String? {
    guard let record = record(key, tableName), isMessage(record) else { return nil }
    do throws(FormatError) {
      return try withMessage(of: record) { core throws(FormatError) in
        core.formatted(arguments, in: app).string
      }
    } catch {
      return nil
    }
  }

  /// The fault of a message with its key, its language and its place.
  private func explained(_ error: FormatError, _ record: Int) -> FormatError {
    FormatError(
      error.code,
      key(of: record),
      offset: error.offset,
      reason: Reason(
        "message-of-key",
        "the message of '\(key(of: record).excerpt)' in \(language(of: record)) (\(place(of: record))) cannot be written: \(error.reason)"
      )
    )
  }
}

extension CatalogTable.Entry {
  /// Whether the text of a format is the same for all arguments.
  fileprivate var takesNothing: Bool {
    guard case .text(let text) = value else { return false }
    return variables.isEmpty && !text.text.utf8.contains(UInt8(ascii: "%"))
  }
}

extension FormatError {
  /// The error of a format that is looked up as a message.
  fileprivate static var formatForMessage: FormatError {
    FormatError(
      .argumentMismatch,
      reason: Reason(
        "format-for-message",
        "the text is a format, whose arguments have no names; string(_:_:) fills it"
      )
    )
  }

  /// The error of a message that is looked up as a format.
  static var messageForFormat: FormatError {
    FormatError(
      .argumentMismatch,
      reason: Reason(
        "message-for-format",
        "the text is a message, whose arguments have names; message(_:_:) writes it"
      )
    )
  }
}
