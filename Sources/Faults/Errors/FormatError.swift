/// The error that is thrown when a text, an identifier, a recipe or an instant is refused.
///
/// This is the only type of error that the package throws, for programs and for forms. A program
/// compares the ``code``. A form puts the caret at ``index(in:)``, shows ``reason`` in the person's
/// language, and offers the ``proposal``. A log contains the ``description``.
///
/// ```swift
/// do {
///   _ = try MachineFormat.rfc3339.parse("2023-02-30T00:00:00Z")
/// } catch {
///   error.code == .impossible  // true
///   error.offset  // 8
///   error.message  // "day 30 does not exist in February 2023"
///   error.description  // "offset 8: day 30 does not exist in February 2023"
/// }
/// ```
public struct FormatError: Error, Equatable, Sendable {
  /// A single reference, so that a throwing call can return its error in a register.
  private let storage: Storage

  private final class Storage: Sendable {
    let code: Code
    let text: String?
    let offset: Int?
    let reason: Reason
    let proposal: String?
    let status: String?
    let subject: String?
    let message: (@Sendable (FormatError) -> String)?

    init(
      _ code: Code,
      _ text: String?,
      _ offset: Int?,
      _ reason: Reason,
      _ proposal: String?,
      _ status: String?,
      _ subject: String?,
      _ message: (@Sendable (FormatError) -> String)?
    ) {
      self.code = code
      self.text = text
      self.offset = offset
      self.reason = reason
      self.proposal = proposal
      self.status = status
      self.subject = subject
      self.message = message
    }
  }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - text: The text that is at fault.
  ///   - offset: The place in the text, in UTF-8 bytes.
  ///   - reason: The reason of the error.
  ///   - proposal: What the text could mean.
  ///   - status: The status of ICU.
  ///   - subject: Another thing that the message names.
  ///   - message: Makes the sentence around the reason, the same for every error of a code; nil
  ///     where the reason is already a whole sentence.
  @inline(never)
  package init(
    _ code: Code,
    _ text: String? = nil,
    offset: Int? = nil,
    reason: Reason,
    proposal: String? = nil,
    status: String? = nil,
    subject: String? = nil,
    message: (@Sendable (FormatError) -> String)? = nil
  ) {
    storage = Storage(code, text, offset, reason, proposal, status, subject, message)
  }

  /// Makes an error for a recipe of another module.
  ///
  /// ```swift
  /// let early: FormatError.Code = .init(rawValue: "year-too-early")
  /// let reason = FormatError.Reason("year-too-early", "Roman numerals begin with \(1)")
  /// let error = FormatError(code: early, text: "0", offset: 0, reason: reason)
  /// error.description  // "offset 0: Roman numerals begin with 1"
  /// ```
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - text: The text that is at fault.
  ///   - offset: The place in the text, in UTF-8 bytes from 0.
  ///   - reason: The reason of the error, as a whole sentence.
  ///   - proposal: What the text could mean.
  public init(
    code: Code,
    text: String? = nil,
    offset: Int? = nil,
    reason: Reason,
    proposal: String? = nil
  ) {
    self.init(code, text, offset: offset, reason: reason, proposal: proposal)
  }

  /// The kind of error.
  public var code: Code { storage.code }

  /// The text that is at fault, shortened if it is very long; nil if there is none.
  public var text: String? { storage.text }

  /// The place of the fault in the text that was given, in UTF-8 bytes from 0; nil when the fault
  /// has no place.
  ///
  /// ``index(in:)`` and ``utf16Offset(in:)`` return the same place in other units.
  public var offset: Int? { storage.offset }

  /// The reason of the error, which can be shown in any language.
  ///
  /// ``message`` is the whole English sentence, with the text and the proposal.
  public var reason: Reason { storage.reason }

  /// A valid text that is probably meant; nil if none can be found.
  public var proposal: String? { storage.proposal }

  /// The status of ICU, such as `U_MISSING_RESOURCE_ERROR`; nil if ICU did not fail.
  public var status: String? { storage.status }

  /// Another thing that the message names, such as an option.
  package var subject: String { storage.subject ?? "" }

  /// The text as it is quoted in messages.
  package var excerpt: String { text?.excerpt ?? "" }

  /// The whole message as an English sentence, without the place.
  public var message: String { storage.message?(self) ?? reason.description }

  /// Whether two errors have equal codes, texts, places, reasons, proposals, statuses and subjects.
  public static func == (left: FormatError, right: FormatError) -> Bool {
    let (left, right) = (left.storage, right.storage)
    if left === right { return true }
    return left.code == right.code && left.text == right.text && left.offset == right.offset
      && left.reason == right.reason && left.proposal == right.proposal
      && left.status == right.status && left.subject == right.subject
  }
}

extension FormatError: CustomStringConvertible {
  /// The place, if there is one, and the ``message``: `offset 8: day 30 does not exist`.
  public var description: String {
    offset.map { "offset \($0): \(message)" } ?? message
  }
}
