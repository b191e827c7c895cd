import Foundation
import HTTPTypes
import Hummingbird
import LocaleFormat

/// The context of a request.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }

  /// Writes the members of an object in order, so that responses can be compared.
  var responseEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

extension Response {
  /// Makes a response with plain text.
  init(_ status: HTTPResponse.Status, plain text: String) {
    self.init(status, text, type: "text/plain; charset=utf-8")
  }

  /// Makes a response with an HTML page.
  init(_ status: HTTPResponse.Status = .ok, _ page: Page) {
    self.init(status, page.html, type: "text/html; charset=utf-8")
  }

  /// Makes a response with a text of a media type.
  init(_ status: HTTPResponse.Status, _ text: String, type: String) {
    self.init(
      status: status,
      headers: [.contentType: type],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }
}

/// Gives a response the number of its request, by which a client that sends many can tell them apart.
struct RequestNumbers<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.requestNumber] = request.headers[.requestNumber]
    return response
  }
}

extension HTTPField.Name {
  /// `X-Request-ID`; that it is a name is checked when the service starts.
  static let requestNumber: Self = {
    guard let name = Self("X-Request-ID") else { preconditionFailure("it is a name of a field") }
    return name
  }()
}
