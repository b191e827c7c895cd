internal import FmtKit
internal import LocaleFormat

/// One case of `fmt batch`: a value and how it is formatted, in the words of ECMA-402 and ICU.
struct BatchCase {
  let kind: String
  let locale: String?
  private let options: [String: JSONValue]
  let input: BatchMember
  /// The files that cases name; nil if no folder is given.
  let files: CaseFiles?

  init(_ json: JSONValue, files: CaseFiles? = nil) throws(BatchFailure) {
    self.files = files
    guard case .object(let members) = json else {
      throw .error("the line is not a case: an object was expected")
    }
    guard let kind = members["kind"], let input = members["input"] else {
      throw .error("the line is not a case: it needs kind and input")
    }
    self.kind = try BatchMember(name: "kind", value: kind).text()
    self.input = BatchMember(name: "input", value: input)
    switch members["locale"] ?? .null {
    case .null: locale = nil
    case let value: locale = try BatchMember(name: "locale", value: value).text()
    }
    switch members["options"] ?? .null {
    case .null: options = [:]
    case .object(let members): options = members
    case let value: throw BatchMember(name: "options", value: value).wrong("an object")
    }
  }

  /// Makes a case of values that were read in another vocabulary.
  init(
    _ kind: String,
    locale: String? = nil,
    options: [String: JSONValue] = [:],
    input: BatchMember,
    files: CaseFiles? = nil
  ) {
    (self.kind, self.locale, self.options, self.input) = (kind, locale, options, input)
    self.files = files
  }

  /// An option; nil when it is not given.
  func option(_ name: String) -> BatchMember? {
    guard let value = options[name], value != .null else { return nil }
    return BatchMember(name: name, value: value)
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { option(name) != nil }

  /// The text of an option; nil when it is not given.
  func text(_ name: String) throws(BatchFailure) -> String? { try option(name)?.text() }

  /// The whole number of an option, without its fraction; nil when it is not given.
  func count(_ name: String) throws(BatchFailure) -> Int? { try option(name)?.count() }

  /// The truth value of an option.
  func truth(_ name: String, default usual: Bool = false) throws(BatchFailure) -> Bool {
    try option(name)?.truth() ?? usual
  }

  /// The value that a table has for an option; the table is only made when the option is given.
  func choice<Value>(
    _ name: String,
    _ values: @autoclosure () -> [String: Value],
    default usual: Value
  ) throws(BatchFailure) -> Value {
    guard let option = option(name) else { return usual }
    return try option.choice(values())
  }

  /// The value that an option names.
  func choice<Value: OptionValue>(
    _ name: String,
    default usual: Value
  ) throws(BatchFailure) -> Value {
    try choice(name, Value.words, default: usual)
  }

  /// The value that an option names; nil when it is not given.
  func optionalChoice<Value: OptionValue>(_ name: String) throws(BatchFailure) -> Value? {
    guard let option = option(name) else { return nil }
    return try option.choice(Value.words)
  }

  /// Refuses options that the kind does not have, and options of a wrong type.
  ///
  /// So no answer silently ignores an option, also when the case does not need it.
  func allowOnly(_ known: [BatchOption]...) throws(BatchFailure) {
    var given: [(option: BatchOption, value: BatchMember)] = []
    for name in options.keys.sorted() {
      guard let value = option(name) else { continue }
      guard let option = known.joined().first(where: { $0.name == name }) else {
        throw .unsupported("option \(name)")
      }
      given.append((option, value))
    }
    for (option, value) in given { try option.check(value) }
  }

  /// The locale without the keywords that options stand for.
  func bareLocaleID() throws(BatchFailure) -> LocaleID {
    guard let locale, !locale.isEmpty else { return .root }
    return try BatchMember(name: "locale", value: .string(locale)).reading(try LocaleID(locale))
  }

  /// The locale with the keywords that the options `numberingSystem` and `calendar` stand for.
  func localeID() throws(BatchFailure) -> LocaleID {
    var id = try bareLocaleID()
    for (name, key) in [("numberingSystem", "nu"), ("calendar", "ca")] {
      guard let option = option(name) else { continue }
      let value = try option.text()
      id = try option.reading(try id.setting(key, to: value))
    }
    return id
  }
}

/// The reason why a case has no result.
enum BatchFailure: Error {
  /// A kind or an option that does not exist.
  case unsupported(String)
  /// A case that cannot have a result.
  case error(String)
  /// A number with more digits than a format shows that forbids rounding.
  case inexact(String)

  /// The reason that an error is, or that it gives.
  init(_ error: any Error) {
    switch error {
    case let failure as BatchFailure: self = failure
    case let error as FormatError where error.code == .inexact: self = .inexact("\(error)")
    default: self = .error("\(error)")
    }
  }
}

/// The result of a case.
struct BatchResult {
  let result: JSONValue
  let extra: [String: JSONValue]

  init(_ result: JSONValue, extra: [String: JSONValue] = [:]) {
    self.result = result
    self.extra = extra
  }

  init(_ text: String, extra: [String: JSONValue] = [:]) {
    self.init(.string(text), extra: extra)
  }

  /// The answer to a case whose text cannot be read.
  static let unread = BatchResult("fail", extra: ["consumed": .integer(0)])
}
