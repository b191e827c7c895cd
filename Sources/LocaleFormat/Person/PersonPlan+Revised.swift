internal import ICU
internal import Sharing

// The rules of CLDR 43 and later.

extension PersonPlan {
  /// Writes a name by the rules of CLDR 43.
  ///
  /// A name in a script that the formatter's locale is not written in is written by the patterns of
  /// the name's locale or, without any, of the script's likely one.
  func revisedWritten(_ name: PersonName) throws(FormatError) -> PersonWriter {
    let texts = PersonTexts(name: name, vocabulary: .revised)
    let script = PersonScripts.script(of: texts.plainSurname, texts.plainGiven)
    let origin = try origin(of: name, script)
    let plan = locale.matches(script) ? self : try Self.plan(recipe, inScript: script, of: origin)
    let isGivenFirst = try plan.isGivenFirst(name, origin: origin)
    let pieces = try plan.pieces(name, givenFirst: isGivenFirst)
    let isNative = Self.areAlike(origin.language, plan.locale.language)
    let space = isNative ? plan.patterns.nativeSpace : plan.patterns.foreignSpace
    return PersonWriter(pieces, space: space)
  }

  /// The locale of a name with the script of its letters.
  private func origin(of name: PersonName, _ script: Script?) throws(FormatError) -> LocaleID {
    guard let script else { return name.locale ?? locale.id }
    return try PersonScripts.locale(in: script, of: name.locale, region: nil)
  }

  /// The plan for names in another script than the formatter's.
  private static func plan(
    _ recipe: PersonNameFormat,
    inScript script: Script?,
    of origin: LocaleID
  ) throws(FormatError) -> PersonPlan {
    let language = origin.language
    if try ResolvedLocale(origin).data.language == language {
      let plan = try plan(recipe, for: origin)
      if plan.patterns.sources.contains(language) { return plan }
    }
    guard let script else { return try plan(recipe, for: origin) }
    let likely = try PersonScripts.locale(in: script, of: nil, region: origin.region)
    return try plan(recipe, for: likely)
  }

  private func isGivenFirst(_ name: PersonName, origin: LocaleID) throws(FormatError) -> Bool {
    if let order = recipe.order.forced ?? name.order { return order == .givenFirst }
    for candidate in try PersonScripts.chain(of: name.locale ?? origin) {
      if patterns.givenFirstLocales.contains(candidate) { return true }
      if patterns.surnameFirstLocales.contains(candidate) { return false }
    }
    return true
  }

  /// Whether names of one language look like native ones to readers of another.
  private static func areAlike(_ one: String, _ other: String) -> Bool {
    let group: Set = ["ja", "zh", "yue"]
    return one == other || (group.contains(one) && group.contains(other))
  }
}

extension PersonTexts {
  fileprivate var plainSurname: String? {
    name[.surname] ?? name[.surname, .core]
  }

  fileprivate var plainGiven: String? { name[.given] ?? name[.given, .core] }
}

extension PersonScripts {
  private static let chains = BoundedStore<LocaleID, [String]>(
    ofProcess: "orders of names",
    maximumCount: 256,
    byteCountOfEach: 300
  )

  /// A locale with the script of a name.
  ///
  /// - Parameters:
  ///   - script: The script of the name.
  ///   - locale: The locale of the name; nil for the likely language of the script.
  ///   - region: The region of the likely language.
  /// - Returns: The locale. A script that is one of several of the language becomes the code for all
  ///   of them, such as `Jpan` for `Hani`.
  /// - Throws: The error of ICU.
  static func locale(
    in script: Script,
    of locale: LocaleID?,
    region: String?
  ) throws(FormatError) -> LocaleID {
    var subtags = if let locale { locale.subtags } else { try Self.locale(of: script).subtags }
    do throws(ICUError) {
      var code = try script.code
      if let usual = subtags.likelyScript, usual != code,
        try Script.all(of: "\(subtags.language)_\(usual)").contains(script)
      {
        code = usual
      }
      subtags.script = code
      if locale == nil { subtags.region = region }
      return LocaleID(canonical: subtags.tag)
    } catch {
      throw .icu(error, while: "looking for the script of a name")
    }
  }

  /// The names to look for in the lists of an order: of the locale and its parents, each also with
  /// `und` as its language.
  static func chain(of locale: LocaleID) throws(FormatError) -> [String] {
    if let kept = chains.kept(for: locale) { return kept }
    let isInPart = locale.script.map { ["Hani", "Hira", "Kana"].contains($0) } ?? false
    let full = isInPart ? try locale.withoutScript.maximized : locale
    do throws(ICUError) {
      let names = try chain(of: full.subtags)
      chains.keep(names, for: locale)
      return names
    } catch {
      throw .icu(error, while: "looking for the parents of \(locale)")
    }
  }

  private static func chain(of locale: LocaleSubtags) throws(ICUError) -> [String] {
    let language = locale.language
    var plain = LocaleSubtags()
    (plain.language, plain.script, plain.region) = (language, locale.script, locale.region)
    var names: [String] = []
    var next: String? = plain.dataName
    // A locale has no more parents than subtags; a named parent can be of another language.
    while let name = next, name.hasPrefix(language), names.count < 20 {
      names += [name, "und" + name.dropFirst(language.utf8.count)]
      next = try LocaleDataName(name).parent()
    }
    return names + [language, "und"]
  }
}

extension LocaleID {
  fileprivate var withoutScript: LocaleID {
    var subtags = subtags
    subtags.script = nil
    return LocaleID(canonical: subtags.tag)
  }
}
