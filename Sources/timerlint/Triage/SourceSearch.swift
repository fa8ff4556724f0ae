import TimerlintDiagnostics
import TimerlintSource
import TimerlintTriage
import TimerlintWorkspace

/// The sources to compare crash reports with.
struct SourceSearch {
    let paths: [String]
    /// The rules for the suspected causes, including opt-in ones.
    let rules: [String]

    /// Lints the sources. Throws `ConfigurationError`, and `Failure` with the path of an unreadable source.
    func matcher() throws -> SourceMatcher {
        let session = try Session(
            try FileOptions.parse(["--"] + paths), try RuleOptions.parse(["--only", rules.joined(separator: ",")]))
        var watch = Stopwatch(progress: Progress())
        let (analysis, facts) = try session.examine(try session.findFiles(), &watch)
        for notice in analysis.sources.notices where notice.severity == .error {
            throw Failure("\(notice.path ?? ""): \(notice.message)")
        }
        if analysis.sources.counts.read == 0 {
            throw Failure("no sources found in \(paths.map { "'\($0)'" }.joined(separator: ", "))")
        }
        guard let facts else { return SourceMatcher(findings: [], outline: nil) }
        let outline = concurrentMap([facts], jobs: 1) { SourceOutline($0) }[0]
        return SourceMatcher(findings: try findings(analysis, session), outline: outline)
    }

    /// Includes suppressed findings and those in the baseline: the crash shows that they are real.
    private func findings(_ analysis: Session.Analysis, _ session: Session) throws -> [TreeFinding] {
        var filter = FindingFilter(selected: analysis.sources.selected, names: session.surroundings.names)
        filter.baseline = try BaselineInForce.known(option: nil, session, analysis.files.found)
        let open = analysis.result.findings.filter { filter.selected.contains($0.location.file.id) }.map {
            TreeFinding($0, isBaselined: !filter.counts($0))
        }
        let suppressed = analysis.result.suppressed.filter { filter.selected.contains($0.finding.location.file.id) }
        return open + suppressed.map { TreeFinding($0.finding, isSuppressed: true) }
    }
}
