/// The stems of a skeleton that somebody else wrote.
struct NumberSkeletonStems {
  private let stems: [(stem: Substring, offset: Int)]

  init(_ skeleton: String) {
    var stems: [(Substring, Int)] = []
    for stem in skeleton.split(whereSeparator: \.isWhitespace) {
      stems.append((stem, skeleton.utf8.distance(from: skeleton.startIndex, to: stem.startIndex)))
    }
    self.stems = stems
  }

  /// What stands behind a stem's name, if the skeleton has the stem.
  func option(of name: String) -> Substring? {
    stems.first { $0.stem.hasPrefix(name + "/") }?.stem.dropFirst(name.count + 1)
  }

  /// The place of a number that is not a plain one of at most 100 bytes: ICU writes out exponents,
  /// so `scale/1E999999999` would fill the memory.
  var immenseNumberOffset: Int? {
    for (stem, offset) in stems {
      for name in ["scale/", "precision-increment/"] where stem.hasPrefix(name) {
        let number = stem.dropFirst(name.count).prefix { $0 != "/" }
        let isPlain = number.utf8.allSatisfy { byte in
          byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+")
        }
        guard isPlain, number.utf8.count <= 100 else { return offset + name.utf8.count }
      }
    }
    return nil
  }

  /// Why texts of the skeleton cannot be read; nil when they can.
  var readingObstacle: String? {
    for name in ["usage", "base-unit"]
    where stems.contains(where: { $0.stem == name || $0.stem.hasPrefix(name + "/") }) {
      return "reading with a usage"
    }
    if let unit = option(of: "unit") ?? option(of: "measure-unit"), unit.contains("-and-") {
      return "reading several units at once"
    }
    guard let scale = option(of: "scale") else { return nil }
    do throws(FormatError) {
      let isPower = DecimalDigits(try FixedDecimal(String(scale))).isPowerOfTen
      return isPower ? nil : "reading with a scale that is no power of ten"
    } catch {
      return "reading with a scale that is no power of ten"
    }
  }
}
