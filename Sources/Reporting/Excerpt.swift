import TimerlintDiagnostics
import TimerlintSource

/// One line of source as it is shown to people, and where in it a range lies, in columns of the terminal. Tabs become
/// spaces up to the next multiple of four, wide characters count double, and of very long lines only the part around
/// the range is kept.
struct Excerpt {
    /// From 1.
    let lineNumber: Int
    let text: String
    /// How many columns stand before the range's start.
    let indent: Int
    /// How many columns the range takes; at least 1. A range over several lines ends with the first.
    let width: Int

    /// Bytes of one line that are shown at most, and how many of them stand before the range.
    private static let limit = 240
    private static let lead = 80

    init(_ location: Location) {
        let file = location.file
        lineNumber = location.start.line
        var line = file.lines.range(ofLine: lineNumber)
        while line.end > line.start, [0x0A, 0x0D].contains(file.bytes[Int(line.end) - 1]) { line.end -= 1 }
        let start = min(location.range.start, line.end)
        let window = Excerpt.window(of: line, around: start, in: file.bytes)
        var canvas = Canvas()
        if window.start > line.start { canvas.append("…") }
        canvas.append(file.text(SourceRange(window.start, start)))
        indent = canvas.width
        canvas.append(file.text(SourceRange(start, max(start, min(location.range.end, window.end)))))
        width = max(1, canvas.width - indent)
        canvas.append(file.text(SourceRange(max(start, min(location.range.end, window.end)), window.end)))
        if window.end < line.end { canvas.append("…") }
        text = canvas.text
    }

    /// The text without its indentation.
    var code: String { String(text.drop { $0 == " " }) }

    /// A line laid out like an excerpt's, without its line ending.
    static func expanded(_ line: String) -> String {
        var canvas = Canvas()
        canvas.append(String(line.trimmingSuffix { $0.isNewline }))
        return canvas.text
    }

    /// The part of a long line that is shown, cut between characters.
    private static func window(of line: SourceRange, around start: UInt32, in bytes: [UInt8]) -> SourceRange {
        guard line.length > limit else { return line }
        var window = line
        if Int(start - line.start) > limit - lead { window.start = start - UInt32(lead) }
        window.end = min(line.end, window.start + UInt32(limit))
        while window.start < start, isContinuation(window.start, bytes) { window.start += 1 }
        while window.end < line.end, isContinuation(window.end, bytes) { window.end += 1 }
        return window
    }

    private static func isContinuation(_ offset: UInt32, _ bytes: [UInt8]) -> Bool { bytes[Int(offset)] & 0xC0 == 0x80 }
}

/// Text laid out in columns from the left edge.
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

extension String {
    fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isCut($0) }.map(index(after:)) ?? startIndex)]
    }
}
