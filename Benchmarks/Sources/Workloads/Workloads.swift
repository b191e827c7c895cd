/// Everything that is measured.
public enum Workloads {
  /// The rows of one thread, timed by the benchmark library.
  ///
  /// - Parameter isQuick: Whether there are fewer sizes of caches.
  /// - Returns: The rows, in the order of the table.
  /// - Throws: When a recipe or a locale is not well-formed.
  public static func rows(isQuick: Bool) throws -> [Row] {
    try HarnessJob.rows() + numbers() + dates() + NameJob.rows() + NegotiationJob.rows()
      + CacheJobs.rows(isQuick: isQuick)
  }

  private static func dates() throws -> [Row] {
    try DateJobs.rows() + DateParsingJobs.rows() + RelativeJobs.rows() + TemplateJob.rows()
      + IntervalJob.rows() + MachineJobs.rows() + ZoneJobs.rows()
  }

  private static func numbers() throws -> [Row] {
    try NumberJobs.rows() + NotationJobs.rows() + MoneyJobs.rows() + WordJobs.rows()
      + RangeJob.rows() + PartsJob.rows() + ParsingJobs.rows()
  }
}

/// What a row costs that does nothing: it is part of every other row.
enum HarnessJob {
  static func rows() -> [Row] {
    let job = Job(name: "harness", values: [true, false], texts: ["yes", "no"])
    return [
      job.row("an empty call") { { $0 ? "yes" : "no" } },
      job.bytes("an empty call, bytes") { { $1.append(contentsOf: $0 ? "yes".utf8 : "no".utf8) } },
    ]
  }
}
