internal import ICU
internal import Sharing
internal import Synchronization

/// The numbers of the locales whose data has the names of one locale: part of the key of kept names.
///
/// Most locales have names in their parent's data alone, such as `de_LU` in `de`. They share the
/// parent's kept names. Capitalization and the names of locales also depend on other data, and ICU finds
/// names of currencies in another way (in `sr_Cyrl_ME` they are those of `sr_Latn`). So these have the
/// number of the locale itself.
struct NameSources: Sendable {
  let languages: UInt64
  let regions: UInt64
  let all: UInt64

  private init(_ locale: String) throws(ICUError) {
    languages = Self.number(of: try Self.nearest(to: locale, in: .languages))
    regions = Self.number(of: try Self.nearest(to: locale, in: .regions))
    all = Self.number(of: locale)
  }

  /// Finds the sources of a locale.
  ///
  /// - Parameter locale: A name of ICU's data.
  /// - Returns: The sources.
  /// - Throws: The ICU status if ICU fails.
  static func of(_ locale: String) throws(ICUError) -> NameSources {
    try found.value(for: locale) { () throws(ICUError) in try NameSources(locale) }
  }

  /// The next name up to which all names of a tree are those of the locale.
  private static func nearest(
    to locale: String,
    in tree: LocaleData.Tree
  ) throws(ICUError) -> String {
    var candidate: String? = locale
    while let name = candidate {
      if try LocaleData.has(name, in: tree) { return name }
      candidate = try LocaleDataName(name).parent()
    }
    return "root"
  }

  /// Only names that ICU has are asked for, so the stores are large enough for all.
  private static let found = BoundedStore<String, NameSources>(
    ofProcess: "locales of names",
    maximumCount: 1_024,
    byteCountOfEach: 120
  )
  private static let numbers = BoundedStore<String, UInt64>(
    ofProcess: "numbers of locales",
    maximumCount: 1_024,
    byteCountOfEach: 80
  )
  private static let last = Atomic<UInt64>(0)

  /// Returns the number of a locale, which no other locale ever has.
  private static func number(of locale: String) -> UInt64 {
    if let number = numbers.kept(for: locale) { return number }
    numbers.keepIfAbsent(last.wrappingAdd(1, ordering: .relaxed).newValue, for: locale)
    return numbers.kept(for: locale) ?? last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// The names that ICU wrote lately, for all formatters of the process.
enum KeptNames {
  static let shared: KeptTexts = {
    let texts = KeptTexts(capacity: 8_192)
    StoreRegistry.add(
      StoreRegistry.Store(
        "kept names",
        maximumCount: texts.capacity,
        byteCountOfEach: 160,
        count: { texts.count },
        removeAll: { texts.removeAll() }
      )
    )
    return texts
  }()
}
