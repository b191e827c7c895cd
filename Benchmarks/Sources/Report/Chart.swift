import Foundation
import Workloads

/// Horizontal bars on a logarithmic axis, with a group for each job, as SVG.
///
/// Equal figures give equal text. It has its own background, so that it can be read on a dark page
/// too.
struct Chart {
  struct Line {
    let name: String
    let color: String
    let nanoseconds: Double
    /// The speed relative to Foundation and to ICU; nil if there is nothing to compare with.
    let foundation: Double?
    let icu: Double?
    let isOurs: Bool
  }
  struct Group {
    let title: String
    let example: String
    let lines: [Line]
  }

  let groups: [Group]
  let caption: String

  private static let width = 960.0
  private static let plot = 200.0...640.0
  private static let (top, rowHeight, groupGap) = (118.0, 21.0, 40.0)
  /// The right edges of the columns to the right of the bars.
  private static let (foundationEdge, icuEdge) = (832.0, 926.0)

  func text() -> String {
    let rows = groups.reduce(0) { $0 + $1.lines.count }
    let bottom = Self.top + Double(rows) * Self.rowHeight + Double(groups.count) * Self.groupGap
    let height = bottom + 52
    var body = head()
    let powers = axis()
    for power in powers.lowerBound...powers.upperBound {
      body += gridLine(power, powers, to: bottom)
    }
    var y = Self.top
    for group in groups {
      y += Self.groupGap
      body += label(group.title, x: 24, y: y - 10, "t")
      body += label(group.example, x: Self.width - 34, y: y - 10, "e")
      for line in group.lines {
        body += bar(line, y: y, powers)
        y += Self.rowHeight
      }
    }
    body += label(caption, x: 24, y: bottom + 32, "c")
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Self.number(Self.width))" \
      height="\(Self.number(height))" role="img" aria-label="What a call costs, in nanoseconds">
      <style>\(Self.style)</style>
      <rect width="100%" height="100%" rx="10" fill="#ffffff" stroke="#d0d7de"/>
      \(body)</svg>

      """
  }

  private static let style = """
    text{font:13px system-ui,'Segoe UI','DejaVu Sans',Helvetica,Arial,sans-serif;fill:#1f2328}\
    .h{font-size:20px;font-weight:600}.s,.a,.c{fill:#57606a;font-size:12px}.a{text-anchor:middle}\
    .t{font-weight:600;font-size:14px}.e{fill:#57606a;text-anchor:end}.n{text-anchor:end}\
    .r{text-anchor:end;fill:#57606a}.o{font-weight:600;fill:#1f2328;text-anchor:end}.v{fill:#1f2328}
    """

  private func head() -> String {
    label("What a call costs", x: 24, y: 38, "h")
      + label(
        "Nanoseconds on a logarithmic axis: shorter is better. The text is checked before it is timed.",
        x: 24,
        y: 60,
        "s"
      )
      + label("times as fast as", x: Self.icuEdge, y: 88, "r")
      + label("Foundation", x: Self.foundationEdge, y: 106, "r")
      + label("C over ICU", x: Self.icuEdge, y: 106, "r")
  }

  /// The powers of ten between which all bars end.
  private func axis() -> ClosedRange<Int> {
    let costs = groups.flatMap { $0.lines.map { max($0.nanoseconds, 0.1) } }
    let least = Int(log10(costs.min() ?? 1).rounded(.down))
    let most = Int(log10(costs.max() ?? 10).rounded(.up))
    return least...max(most, least + 1)
  }

  private func gridLine(_ power: Int, _ powers: ClosedRange<Int>, to bottom: Double) -> String {
    let x = Self.number(Self.place(pow(10, Double(power)), powers))
    let (from, to) = (Self.number(Self.top), Self.number(bottom + 6))
    return "<path d=\"M\(x) \(from)V\(to)\" stroke=\"#e3e7ec\"/>\n"
      + label(Self.time(pow(10, Double(power))), x: Double(x) ?? 0, y: 106, "a")
  }

  private func bar(_ line: Line, y: Double, _ powers: ClosedRange<Int>) -> String {
    let start = Self.plot.lowerBound
    let end = Self.place(max(line.nanoseconds, 0.1), powers)
    let (x, width) = (Self.number(start), Self.number(max(end - start, 2)))
    let ratioClass = line.isOurs ? "o" : "r"
    let baseline = y + 12.5
    var text = label(line.name, x: start - 10, y: baseline, "n")
    text += "<rect x=\"\(x)\" y=\"\(Self.number(y))\" width=\"\(width)\" height=\"16\" rx=\"3\" "
    text += "fill=\"\(line.color)\"/>\n"
    text += label(Self.time(line.nanoseconds), x: end + 8, y: baseline, "v")
    for (ratio, edge) in [(line.foundation, Self.foundationEdge), (line.icu, Self.icuEdge)] {
      guard let ratio else { continue }
      text += label(Self.ratio(ratio), x: edge, y: baseline, ratioClass)
    }
    return text
  }

  private func label(_ text: String, x: Double, y: Double, _ kind: String) -> String {
    let place = "x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
    return "<text class=\"\(kind)\" \(place)>\(Self.escaped(text))</text>\n"
  }

  private static func place(_ nanoseconds: Double, _ powers: ClosedRange<Int>) -> Double {
    let share =
      (log10(nanoseconds) - Double(powers.lowerBound))
      / Double(powers.upperBound - powers.lowerBound)
    return plot.lowerBound + share * (plot.upperBound - plot.lowerBound)
  }

  static func time(_ nanoseconds: Double) -> String { "\(grouped(nanoseconds)) ns" }

  /// Writes a number below ten as a decimal, and a larger one with commas between thousands.
  static func grouped(_ value: Double) -> String {
    guard value >= 9.95 else { return digits(value, 1) }
    var (rest, text) = (String(format: "%.0f", value)[...], "")
    while rest.count > 3 {
      text = ",\(rest.suffix(3))\(text)"
      rest = rest.dropLast(3)
    }
    return "\(rest)\(text)"
  }

  static func ratio(_ times: Double) -> String {
    "\(digits(times, times < 0.995 ? 2 : times < 9.95 ? 1 : 0))×"
  }

  /// Writes a number with `count` digits after the point; `.0` at the end is removed.
  private static func digits(_ value: Double, _ count: Int) -> String {
    let text = String(format: "%.\(count)f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func number(_ value: Double) -> String { digits(value, 1) }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}

extension Chart {
  struct IsWrong: Error {}

  /// Draws a small chart and checks that it contains what it must.
  static func check() throws {
    let lines = [10.0, 1_000].map {
      Line(name: "<b>", color: "#123456", nanoseconds: $0, foundation: 2, icu: nil, isOurs: true)
    }
    let chart = Chart(
      groups: [Group(title: "a & \"b\"", example: "1,234", lines: lines)],
      caption: "here & now"
    )
    let text = chart.text()
    let needed = [
      "a &amp; &quot;b&quot;", "&lt;b&gt;", "here &amp; now", ">1,234<", ">10 ns<", ">1,000 ns<",
      ">2×<",
      // The axis is from 10 to 1,000 ns: the first bar is only a mark, and the other has the full
      // length.
      "width=\"2\" height=\"16\"", "width=\"440\" height=\"16\"",
    ]
    let opened = text.split(separator: "<text", omittingEmptySubsequences: false).count
    let closed = text.split(separator: "</text>", omittingEmptySubsequences: false).count
    guard needed.allSatisfy(text.contains), !text.contains("<b>"), opened == closed else {
      throw IsWrong()
    }
  }
}
