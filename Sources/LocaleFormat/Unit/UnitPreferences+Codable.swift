extension UnitPreferences: Codable {
  private struct Entry: Codable {
    let usage: String
    let region: String
    let units: [PreferredUnit]?
    let follows: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case usage
      case region
      case units
      case follows
    }

    init(usage: String, region: String, units: [PreferredUnit]?, follows: String?) {
      self.usage = usage
      self.region = region
      self.units = units
      self.follows = follows
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(onlyKeyedBy: CodingKeys.self)
      usage = try container.decode(String.self, forKey: .usage)
      region = try container.decode(String.self, forKey: .region)
      units = try container.decodeIfPresent([PreferredUnit].self, forKey: .units)
      follows = try container.decodeIfPresent(String.self, forKey: .follows)
      if units != nil { try container.refuse(.follows, beside: "units") }
    }
  }

  private var entries: [Entry] {
    rules.map { place, rule in
      switch rule {
      case .units(let units):
        Entry(usage: place.usage, region: place.region, units: units, follows: nil)
      case .region(let other):
        Entry(usage: place.usage, region: place.region, units: nil, follows: other)
      }
    }
    .sorted { ($0.usage, $0.region) < ($1.usage, $1.region) }
  }

  /// Encodes what an app decides, as a list; CLDR's preferences are an empty one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }

  /// Decodes what an app decided.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for an entry of another form, for a unit that ICU does not have, and
  ///   for numbers that cannot be used.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var result = UnitPreferences.standard
    for entry in try container.decode([Entry].self) {
      if let units = entry.units {
        result = result.using(units, for: entry.usage, in: entry.region)
      } else if let other = entry.follows {
        result = result.following(other, for: entry.usage, in: entry.region)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "the entry of '\(entry.usage.excerpt)' has neither units nor a region"
        )
      }
    }
    self = try decoder.check(result) { result throws(FormatError) in try result.check() }
  }
}

extension UnitPreferences: CustomStringConvertible {
  /// The decisions of the app, as they are written in code.
  public var description: String {
    entries.map { entry in
      let place = "for: \(entry.usage), in: \(entry.region)"
      if let other = entry.follows { return "following(\(other), \(place))" }
      let units = (entry.units ?? []).map(\.unit.identifier).joined(separator: ", ")
      return "using([\(units)], \(place))"
    }
    .reduce("standard") { "\($0).\($1)" }
  }
}
