import TimerlintSource
import TimerlintDiagnostics

/// A comment that suppresses rules on the line below it.
package struct SuppressionComment {
    private let rules: [String]
    private let reason: String

    /// Without a given reason, the comment says that nobody has reviewed the finding yet.
    package init(rules: some Collection<String>, reason: String? = nil) {
        self.rules = Set(rules).sorted()
        self.reason = reason ?? "not looked at yet"
    }

    /// Inserts the comment above a line (from 1), with that line's indentation and line ending.
    package func edit(above line: Int, in file: SourceFile) -> TextEdit {
        let range = file.lines.range(ofLine: line)
        let code = file.bytes[Int(range.start)..<Int(range.end)]
        let indentation = String(decoding: code.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let end = code.suffix(2).elementsEqual([0x0D, 0x0A]) ? "\r\n" : "\n"
        let text = "\(indentation)// timerlint:ignore \(rules.joined(separator: ", ")) - \(reason)\(end)"
        return .insertion(text, at: range.start)
    }
}
