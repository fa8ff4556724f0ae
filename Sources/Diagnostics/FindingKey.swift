import TimerlintSource

/// Names a finding without line numbers, so that it is still known after lines above it came or went: baselines and
/// fingerprints are made of it.
package struct FindingKey: Hashable, Sendable {
    package let rule: String
    package let file: FileID
    package let enclosing: String
    /// The line of code that the finding starts on, its white space collapsed; at most 200 characters.
    package let code: String

    /// `id` replaces the file's own where findings are to be named from another folder.
    package init(_ finding: Finding, file id: FileID? = nil) {
        let file = finding.location.file
        rule = finding.rule
        self.file = id ?? file.id
        enclosing = finding.enclosing
        let line = file.lines.range(ofLine: finding.location.start.line)
        let end = min(line.end, line.start + 1_000)
        code = String(
            file.text(SourceRange(line.start, end)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .prefix(200))
    }

    /// A key that was written down.
    package init(rule: String, file: FileID, enclosing: String, code: String) {
        self.rule = rule
        self.file = file
        self.enclosing = enclosing
        self.code = code
    }

    /// 16 hexadecimal digits; `salt` tells apart findings that have the same key, counted from 0.
    package func fingerprint(salt: Int = 0) -> String {
        stableHash(
            [Array(rule.utf8), file.bytes, Array(enclosing.utf8), Array(code.utf8)]
                + (salt == 0 ? [] : [Array("\(salt)".utf8)]))
    }
}
