/// Everything that is measured.
public enum Workloads {
  /// The rows of one thread, timed by the benchmark library.
  public static func rows() throws -> [Row] {
    try HarnessJob.rows() + NumberJobs.rows() + DateJobs.rows() + TemplateJob.rows()
      + CacheJobs.rows()
  }
}

/// What a row costs that does nothing: it is part of every other row.
enum HarnessJob {
  static func rows() -> [Row] {
    let job = Job(name: "harness", values: [1, 2, 3, 4], texts: ["1", "2", "3", "4"])
    return [
      job.row("an empty call") {
        let texts = ["", "1", "2", "3", "4"]
        return { texts[$0] }
      }
    ]
  }
}
