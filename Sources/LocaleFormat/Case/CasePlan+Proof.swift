internal import ICU
internal import Sharing

extension CasePlan {
  /// Everything that decides the letters of a recipe, and the breaks of its titles.
  struct Claim: Hashable, Sendable {
    let recipe: CaseFormat
    let language: String
    let breaksLocale: String
  }

  // A title is compared with ICU 770 times.
  private static let answers = BoundedStore<Claim, Bool>(
    ofProcess: "proofs of letter cases",
    maximumCount: 256,
    byteCountOfEach: 200
  )

  /// Makes the plan of a recipe, and proves it, unless that was done before.
  ///
  /// - Parameters:
  ///   - claim: The recipe and its language.
  ///   - write: Appends a text as ICU writes it.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ claim: Claim,
    provedBy write: (Span<UInt8>, inout [UInt8]) throws(ICUError) -> Void
  ) throws(ICUError) -> Compilation<CasePlan> {
    guard let plan = CasePlan(claim.recipe) else { return .refused(.option) }
    var isProved = answers.kept(for: claim)
    if isProved == nil {
      let probes = claim.recipe.operation == .title ? titleProbes : letterProbes
      isProved = try plan.equals(write, on: probes)
      answers.keep(isProved ?? false, for: claim)
    }
    return isProved ?? false ? .plan(plan) : .refused(.difference)
  }

  /// Whether the plan writes all texts as ICU does, except those that it leaves to ICU.
  private func equals(
    _ write: (Span<UInt8>, inout [UInt8]) throws(ICUError) -> Void,
    on probes: [[UInt8]]
  ) throws(ICUError) -> Bool {
    for probe in probes {
      var own: [UInt8] = []
      guard append(probe.span, to: &own) else { continue }
      var truth: [UInt8] = []
      try write(probe.span, &truth)
      guard own == truth, string(probe.span).map({ Array($0.utf8) }) == own else { return false }
    }
    return true
  }

  /// All of ASCII, and letters that are special together.
  private static let letterProbes: [[UInt8]] = [
    [], Array(0..<128), (0..<128).reversed(), Array("ij IJ Ij iJ ss ff fi fl st i j I J".utf8),
  ]

  /// Every ASCII character at the beginning and the end of a text, of a word, and inside of one,
  /// between letters and digits of both cases.
  ///
  /// The texts that a plan leaves to ICU prove nothing, and are not compared.
  private static let titleProbes: [[UInt8]] = {
    var probes = letterProbes
    for byte: UInt8 in 0..<128 {
      let sign = [byte]
      probes.append(sign + Array("ab Cd".utf8) + sign)
      probes.append(Array("ab ".utf8) + sign + Array("cd Ef".utf8))
      for (left, right) in [("a", "b"), ("A", "1"), ("2", "c"), ("3", "4")] {
        probes.append(Array("x\(left)".utf8) + sign + Array("\(right)Y z".utf8))
      }
      probes.append(Array("ab ".utf8) + sign + sign + Array("ijK ".utf8) + sign + Array(" Ij".utf8))
    }
    return probes
  }()
}
