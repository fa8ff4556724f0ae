import TimerlintDiagnostics
import TimerlintSource

/// One line of source for display, with the position of a range in terminal columns. Tabs become spaces up to
/// the next multiple of four, wide characters count double, and a very long line is cut to the part around the
/// range.
struct Excerpt {
    /// From 1.
    let lineNumber: Int
    let text: String
    /// Number of columns before the range's start.
    let indent: Int
    /// Width of the range in columns, at least 1. A range over several lines ends with the first line.
    let width: Int

    /// Minimum and maximum width in columns, whatever the terminal's width.
    private static let limits = 20...240

    /// `columns` is the terminal width available for the text.
    init(_ location: Location, columns: Int? = nil) {
        let limit = min(max(columns ?? Excerpt.limits.upperBound, Excerpt.limits.lowerBound), Excerpt.limits.upperBound)
        let file = location.file
        lineNumber = location.start.line
        var line = file.lines.range(ofLine: lineNumber)
        while line.end > line.start, [0x0A, 0x0D].contains(file.bytes[Int(line.end) - 1]) { line.end -= 1 }
        let start = min(location.range.start, line.end)
        let window = Excerpt.window(of: line, around: start, limit: limit, in: file.bytes)
        var canvas = Canvas()
        if window.start > line.start { canvas.append("…") }
        canvas.append(file.text(SourceRange(window.start, start)))
        let indent = canvas.width
        canvas.append(file.text(SourceRange(start, max(start, min(location.range.end, window.end)))))
        let width = canvas.width - indent
        canvas.append(file.text(SourceRange(max(start, min(location.range.end, window.end)), window.end)))
        if window.end < line.end { canvas.append("…") }
        // Tabs and wide characters take more columns than bytes. Text pushed beyond the end is cut.
        text = canvas.width > limit ? canvas.prefix(limit) : canvas.text
        self.indent = min(indent, limit - 1)
        self.width = max(1, min(width, limit - self.indent))
    }

    /// The text without its indentation.
    var code: String { String(text.drop { $0 == " " }) }

    /// A line laid out like an excerpt, without its line ending.
    static func expanded(_ line: String) -> String {
        var canvas = Canvas()
        canvas.append(String(line.trimmingSuffix { $0.isNewline }))
        return canvas.text
    }

    /// The visible part of a long line, cut between characters, with a third of it before the range. Two
    /// columns are reserved for the ellipses.
    private static func window(of line: SourceRange, around start: UInt32, limit: Int, in bytes: [UInt8]) -> SourceRange
    {
        guard line.length > limit else { return line }
        var window = line
        let lead = limit / 3
        if Int(start - line.start) > limit - lead { window.start = start - UInt32(lead) }
        window.end = min(line.end, window.start + UInt32(limit - 2))
        while window.start < start, isContinuation(window.start, bytes) { window.start += 1 }
        while window.end < line.end, isContinuation(window.end, bytes) { window.end += 1 }
        return window
    }

    private static func isContinuation(_ offset: UInt32, _ bytes: [UInt8]) -> Bool { bytes[Int(offset)] & 0xC0 == 0x80 }
}

/// Text with its width in columns.
private struct Canvas {
    var text = ""
    var width = 0

    mutating func append(_ source: String) {
        for character in source {
            if character == "\t" {
                let spaces = 4 - width % 4
                text += String(repeating: " ", count: spaces)
                width += spaces
            } else if character.unicodeScalars.contains(where: \.isTreacherous) {
                let spelled = String(character).visible
                text += spelled
                width += spelled.count
            } else {
                text.append(character)
                width += character.displayWidth
            }
        }
    }
}

extension Canvas {
    /// The prefix that fits into a number of columns, including the ellipsis.
    fileprivate func prefix(_ columns: Int) -> String {
        var cut = Canvas()
        for character in text {
            guard cut.width + character.displayWidth < columns else { break }
            cut.append(String(character))
        }
        return cut.text + "…"
    }
}

extension String {
    fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isCut($0) }.map(index(after:)) ?? startIndex)]
    }
}
