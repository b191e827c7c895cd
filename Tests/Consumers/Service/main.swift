import LocaleFormat

let service = try Service()
let swiss = [(name: "accept-language", value: "de-CH, en;q=0.5")]
let american = [
  (name: "accept-language", value: "en-US"), (name: "accept-language", value: "en;q=0.9"),
]
let angolan = [(name: "accept-language", value: "pt-AO-u-ca-buddhist")]
let requests = [
  Request(path: "/health"),
  Request(path: "/invoice", headers: swiss),
  Request(path: "/invoice", headers: american),
  Request(path: "/invoice", headers: swiss, query: ["locale": "ar-EG"]),
  Request(path: "/invoice", headers: angolan),
  Request(path: "/invoice", headers: swiss, query: ["locale": "de-CH-"]),
  Request(path: "/invoice", headers: swiss, query: ["locale": "ja"]),
  Request(path: "/amount", headers: swiss, body: ["amount": "1'234.50", "currency": "CHF"]),
  Request(
    path: "/amount",
    headers: american,
    body: ["amount": "$1,234.50", "anyCurrency": "true"]
  ),
  Request(path: "/amount", headers: american, body: ["amount": "1,234.5"]),
  Request(path: "/amount", headers: american, body: ["amount": "12 X", "currency": "EUR"]),
  Request(path: "/amount", headers: american, body: ["amount": "12", "currency": "EU"]),
  Request(path: "/when", headers: swiss, query: ["at": "2026-03-01T23:30:00Z"]),
  Request(path: "/when", headers: swiss, query: ["at": "Sun, 01 Mar 2026 23:30:00 GMT"]),
  Request(path: "/when", headers: swiss, query: ["at": "2026-02-30T00:00:00Z"]),
  Request(path: "/stream", headers: swiss), Request(path: "/metrics"),
]
for request in requests {
  let response = service.respond(to: request)
  // Here the operation has returned.
  print(request.path, response.status, response.headers["content-language"] ?? "-")
  print(try response.body())
}
