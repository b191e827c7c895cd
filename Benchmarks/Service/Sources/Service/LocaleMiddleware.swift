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
    var language = "en"
    do {
      let languages = request.headers[values: .acceptLanguage]
      let chosen = request.uri.queryParameters["locale"].flatMap { $0.isEmpty ? nil : String($0) }
      let reader = try locales.context(acceptLanguage: languages, override: chosen)
      language = reader.locale.language.tag
      response = try await LocaleContext.with(reader) { try await next(request, context) }
    } catch let error as FormatError where error.code == .invalidLocale {
      let refusal = HTTPError(.badRequest, message: error.description)
      response = try refusal.response(from: request, context: context)
    } catch let refusal as any HTTPResponseError {
      response = try refusal.response(from: request, context: context)
    }
    response.headers[.contentLanguage] = response.headers[.contentLanguage] ?? language
    response.headers[.vary] = "Accept-Language"
    return response
  }
}
