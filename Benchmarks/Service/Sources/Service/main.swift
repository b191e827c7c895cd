import Hummingbird
import LocaleFormat
import StringCatalogs

// Service [--port N] [--recorded]
// With --recorded it answers from the first response to each request, and formats nothing.
let arguments = Array(CommandLine.arguments.dropFirst())
let typedPort = arguments.firstIndex(of: "--port").flatMap { arguments.dropFirst($0 + 1).first }
let port = typedPort.flatMap { Int($0) } ?? 8080

let locales = RequestLocales(
  try LocaleNegotiation(Strings.catalog.localizations, development: "en"),
  cache: FormatterCache(capacity: 2_000),
  zone: "Europe/Berlin"
)

let router = Router(context: ServiceContext.self)
router.middlewares.add(RequestNumbers())
if arguments.contains("--recorded") { router.middlewares.add(RecordedResponses()) }
router.middlewares.add(LocaleMiddleware(locales: locales))
let invoice = try Invoice()
addPages(of: invoice, to: router)
addCart(to: router)
addPayments(of: invoice, to: router)
addCustomers(to: router)
addReports(of: invoice, to: router)
addReminders(of: invoice, to: router)

let address = BindAddress.hostname("127.0.0.1", port: port)
let service = Application(router: router, configuration: .init(address: address))
try await service.runService()
