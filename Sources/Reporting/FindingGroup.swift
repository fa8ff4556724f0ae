import TimerlintDiagnostics
import TimerlintSource

/// Findings of one timer, or of one place where the timer is not known, the gravest first.
struct FindingGroup {
    private(set) var first: Finding
    private(set) var others: [Finding] = []

    /// What a reader meets, in order: groups, and at the end of a file what is left of rules that speak too often.
    enum Block {
        case group(FindingGroup)
        /// Findings of one rule in one file that are only counted.
        case more([Finding])
    }

    /// Findings of one rule in one file that are shown in full.
    private static let shownInFull = 3

    static func blocks(of findings: [Finding]) -> [Block] {
        var blocks: [Block] = []
        var start = 0
        while start < findings.count {
            let file = findings[start].location.file
            let end = findings[start...].firstIndex { $0.location.file !== file } ?? findings.count
            blocks += inFile(Array(findings[start..<end]))
            start = end
        }
        return blocks
    }

    private static func inFile(_ findings: [Finding]) -> [Block] {
        let (shown, left) = cut(findings)
        var groups: [FindingGroup] = []
        var places: [Place: Int] = [:]
        for finding in shown {
            let place = Place(finding.timer ?? finding.location)
            if let index = places[place] {
                groups[index].add(finding)
            } else {
                places[place] = groups.count
                groups.append(FindingGroup(first: finding))
            }
        }
        return groups.map(Block.group) + left.map(Block.more)
    }

    /// Parts the findings of a file into those that are shown and, by rule, those that are only counted. One finding
    /// more than the limit is shown: naming it takes no less room.
    private static func cut(_ findings: [Finding]) -> (shown: [Finding], left: [[Finding]]) {
        let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        var shown: [Finding] = []
        var left: [String: [Finding]] = [:]
        for finding in findings {
            let before = seen[finding.rule, default: 0]
            seen[finding.rule] = before + 1
            if before < shownInFull || counts[finding.rule, default: 0] <= shownInFull + 1 {
                shown.append(finding)
            } else {
                left[finding.rule, default: []].append(finding)
            }
        }
        return (shown, left.sorted { $0.key < $1.key }.map(\.value))
    }

    private mutating func add(_ finding: Finding) {
        if finding.severity > first.severity {
            others.append(first)
            first = finding
        } else {
            others.append(finding)
        }
        others.sort { ($1.severity, $0.location.range) < ($0.severity, $1.location.range) }
    }

    private struct Place: Hashable {
        let file: ObjectIdentifier
        let start: UInt32

        init(_ location: Location) {
            file = ObjectIdentifier(location.file)
            start = location.range.start
        }
    }
}
