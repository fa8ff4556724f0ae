import TimerlintDiagnostics
import TimerlintSource

/// Findings of one timer (or of one place, if the timer is unknown), most severe first.
struct FindingGroup {
    private(set) var first: Finding
    private(set) var others: [Finding] = []

    /// The parts of the output, in order: groups, and at the end of a file the counts of repetitive rules.
    enum Block {
        case group(FindingGroup)
        /// Findings of one rule in one file that are counted but not shown.
        case more([Finding])
    }

    /// Number of findings of one rule in one file to show in full.
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

    /// Splits the findings of a file into those to show and, by rule, those only counted. One finding above the
    /// limit is shown, because a count would take as much space.
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
