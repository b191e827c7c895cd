package import ArgumentParser
internal import LocaleFormat
internal import MachineTime

// None of these makes an array, because the declarations of options are made at each start of the
// command.
extension CompletionKind {
  /// Completes the last locale of a list that is separated by commas.
  package static var locales: CompletionKind {
    .custom { _, _, prefix in
      let names = prefix.split(separator: ",", omittingEmptySubsequences: false)
      let before = names.dropLast().map { "\($0)," }.joined()
      return LocaleID.available.map { "\(before)\($0)" }
    }
  }

  /// Completes the name of a machine format.
  package static var machineFormats: CompletionKind {
    .custom { _, _, _ in MachineFormat.standards.map(\.source) }
  }

  /// Completes the name of a time zone, from the list that comes with the system's zone data.
  package static var zones: CompletionKind {
    .shellCommand(
      "awk '$1 == \"Z\" { print $2 } $1 == \"L\" { print $3 }' /usr/share/zoneinfo/tzdata.zi"
    )
  }
}
