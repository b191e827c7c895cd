internal import Foundation

/// Checks the machine code of the cache and of catalogs in a release build (Decision 0001).
package enum MachineCodeCheck {
  /// The modules, and the lowest number of functions that publish a hazard pointer and clear it: the
  /// methods of the cache, with and without a named locale, and the look-ups of catalogs.
  private static let modules = [("LocaleFormat", 50), ("StringCatalogs", 3)]

  /// Checks the release build in the directory that is given; in `.build/release` by default.
  package static func run(_ arguments: [String]) throws -> Int32 {
    for (module, least) in modules {
      let build = arguments.first ?? ".build/release"
      guard try isSound(module, in: build, least: least) else { return 1 }
    }
    return 0
  }

  private static func isSound(
    _ module: String,
    in build: String,
    least: Int
  ) throws -> Bool {
    let folder = "\(build)/\(module).build"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let objects = files.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    guard !objects.isEmpty else {
      throw Failure.check("machinecode: \(build) has no objects of \(module)")
    }
    let reader = try read(objects)
    if !reader.faults.isEmpty {
      complain("machinecode: in \(build)")
      for fault in try demangled(reader.faults.sorted()) { complain(String(fault.prefix(400))) }
    }
    let (functions, publishing) = (reader.functions, reader.publishing)
    if functions < least || publishing < least {
      throw Failure.check(
        "machinecode: \(publishing) functions of \(module) in \(build) publish a hazard pointer"
          + " and \(functions) clear it, where at least \(least) are"
      )
    }
    if !reader.faults.isEmpty { return false }
    print(
      "machinecode: \(functions) functions of \(module) in \(build) clear \(reader.clearings)"
        + " hazard pointers, and retain nothing beside that"
    )
    return true
  }

  private static func read(_ objects: [String]) throws -> ListingReader {
    // The system's objdump is faster, the toolchain's always exists.
    let objdump = try Command.path(of: ["objdump", "llvm-objdump"])
    var reader = ListingReader()
    let status = try Command([objdump, "-dr", "--no-show-raw-insn"] + objects).run {
      reader.read($0)
    }
    reader.finish()
    guard status == 0 else {
      throw Failure.check("machinecode: \(objdump) ended with status \(status)")
    }
    return reader
  }

  private static func demangled(_ faults: [String]) throws -> [String] {
    let text = faults.joined(separator: "\n")
    return try Command.lines(["swift", "demangle", "--simplified"], input: text)
  }
}
