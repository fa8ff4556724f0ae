import TimerlintDiagnostics
import TimerlintRules
import TimerlintSemantics
import TimerlintSource
import TimerlintSuppressions

/// The result of an analysis, which may hold for later texts.
struct SettledResult: Sendable {
    let result: LintResult
    private let places: Set<ObjectIdentifier>

    init(_ result: LintResult) {
        self.result = result
        places = Set(result.places.map { ObjectIdentifier($0) })
    }

    /// Whether the file contains the location of a finding, a step of its trace or an edit of its fix. Unparsed parts do
    /// not count, because they follow from the file alone.
    func isPlace(_ file: SourceFile) -> Bool { places.contains(ObjectIdentifier(file)) }
}

extension LintResult {
    fileprivate var places: [SourceFile] {
        let all = (findings + suppressed.map(\.finding)).filter { $0.rule != UnparsedParts.rule }
        return all.flatMap { finding -> [SourceFile] in
            let places = [finding.location] + finding.trace.map(\.location) + [finding.timer].compactMap { $0 }
            return places.map(\.file) + (finding.fix?.changes.map(\.file) ?? [])
        }
    }

    /// Without the unparsed parts of some files.
    func withoutUnparsedParts(of files: [FileModel]) -> LintResult {
        let unparsed = Set(files.filter { !$0.tree.skipped.isEmpty }.map { ObjectIdentifier($0.file) })
        if unparsed.isEmpty { return self }
        var result = self
        result.findings.removeAll {
            $0.rule == UnparsedParts.rule && unparsed.contains(ObjectIdentifier($0.location.file))
        }
        return result
    }

    /// The findings after edits that no rule has read; `nil` if one of them is near an edit. Keeps their order.
    func moved(across revisions: FileRevisions) -> LintResult? {
        if revisions.isEmpty { return self }
        guard let findings = findings.mapIfAll({ $0.moved(across: revisions) }),
            let suppressed = suppressed.mapIfAll({ $0.moved(across: revisions) })
        else { return nil }
        var result = self
        result.findings = findings
        result.suppressed = suppressed
        return result
    }
}

extension SuppressedFinding {
    fileprivate func moved(across revisions: FileRevisions) -> SuppressedFinding? {
        finding.moved(across: revisions).map { SuppressedFinding(finding: $0, reason: reason) }
    }
}
