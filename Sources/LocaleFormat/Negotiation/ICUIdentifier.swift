internal import ICU
internal import Sharing

/// Operations on identifiers as in ICU's `Locale`, for programs that need ICU's own answers.
///
/// They accept the forms that ICU reads. ``LocaleID`` differs on purpose: it rejects an identifier
/// that is not well-formed, and reports the place.
package enum ICUIdentifier {
  /// The maximum length of an identifier in UTF-8 bytes; ICU itself has no limit.
  private static let maximum = 1_024

  /// Returns the canonical BCP 47 tag.
  ///
  /// It is the result of `Locale::forLanguageTag` (of `Locale` for a text with `_`), then
  /// `canonicalize`, then `toLanguageTag`.
  package static func canonicalized(_ identifier: String) throws(FormatError) -> String {
    try run(identifier) { () throws(ICUError) in try canonicalTag(of: identifier) }
  }

  fileprivate static func canonicalTag(of identifier: String) throws(ICUError) -> String {
    let name =
      try identifier.contains("_") ? normalized(identifier) : LocaleData.icuName(tag: identifier)
    return try LocaleData.tag(ICUName(LocaleData.canonicalized(name)).canonical())
  }

  /// Returns the identifier in ICU's form.
  ///
  /// ICU reads `i-default` as the process's own locale. Here it is always American English, as in
  /// ICU's own tests.
  private static func normalized(_ identifier: String) throws(ICUError) -> String {
    let start = identifier.prefix(9)
    guard start == "i-default" || start == "i_default" else {
      return try LocaleData.normalized(identifier)
    }
    let rest = identifier.dropFirst(start.count).drop { $0 != "@" && $0 != "." }
    return try LocaleData.normalized("en_US\(rest)")
  }

  /// Returns the tag with its likely subtags (`addLikelySubtags`).
  package static func maximized(_ identifier: String) throws(FormatError) -> String {
    try run(identifier) { () throws(ICUError) in
      try LocaleData.tag(LocaleData.maximized(name(of: identifier)))
    }
  }

  /// Returns the tag without its likely subtags (`minimizeSubtags`).
  package static func minimized(_ identifier: String) throws(FormatError) -> String {
    try run(identifier) { () throws(ICUError) in
      try LocaleData.tag(LocaleData.minimized(name(of: identifier)))
    }
  }

  /// Returns the tags that ICU's matcher pairs: of a supported identifier and of a desired one.
  ///
  /// Deprecated subtags are not replaced (`LocaleMatcher`).
  ///
  /// - Returns: The two tags; nil if nothing matches.
  package static func bestMatch(
    of supported: [String],
    for desired: [String],
    first: String?,
    options: LocaleNegotiation.Options
  ) throws(FormatError) -> (supported: String, desired: String)? {
    var offered: [String] = []
    var wanted: [String] = []
    for identifier in supported { offered.append(try checkedName(of: identifier)) }
    for identifier in desired { wanted.append(try checkedName(of: identifier)) }
    let fallback = try first.map { text throws(FormatError) in try checkedName(of: text) }
    do throws(ICUError) {
      let matcher = try MatcherHandle(
        supported: offered,
        first: fallback,
        options: options.matcher
      )
      guard let found = try matcher.best(for: wanted) else { return nil }
      return (
        try LocaleData.tag(offered[found.supported]), try LocaleData.tag(wanted[found.desired])
      )
    } catch {
      throw .icu(error, while: "matching locales")
    }
  }

  /// Returns the BCP 47 tag (`toLanguageTag`), without replacements.
  package static func tag(_ identifier: String) throws(FormatError) -> String {
    try run(identifier) { () throws(ICUError) in try LocaleData.tag(name(of: identifier)) }
  }

  private static func checkedName(of identifier: String) throws(FormatError) -> String {
    try run(identifier) { () throws(ICUError) in try name(of: identifier) }
  }

  /// Returns the name of a tag; a text that is not a tag is read in ICU's form.
  private static func name(of identifier: String) throws(ICUError) -> String {
    guard !identifier.isEmpty else { return "" }
    if !identifier.contains(where: { $0 == "_" || $0 == "@" }) {
      do {
        return try LocaleData.icuName(tag: identifier)
      } catch {}
    }
    return try normalized(identifier)
  }

  private static func run(
    _ identifier: String,
    _ operation: () throws(ICUError) -> String
  ) throws(FormatError) -> String {
    guard identifier.utf8.count <= maximum else {
      throw .invalidLocale(identifier, offset: maximum, reason: .tooLong(maximum))
    }
    // ICU's C functions would take a NUL for the end of the text.
    if let null = Array(identifier.utf8).firstIndex(of: 0) {
      throw .invalidLocale(
        identifier,
        offset: null,
        reason: Reason("nul-in-locale", "it contains a NUL (U+0000)")
      )
    }
    do throws(ICUError) {
      return try operation()
    } catch {
      throw .icu(error, while: "reading the locale '\(identifier.excerpt)'")
    }
  }
}

/// The parts of an ICU name, well-formed or not.
private struct ICUName {
  private var subtags = LocaleSubtags()
  /// The keywords after `@`, unchanged.
  private var keywords: [(key: String, value: String)] = []

  init(_ name: String) {
    let end = name.firstIndex(of: "@") ?? name.endIndex
    let base = name[..<end].prefix { $0 != "." }
    var parts = base.split(separator: "_", omittingEmptySubsequences: false)[...]
    if let first = parts.popFirst(), !first.isEmpty { subtags.language = String(first) }
    if let next = parts.first, next.utf8.count == 4, next.utf8.allSatisfy(\.isASCIILetter) {
      subtags.script = String(next)
      parts = parts.dropFirst()
    }
    if let next = parts.first, [0, 2, 3].contains(next.utf8.count) {
      if !next.isEmpty { subtags.region = String(next) }
      parts = parts.dropFirst()
    }
    subtags.variants = parts.map { $0.lowercased() }
    keywords = name[end...].dropFirst().split(separator: ";").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      return (sides[0], sides.count > 1 ? sides[1] : "")
    }
  }

  /// Returns the name with CLDR's replacements of deprecated subtags.
  func canonical() throws(ICUError) -> String {
    let aliases = LocaleAliases.shared
    var subtags = subtags
    subtags.replaceDeprecated(by: aliases)
    var name = subtags.language == "und" ? "" : subtags.language
    if let script = subtags.script { name += "_\(script)" }
    if let region = subtags.region { name += "_\(region)" }
    if !subtags.variants.isEmpty, subtags.script == nil, subtags.region == nil { name += "_" }
    for variant in subtags.variants.sorted() { name += "_\(variant.uppercased())" }
    var written: [String] = []
    for (key, value) in keywords {
      written.append("\(key)=\(try canonicalValue(value, of: key, aliases))")
    }
    return written.isEmpty ? name : "\(name)@\(written.joined(separator: ";"))"
  }

  private func canonicalValue(
    _ value: String,
    of key: String,
    _ aliases: LocaleAliases
  ) throws(ICUError) -> String {
    switch key {
    case "rg", "sd": LocaleSubtags.successor(ofSubdivision: value, aliases) ?? value
    case "t":
      try LocaleSubtags.canonicalTransform(value) { source throws(ICUError) in
        try ICUIdentifier.canonicalTag(of: source)
      } ?? value
    default: value
    }
  }
}
