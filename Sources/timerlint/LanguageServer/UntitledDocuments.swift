import TimerlintDiagnostics
import TimerlintLanguageServer
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintTimers

/// Lints documents without a file: each on its own, with the default configuration, and again only after a
/// change.
struct UntitledDocuments {
    private let linter = RepeatedLinter(
        Linter(rules: Catalogue.rules.filter { !$0.isOptIn }.map { ActiveRule(rule: $0) }, jobs: 1))
    /// By URI.
    private var known: [String: (file: SourceFile, analysis: RepeatedLinter.Analysis)] = [:]

    mutating func findings(in overlays: [DocumentKey: Overlay]) -> [LocatedFinding] {
        let untitled = overlays.compactMap { key, overlay -> (uri: String, overlay: Overlay)? in
            if case .untitled(let uri) = key { (uri, overlay) } else { nil }
        }
        let uris = Set(untitled.map(\.uri))
        known = known.filter { uris.contains($0.key) }
        return untitled.sorted { $0.uri < $1.uri }.flatMap { uri, overlay -> [LocatedFinding] in
            if known[uri]?.file.bytes != overlay.bytes { known[uri] = analyze(uri, overlay) }
            return known[uri]?.analysis.result.findings.map { LocatedFinding($0) { _ in .untitled(uri) } } ?? []
        }
    }

    func facts(of uri: String) -> ProjectFacts? {
        guard let (file, analysis) = known[uri], analysis.facts != nil else { return nil }
        return linter.currentFacts([file])
    }

    private func analyze(_ uri: String, _ overlay: Overlay) -> (file: SourceFile, analysis: RepeatedLinter.Analysis)? {
        let language = overlay.language ?? Language(path: uri) ?? .swift
        let file = SourceFile(path: uri, language: language, bytes: overlay.bytes)
        return linter.analyze([file], isOutdated: { false }).map { (file, $0) }
    }
}
