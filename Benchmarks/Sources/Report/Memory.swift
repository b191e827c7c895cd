import Workloads

/// What one kept formatter takes.
struct Memory: Codable {
  let job: String
  let row: String
  let bytesPerFormatter: Double
  /// The most it should be.
  let most: Double?

  /// - Throws: When a formatter cannot be made.
  static func all() throws -> [Memory] {
    try MemoryJobs.rows().map {
      Memory(job: $0.job, row: $0.name, bytesPerFormatter: try $0.measure(), most: $0.most)
    }
  }
}
