import TimerlintDiagnostics
import TimerlintSource

/// Identifiers of findings across runs, for services that track findings over time.
struct Fingerprints {
    private var lines: [ObjectIdentifier: LineFingerprints] = [:]

    init(of findings: [Finding]) {
        for (id, group) in Dictionary(grouping: findings, by: { ObjectIdentifier($0.location.file) }) {
            guard let file = group.first?.location.file else { continue }
            lines[id] = LineFingerprints(of: file, lines: Set(group.map { $0.location.start.line }))
        }
    }

    /// GitHub's hash of the line that the finding starts on.
    func line(of finding: Finding) -> String? {
        lines[ObjectIdentifier(finding.location.file)]?[finding.location.start.line]
    }

    /// One per finding, all different: equal keys are numbered in order.
    static func unique(_ findings: [Finding], _ folders: Folders) -> [String] {
        var seen: [FindingKey: Int] = [:]
        return findings.map { finding in
            let key = FindingKey(finding, file: FileID(folders.name(finding)))
            let salt = seen[key, default: 0]
            seen[key] = salt + 1
            return key.fingerprint(salt: salt)
        }
    }
}

extension Folders {
    /// The finding's path for services: relative to the root, or absolute if outside.
    func name(_ finding: Finding) -> String { name(finding.location.file.path) }

    func name(_ path: String) -> String { fromRoot(path) ?? absolute(path) }
}

extension Report {
    func rule(_ id: String) -> RuleDescription? { rules.first { $0.id == id } }
}
