internal import ArgumentParser
internal import CatalogTools
internal import FmtKit
internal import MachineTime

/// The value of `--lossy`: kinds of remarks, separated by commas.
struct LossyKinds: ExpressibleByArgument, Hashable {
  /// The word for all kinds, which the option alone means.
  static let all = LossyKinds(words: ["all"])

  private let words: [String]

  private init(words: [String]) { self.words = words }

  /// Reads the words; nil for a path that is there, which can follow the option alone.
  init?(argument: String) {
    words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.contains(where: { Self.losses(of: $0) == nil }), SystemCalls.exists(argument) {
      return nil
    }
  }

  /// The kinds; a word for none is a usage error.
  func losses() throws -> Set<ConversionLoss> {
    var result: Set<ConversionLoss> = []
    for word in words {
      guard let losses = Self.losses(of: word) else {
        let names = ConversionLoss.allCases.map(\.rawValue).joined(separator: ", ")
        throw usageError("--lossy: one of \(names) and all was expected, not '\(word.excerpt)'")
      }
      result.formUnion(losses)
    }
    return result
  }

  private static func losses(of word: String) -> [ConversionLoss]? {
    word == "all" ? ConversionLoss.allCases : ConversionLoss(rawValue: word).map { [$0] }
  }
}

extension LossyKinds: CustomStringConvertible {
  /// The words, separated by commas.
  var description: String { words.joined(separator: ",") }
}
