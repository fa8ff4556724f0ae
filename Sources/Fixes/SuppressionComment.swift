import TimerlintSource
import TimerlintDiagnostics

/// The comment that suppresses some rules on the line below it.
package struct SuppressionComment {
    private let rules: [String]
    private let reason: String

    /// A comment always gives a reason: nobody has looked at the finding yet where none is named.
    package init(rules: some Collection<String>, reason: String? = nil) {
        self.rules = Set(rules).sorted()
        self.reason = reason ?? "not looked at yet"
    }

    /// Puts it above a line (from 1), indented and ended as that line is.
    package func edit(above line: Int, in file: SourceFile) -> TextEdit {
        let range = file.lines.range(ofLine: line)
        let code = file.bytes[Int(range.start)..<Int(range.end)]
        let indentation = String(decoding: code.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let end = code.suffix(2).elementsEqual([0x0D, 0x0A]) ? "\r\n" : "\n"
        let text = "\(indentation)// timerlint:ignore \(rules.joined(separator: ", ")) - \(reason)\(end)"
        return .insertion(text, at: range.start)
    }
}
