package import CompiledData
internal import ICU

/// Collects what ICU's matcher of locales knows, to be compiled ahead: ICU's bundle `langInfo`.
package enum MatchingFactsMaking {
  /// Returns the section.
  ///
  /// - Throws: The error of ICU's data.
  package static func section() throws(FormatError) -> DataValue {
    do throws(ICUError) {
      let bundle = MatchingBundle(
        try BundleData.values(of: "", in: "langInfo"),
        macroregions: try macroregions()
      )
      return .map([
        "languages": .map(bundle.aliases("likely/languageAliases")),
        "regions": .map(bundle.aliases("likely/regionAliases")),
        "macroregions": bundle.macroregions,
        "likely": try bundle.likely(),
        "match": bundle.match,
        "distances": .list(bundle.numbers("match/distances").map { .number($0) }),
        "partitions": bundle.partitions(),
        "paradigms": .texts(try bundle.paradigms()),
      ])
    } catch {
      throw .icu(error, while: "collecting the facts of the matcher")
    }
  }

  /// The regions that contain others, which ICU 74 and later replace by a likely one.
  private static func macroregions() throws(ICUError) -> [String] {
    let release = try Library.version().prefix { $0 != "." }
    guard let release = Int(release), release >= 74 else { return [] }
    let path = "idValidity/region/macroregion"
    return try BundleData.values(of: path, in: "supplementalData").flatMap { _, codes in
      // `013~5` stands for 013, 014 and 015.
      let parts = codes.split(separator: "~")
      guard parts.count == 2, let first = parts[0].utf8.last, let last = parts[1].utf8.first,
        first <= last
      else { return [codes] }
      return (first...last).map { parts[0].dropLast() + String(Unicode.Scalar($0)) }
    }
  }
}

/// The values of the bundle, in the form that compiled data has.
private struct MatchingBundle {
  private var values: [String: String] = [:]
  private var tries: [String: [(subtags: [String], value: Int)]] = [:]
  let macroregions: DataValue

  init(_ lines: [(key: String, value: String)], macroregions: [String]) {
    self.macroregions = .map(macroregions.reduce(into: [:]) { $0[$1] = .number(1) })
    for (key, value) in lines {
      let path = key.split(separator: "/").map(String.init)
      if path.count > 2, path[1] == "trie", let number = Int(value) {
        tries[path[0], default: []].append((Array(path[2...]), number))
      } else {
        values[key] = value
      }
    }
  }

  func numbers(_ key: String) -> [Int] {
    (values[key] ?? "").split(separator: " ").compactMap { Int($0) }
  }

  private func list(_ key: String) -> [String] {
    var list: [String] = []
    while let value = values["\(key)/\(list.count)"] { list.append(value) }
    return list
  }

  func aliases(_ key: String) -> [String: DataValue] {
    let list = list(key)
    return stride(from: 0, to: list.count - 1, by: 2).reduce(into: [:]) {
      $0[list[$1]] = .text(list[$1 + 1])
    }
  }

  /// The triples of a language, a script and a region: texts in ICU 72, numbers in later releases.
  private func triples(_ texts: String, _ codes: String) throws(ICUError) -> [[String]] {
    let list = list(texts)
    guard list.isEmpty else {
      return stride(from: 0, to: list.count - 2, by: 3).map { Array(list[$0..<$0 + 3]) }
    }
    var triples: [[String]] = []
    for code in numbers(codes) { triples.append(try triple(of: code)) }
    return triples
  }

  /// The triple of a number: the script in the upper byte, below it a region and a language as digits
  /// with the base 27.
  private func triple(of number: Int) throws(ICUError) -> [String] {
    // A script from 128 on makes the number negative.
    let code = UInt32(truncatingIfNeeded: number)
    guard code > 1 else { return ["", "", ""] }
    let rest = Int(code & 0xFF_FFFF)
    func letters(_ number: Int, _ base: UInt8) -> String {
      guard number > 0 else { return "" }
      let letter = Unicode.Scalar(base + UInt8(number % 27) - 1)
      return String(letter) + letters(number / 27, base)
    }
    let region = rest / (27 * 27 * 27)
    return [
      letters(rest % (27 * 27 * 27), UInt8(ascii: "a")),
      try Script(number: Int32(code >> 24)).code,
      region < 27 ? list("likely/m49")[region] : letters(region, UInt8(ascii: "A")),
    ]
  }

  /// The likely subtags: maps from a language, from a script and from a region.
  ///
  /// Each leads to a text with the language, if it is another, the script, and the region. An asterisk
  /// stands for any other subtag.
  func likely() throws(ICUError) -> DataValue {
    let triples = try triples("likely/lsrs", "likely/lsrnum")
    return tree(of: "likely") { subtags, index in
      // The value of a language whose scripts do not matter.
      guard index > 1 else { return .number(index) }
      let triple = triples[index]
      let shown = triple[0] == subtags[0] ? triple.dropFirst() : triple[...]
      return .text(shown.joined(separator: " "))
    }
  }

  /// The distances of pairs, by languages, scripts, and partitions of regions.
  var match: DataValue { tree(of: "match") { _, distance in .number(distance) } }

  /// A trie as maps; the value of an entry that others continue has the key "".
  private func tree(
    of key: String,
    _ value: ([String], Int) -> DataValue
  ) -> DataValue {
    let entries = tries[key] ?? []
    func node(_ entries: ArraySlice<(subtags: [String], value: Int)>, _ depth: Int) -> DataValue {
      var map: [String: DataValue] = [:]
      var groups: [String: ArraySlice<(subtags: [String], value: Int)>] = [:]
      for entry in entries {
        if entry.subtags.count == depth {
          map[""] = value(entry.subtags, entry.value)
        } else {
          groups[entry.subtags[depth], default: []].append(entry)
        }
      }
      if groups.isEmpty, let only = map[""] { return only }
      for (subtag, group) in groups { map[subtag] = node(group, depth + 1) }
      return .map(map)
    }
    return node(entries[...], 0)
  }

  /// The partitions of regions, each a character; those of all others have the key "".
  func partitions() -> DataValue {
    let texts = list("match/partitions")
    var map: [String: DataValue] = [:]
    for (index, partition) in numbers("match/regionToPartitions").enumerated()
    where index == 0 || partition > 0 {
      map[region(at: index)] = .text(texts[partition])
    }
    return .map(map)
  }

  /// The region of a place in ICU's table: the numbers from 000, then the pairs of letters.
  private func region(at index: Int) -> String {
    guard index > 0 else { return "" }
    guard index > 1_000 else { return String(String(1_000 + index - 1).dropFirst()) }
    let letter = { (number: Int) in String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number))) }
    return letter((index - 1_001) / 26) + letter((index - 1_001) % 26)
  }

  func paradigms() throws(ICUError) -> [String] {
    try triples("match/paradigms", "match/paradigmnum").map { $0.joined(separator: " ") }
  }
}
