import TimerlintSource

/// Identifies a finding without line numbers, so that inserting or deleting lines above does not change it. The
/// basis of baselines and fingerprints.
package struct FindingKey: Hashable, Sendable {
    package let rule: String
    package let file: FileID
    /// As in `Finding`.
    package let enclosing: String
    /// The line of code on which the finding starts, with white space collapsed; at most 200 characters.
    package let code: String

    /// `id` replaces the file's own id, to name findings relative to another folder.
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

    /// A key read from a file.
    package init(rule: String, file: FileID, enclosing: String, code: String) {
        self.rule = rule
        self.file = file
        self.enclosing = enclosing
        self.code = code
    }

    /// 16 hexadecimal digits. `salt`, counted from 0, distinguishes findings with equal keys.
    package func fingerprint(salt: Int = 0) -> String {
        stableHash(
            [Array(rule.utf8), file.bytes, Array(enclosing.utf8), Array(code.utf8)]
                + (salt == 0 ? [] : [Array("\(salt)".utf8)]))
    }
}
