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
        write(cell(row.entry.key.text, of: table, column, in: tables), column, &html)
      }
    }
  }

  /// The text of a key in a column.
  private enum Cell {
    case text(CatalogTable.Entry)
    /// The key has a text in another language.
    case missing
    /// No file has the text that was written first.
    case unwritten
  }

  private func write(_ cell: Cell, _ column: Column, _ html: inout HTMLWriter) {
    guard case .text(let entry) = cell else {
      let isMissing = if case .missing = cell { true } else { false }
      return html.element(
        "td",
        [
          "role": "cell", "class": isMissing ? "missing" : nil, "data-column": column.name,
          "lang": "en",
        ],
        isMissing ? "missing" : "not in a file"
      )
    }
    html.element(
      "td",
      [
        "role": "cell", "data-column": column.name, "lang": column.name, "dir": column.direction,
      ]
    ) { CatalogCell(entry: entry).write(&$0) }
  }

  /// Finds the text of a key as `fmt strings stats` does.
  ///
  /// A language without a file of the table has the texts of its parent: `de-AT` those of `de`.
  private func cell(
    _ key: String,
    of table: String,
    _ column: Column,
    in tables: CatalogTables
  ) -> Cell {
    let own = tables.own(table)[key]?.entry
    if let pseudo = column.pseudo {
      return own.map { Cell.text($0.pseudoLocalized(by: pseudo)) } ?? .unwritten
    }
    var name = column.name[...]
    while true {
      if tables.isDevelopment(String(name)) { return own.map { Cell.text($0) } ?? .unwritten }
      if let texts = tables.texts(of: table, String(name)) {
        return texts[key].map { Cell.text($0.entry) } ?? .missing
      }
      guard let end = name.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return .missing }
      name = name[..<end]
    }
  }
}
