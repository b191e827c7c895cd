internal import Foundation
internal import Lint

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
do {
  switch arguments.first {
  case "rooms": exit(try RoomsCheck.run(rest))
  case "prose": exit(try ProseCheck.run(rest))
  case "machinecode": exit(try MachineCodeCheck.run(rest))
  case "tests": exit(try TestRun.run(rest, isTimed: false))
  case "slowest": exit(try TestRun.run(rest, isTimed: true))
  case "patches": exit(try PatchRun.run(rest))
  default:
    throw Failure.usage("housecheck rooms|prose|machinecode|tests|slowest|patches [ARGUMENT…]")
  }
} catch let failure as Failure {
  complain(failure.description)
  exit(failure.status)
} catch {
  complain("housecheck: \(error)")
  exit(74)
}
