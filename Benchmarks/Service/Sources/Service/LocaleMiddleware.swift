import Hummingbird
import LocaleFormat

/// Runs each request in the locale that its reader prefers among the service's localizations.
struct LocaleMiddleware<Context: RequestContext>: RouterMiddleware {
  let locales: RequestLocales

  func handle(
    _ request: Request,
    context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      let languages = request.headers[values: .acceptLanguage]
      let chosen = request.uri.queryParameters["locale"].map(String.init)
      let reader = try locales.context(acceptLanguage: languages, override: chosen)
      response = try await LocaleContext.with(reader) { try await next(request, context) }
      response.headers[.contentLanguage] = reader.locale.language.tag
    } catch let error as FormatError where error.code == .invalidLocale {
      response = Response(.badRequest, plain: error.description)
      response.headers[.contentLanguage] = "en"
    }
    response.headers[.vary] = "Accept-Language"
    return response
  }
}
