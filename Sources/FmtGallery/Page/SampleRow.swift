internal import LocaleFormat

/// The texts of a sample in one localization, of the system's data and of pinned data.
struct SampleRow {
  /// One of the texts, or the reason why there is none.
  enum Cell {
    case text(FormattedText, command: String)
    /// The format is not among the pinned data.
    case absent
    case error(FormatError)

    var string: String? {
      if case .text(let text, _) = self { text.string } else { nil }
    }
  }

  let name: String
  let system: Cell
  let pinned: Cell

  init(name: String, system: Cell, pinned: Cell) {
    self.name = name
    self.system = system
    self.pinned = pinned
  }

  init(
    _ sample: Sample,
    _ localization: GalleryLocalization,
    system: FormatterCache,
    pinned: FormatterCache
  ) {
    name = sample.name
    self.system = Self.cell(sample, localization, system, "")
    self.pinned = Self.cell(sample, localization, pinned, "LOCALEFORMAT_DATA=pinned ")
  }

  /// Whether both texts are there and are not the same bytes.
  var differs: Bool {
    guard let first = system.string, let second = pinned.string else { return false }
    return Array(first.utf8) != Array(second.utf8)
  }

  private static func cell(
    _ sample: Sample,
    _ localization: GalleryLocalization,
    _ cache: FormatterCache,
    _ variable: String
  ) -> Cell {
    do throws(FormatError) {
      let written = try sample.write(.init(locale: localization.locale, cache: cache))
      let command = "\(variable)fmt \(written.command) --locale \(localization.tag)"
      return .text(written.text, command: command)
    } catch {
      return error.code == .notInData ? .absent : .error(error)
    }
  }
}
