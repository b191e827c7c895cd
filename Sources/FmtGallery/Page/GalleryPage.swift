package import CatalogTools
package import LocaleFormat

/// The page with every kind of format in the localizations of an app.
///
/// It is one file without scripts, fonts or pictures, and loads nothing.
package struct GalleryPage {
  /// The value of `meta name=generator`, by which a gallery is known.
  static let generator = "fmt gallery"

  let localizations: [GalleryLocalization]
  /// The catalogs whose texts are shown; nil for none.
  let project: CatalogProject?
  let system = FormatterCache(capacity: 1_000, data: .system)
  let pinned = FormatterCache(capacity: 1_000, data: .pinned)

  package init(_ localizations: [GalleryLocalization], _ project: CatalogProject?) {
    self.localizations = localizations
    self.project = project
  }

  /// The page as UTF-8.
  ///
  /// - Throws: The error of a format that no localization has.
  package func html() throws(FormatError) -> [UInt8] {
    var html = HTMLWriter()
    html.start("html", ["lang": "en", "dir": "ltr"])
    head(&html)
    try html.element("body") { html throws(FormatError) in
      html.element("a", ["class": "skip", "href": "#main"], "Skip to the formats")
      try header(&html)
      let times = try SampleTimes()
      try html.element("main", ["id": "main"]) { html throws(FormatError) in
        for localization in localizations {
          try LocalizationSection(
            localization: localization,
            times: times,
            system: system,
            pinned: pinned
          ).write(&html)
        }
        if let project { CatalogSection(project, localizations).write(&html) }
      }
    }
    html.lineEnd()
    return html.bytes
  }

  private func head(_ html: inout HTMLWriter) {
    html.element("head") { html in
      html.start("meta", ["charset": "utf-8"])
      html.start("meta", ["name": "generator", "content": Self.generator])
      html.start("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.start("meta", ["name": "color-scheme", "content": "light dark"])
      // Nothing is loaded, whatever the texts of a catalog contain.
      let policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'"
      html.start("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      let names = localizations.map(\.name).joined(separator: ", ")
      html.element("title", "Formats in \(names)")
      html.style(GalleryStyle.sheet)
    }
    html.lineEnd()
  }

  private func header(_ html: inout HTMLWriter) throws(FormatError) {
    let versions = try LibraryVersions.current
    try html.element("header") { html throws(FormatError) in
      let count = localizations.count
      html.element("h1", "Formats in \(count) \(count == 1 ? "localization" : "localizations")")
      let pinned = versions.compiledCLDR.map { "CLDR \($0)" } ?? "none"
      html.element(
        "p",
        "System data: ICU \(versions.icu), CLDR \(versions.cldr). Pinned data: \(pinned). "
          + "Point at a text, or move the focus to it, to see its parts and the command that writes it."
      )
      try html.element(
        "nav",
        ["id": "localizations", "aria-label": "Localizations"]
      ) { html throws(FormatError) in
        try html.element("ul") { html throws(FormatError) in
          for localization in localizations { try writeLink(to: localization, &html) }
          if project != nil {
            html.element("li") { $0.element("a", ["href": "#catalogs"], "Texts of catalogs") }
          }
        }
      }
    }
  }

  private func writeLink(
    to localization: GalleryLocalization,
    _ html: inout HTMLWriter
  ) throws(FormatError) {
    let name = try localization.ownName(by: system)
    html.element("li") { html in
      html.element("a", ["href": "#\(localization.tag)"]) { html in
        html.element("bdi", ["lang": localization.tag], name)
        html.text(" ")
        html.element("code", localization.name)
      }
    }
  }
}
