/// Faults in one place for each step of `.ci`. All of them take about two hours.
extension PatchGroup {
  static let faults = PatchGroup(
    name: "faults",
    triesSoundSources: false,
    patches: ofTests + ofRun
  )
}

extension Patch {
  /// A fault that a step of `.ci/test` notices.
  init(test step: String, _ name: String, _ edits: [Edit], fails message: String) {
    self.init(step, of: ".ci/test", name, edits, fails: message)
  }

  /// A fault that a step of `.ci/run` notices.
  init(run step: String, _ name: String, _ edits: [Edit], fails message: String) {
    self.init(step, of: ".ci/run", name, edits, fails: message)
  }

  private init(
    _ step: String,
    of script: String,
    _ name: String,
    _ edits: [Edit],
    fails message: String
  ) {
    self.init("\(step): \(name)", edits, [.init("bash \(script) \(step)", fails: message)])
  }
}
