/// A member of a case: a value whose name errors cite, read as the type that a kind wants.
struct BatchMember {
  let name: String
  let value: JSONValue

  /// A text.
  func text() throws(BatchFailure) -> String {
    guard case .string(let text) = value else { throw wrong("a text") }
    return text
  }

  /// A decimal number as text, from a text or a number.
  func decimal() throws(BatchFailure) -> String {
    switch value {
    case .string(let text), .number(let text): return text
    default: throw wrong("a decimal number")
    }
  }

  /// A decimal number as text, without the exponent that only JSON's numbers have.
  func plainDecimal() throws(BatchFailure) -> String {
    guard case .number(let text) = value else { return try decimal() }
    return JSONNumber(text).plain ?? text
  }

  /// A truth value, which cases also write as `"true"`, `"1"` or 1.
  func truth() throws(BatchFailure) -> Bool {
    guard let truth = isTrue else { throw wrong("true or false") }
    return truth
  }

  /// The truth value; nil for what is none.
  var isTrue: Bool? {
    switch value.text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// A whole number, from a text or from a number without its fraction.
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

  /// Whole milliseconds, of which nothing is rounded.
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

  /// What a table has for a text, or for a truth value by its name.
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

  /// A member of an object; null when it has none of that name.
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

  /// The texts of a list.
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

  /// What is said of a value that is not as it should be.
  func wrong(_ expected: String) -> BatchFailure {
    let limit = 40
    let shown = String(decoding: encodedJSON(value), as: UTF8.self)
    let end = shown.unicodeScalars.count > limit ? "…" : ""
    return .error(
      "\(name): \(expected) was expected, not \(String(shown.unicodeScalars.prefix(limit)))\(end)"
    )
  }
}

extension BatchMember {
  private enum OptionType {
    case truth
    case count
    case decimal
    case object
    /// A text or a truth value.
    case name
  }

  /// The options that are not texts; one name is of one type in all kinds.
  private static let types: [String: OptionType] = [
    "hour12": .truth, "prolepticGregorian": .truth, "lenient": .truth, "requireAll": .truth,
    "integerOnly": .truth, "parseCurrency": .truth, "dialect": .truth, "noSubstitute": .truth,
    "esDigits": .truth, "minimumIntegerDigits": .count, "minimumFractionDigits": .count,
    "maximumFractionDigits": .count, "minimumSignificantDigits": .count,
    "maximumSignificantDigits": .count, "roundingIncrement": .count,
    "fractionalSecondDigits": .count, "scale": .decimal, "df": .object, "useGrouping": .name,
  ]

  /// Refuses an option that is not of its type.
  func checkType() throws(BatchFailure) {
    switch Self.types[name] {
    case nil: _ = try text()
    case .truth: _ = try truth()
    case .count: _ = try count()
    case .decimal: _ = try decimal()
    case .object: _ = try members()
    case .name:
      guard case .bool = value else {
        _ = try text()
        return
      }
    }
  }
}
