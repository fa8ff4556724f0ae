import Foundation
import Testing
import TimerlintTestSupport

/// The picture at the top of the README: the command's terminal output for one of the samples.
@Suite("The README's picture")
struct PictureTests {
    @Test("shows what the command prints")
    func isRealOutput() throws {
        let sample = Repository.root.appendingPathComponent("Fixtures/Samples/Bad/ScrollingClock.swift")
        let scratch = try Scratch()
        try scratch.write(try String(contentsOf: sample, encoding: .utf8), to: "ScrollingClock.swift")
        let run = try Tool.run(["--color", "always", "--format", "text", "ScrollingClock.swift"], in: scratch)
        try #require(run.status == 1, "\(run.errors)")
        try GeneratedFile(path: ".github/images/finding.svg", suite: "PictureTests").check { _ in
            TerminalPicture(command: "timerlint ScrollingClock.swift", output: run.output).svg
        }
    }
}

/// A terminal window as SVG. Input: text with ANSI color escapes. Output: a document that needs no font of its
/// own.
struct TerminalPicture {
    let command: String
    let output: String

    /// Longer lines wrap, as in a terminal with this many columns.
    private static let columns = 104
    /// In pixels, for common monospaced fonts at 13 pixels.
    private static let (column, row, margin) = (7.85, 19, 18)

    /// Characters with the same style, given as attributes of an SVG element.
    private struct Run {
        var text: String
        let style: String
    }

    var svg: String {
        let lines = ["\u{1B}[2m$\u{1B}[0m \(command)"] + output.components(separatedBy: "\n").dropLast()
        let rows = lines.flatMap(rows)
        let width = Int(Double(Self.columns) * Self.column) + 2 * Self.margin
        let height = rows.count * Self.row + 2 * Self.margin
        let texts = rows.enumerated().map { index, runs in
            "<text x=\"\(Self.margin)\" y=\"\(Self.margin + 13 + index * Self.row)\" xml:space=\"preserve\">\(spans(runs))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
            <title>\(escaped(command))</title>
            <rect width="100%" height="100%" rx="8" fill="#1e2127"/>
            <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#d7dae0">
            \(texts.joined(separator: "\n"))
            </g>
            </svg>

            """
    }

    private func rows(_ line: String) -> [[Run]] {
        var rows: [[Run]] = [[]]
        var (style, column) = ("", 0)
        var rest = line[...]
        while let letter = rest.first {
            if let code = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) {
                style = Self.styles[String(code.1)] ?? ""
                rest = rest[code.range.upperBound...]
                continue
            }
            if column == Self.columns { (rows, column) = (rows + [[]], 0) }
            if rows[rows.count - 1].last?.style != style { rows[rows.count - 1].append(Run(text: "", style: style)) }
            rows[rows.count - 1][rows[rows.count - 1].count - 1].text.append(letter)
            column += 1
            rest.removeFirst()
        }
        return rows
    }

    private func spans(_ runs: [Run]) -> String {
        runs.map { $0.style.isEmpty ? escaped($0.text) : "<tspan \($0.style)>\(escaped($0.text))</tspan>" }.joined()
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// The meanings of the escapes in the text format.
    private static let styles = [
        "1": "font-weight=\"bold\"", "2": "fill=\"#848b98\"", "32": "fill=\"#98c379\"", "31": "fill=\"#e06c75\"",
        "1;32": "fill=\"#98c379\" font-weight=\"bold\"", "1;31": "fill=\"#e06c75\" font-weight=\"bold\"",
        "1;33": "fill=\"#e5c07b\" font-weight=\"bold\"", "1;36": "fill=\"#56b6c2\" font-weight=\"bold\"",
    ]
}
