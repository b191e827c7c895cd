internal import LocaleFormat

/// A row of the gallery: a text that a command of `fmt` writes in each localization.
struct Sample: Sendable {
  /// The localization and the data that a sample is written with.
  struct Place: Sendable {
    let locale: LocaleID
    let cache: FormatterCache
  }

  /// A text with the command that writes it.
  struct Written: Sendable {
    /// The words after `fmt`, as a shell reads them, without the locale.
    let command: String
    let text: FormattedText
  }

  /// The name of the row.
  let name: String
  let write: @Sendable (Place) throws(FormatError) -> Written

  init(_ name: String, write: @escaping @Sendable (Place) throws(FormatError) -> Written) {
    self.name = name
    self.write = write
  }

  /// A value that is written by a recipe.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - command: The words after `fmt` that give the same recipe and value.
  ///   - value: The value.
  ///   - recipe: The recipe.
  init<Recipe: FormatRecipe>(
    _ name: String,
    _ command: String,
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe
  ) where Recipe.Formatter.Value: Sendable {
    self.init(name) { place throws(FormatError) in
      Written(
        command: command,
        text: try place.cache.checkedText(value, as: recipe, for: place.locale)
      )
    }
  }
}

/// The samples of one kind of format: a table of the gallery.
struct SampleGroup: Sendable {
  /// The end of the names that links to the table have.
  let id: String
  let title: String
  let samples: [Sample]
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
