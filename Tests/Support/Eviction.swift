/// Whether a store of the process still has what it was just given, in one of twenty tries.
///
/// Tests that run beside this one fill the same store, so a single try may find its value gone.
package func isKept(_ attempt: () throws -> Bool) rethrows -> Bool {
  try (0..<20).contains { _ in try attempt() }
}
