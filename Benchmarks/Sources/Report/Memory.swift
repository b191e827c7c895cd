import Workloads

/// The memory of one kept formatter.
struct Memory: Codable {
  let job: String
  let row: String
  let bytesPerFormatter: Double
  /// The limit that it should not exceed.
  let most: Double?

  /// - Throws: An error when a formatter cannot be made.
  static func all() throws -> [Memory] {
    try MemoryJobs.rows().map {
      Memory(job: $0.job, row: $0.name, bytesPerFormatter: try $0.measure(), most: $0.most)
    }
  }
}
