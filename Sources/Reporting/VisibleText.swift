extension String {
    /// The text on one physical line, without characters that control a terminal or hide text: control
    /// characters, line separators and direction overrides are escaped (`\n`, `\u{1B}`).
    package var visible: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var text = ""
        for scalar in unicodeScalars { text += scalar.visible }
        return text
    }

    /// The text as a log line: visible, and free of commands to the CI service that shows the log.
    package var logLine: String { visible.withoutCommands }

    /// Escapes the commands of GitHub, Azure and TeamCity: `::name::` at the start of a line, and `##[name]`,
    /// `##vso[name]` or `##teamcity[name]` anywhere.
    var withoutCommands: String {
        var line = self
        if line.utf8.contains(UInt8(ascii: "#")) { line = line.replacing("##", with: #"#\u{23}"#) }
        let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
        if line[start...].utf8.starts(with: "::".utf8) { line.replaceSubrange(start...start, with: #"\u{3A}"#) }
        return line
    }

    /// A complete text with the commands in each line escaped.
    package var linesWithoutCommands: String {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0)).withoutCommands
        }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    var visible: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where isTreacherous: "\\u{\(String(value, radix: 16, uppercase: true))}"
        default: String(self)
        }
    }

    /// Whether it controls a terminal, or can reorder or break the line.
    var isTreacherous: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
