internal import MachineTime

/// What an option that names a machine format says.
///
/// The forms: the name of a standard format; `pattern:` and a pattern of UTS #35; a strptime format,
/// which has a `%`.
func machineFormat(_ text: String, option: String) throws -> MachineFormat {
  if let standard = MachineFormat.standard(named: text) { return standard }
  let prefix = "pattern:"
  do throws(MachineTimeError) {
    if text.hasPrefix(prefix) {
      return try MachineFormat(pattern: String(text.dropFirst(prefix.count)))
    }
    if text.contains("%") { return try MachineFormat(text) }
  } catch {
    throw usageError("\(option) '\(text)': \(error)")
  }
  let names = MachineFormat.standards.map(\.source).joined(separator: ", ")
  throw usageError(
    "\(option): '\(text)' is neither \(names), nor \(prefix) and a pattern, nor a strptime format with '%'"
  )
}
