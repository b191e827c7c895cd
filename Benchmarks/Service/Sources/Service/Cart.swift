import Hummingbird
import LocaleFormat
import StringCatalogs

/// A cart, with the same plural sentences from both kinds of catalogs.
func addCart(to router: Router<ServiceContext>) {
  router.get("cart") { request, _ in
    let items = request.uri.queryParameters["items"].flatMap { Int($0) } ?? 3
    let weeks = items % 9
    let total = try FormatterCache.current.string(items, as: Formats.money)
    var page = Page(title: Strings.cart)
    page.add("p", Strings.itemsInYourCart(items))
    page.add("p", Strings.Shop.cartItems(count: items, total: total))
    page.add("p", Strings.Shop.cartDelivery(count: weeks))
    return Response(.ok, page)
  }
}
