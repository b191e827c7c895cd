/// Faults in one place for each step of `.ci`. All of them take about two hours.
extension PatchGroup {
  static let faults = PatchGroup(name: "faults", sound: [], patches: ofTests + ofRun)
}
