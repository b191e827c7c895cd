internal import ICU

/// The patterns of ICU's data for the names that a recipe describes, in one locale.
struct PersonPatterns: Sendable {
  var vocabulary: PersonVocabulary
  /// The patterns with the given name first or, for sorting, the only ones.
  let givenFirst: [PersonPattern]
  /// The patterns with the surname first; none for sorting.
  let surnameFirst: [PersonPattern]
  /// The locales of names whose order is decided, in ICU's form; `und` stands for any language.
  let givenFirstLocales: Set<String>
  let surnameFirstLocales: Set<String>
  /// The pattern of an initial.
  let initial: InitialPattern
  /// The pattern of initials one after another.
  let sequence: InitialPattern
  /// The text in place of a space in names of other languages; nil for a space.
  let foreignSpace: String?
  /// The text in place of a space in names of the locale's language; nil for a space.
  let nativeSpace: String?
  /// The languages whose data has an order of names.
  let sources: Set<String>

  /// Reads the data.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: An ICU name that has data, or `root`.
  /// - Throws: The status that ICU gave.
  init(_ recipe: PersonNameFormat, locale: String) throws(ICUError) {
    let data = try PersonData(locale: locale)
    // Root has both items since CLDR 43.
    let usualLength = try data.texts("parameterDefault/length").first
    let usualFormality = try data.texts("parameterDefault/formality").first
    vocabulary = usualLength == nil ? .first : .revised
    let isSorted = recipe.order == .sorting && recipe.usage != .monogram
    let form = [
      recipe.length?.rawValue ?? usualLength ?? "medium",
      isSorted ? "referring" : recipe.usage.rawValue,
      recipe.formality?.rawValue ?? usualFormality ?? "formal",
    ].joined(separator: "-")
    func patterns(_ order: String) throws(ICUError) -> [PersonPattern] {
      try data.texts("namePattern/\(order)-\(form)").compactMap {
        PersonPattern($0, capitalizesSurname: recipe.capitalizesSurname)
      }
    }
    func locales(_ order: String) throws(ICUError) -> Set<String> {
      Set(try data.texts("nameOrderLocales/\(order)").map { $0.replacing("-", with: "_") })
    }
    func space(_ item: String) throws(ICUError) -> String? {
      try data.texts(item).first.flatMap { $0 == " " ? nil : $0 }
    }
    givenFirst = try patterns(isSorted ? "sorting" : "givenFirst")
    surnameFirst = isSorted ? [] : try patterns("surnameFirst")
    givenFirstLocales = try locales("givenFirst")
    surnameFirstLocales = try locales("surnameFirst")
    initial =
      try data.texts("initialPattern/initial").first
      .flatMap { InitialPattern($0, count: 1) } ?? InitialPattern(count: 1)
    sequence =
      try data.texts("initialPattern/initialSequence").first
      .flatMap { InitialPattern($0, count: 2) } ?? InitialPattern(count: 2)
    foreignSpace = try space("foreignSpaceReplacement")
    nativeSpace = try space("nativeSpaceReplacement")
    var sources: Set<String> = []
    for order in ["givenFirst", "surnameFirst"] {
      let source = try data.source(of: "nameOrderLocales/\(order)") ?? "root"
      sources.insert(LocaleSubtags(canonical: source).language)
    }
    self.sources = sources
  }

  /// Whether a field of a pattern has a modifier.
  func uses(_ modifier: PersonName.Modifiers) -> Bool {
    (givenFirst + surnameFirst).contains { pattern in
      pattern.fields.contains { $0.modifiers.contains(modifier) }
    }
  }

  var estimatedByteCount: Int {
    600 + 80 * (givenFirst + surnameFirst).reduce(0) { $0 + $1.segments.count }
  }
}
