/// A recipe made ready for one locale: immutable, and callable from any thread at once.
///
/// What writes is one throwing verb, ``checkedAppend(_:to:)``; all others have a form that is made of it. The verbs
/// that do not throw write the value in its fallback form where the throwing ones would throw, and
/// ``FormatterCache/Statistics/formatFailures`` counts that.
public protocol LocaleFormatter: Sendable {
  /// What is written.
  associatedtype Value

  /// The locale whose data is used, and how it was found.
  var resolvedLocale: ResolvedLocale { get }
  /// Whether a compiled plan writes, or ICU.
  var planState: PlanState { get }
  /// About how many bytes it takes, its ICU formatters included.
  var estimatedByteCount: Int { get }

  /// Appends a value as UTF-8, or says why it cannot be written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bytes: Where it is appended; after an error they are as before.
  /// - Throws: `FormatError` where the text would be wrong, or ICU fails.
  func checkedAppend(_ value: Value, to bytes: inout [UInt8]) throws(FormatError)

  /// Writes a value, or says why it cannot be written.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text.
  /// - Throws: What ``checkedAppend(_:to:)`` throws.
  func checkedString(_ value: Value) throws(FormatError) -> String

  /// Writes a value and names the parts of the text, or says why it cannot be written.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text and its parts; by default one literal.
  /// - Throws: What ``checkedAppend(_:to:)`` throws.
  func checkedText(_ value: Value) throws(FormatError) -> FormattedText

  /// A value in the same form in every locale, unmistakable: what is written where it cannot be written right.
  func fallback(_ value: Value) -> String

  /// Writes a value.
  func string(_ value: Value) -> String
  /// Appends a value as UTF-8.
  func append(_ value: Value, to bytes: inout [UInt8])
  /// Writes a value and names the parts of the text.
  func text(_ value: Value) -> FormattedText

  /// Does what ``FormatRecipe/cachedFormatter(for:)`` put off; by default nothing was.
  func complete()
}

extension LocaleFormatter {
  /// ICU writes, since nobody compiles this kind of format.
  public var planState: PlanState { .refused(.kind) }
  /// 1,000 bytes.
  public var estimatedByteCount: Int { 1_000 }
  /// Which engine writes.
  public var engine: FormatEngine { planState == .compiled ? .compiled : .icu }
  /// Why there is no compiled plan; nil when there is one, or none was tried yet.
  public var planRefusal: PlanRefusal? { planState.refusal }

  /// Writes a value, or says why it cannot be written.
  ///
  /// - Throws: What ``checkedAppend(_:to:)`` throws.
  @inlinable public func checkedString(_ value: Value) throws(FormatError) -> String {
    var bytes: [UInt8] = []
    try checkedAppend(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a value as one literal, or says why it cannot be written.
  ///
  /// - Throws: What ``checkedAppend(_:to:)`` throws.
  @inlinable public func checkedText(_ value: Value) throws(FormatError) -> FormattedText {
    FormattedText(try checkedString(value), kind: .literal)
  }

  /// The value as Swift describes it.
  @inlinable public func fallback(_ value: Value) -> String { "\(value)" }

  /// Writes a value.
  @inlinable public func string(_ value: Value) -> String {
    do throws(FormatError) {
      return try checkedString(value)
    } catch {
      FormatFailures.count(error)
      return fallback(value)
    }
  }

  /// Appends a value as UTF-8.
  @inlinable public func append(_ value: Value, to bytes: inout [UInt8]) {
    do throws(FormatError) {
      try checkedAppend(value, to: &bytes)
    } catch {
      FormatFailures.count(error)
      bytes += fallback(value).utf8
    }
  }

  /// Writes a value and names the parts of the text.
  @inlinable public func text(_ value: Value) -> FormattedText {
    do throws(FormatError) {
      return try checkedText(value)
    } catch {
      FormatFailures.count(error)
      return FormattedText(fallback(value), kind: .literal)
    }
  }

  /// Does nothing: nothing was put off.
  public func complete() {}
}
