import LocaleFormat

/// A request, as a framework passes it to a service.
struct Request {
  var path: String
  var headers: [(name: String, value: String)] = []
  var query: [String: String] = [:]
  var body: [String: String] = [:]

  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
}

/// A response, as a service returns it to a framework, which calls the body when the response is
/// sent.
struct Response {
  var status: Int
  var headers: [String: String] = [:]
  var body: () throws(FormatError) -> String

  init(_ status: Int, _ text: String) {
    self.init(status) { text }
  }

  init(_ status: Int, body: @escaping () throws(FormatError) -> String) {
    self.status = status
    self.body = body
  }
}
