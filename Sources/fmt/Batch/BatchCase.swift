internal import FoundationEssentials
internal import LocaleFormat

/// What a case is answered by.
struct BatchID: Decodable {
  let id: JSONValue?
}

/// One case of `fmt batch`: what to format and how, in the field's own vocabulary.
struct BatchCase: Decodable {
  let kind: String
  let locale: String?
  let options: [String: JSONValue]?
  let input: JSONValue

  /// The text of an option, nil when it is not given.
  func option(_ name: String) -> String? {
    guard let value = options?[name], value != .null else { return nil }
    return value.text
  }

  /// The text of an option, nil when it is not given; a list or an object is an error.
  func text(_ name: String) throws(BatchFailure) -> String? {
    guard has(name) else { return nil }
    guard let text = option(name) else { throw .error("RangeError: \(name)") }
    return text
  }

  /// The whole number of an option, without its fraction; nil when it is not given.
  func count(_ name: String) throws(BatchFailure) -> Int? {
    guard let value = options?[name], value != .null else { return nil }
    if case .number(let number) = value, let whole = Int(exactly: number.rounded(.towardZero)) {
      return whole
    }
    guard let count = value.text.flatMap({ Int($0) }) else {
      throw .error("RangeError: \(name) \(value.text ?? "")")
    }
    return count
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { options?[name].map { $0 != .null } ?? false }

  /// The value that a table has for an option.
  func choice<Value>(
    _ name: String,
    _ values: [String: Value],
    default usual: Value
  ) throws(BatchFailure) -> Value {
    guard has(name) else { return usual }
    guard let text = option(name), let value = values[text] else {
      throw .error("RangeError: \(name) \(option(name) ?? "")")
    }
    return value
  }

  /// Refuses options that nothing here reads, so that no answer silently leaves one out.
  func allowOnly(_ names: Set<String>) throws(BatchFailure) {
    let others = (options ?? [:]).filter { $0.value != .null && !names.contains($0.key) }
    if let first = others.keys.min() { throw .unsupported("option \(first)") }
  }

  /// The locale without what the options say.
  func bareLocaleID() throws(BatchFailure) -> LocaleID {
    do throws(FormatError) {
      return try locale.map { $0.isEmpty ? "und" : $0 }.map(LocaleID.init) ?? .root
    } catch {
      throw .error(error.description)
    }
  }

  /// The locale with the keywords that the options `numberingSystem` and `calendar` stand for.
  func localeID() throws(BatchFailure) -> LocaleID {
    var id = try bareLocaleID()
    do throws(FormatError) {
      if let system = option("numberingSystem") { id = try id.setting("nu", to: system) }
      if let calendar = option("calendar") { id = try id.setting("ca", to: calendar) }
      return id
    } catch {
      throw .error(error.description)
    }
  }
}

/// Why a case has no result.
enum BatchFailure: Error {
  /// A kind or an option that is not there.
  case unsupported(String)
  /// A case that cannot have a result.
  case error(String)
}

/// What a case gives.
struct BatchResult {
  let result: JSONValue
  var extra: [String: JSONValue] = [:]
}
