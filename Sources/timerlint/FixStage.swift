import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

/// Applies fixes to the sources of a run. Input: an analysis. Output: the fixed sources and their findings.
/// `writeFiles` writes them to disk.
struct FixStage {
    let linter: Linter
    /// The findings with the fixes to try.
    let fixable: ([Finding]) -> [Finding]
    let isWanted: (Finding) -> Bool

    struct Result {
        /// The analysis of the fixed files, with a notice for each dropped fix.
        var analysis: Session.Analysis
        var changed: [FixedFile]
        /// The findings whose fixes were applied.
        var fixedFindings: [Finding]
        fileprivate let repeatedLinter: RepeatedLinter
    }

    /// Applies fixes up to a safety level.
    init(_ options: FixOptions, _ linter: Linter, _ filter: FindingFilter) {
        self.linter = linter
        guard options.addSuppressions else {
            fixable = { $0 }
            isWanted = { finding in
                guard let fix = finding.fix, filter.counts(finding), filter.mayChange(fix) else { return false }
                return fix.safety == .safe || fix.safety == .unsafe && options.unsafeFixes
            }
            return
        }
        fixable = SuppressionStage(reason: options.reason, counts: filter.counts).withComments
        isWanted = { _ in true }
    }

    func run(_ analysis: Session.Analysis) -> Result {
        let repeatedLinter = RepeatedLinter(linter)
        let loop = FixLoop(
            lint: { fixable(repeatedLinter.lint($0).findings) }, unscanned: repeatedLinter.unscanned, isWanted: isWanted
        )
        let outcome = loop.run(analysis.sources.files, findings: fixable(analysis.result.findings))
        var result = Result(
            analysis: analysis, changed: outcome.changed, fixedFindings: outcome.fixedFindings,
            repeatedLinter: repeatedLinter)
        result.analysis.sources.notices += outcome.dropped.map(notice)
        guard !outcome.changed.isEmpty else { return result }
        let fixed = Dictionary(uniqueKeysWithValues: outcome.changed.map { ($0.original.id, $0.fixed) })
        result.analysis.sources.files = analysis.sources.files.map { fixed[$0.id] ?? $0 }
        result.analysis.result = repeatedLinter.lint(result.analysis.sources.files)
        return result
    }

    private func notice(_ dropped: DroppedFix) -> Notice {
        let place = dropped.finding.location
        let message =
            "the fix of [\(dropped.finding.rule)] in line \(place.start.line) was left out: \(dropped.reason.rawValue)"
        return Notice(kind: .fixDropped, path: place.file.path, message: message)
    }
}

extension FixStage.Result {
    /// Writes the fixed files, each atomically. `input` is the file from standard input. A file is left
    /// unchanged and counted as failed, with its findings kept, if it changed since it was read, if its staged
    /// text differs from the one on disk, if it is not writable, or if it is a link to a file outside the
    /// roots.
    mutating func writeFiles(input: FileID?, below roots: [Path]) {
        let replacement = FileReplacement(roots: roots.map { (try? FileSystem.absolute($0)) ?? $0 })
        var left: [FileID: SourceFile] = [:]
        for file in changed where file.original.id != input {
            let name = file.original.path
            guard let path = analysis.sources.places[file.original.id] else {
                left[file.original.id] = file.original
                leaveOut(
                    file,
                    Notice(
                        kind: .fixDropped, path: name, message: "not fixed: what is staged is not what the file holds"))
                continue
            }
            do {
                try replacement.replace(path, holding: file.original.bytes, with: file.fixed.bytes)
            } catch {
                left[file.original.id] = file.original
                leaveOut(file, Notice(kind: .unreadable, path: name, message: error.message))
            }
        }
        if left.isEmpty { return }
        analysis.sources.files = analysis.sources.files.map { left[$0.id] ?? $0 }
        analysis.result = repeatedLinter.lint(analysis.sources.files)
    }

    private mutating func leaveOut(_ file: FixedFile, _ notice: Notice) {
        analysis.sources.notices.append(notice)
        analysis.sources.counts.failed += 1
        changed.removeAll { $0.original.id == file.original.id }
        fixedFindings.removeAll { finding in
            finding.location.file.id == file.original.id
                || finding.fix?.changes.contains { $0.file.id == file.original.id } == true
        }
    }
}
