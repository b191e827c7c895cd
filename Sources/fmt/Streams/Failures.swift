internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// What is wrong with one value.
struct ValueError: Error, CustomStringConvertible {
  let offset: Int
  let reason: String

  init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }

  /// The library's error, of a part that stands at a place in the value.
  init(_ error: FormatError, at start: Int = 0) {
    self.init(offset: start + (error.offset ?? 0), reason: error.message)
  }

  var description: String { "offset \(offset): \(reason)" }
}

/// Reads a value or a part of it; what is wrong with that is the value's error.
///
/// - Parameters:
///   - start: Where the part stands in the value.
///   - part: Reads it.
/// - Returns: What was read.
/// - Throws: The library's error, at its place in the value.
func placed<Part>(
  at start: Int = 0,
  _ part: @autoclosure () throws(FormatError) -> Part
) throws(ValueError) -> Part {
  do throws(FormatError) {
    return try part()
  } catch {
    throw ValueError(error, at: start)
  }
}

/// Writes a value; what is wrong with it is told in other words than the library's.
///
/// - Parameters:
///   - reason: What is said where the value cannot be written.
///   - text: Writes the value.
/// - Returns: What was written.
/// - Throws: The reason.
func exactly<Text>(
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
enum Status {
  static let usage: Int32 = 64
  static let badValue: Int32 = 65
  static let inputOutput: Int32 = 74
}

/// Makes what a command cannot do without.
///
/// - Parameter value: Makes it.
/// - Returns: What was made.
/// - Throws: The status 64 or, where data could not be read, 74, after the error is reported.
func required<Value>(_ value: @autoclosure () throws(FormatError) -> Value) throws -> Value {
  do throws(FormatError) {
    return try value()
  } catch {
    report("\(error)")
    if error.code == .unreadableData { throw ExitCode(Status.inputOutput) }
    throw ExitCode(Status.usage)
  }
}

/// Reports what is wrong with the options and ends with status 64.
func usageError(_ message: String) -> ExitCode {
  report(message)
  return ExitCode(Status.usage)
}

/// Makes what an option asks for; what is wrong with it is a usage error that names the option.
func named<Value>(
  _ option: String,
  _ value: @autoclosure () throws(FormatError) -> Value
) throws -> Value {
  do throws(FormatError) {
    return try value()
  } catch {
    throw usageError("\(option): \(error)")
  }
}
