import Diagnostics
import Fixes
import Linting
import Reporting
import Source
import SwiftFrontEnd
import Workspace

/// Applies fixes to the sources of a run. Sources and their findings in; out come the mended sources, which this stage
/// writes only when told to.
struct FixStage {
    let options: FixOptions
    let linter: Linter

    struct Result {
        /// With the mended files in place of the old ones, and a notice for each fix that was left out.
        var sources: SourceSet
        /// What is found in them.
        var lint: LintResult
        var changed: [FixedFile]
        /// How many findings the fixes mended.
        var mended: Int
    }

    func run(_ sources: SourceSet, _ found: LintResult) -> Result {
        let loop = FixLoop(
            lint: { linter.lint($0).findings },
            unscanned: { unscanned($0) },
            isWanted: { sources.selected.contains($0.location.file.path) && isAllowed($0.fix?.safety) })
        let outcome = loop.run(sources.files, findings: found.findings)
        var result = Result(sources: sources, lint: found, changed: outcome.changed, mended: outcome.mended.count)
        result.sources.notices += outcome.dropped.map(notice)
        guard !outcome.changed.isEmpty else { return result }
        let fixed = Dictionary(uniqueKeysWithValues: outcome.changed.map { ($0.original.path, $0.fixed) })
        result.sources.files = sources.files.map { fixed[$0.path] ?? $0 }
        result.lint = linter.lint(result.sources.files)
        return result
    }

    private func isAllowed(_ safety: FixSafety?) -> Bool {
        safety == .safe || safety == .unsafe && options.unsafeFixes
    }

    /// Deep sources need the stack of a worker.
    private func unscanned(_ file: SourceFile) -> Int {
        concurrentMap([file], jobs: 1) { parseSwift($0).skipped.reduce(0) { $0 + $1.range.length } }[0]
    }

    private func notice(_ dropped: DroppedFix) -> Notice {
        let place = dropped.finding.location
        let message = "the fix of [\(dropped.finding.rule)] in line \(place.start.line) was left out: \(dropped.reason.rawValue)"
        return Notice(kind: .fixDropped, path: place.file.path, message: message)
    }
}

extension FixStage.Result {
    /// Puts the mended files in place of the old ones, each at once or not at all. A file that changed since it was
    /// read, that cannot be written, or that a link leads to from outside the roots, stays as it is and counts as failed.
    mutating func writeFiles(below roots: [Path]) {
        let replacement = FileReplacement(roots: roots.map { (try? FileSystem.absolute($0)) ?? $0 })
        for file in changed {
            let name = file.original.path
            guard let path = sources.places[name] else { continue }
            do {
                try replacement.replace(path, holding: file.original.bytes, with: file.fixed.bytes)
            } catch {
                revert(file, Notice(kind: .unreadable, path: name, message: error.message))
            }
        }
    }

    private mutating func revert(_ file: FixedFile, _ notice: Notice) {
        sources.notices.append(notice)
        sources.counts.failed += 1
        changed.removeAll { $0.original.path == file.original.path }
    }
}
