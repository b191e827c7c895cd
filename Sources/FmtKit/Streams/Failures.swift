package import ArgumentParser
internal import LocaleFormat
public import MachineTime

/// An error in one value.
@usableFromInline
package struct ValueError: Error, CustomStringConvertible {
  /// The number of the argument, for a value that is made of several; else nil.
  package let argument: Int?
  package let offset: Int
  package let reason: String
  /// The locale that has no answer, where there are several; else nil.
  package private(set) var locale: String?
  /// The errors of further locales.
  package private(set) var others: [ValueError] = []

  @usableFromInline
  package init(argument: Int? = nil, offset: Int, reason: String) {
    self.argument = argument
    self.offset = offset
    self.reason = reason
  }

  /// The same error as that of one locale of several.
  package func named(_ locale: String) -> ValueError {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The same error, before those of further locales.
  package func followed(by others: some Sequence<ValueError>) -> ValueError {
    var copy = self
    copy.others = Array(others)
    return copy
  }

  /// The library's error in a part of the value that begins at `start`.
  ///
  /// It quotes the text, which the errors of machine formats do not.
  @usableFromInline
  package init(_ error: FormatError, at start: Int = 0) {
    let isQuoted = error.message != error.reason.description
    let quote = isQuoted ? nil : error.text.map { "'\($0.excerpt)' cannot be read: " }
    self.init(offset: start + (error.offset ?? 0), reason: (quote ?? "") + error.message)
  }

  @usableFromInline package var description: String { "offset \(offset): \(reason)" }
}

/// Reads a value or a part of it, and turns the library's error into an error of the value.
///
/// - Parameters:
///   - start: The offset of the part in the value.
///   - part: The expression that reads the part.
/// - Returns: The result of the expression.
/// - Throws: The library's error, at its offset in the value.
@inlinable
package func placed<Part>(
  at start: Int = 0,
  _ part: @autoclosure () throws(FormatError) -> Part
) throws(ValueError) -> Part {
  do throws(FormatError) {
    return try part()
  } catch {
    throw ValueError(error, at: start)
  }
}

/// Writes a value, and replaces the library's message when that fails.
///
/// - Parameters:
///   - reason: The message when the value cannot be written.
///   - text: The expression that writes the value.
/// - Returns: The text of the value.
/// - Throws: An error with the reason.
@inlinable
package func exactly<Text>(
  or reason: String,
  _ text: @autoclosure () throws(FormatError) -> Text
) throws(ValueError) -> Text {
  do throws(FormatError) {
    return try text()
  } catch {
    throw ValueError(offset: 0, reason: reason)
  }
}

/// Exit statuses (sysexits.h).
package enum Status {
  package static let usage: Int32 = 64
  package static let badValue: Int32 = 65
  package static let inputOutput: Int32 = 74
}

/// Evaluates something that a command cannot work without.
///
/// - Parameter value: The expression to evaluate.
/// - Returns: The result of the expression.
/// - Throws: The status 64, or 74 when data could not be read, after the error is reported.
package func required<Value>(
  _ value: @autoclosure () throws(FormatError) -> Value
) throws -> Value {
  do throws(FormatError) {
    return try value()
  } catch {
    throw failed(error)
  }
}

/// Reports why a formatter cannot be made, and returns the status.
package func failed(_ error: FormatError) -> ExitCode {
  report("\(error)")
  return ExitCode(error.code == .unreadableData ? Status.inputOutput : Status.usage)
}

/// Reports what is wrong with the options, and returns status 64.
package func usageError(_ message: String) -> ExitCode {
  report(message)
  return ExitCode(Status.usage)
}

/// Evaluates the value of an option; an error becomes a usage error that names the option.
package func named<Value>(
  _ option: String,
  _ value: @autoclosure () throws(FormatError) -> Value
) throws -> Value {
  do throws(FormatError) {
    return try value()
  } catch {
    throw usageError("\(option): \(error)")
  }
}
