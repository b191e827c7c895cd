/// A recipe made ready for one locale: immutable, and callable from any thread at once.
///
/// One throwing verb writes, ``checkedAppend(_:to:)``, and all other verbs have a default made of
/// it. When the throwing verbs throw, the others write the value in its fallback form, and
/// ``FormatterCache/Statistics/formatFailures`` counts that.
public protocol LocaleFormatter: Sendable {
  /// The type of the values that are written.
  associatedtype Value

  /// The locale whose data is used, and how it was found.
  var resolvedLocale: ResolvedLocale { get }
  /// Whether a compiled plan or ICU writes.
  var planState: PlanState { get }
  /// The data that the texts are made from.
  var source: FormatSource { get }
  /// The approximate memory in bytes, including ICU formatters.
  var estimatedByteCount: Int { get }

  /// Appends a value as UTF-8, and throws if that is not possible.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bytes: The array to append to; unchanged after an error.
  /// - Throws: `FormatError` if the text would be wrong, or ICU fails.
  func checkedAppend(_ value: Value, to bytes: inout [UInt8]) throws(FormatError)

  /// Writes a value, and throws if that is not possible.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text.
  /// - Throws: The errors of ``checkedAppend(_:to:)``.
  func checkedString(_ value: Value) throws(FormatError) -> String

  /// Writes a value with the parts of its text, and throws if that is not possible.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text and its parts; by default one literal part.
  /// - Throws: The errors of ``checkedAppend(_:to:)``.
  func checkedText(_ value: Value) throws(FormatError) -> FormattedText

  /// Returns the fallback form of a value: unmistakable, and the same in every locale.
  func fallback(_ value: Value) -> String

  /// Writes a value.
  func string(_ value: Value) -> String
  /// Appends a value as UTF-8.
  func append(_ value: Value, to bytes: inout [UInt8])
  /// Writes a value with the parts of its text.
  func text(_ value: Value) -> FormattedText

  /// Does the work that ``FormatRecipe/cachedFormatter(for:)`` put off; by default there is none.
  func complete()
}

extension LocaleFormatter {
  /// By default ICU writes, without a plan for this kind of format.
  public var planState: PlanState { .refused(.kind) }
  /// By default the system's ICU: few kinds of format are in the compiled data.
  public var source: FormatSource { .system }
  /// 1,000 bytes by default.
  public var estimatedByteCount: Int { 1_000 }
  /// The engine that writes.
  public var engine: FormatEngine { planState == .compiled ? .compiled : .icu }
  /// The reason for the missing plan; nil if there is a plan, or none was tried yet.
  public var planRefusal: PlanRefusal? { planState.refusal }

  /// Writes a value, and throws if that is not possible.
  ///
  /// - Throws: The errors of ``checkedAppend(_:to:)``.
  @inlinable public func checkedString(_ value: Value) throws(FormatError) -> String {
    var bytes: [UInt8] = []
    try checkedAppend(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a value as one literal part, and throws if that is not possible.
  ///
  /// - Throws: The errors of ``checkedAppend(_:to:)``.
  @inlinable public func checkedText(_ value: Value) throws(FormatError) -> FormattedText {
    FormattedText(try checkedString(value), kind: .literal)
  }

  /// Returns Swift's description of the value.
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

  /// Writes a value with the parts of its text.
  @inlinable public func text(_ value: Value) -> FormattedText {
    do throws(FormatError) {
      return try checkedText(value)
    } catch {
      FormatFailures.count(error)
      return FormattedText(fallback(value), kind: .literal)
    }
  }

  /// Does nothing: no work was put off.
  public func complete() {}
}
