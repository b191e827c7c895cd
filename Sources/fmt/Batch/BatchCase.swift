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

  /// The whole number of an option, nil when it is not given.
  func count(_ name: String) throws(BatchFailure) -> Int? {
    guard let text = option(name) else { return nil }
    guard let count = Int(text) else { throw .error("RangeError: \(name) \(text)") }
    return count
  }

  /// Refuses options that nothing here reads, so that no answer silently leaves one out.
  func allowOnly(_ names: Set<String>) throws(BatchFailure) {
    let others = (options ?? [:]).filter { $0.value != .null && !names.contains($0.key) }
    if let first = others.keys.min() { throw .unsupported("option \(first)") }
  }

  /// The locale with the keywords that the options `numberingSystem` and `calendar` stand for.
  func localeID() throws(BatchFailure) -> LocaleID {
    do throws(FormatError) {
      var id = try locale.map { $0.isEmpty ? "und" : $0 }.map(LocaleID.init) ?? .root
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
