internal import ICU

// The rules of CLDR 42, as ICU4J 72 has them.

extension PersonPlan {
  /// Writes a name by the rules of CLDR 42.
  ///
  /// A name from a language with spaces is written by the patterns of that language if the
  /// formatter's language has no spaces.
  func firstWritten(_ name: PersonName) throws(FormatError) -> PersonWriter {
    let origin = try origin(of: name)
    guard !locale.usesSpaces, PersonLocale.usesSpaces(origin.language) else {
      return try written(name, space: nil)
    }
    let foreign = try PersonPlan.plan(recipe, for: origin)
    let pieces = try foreign.pieces(name, givenFirst: try foreign.isGivenFirst(name))
    let isInScript = Self.script(of: pieces).map { locale.scripts.contains($0) } ?? false
    return PersonWriter(pieces, space: isInScript ? patterns.foreignSpace : nil)
  }

  private func written(_ name: PersonName, space: String?) throws(FormatError) -> PersonWriter {
    PersonWriter(try pieces(name, givenFirst: try isGivenFirst(name)), space: space)
  }

  /// Whether the given name comes first.
  private func isGivenFirst(_ name: PersonName) throws(FormatError) -> Bool {
    if let order = recipe.order.forced ?? name.order { return order == .givenFirst }
    let language = try origin(of: name).language
    // The lists of CLDR 42 have languages only, and `und` among those with the given name first.
    return patterns.givenFirstLocales.contains(language)
      || !patterns.surnameFirstLocales.contains(language)
  }

  /// The locale of a name: its own, or the formatter's if the name is in its script, or the likely
  /// one of the script.
  private func origin(of name: PersonName) throws(FormatError) -> LocaleID {
    if let own = name.locale { return own }
    let script = Self.letterScript(of: name[.given] ?? name[.surname] ?? name[.surname, .core])
    return script == locale.script ? locale.id : try PersonScripts.locale(of: script)
  }

  /// The script of the first character of a text that has one, an unknown one, too.
  private static func letterScript(of text: String?) -> Script? {
    for scalar in (text ?? "").unicodeScalars {
      let script = Script(of: scalar)
      if script != .common, script != .inherited { return script }
    }
    return nil
  }

  /// The script of the first character that is not common to many scripts; nil if there is none.
  private static func script(of pieces: [PersonPiece]) -> Script? {
    for piece in pieces {
      for scalar in piece.text.unicodeScalars {
        let script = Script(of: scalar)
        if script != .common { return script }
      }
    }
    return nil
  }
}
