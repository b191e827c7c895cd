internal import Foundation
internal import Lint

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
do {
  switch arguments.first {
  case "rooms": exit(try RoomsCheck.run(rest))
  case "prose": exit(try ProseCheck.run(rest))
  case "machinecode": exit(try MachineCodeCheck.run(rest))
  case "slowest": exit(try SlowestTests.run(rest))
  case "patches": exit(try PatchRun.run(rest))
  default: throw Failure.usage("housecheck rooms|prose|machinecode|slowest|patches [ARGUMENT…]")
  }
} catch let failure as Failure {
  complain(failure.description)
  exit(failure.status)
} catch {
  complain("housecheck: \(error)")
  exit(74)
}
