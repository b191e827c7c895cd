internal import ArgumentParser
internal import CatalogFiles
internal import FmtCases
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// The values of the variables of a message, as a command gets them.
enum MessageInput {
  /// Reads `name=value` arguments, the first of which is the second argument of the command.
  ///
  /// - Throws: The place of an argument without an equals sign, or with a name that came before.
  static func values(of arguments: [String]) throws(ValueError) -> [(String, FormatArgument)] {
    var values: [(String, FormatArgument)] = []
    for (index, argument) in arguments.enumerated() {
      guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
        throw ValueError(
          argument: index + 2,
          offset: 0,
          reason: "'\(argument.excerpt)' is not of the form name=value"
        )
      }
      let name = String(argument[..<sign])
      guard !values.contains(where: { $0.0 == name }) else {
        throw ValueError(
          argument: index + 2,
          offset: 0,
          reason: "'\(name.excerpt)' has a value already"
        )
      }
      values.append((name, value(of: String(argument[argument.index(after: sign)...]))))
    }
    return values
  }

  /// Reads the arguments of a key whose text is a message: `name=value` for its variables, and values
  /// without a name for those that are numbers, from `{0}`.
  static func values(
    of fields: [KeyFields.Field],
    for variables: [String]
  ) -> [(String, FormatArgument)] {
    fields.enumerated().map { index, field in
      guard let sign = field.text.firstIndex(of: "="),
        variables.contains(String(field.text[..<sign]))
      else { return ("\(index)", value(of: field.text)) }
      let text = String(field.text[field.text.index(after: sign)...])
      return (String(field.text[..<sign]), value(of: text))
    }
  }

  /// A number in plain digits, an instant of RFC 3339, or else a text.
  private static func value(of text: String) -> FormatArgument {
    if let number = text.plainNumber { return number }
    return instant(text).map { .date($0) } ?? .text(text)
  }

  private static func instant(_ text: String) -> Instant? {
    do throws(FormatError) {
      return try MachineFormat.rfc3339.parse(text).instant
    } catch {
      return nil
    }
  }

  /// Reads a line of JSON: an object of values.
  ///
  /// - Throws: The place of a value that no variable can have.
  static func values(ofLine line: String) throws(ValueError) -> [(String, FormatArgument)] {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue.read(ArraySlice(line.utf8))
    } catch {
      throw ValueError(offset: error.offset, reason: "\(error.reason)")
    }
    guard case .object(let members) = json else {
      throw ValueError(offset: 0, reason: "an object of values was expected: {\"name\": \"Ada\"}")
    }
    var values: [(String, FormatArgument)] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      values.append((name, try argument(value, named: name)))
    }
    return values
  }

  private static func argument(
    _ value: JSONValue,
    named name: String
  ) throws(ValueError) -> FormatArgument {
    switch value {
    case .string(let text): return .text(text)
    case .bool(let truth): return truth.formatArgument
    case .number(let text):
      if let number = (JSONNumber(text).plain ?? text).plainNumber { return number }
    case .array(let items):
      let texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
      if texts.count == items.count { return texts.formatArgument }
    case .object(let members):
      if members.count == 1, case .number(let text)? = members["date"], let moment = Int64(text) {
        return .date(try placed(try Instant(millisecondsSince1970: moment)))
      }
    case .null, .encoded: break
    }
    throw ValueError(
      offset: 0,
      reason:
        "'\(name.excerpt)' is not a text, a number, a list of texts or a date in milliseconds"
    )
  }

  /// The values as a message takes them; in ICU's syntax a date that is a text becomes an instant.
  static func fitted(
    _ values: [(String, FormatArgument)],
    to recipe: MessageFormat
  ) throws(ValueError) -> MessageArguments {
    var arguments = MessageArguments()
    for (name, value) in values {
      if recipe.syntax == .icu, case .text(let text) = value, recipe.dateVariables.contains(name),
        let instant = instant(text)
      {
        arguments.append(.date(instant), as: name)
      } else {
        arguments.append(value, as: name)
      }
    }
    return arguments
  }

  /// The bytes of a file.
  ///
  /// - Throws: The status of input that cannot be read.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    do throws(CatalogIssue) {
      return try CatalogFileBytes.read(path, named: path, limit: CatalogLimits().byteCount)
    } catch {
      report("\(error)")
      throw ExitCode(Status.inputOutput)
    }
  }
}

extension String {
  /// The number, if the text is one in plain digits; nil for another text.
  fileprivate var plainNumber: FormatArgument? {
    guard isPlainDecimal else { return nil }
    do throws(FormatError) {
      return try FixedDecimal(self).messageArgument
    } catch {
      return nil
    }
  }
}
