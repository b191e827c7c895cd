internal import FoundationEssentials
internal import LocaleFormat

/// One case of `fmt batch`: what to format and how, in the field's own vocabulary.
struct BatchCase: Decodable {
  let id: JSONValue?
  let kind: String
  let locale: String?
  let options: [String: JSONValue]?
  let input: JSONValue

  /// The text of an option, nil when it is not given.
  func option(_ name: String) -> String? {
    guard let value = options?[name], value != .null else { return nil }
    return value.text
  }

  /// Refuses options that nothing here reads, so that no answer silently leaves one out.
  func allowOnly(_ names: Set<String>) throws(BatchFailure) {
    for (name, value) in options ?? [:] where value != .null && !names.contains(name) {
      throw .unsupported("option \(name)")
    }
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
