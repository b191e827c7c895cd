/// The answer to one line of `fmt batch`.
struct BatchAnswer {
  /// The JSON text of the case's id, unchanged; nil when there is none or none was found.
  private var id: ArraySlice<UInt8>?
  private var members: [String: JSONValue]

  /// Answers a case.
  init(to line: ArraySlice<UInt8>) {
    var id: ArraySlice<UInt8>?
    do throws(BatchFailure) {
      let result = try BatchKinds.answer(try BatchCase(try Self.read(line, &id)))
      members = ["result": result.result]
      if !result.extra.isEmpty { members["extra"] = .object(result.extra) }
    } catch {
      switch error {
      case .unsupported(let why): members = ["unsupported": .string(why)]
      case .error(let why): members = ["error": .string(why)]
      }
    }
    self.id = id
  }

  /// Answers a line that is too long, of which only the beginning was kept.
  init(toLongLine number: Int, beginning start: ArraySlice<UInt8>) {
    var id: ArraySlice<UInt8>?
    do throws(BatchFailure) {
      // The beginning is not a whole JSON text. Reading it finds the id.
      _ = try Self.read(start.prefix(Self.idLimit), &id)
    } catch {}
    self.id = id
    members = [
      "error": .string("line \(number) is longer than \(StandardInput.maximumLine) bytes")
    ]
  }

  /// The number of bytes in which the id of a line that is too long is searched for.
  static let idLimit = 1 << 16

  private static func read(
    _ line: ArraySlice<UInt8>,
    _ id: inout ArraySlice<UInt8>?
  ) throws(BatchFailure) -> JSONValue {
    var reader = JSONReader(line)
    do throws(JSONError) {
      return try reader.read { key, text in
        if key == "id", id == nil { id = text }
      }
    } catch {
      throw .error("the line is not a case: \(error)")
    }
  }

  /// Appends the answer as a line of JSON, its keys in order.
  func append(to bytes: inout [UInt8]) {
    var comma = UInt8(ascii: "{")
    func append(_ name: String) {
      bytes.append(comma)
      comma = UInt8(ascii: ",")
      bytes += "\"\(name)\":".utf8
    }
    for name in ["error", "extra", "id", "result", "unsupported"] {
      if name == "id", let id {
        append(name)
        // In JSON a space means the same as a carriage return, at which some programs end lines.
        bytes += id.lazy.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
      } else if let value = members[name] {
        append(name)
        value.append(to: &bytes)
      }
    }
    bytes += "}\n".utf8
  }
}
