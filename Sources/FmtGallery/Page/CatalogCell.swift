internal import CatalogFiles
internal import CatalogTools

/// The texts of a key in one language: one, or one for each plural form, device or width.
struct CatalogCell {
  let entry: CatalogTable.Entry

  func write(_ html: inout HTMLWriter) {
    write(entry.value, &html)
    for variable in entry.variables {
      html.element("dl") { html in
        html.element("dt") { $0.element("bdi", "%#@\(variable.name.text)@".withVisibleControls) }
        html.element("dd") { write(variable.value, &$0) }
      }
    }
    if let state = state { html.element("span", ["class": "state", "lang": "en"], state) }
  }

  /// The words for a text that somebody should look at; nil for a translated one.
  private var state: String? {
    switch entry.worstState {
    case .new?: "new"
    case .needsReview?: "needs review"
    default: nil
    }
  }

  private func write(_ value: CatalogValue, _ html: inout HTMLWriter) {
    switch value {
    case .text(let text): html.element("bdi", ["class": "text"], text.text)
    case .variants(let selector, let variants):
      html.element("dl") { html in
        for variant in variants {
          let name = selector == .width ? "width \(variant.name.text)" : variant.name.text
          html.element("dt", ["lang": "en"]) { $0.element("bdi", name.withVisibleControls) }
          html.element("dd") { write(variant.value, &$0) }
        }
      }
    }
  }
}
