import TimerlintDiagnostics
import TimerlintSource

/// A fix with its finding.
struct Candidate {
    let finding: Finding
    let fix: FixIt

    var key: FixKey {
        FixKey(
            rule: finding.rule, file: finding.location.file.id, enclosing: finding.enclosing, message: finding.message,
            title: fix.title)
    }

    /// Whether the fix shortens its files in total.
    var isShortening: Bool {
        let edits = fix.changes.flatMap(\.edits)
        return edits.reduce(0) { $0 + $1.replacement.utf8.count - Int($1.range.end - $1.range.start) } < 0
    }

    func touches(anyOf files: Set<FileID>) -> Bool {
        files.contains(finding.location.file.id) || fix.changes.contains { files.contains($0.file.id) }
    }
}

/// The identity of a fix that recurs in several rounds.
struct FixKey: Hashable {
    let rule: String
    let file: FileID
    let enclosing: String
    let message: String
    let title: String
}

/// Identifies a fix across rounds by its place.
struct FixPlace: Hashable {
    let rule: String
    let file: FileID
    private(set) var offset: UInt32

    init(_ candidate: Candidate) {
        rule = candidate.finding.rule
        file = candidate.finding.location.file.id
        offset = candidate.finding.location.range.start
    }

    func moved(by maps: [FileID: OffsetMap]) -> FixPlace {
        var place = self
        place.offset = maps[file]?.moved(offset) ?? offset
        return place
    }
}

/// The files with some fixes of a round applied, and the problems of the result.
struct Trial {
    let candidates: [Candidate]
    /// Relative to the files of the round.
    private(set) var edits: [FileID: [TextEdit]] = [:]
    private(set) var files: [SourceFile]
    private(set) var findings: [Finding] = []
    private(set) var fault: DroppedFix.Reason?
    /// Indices of the new candidates whose finding still exists.
    private(set) var notFixed: Set<Int> = []
    /// Indices of the new candidates that lie in, or change, a file with a new finding.
    private(set) var suspects: Set<Int> = []

    init(_ new: [Candidate], upon best: Trial?, in run: FixRun) {
        candidates = (best?.candidates ?? []) + new
        files = run.files
        for (id, made) in FixBatch(candidates.map(\.fix)).edits {
            guard let index = run.indices[id] else { continue }
            let old = files[index]
            edits[id] = made
            files[index] = made.applied(to: old)
            if run.loop.unscanned(files[index]) > run.loop.unscanned(old) { fault = .unscanned }
        }
        guard fault == nil else { return }
        findings = run.loop.lint(files)
        let comparison = FindingComparison(before: run.findings, after: findings, edits: edits)
        notFixed = Set(new.indices.filter { comparison.isStillThere(new[$0].finding) })
        suspects = Set(new.indices.filter { new[$0].touches(anyOf: comparison.filesWithNew) })
        if !notFixed.isEmpty { fault = .notFixed } else if comparison.hasNew { fault = .addsFinding }
    }
}
