internal import LocaleFormat

/// Runs what writes numbers; throws where ICU cannot write one exactly as its format asks.
///
/// The library writes a neutral form instead, and counts that for the whole process. This is the only
/// place of the command that reads the count.
///
/// - Parameters:
///   - failure: The error to throw; nil where every value can be written.
///   - write: Writes the numbers.
/// - Returns: What `write` returns.
/// - Throws: What `write` throws, or `failure`.
func exactly<Result, Failure: Error>(
  or failure: @autoclosure () -> Failure?,
  _ write: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let failures = FormatterCache.Statistics.formatFailures
  let result = try write()
  if FormatterCache.Statistics.formatFailures != failures, let failure = failure() {
    throw failure
  }
  return result
}
