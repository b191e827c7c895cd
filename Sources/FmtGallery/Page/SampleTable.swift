internal import LocaleFormat

/// The table of the samples of one kind in one localization.
struct SampleTable {
  let group: SampleGroup
  let rows: [SampleRow]
  let localization: GalleryLocalization

  private var id: String { "\(localization.tag)-\(group.id)" }

  func write(_ html: inout HTMLWriter) {
    html.element("table", ["id": id, "class": "samples", "role": "table"]) { html in
      html.element("caption", ["lang": "en"]) { $0.element("bdi", group.title) }
      html.element("thead", ["role": "rowgroup"]) { html in
        html.element("tr", ["role": "row", "lang": "en"]) { html in
          for title in ["Format", "System data", "Pinned data"] {
            html.element("th", ["scope": "col", "role": "columnheader"], title)
          }
        }
      }
      html.element("tbody", ["role": "rowgroup"]) { html in
        for (number, row) in rows.enumerated() { write(row, number, &html) }
      }
    }
    html.lineEnd()
  }

  private func write(_ row: SampleRow, _ number: Int, _ html: inout HTMLWriter) {
    html.lineEnd()
    html.element("tr", ["role": "row", "class": row.differs ? "differs" : nil]) { html in
      html.element("th", ["scope": "row", "role": "rowheader", "lang": "en"]) { html in
        html.element("bdi", row.name)
        if row.differs { html.element("strong", ["class": "mark"], "differs") }
      }
      write(row.system, of: "System", "\(id)-\(number)", isFocusable: true, &html)
      write(row.pinned, of: "Pinned", "\(id)-\(number)p", isFocusable: row.differs, &html)
    }
  }

  private func write(
    _ cell: SampleRow.Cell,
    of column: String,
    _ id: String,
    isFocusable: Bool,
    _ html: inout HTMLWriter
  ) {
    html.element("td", ["role": "cell", "data-column": column]) { html in
      switch cell {
      case .absent: html.element("em", ["lang": "en"], "not in the pinned data")
      case .error(let error):
        html.element("em", ["class": "error", "lang": "en", "dir": "ltr"], "\(error)")
      case .text(let text, let command):
        write(text, command, id, isFocusable: isFocusable, &html)
      }
    }
  }

  private func write(
    _ text: FormattedText,
    _ command: String,
    _ id: String,
    isFocusable: Bool,
    _ html: inout HTMLWriter
  ) {
    let stop = isFocusable ? "0" : nil
    html.element(
      "bdi",
      [
        "class": "sample", "role": "group", "dir": localization.direction, "tabindex": stop,
        "aria-describedby": isFocusable ? id : nil,
        "data-command": command,
      ]
    ) { html in
      for part in text.parts {
        html.element("span", ["data-part": part.kind.rawValue], String(text[part]))
      }
    }
    html.element(
      "div",
      ["class": "card", "id": id, "role": "tooltip", "lang": "en", "dir": "ltr"]
    ) { html in
      html.element("code", command)
      html.element("ul", ["class": "parts"]) { html in
        for part in text.parts {
          html.element("li") { html in
            html.element("b", part.kind.rawValue)
            html.element("bdi", ["lang": localization.tag], String(text[part]))
          }
        }
      }
    }
  }
}
