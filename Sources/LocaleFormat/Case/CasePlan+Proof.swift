internal import ICU
internal import Sharing

extension CasePlan {
  /// Makes the plan of a recipe, and proves it.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - write: Appends a text as ICU writes it.
  /// - Returns: The plan, or why there is none.
  /// - Throws: The status ICU gave.
  static func compile(
    _ recipe: CaseFormat,
    provedBy write: (Span<UInt8>, inout [UInt8]) throws(ICUError) -> Void
  ) throws(ICUError) -> Compilation<CasePlan> {
    guard let plan = CasePlan(recipe) else { return .refused(.option) }
    let probes = recipe.operation == .title ? titleProbes : letterProbes
    for probe in probes {
      var own: [UInt8] = []
      guard plan.append(probe.span, to: &own) else { continue }
      var truth: [UInt8] = []
      try write(probe.span, &truth)
      guard own == truth else { return .refused(.difference) }
      guard plan.string(probe.span).map({ Array($0.utf8) }) == own else {
        return .refused(.difference)
      }
    }
    return .plan(plan)
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
      for (left, right) in [("a", "b"), ("A", "1"), ("2", "c"), ("3", "4")] {
        probes.append(Array("x\(left)".utf8) + sign + Array("\(right)Y z".utf8))
      }
      probes.append(Array("ab ".utf8) + sign + sign + Array("ijK ".utf8) + sign + Array(" Ij".utf8))
    }
    return probes
  }()
}
