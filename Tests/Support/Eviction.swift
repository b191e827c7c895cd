/// Whether a store that is shared by the process still has the value that it was just given, in at
/// least one of twenty tries.
///
/// Tests that run at the same time fill the same store. A single try may therefore find its value
/// gone.
package func isKept(_ attempt: () throws -> Bool) rethrows -> Bool {
  try (0..<20).contains { _ in try attempt() }
}
