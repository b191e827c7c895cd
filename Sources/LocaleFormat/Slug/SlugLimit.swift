internal import Sharing

/// Shortens slugs, and changes names of files that Windows reserves.
struct SlugLimit {
  /// More bytes than a character of any language has.
  static let longestCharacter = 256
  /// The most bytes of the ending of a file's name that is kept when the name is cut, with its point.
  private static let longestEnding = 17

  private let recipe: SlugFormat

  init(_ recipe: SlugFormat) { self.recipe = recipe }

  /// Shortens a slug to the limit.
  ///
  /// - Parameter slug: The whole slug, in UTF-8.
  /// - Returns: The slug; nil if nothing of it fits.
  func fitted(_ slug: [UInt8]) -> [UInt8]? {
    guard !slug.isEmpty else { return nil }
    guard recipe.form == .fileName else { return cut(slug[...], to: recipe.limit) }
    let short: [UInt8]
    if slug.count <= recipe.limit {
      short = slug
    } else {
      let ending = ending(of: slug)
      let stem = slug.dropLast(ending.count)
      guard let kept = cut(stem, to: recipe.limit - ending.count) else { return nil }
      short = kept + ending
    }
    let name = isReserved(short) ? marked(short) : short
    return name.count <= recipe.limit ? name : nil
  }

  /// The last point and what follows it; empty if that is long or there is none.
  private func ending(of name: [UInt8]) -> ArraySlice<UInt8> {
    guard let point = name.lastIndex(of: UInt8(ascii: ".")),
      name.count - point <= min(Self.longestEnding, recipe.limit - 1)
    else { return [] }
    return name[point...]
  }

  /// As many whole words as fit or, if the first does not, as many characters; nil for none.
  private func cut(_ slug: ArraySlice<UInt8>, to limit: Int) -> [UInt8]? {
    guard slug.count > limit else { return Array(slug) }
    let end = slug.startIndex + limit
    // A separator after the last byte that fits ends a word, too.
    if let separator = slug[...end].lastIndex(where: isSeparator) {
      return Array(slug[..<separator])
    }
    let start = String(decoding: slug.prefix(limit + Self.longestCharacter), as: UTF8.self)
    var count = 0
    for character in start {
      guard count + character.utf8.count <= limit else { break }
      count += character.utf8.count
    }
    return count == 0 ? nil : Array(slug.prefix(count))
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == recipe.separator.byte || byte == UInt8(ascii: ".")
  }

  // MARK: Names that Windows reserves

  private static let reserved: Set<String> = {
    let ports = ["com", "lpt"].flatMap { port in (0...9).map { "\(port)\($0)" } }
    return Set(["con", "prn", "aux", "nul"] + ports)
  }()

  private func isReserved(_ name: [UInt8]) -> Bool {
    let stem = name.prefix { $0 != UInt8(ascii: ".") }
    guard stem.count <= 4 else { return false }
    return Self.reserved.contains(String(decoding: stem.map { $0 | 0x20 }, as: UTF8.self))
  }

  /// The same name with an underscore after its first part.
  private func marked(_ name: [UInt8]) -> [UInt8] {
    let stem = name.prefix { $0 != UInt8(ascii: ".") }
    return stem + [UInt8(ascii: "_")] + name.dropFirst(stem.count)
  }
}
