internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// A member of a case, with the name that errors cite.
struct BatchMember {
  let name: String
  let value: JSONValue

  /// Reads a text.
  func text() throws(BatchFailure) -> String {
    guard case .string(let text) = value else { throw wrong("a text") }
    return text
  }

  /// Evaluates an expression of the member's value, and names the member in an error.
  func reading<Value>(
    _ value: @autoclosure () throws(FormatError) -> Value
  ) throws(BatchFailure) -> Value {
    do throws(FormatError) {
      return try value()
    } catch {
      throw .error("\(name): \(error)")
    }
  }

  /// Reads a decimal number, from a text or a number, as text.
  func decimal() throws(BatchFailure) -> String {
    switch value {
    case .string(let text), .number(let text): return text
    default: throw wrong("a decimal number")
    }
  }

  /// Reads a decimal number as text without an exponent, which only JSON's numbers have.
  func plainDecimal() throws(BatchFailure) -> String {
    guard case .number(let text) = value else { return try decimal() }
    return JSONNumber(text).plain ?? text
  }

  /// Reads a truth value, which cases also write as `"true"`, `"1"` or 1.
  func truth() throws(BatchFailure) -> Bool {
    guard let truth = isTrue else { throw wrong("true or false") }
    return truth
  }

  /// The truth value; nil for any other value.
  var isTrue: Bool? {
    switch value.text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// Reads a whole number, from a text or from a number without its fraction.
  func count() throws(BatchFailure) -> Int {
    switch value {
    case .number(let text):
      if let whole = JSONNumber(text).whole { return Int(whole) }
    case .string(let text):
      if let count = Int(text) { return count }
    default: break
    }
    throw wrong("a whole number")
  }

  /// Reads whole milliseconds, without rounding.
  func milliseconds() throws(BatchFailure) -> Int64 {
    switch value {
    case .number(let text):
      let number = JSONNumber(text)
      if number.isWhole, let whole = number.whole { return whole }
    case .string(let text):
      if let milliseconds = Int64(text) { return milliseconds }
    default: break
    }
    throw wrong("a whole number of milliseconds")
  }

  /// Looks a text, or the name of a truth value, up in a table.
  func choice<Value>(_ values: [String: Value]) throws(BatchFailure) -> Value {
    switch value {
    case .string(let text):
      if let found = values[text] { return found }
    case .bool(let truth):
      if let found = values["\(truth)"] { return found }
    default: break
    }
    throw wrong("one of \(values.keys.sorted().joined(separator: ", "))")
  }

  /// A member of an object; null when the object does not have it.
  func member(_ name: String) throws(BatchFailure) -> BatchMember {
    guard case .object(let members) = value else { throw wrong("an object") }
    return BatchMember(name: "\(self.name).\(name)", value: members[name] ?? .null)
  }

  /// The members of an object that are not null, in the order of their names.
  func members() throws(BatchFailure) -> [BatchMember] {
    guard case .object(let members) = value else { throw wrong("an object") }
    return members.filter { $0.value != .null }.sorted { $0.key < $1.key }
      .map { BatchMember(name: "\(name).\($0.key)", value: $0.value) }
  }

  /// Reads a list of texts.
  func texts() throws(BatchFailure) -> [String] {
    guard case .array(let values) = value else { throw wrong("a list of texts") }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else {
        throw BatchMember(name: "\(name)[\(index)]", value: value).wrong("a text")
      }
      texts.append(text)
    }
    return texts
  }

  /// The error for a value that is not what was expected.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - verb: The verb after it, which is plural for several values.
  /// - Returns: The error.
  func wrong(_ expected: String, _ verb: String = "was") -> BatchFailure {
    let limit = 40
    let shown = String(decoding: encodedJSON(value), as: UTF8.self)
    let end = shown.unicodeScalars.count > limit ? "…" : ""
    return .error(
      "\(name): \(expected) \(verb) expected, not \(String(shown.unicodeScalars.prefix(limit)))\(end)"
    )
  }
}
