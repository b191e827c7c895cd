/// Everything that is measured.
public enum Workloads {
  /// Returns the rows of one thread, timed by the benchmark library.
  ///
  /// - Parameter isQuick: Whether there are fewer sizes of caches.
  /// - Returns: The rows, in the order of the table.
  /// - Throws: An error when a recipe or a locale is not well-formed.
  public static func rows(isQuick: Bool) throws -> [Row] {
    try HarnessJob.rows() + numbers() + dates() + NameJob.rows() + TextJobs.rows()
      + OrderJobs.rows() + SegmentJobs.rows() + PersonJob.rows()
      + NegotiationJob.rows() + CatalogJobs.rows() + MessageJobs.rows()
      + CacheJobs.rows(isQuick: isQuick)
  }

  private static func dates() throws -> [Row] {
    try DateJobs.rows() + DateParsingJobs.rows() + RelativeJobs.rows() + DurationJobs.rows()
      + TemplateJob.rows() + IntervalJob.rows() + MachineJobs.rows() + ZoneJobs.rows()
  }

  private static func numbers() throws -> [Row] {
    try NumberJobs.rows() + NotationJobs.rows() + MoneyJobs.rows() + WordJobs.rows()
      + RangeJob.rows() + PartsJob.rows() + ParsingJobs.rows() + PluralJobs.rows()
  }
}

/// The cost of a row that does nothing, which is part of every other row.
public enum HarnessJob {
  /// The job.
  public static let name = "harness"
  /// The name of its row to bytes, which appends one byte.
  public static let bytes = "an empty call, bytes"

  static func rows() -> [Row] {
    let job = Job(name: name, values: [true, false], texts: ["y", "n"])
    return [
      job.row("an empty call") { { $0 ? "y" : "n" } },
      job.bytes(bytes) { { $1.append($0 ? UInt8(ascii: "y") : UInt8(ascii: "n")) } },
    ]
  }
}
