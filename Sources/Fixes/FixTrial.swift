import TimerlintDiagnostics
import TimerlintSource

/// A fix with the finding that it is for.
struct Candidate {
    let finding: Finding
    let fix: FixIt

    var key: FixKey {
        FixKey(
            rule: finding.rule, path: finding.location.file.path, enclosing: finding.enclosing, message: finding.message,
            title: fix.title)
    }

    func touches(anyOf paths: Set<String>) -> Bool {
        paths.contains(finding.location.file.path) || fix.changes.contains { paths.contains($0.file.path) }
    }
}

/// What fixes that come again and again have in common.
struct FixKey: Hashable {
    let rule: String
    let path: String
    let enclosing: String
    let message: String
    let title: String
}

/// Knows a fix again in the next round.
struct FixPlace: Hashable {
    let rule: String
    let path: String
    private(set) var offset: UInt32

    init(_ candidate: Candidate) {
        rule = candidate.finding.rule
        path = candidate.finding.location.file.path
        offset = candidate.finding.location.range.start
    }

    func moved(by maps: [String: OffsetMap]) -> FixPlace {
        var place = self
        place.offset = maps[path]?.moved(offset) ?? offset
        return place
    }
}

/// The files with some of a round's fixes applied, and what is wrong with the result.
struct Trial {
    let candidates: [Candidate]
    /// By path, against the files of the round.
    private(set) var edits: [String: [TextEdit]] = [:]
    private(set) var files: [SourceFile]
    private(set) var findings: [Finding] = []
    private(set) var fault: DroppedFix.Reason?
    /// Indices into the new candidates whose finding is still there.
    private(set) var notMended: Set<Int> = []
    /// Indices into the new candidates that stand in, or change, a file with a new finding.
    private(set) var suspects: Set<Int> = []

    init(_ new: [Candidate], upon best: Trial?, in run: FixRun) {
        candidates = (best?.candidates ?? []) + new
        files = run.files
        for (path, made) in FixBatch(candidates.map(\.fix)).edits {
            guard let index = run.indices[path] else { continue }
            let old = files[index]
            edits[path] = made
            files[index] = made.applied(to: old)
            if run.loop.unscanned(files[index]) > run.loop.unscanned(old) { fault = .unscanned }
        }
        guard fault == nil else { return }
        findings = run.loop.lint(files)
        let comparison = FindingComparison(before: run.findings, after: findings, edits: edits)
        notMended = Set(new.indices.filter { comparison.isStillThere(new[$0].finding) })
        suspects = Set(new.indices.filter { new[$0].touches(anyOf: comparison.pathsWithNew) })
        if !notMended.isEmpty { fault = .notMended } else if comparison.hasNew { fault = .addsFinding }
    }
}
