internal import ICU
internal import Sharing
internal import Synchronization

/// A language of two or three letters, optionally with a script and a region after `-` or `_`.
///
/// Nearly every identifier is one. It is read without an allocation, and stored as one number: five
/// bits for each letter of the language and of the script, eleven for the region.
struct PlainLocale {
  private var code: UInt64 = 0
  /// The subtags in their usual case, joined by `-`.
  private(set) var text = SmallASCII()
  private var languageCount = 0
  private var scriptCount = 0

  /// Reads an identifier; nil if it has another form.
  @inline(__always)
  init?(_ identifier: String) {
    let bytes = identifier.utf8.span
    guard (2...Self.maximumCount).contains(bytes.count) else { return nil }
    var place = 0
    var parts = 0
    repeat {
      guard let part = Part(bytes, &place), take(part, &parts) else { return nil }
    } while place < bytes.count
    // A separator at the end has no subtag after it.
    guard !bytes[bytes.count - 1].isSubtagSeparator else { return nil }
  }

  /// 3 + 4 + 3 bytes for language, script and region, and two separators.
  private static let maximumCount = 12

  /// The text between two separators.
  private struct Part {
    /// At most four bytes, the first one the lowest.
    private(set) var bytes: UInt32 = 0
    private(set) var count: UInt32 = 0
    private(set) var areLetters = true
    private(set) var areDigits = true
    /// Five bits for each letter, the first one the highest.
    private(set) var letters: UInt64 = 0
    private(set) var number: UInt64 = 0

    /// Reads up to the next separator and past it; nil if there are more than four bytes.
    @inline(__always)
    init?(_ text: Span<UInt8>, _ place: inout Int) {
      while place < text.count {
        let byte = text[place]
        place += 1
        if byte.isSubtagSeparator { return }
        guard count < 4 else { return nil }
        bytes |= UInt32(byte) &<< (8 &* count)
        count &+= 1
        areLetters = areLetters && byte.isASCIILetter
        areDigits = areDigits && byte.isASCIIDigit
        letters = letters &<< 5 | UInt64(byte & 0x1F)
        number = number &* 10 &+ UInt64(byte & 0x0F)
      }
    }

    /// The letters in lower case.
    var lowered: UInt32 { bytes | 0x2020_2020 &>> (32 &- 8 &* count) }
  }

  /// Adds a part; false if it cannot follow the parts before it.
  @inline(__always)
  private mutating func take(_ part: Part, _ parts: inout Int) -> Bool {
    if parts > 0 { text.append(UInt32(UInt8(ascii: "-")), count: 1) }
    switch (parts, part.count) {
    case (0, 2...3) where part.areLetters:
      code = part.letters
      text.append(part.lowered, count: part.count)
      languageCount = Int(part.count)
      parts = 1
    case (1, 4) where part.areLetters:
      code |= part.letters << 15
      text.append(part.lowered & ~0x20, count: 4)
      scriptCount = 4
      parts = 2
    case (1...2, 2) where part.areLetters:
      code |= part.letters << 35
      text.append(part.bytes & 0xDFDF, count: 2)
      parts = 3
    case (1...2, 3) where part.areDigits:
      // Greater than any code of two letters.
      code |= (1 << 10 + part.number) << 35
      text.append(part.bytes, count: 3)
      parts = 3
    default: return false
    }
    return true
  }

  /// The canonical tag, if no subtag is deprecated.
  var tag: String { String(text) }
  var language: String { String(tag.utf8.prefix(languageCount)) ?? "" }
  var script: String? {
    scriptCount == 0 ? nil : String(tag.utf8.dropFirst(languageCount + 1).prefix(scriptCount))
  }
  var region: String? {
    let rest = tag.utf8.dropFirst(languageCount + (scriptCount == 0 ? 0 : scriptCount + 1))
    return rest.isEmpty ? nil : String(rest.dropFirst())
  }
}

extension PlainLocale {
  /// Whether it was read before and is canonical: ICU has data for it, or no subtag is deprecated.
  var isKnownCanonical: Bool { ReadLocales.shared.contains(code) }

  /// Records that no subtag has to be replaced.
  func rememberCanonical() { ReadLocales.shared.insert(code) }

  /// Whether it has a region.
  var hasRegion: Bool { code >> 35 != 0 }

  /// Whether a client sent it before, and nothing of it is ignored.
  var isKnownAccepted: Bool { ReadLocales.accepted.contains(code) }

  /// Records that nothing of it is ignored when a client sends it.
  func rememberAccepted() { ReadLocales.accepted.insert(code) }
}

/// Plain identifiers that were read before.
///
/// The table has a fixed size. A new identifier replaces the one in its slot, so clients cannot
/// make it grow.
private struct ReadLocales: ~Copyable, Sendable {
  static let shared = ReadLocales()
  /// Those that a client may send.
  static let accepted = ReadLocales()

  /// Each slot is read and written as a whole, and does not depend on any other memory.
  private let places = InlineArray<2_048, Atomic<UInt64>> { _ in Atomic(0) }

  private static let registration: Void = StoreRegistry.add(
    StoreRegistry.Store(
      "plain locales",
      maximumCount: shared.places.count + accepted.places.count,
      byteCountOfEach: MemoryLayout<UInt64>.size,
      count: { shared.count + accepted.count },
      removeAll: {
        shared.removeAll()
        accepted.removeAll()
      }
    )
  )

  private var count: Int { places.indices.count { places[$0].load(ordering: .relaxed) != 0 } }

  private func removeAll() {
    for place in places.indices { places[place].store(0, ordering: .relaxed) }
  }

  private static func place(of code: UInt64) -> Int {
    Int(truncatingIfNeeded: (code &* 0x9E37_79B9_7F4A_7C15) >> 53)
  }

  func contains(_ code: UInt64) -> Bool {
    places[Self.place(of: code)].load(ordering: .relaxed) == code
  }

  func insert(_ code: UInt64) {
    // Identifiers are read by the data of the process.
    guard StorePart.current == 0 else { return }
    // Not when the table is made: every locale looks into it, and its address is then a constant.
    _ = Self.registration
    places[Self.place(of: code)].store(code, ordering: .relaxed)
  }
}

extension LocaleSubtags {
  /// The subtags of a plain identifier.
  init(_ plain: PlainLocale) {
    self.init()
    language = plain.language
    script = plain.script
    region = plain.region
  }
}
