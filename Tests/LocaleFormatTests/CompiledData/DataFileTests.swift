import Testing

@testable import CompiledData

/// The form of data files: what is written can be read, and damage is an error.
@Suite struct DataFileTests {
  private static let value: DataValue = .map([
    "text": .text("naïve"), "empty": .text(""), "long": .text(String(repeating: "x", count: 300)),
    "numbers": .list([.number(0), .number(30), .number(31), .number(1 << 40)]),
    "first": .map(map(changing: nil)), "second": .map(map(changing: "b")),
  ])

  /// Lists and maps of each form: with packed references to values of the table, to early places, near
  /// and far ones, and with whole references.
  private static let large: DataValue = .map([
    "often": .list((0..<300).map { .list([.number($0 % 150), .number(1_000 + $0 % 250)]) }),
    "early": .list((0..<4_000).map { .list([.number(10_000 + $0 % 2_000), .number($0)]) }),
    "far": .list(
      (0..<40).map { .list([.number(20_000 - $0), .text("the first and only \($0)")]) }
    ),
    "packed": .map(entries(64)), "whole": .map(entries(65)),
    "packed changes": .map(entries(400, changing: 64)),
    "whole changes": .map(entries(400, changing: 65)),
  ])

  private static func entries(_ count: Int, changing changed: Int = 0) -> [String: DataValue] {
    let pairs = (0..<count).map { number in
      ("key \(number)", DataValue.number(30_000 + number + (number < changed ? 100_000 : 0)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func readsReferencesOfEachForm() throws {
    let value = DataValue.map([
      "large": Self.large, "unchanged": .map(Self.entries(400)),
      // Bytes between the first values and the last.
      "filling": .list((0..<9_000).map { .number(300_000 + $0) }),
    ])
    let root = try DataFile(DataFile.bytes(of: [.dates: value])).root(of: .dates)
    #expect(root.value == value)
    let large = try #require(root["large"])
    for (name, count, changed) in [
      ("packed", 64, 0), ("whole", 65, 0), ("packed changes", 400, 64), ("whole changes", 400, 65),
    ] {
      let map = try #require(large[name])
      for (key, value) in Self.entries(count, changing: changed) {
        #expect(map[key]?.value == value)
      }
      for key in ["key", "key -1", "key 400", "z", ""] { #expect(map[key] == nil) }
    }
    for name in ["often", "early", "far"] {
      let list = try #require(large[name])
      #expect((0..<list.count).map { list[$0]?.value } == list.values.map(\.value))
      #expect(list[list.count] == nil)
    }
  }

  /// References at the end of a section, with bytes after it, which are not read.
  @Test func readsNoReferenceBeyondTheSection() {
    let bytes = [UInt8](repeating: 1, count: 1_000)
    for first in UInt8.min...UInt8.max {
      let size = first < PackedReference.early ? 1 : first < PackedReference.whole ? 2 : 3
      for room in 0...3 {
        var bytes = bytes
        let (limit, start) = (600, 600 - room)
        bytes[start] = first
        let (found, place) = unsafe bytes.withUnsafeBytes { buffer in
          let memory = unsafe SectionMemory(
            buffer.baseAddress!,
            limit: limit,
            phrases: 0,
            // The table has room for ten values.
            common: limit - 30
          )
          var place = start
          return (memory.nextReference(&place, of: 500), place)
        }
        let isThere = room >= size && (first >= PackedReference.removed || first < 10)
        #expect((found != limit) == isThere, "\(first) with \(room) bytes")
        #expect(place <= limit)
      }
    }
  }

  /// Maps that share most of their entries, so that one is written as changes of the other.
  private static func map(changing key: String?) -> [String: DataValue] {
    var map: [String: DataValue] = [:]
    for letter in "abcdefghijklmnop" { map[String(letter)] = .text("value of \(letter)") }
    guard let key else { return map }
    map[key] = .text("another")
    map["p"] = nil
    map["q"] = .number(7)
    return map
  }

  private static let bytes = DataFile.bytes(of: [.about: .text("about"), .numbers: value])

  @Test func readsWhatWasWritten() throws {
    let file = try DataFile(Self.bytes)
    let root = try file.root(of: .numbers)
    #expect(root.value == Self.value)
    #expect(root["text"]?.text == "naïve")
    #expect(root["numbers"]?[3]?.number == 1 << 40)
    #expect(root["numbers"]?[4] == nil)
    #expect(root["second"]?["b"]?.text == "another")
    #expect(root["second"]?["a"]?.text == "value of a")
    #expect(root["second"]?["p"] == nil)
    #expect(root["second"]?["q"]?.number == 7)
    #expect(root["absent"] == nil)
    #expect(root["text"]?["b"] == nil)
    #expect(!file.has(.dates))
    #expect(throws: DataFile.Fault.self) { try file.root(of: .dates) }
  }

  /// Enough texts to be written in codes: of one byte, of two, and characters of four.
  private static let coded: DataValue = .map([
    "texts": .texts((0..<6_000).map { "\($0) kilowatt hours for each \($0 % 7) of naïve 𞤁𞤢𞤣𞤮" }),
    "long": .text(String(repeating: "kilowatt ", count: 1_700)),
    "too long for codes": .text(String(repeating: "kilowatt ", count: 3_000)),
  ])

  @Test func writesManyTextsInCodes() throws {
    let bytes = DataFile.bytes(of: [.units: Self.coded])
    #expect(bytes.count < 150_000)
    #expect(try DataFile(bytes).root(of: .units).value == Self.coded)
  }

  /// Damaged phrases, each as long as all are together, give no text without bounds.
  @Test func readsDamagedPhrasesWithinBounds() throws {
    var bytes = DataFile.bytes(of: [.units: Self.coded])
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    let start = 76
    let phrases = start + number(60, 4)
    let total = number(phrases, 3)
    let size = number(phrases + 3 * total, 3)
    for index in 0..<total {
      let end = index % 2 == 0 ? 0 : size
      for byte in 0..<3 { bytes[phrases + 3 * (index + 1) + byte] = UInt8(end >> (8 * byte) & 255) }
    }
    let texts = try DataFile(bytes, checking: false).root(of: .units)["texts"]
    let found = try (0..<6_000).map { try #require(texts?[$0]).text }
    #expect(found.contains(nil))
    #expect(found.allSatisfy { ($0?.utf8.count ?? 0) <= 3 << 14 })
  }

  @Test func writesEqualValuesOnce() throws {
    let once = DataFile.bytes(of: [.numbers: .list([Self.value])])
    let often = DataFile.bytes(of: [.numbers: .list(Array(repeating: Self.value, count: 5))])
    #expect(often.count - once.count <= 16)
  }

  /// Every bit of the file.
  @Test func noticesEveryChangedBit() throws {
    for place in Self.bytes.indices {
      for bit in 0..<8 {
        var damaged = Self.bytes
        damaged[place] ^= 1 << bit
        let isRefused = Self.isRefused(damaged)
        // The bytes that fill up a section to whole words have no meaning.
        #expect(isRefused || Self.isPadding(place), "byte \(place), bit \(bit)")
      }
    }
  }

  private static func isPadding(_ place: Int) -> Bool {
    do {
      let file = try DataFile(bytes)
      let end = bytes.count
      let about = file.byteCount(of: .about)
      let start = end - 8 * ((file.byteCount(of: .numbers) + 7) / 8) - 8 * ((about + 7) / 8)
      return (start + about..<start + 8 * ((about + 7) / 8)).contains(place)
        || place >= end - (8 - file.byteCount(of: .numbers) % 8) % 8
    } catch {
      return false
    }
  }

  private static func isRefused(_ bytes: [UInt8]) -> Bool {
    do {
      // Another value is not enough: damage is an error.
      let file = try DataFile(bytes)
      _ = try (file.root(of: .numbers), file.root(of: .about))
      return false
    } catch {
      return true
    }
  }

  @Test func noticesEveryLength() {
    for count in Self.bytes.indices {
      #expect(throws: DataFile.Fault.self) { try DataFile(Array(Self.bytes[..<count])) }
    }
    #expect(throws: DataFile.Fault.self) { try DataFile(Self.bytes + [0]) }
  }

  @Test func saysWhatIsWrong() {
    func fault(_ change: (inout [UInt8]) -> Void) -> String {
      var bytes = Self.bytes
      change(&bytes)
      do {
        _ = try DataFile(bytes).root(of: .numbers)
        return ""
      } catch {
        return "\(error.description) at \(error.offset)"
      }
    }
    #expect(fault { $0[0] = 0 } == "it is not a data file of this package at 0")
    #expect(fault { $0[8] = 9 } == "its format has version 9, and not 3 at 8")
    #expect(fault { $0[40] ^= 1 } == "its list of sections is damaged at 32")
    #expect(fault { $0[130] ^= 1 }.hasPrefix("section 'numbers' is damaged at "))
  }

  /// Damaged values, without the checksum that would notice them: no read is outside the section.
  @Test func readsDamagedValuesWithinTheSection() throws {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<3_000 {
      var bytes = Self.bytes
      for _ in 0...random(4) { bytes[120 + random(bytes.count - 120)] = UInt8(random(256)) }
      let file = try DataFile(bytes, checking: false)
      let root = try file.root(of: .numbers)
      _ = root["text"]?.text
      _ = root["second"]?["b"]?.text
      for (_, value) in root.all { _ = (value.text, value.number, value.texts, value.all.count) }
    }
  }
}
