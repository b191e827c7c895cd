import Hummingbird
import LocaleFormat
import StringCatalogs

private let customers = [
  "Ahlers, Jörg", "Ärger, Ulla", "Björk, Åsa", "Çelik, Işıl", "Đorđević, Ana", "Eriksson, Örjan",
  "Łuczak, Paweł", "Müller, Zoë", "Nuñez, Íñigo", "O’Brien, Siobhán", "Øster, Æbbe",
  "Straße, Georg",
  "Иванова, Ёлка", "Петров, Пётр", "عمر, نور", "山田, 花子", "김, 민준",
]

/// The customers, sorted as the reader's language does; those whose names have a text in them.
func addCustomers(to router: Router<ServiceContext>) {
  router.get("customers") { request, _ in
    let wanted = request.uri.queryParameters["q"].map(String.init) ?? ""
    let cache = FormatterCache.current
    let found = try cache.with(.search) { search in
      wanted.isEmpty ? customers : customers.filter { search.contains(wanted, in: $0) }
    }
    var page = Page(title: Strings.customers(found.count))
    let sections = try cache.with(.index) { index in index.sections(found) { $0 } }
    for section in sections {
      page.add("h2", section.heading.label)
      page.add(list: section.elements)
    }
    return Response(.ok, page)
  }
}
