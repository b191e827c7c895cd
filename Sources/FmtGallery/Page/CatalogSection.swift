internal import CatalogFiles
internal import CatalogTools
internal import LocaleFormat

/// The part of the page that shows the texts of catalogs by key.
struct CatalogSection {
  /// A column: a localization, or a pseudo-locale.
  private struct Column {
    let name: String
    let direction: String
    /// The change of the texts of the development language; nil for a localization.
    var pseudo: PseudoLocalization?
  }

  private let project: CatalogProject
  private let columns: [Column]

  init(_ project: CatalogProject, _ localizations: [GalleryLocalization]) {
    self.project = project
    columns =
      localizations.map { Column(name: $0.name, direction: $0.direction) } + [
        Column(name: "en-XA", direction: "ltr", pseudo: .accented),
        Column(name: "en-XB", direction: "rtl", pseudo: .rightToLeft),
      ]
  }

  func write(_ html: inout HTMLWriter) {
    html.element("section", ["id": "catalogs", "aria-labelledby": "catalogs-title"]) { html in
      html.element("h2", ["id": "catalogs-title"], "Texts of catalogs")
      html.element(
        "p",
        ["class": "note"],
        "Texts are shown as the files have them, before arguments are filled in. "
          + "The pseudo-locales en-XA and en-XB are made of the development language."
      )
      for group in project.groups {
        for name in group.tables.names { write(name, in: group, &html) }
      }
    }
  }

  private func write(
    _ name: String,
    in group: CatalogProject.Group,
    _ html: inout HTMLWriter
  ) {
    let title = group.folder.isEmpty ? name : "\(group.folder)/\(name)"
    let rows = group.tables.keys(of: name).entries.filter { $0.isCounted && !$0.entry.isStale }
    html.element("table", ["class": "catalog wide", "role": "table"]) { html in
      html.element("caption") { html in
        html.element("bdi", title.withVisibleControls)
      }
      html.element("thead", ["role": "rowgroup"]) { html in
        html.element("tr", ["role": "row"]) { html in
          for title in ["Key"] + columns.map(\.name) {
            html.element("th", ["scope": "col", "role": "columnheader"], title)
          }
        }
      }
      html.element("tbody", ["role": "rowgroup"]) { html in
        for row in rows { write(row, of: name, in: group.tables, &html) }
      }
    }
    html.lineEnd()
  }

  private func write(
    _ row: TableTexts.Found,
    of table: String,
    in tables: CatalogTables,
    _ html: inout HTMLWriter
  ) {
    html.lineEnd()
    html.element("tr", ["role": "row"]) { html in
      html.element("th", ["scope": "row", "role": "rowheader"]) { html in
        html.element("bdi", ["class": "key"], row.entry.key.text.withVisibleControls)
      }
      for column in columns {
        let entry = self.entry(of: row, table, column, in: tables)
        html.element(
          "td",
          [
            "role": "cell", "class": entry == nil ? "missing" : nil, "data-column": column.name,
            "lang": entry == nil ? "en" : column.name, "dir": entry == nil ? nil : column.direction,
          ]
        ) { html in
          guard let entry else { return html.text("missing") }
          CatalogCell(entry: entry).write(&html)
        }
      }
    }
  }

  /// The entry of a key in a column; nil if it is missing.
  private func entry(
    of row: TableTexts.Found,
    _ table: String,
    _ column: Column,
    in tables: CatalogTables
  ) -> CatalogTable.Entry? {
    if let pseudo = column.pseudo { return row.entry.pseudoLocalized(by: pseudo) }
    let key = row.entry.key.text
    guard !tables.isDevelopment(column.name) else { return row.entry }
    return tables.texts(of: table, column.name)?[key]?.entry
  }
}
