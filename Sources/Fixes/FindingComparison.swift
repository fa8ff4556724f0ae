import TimerlintDiagnostics
import TimerlintSource

/// Tells which findings of the files after an edit were there before it. A finding is known again by its rule and the
/// place that its own has moved to, else by its rule, the declaration it stands in and what it says.
struct FindingComparison {
    private let maps: [FileID: OffsetMap]
    /// How many findings there are at each place, before (moved by the edits) and after.
    private let before: [Place: Int]
    private let after: [Place: Int]
    /// The files in which the edit brought findings that were not there.
    let filesWithNew: Set<FileID>
    var hasNew: Bool { !filesWithNew.isEmpty }

    init(before: [Finding], after: [Finding], edits: [FileID: [TextEdit]]) {
        let maps = edits.mapValues(OffsetMap.init)
        let old = before.map { (Place($0, at: FindingComparison.moved($0, maps)), Description($0)) }
        let new = after.map { (Place($0, at: $0.location.range.start), Description($0)) }
        self.maps = maps
        self.before = counts(old.map(\.0))
        self.after = counts(new.map(\.0))
        let strangers = counts(FindingComparison.unmatched(new, in: old).map(\.1))
        let gone = counts(FindingComparison.unmatched(old, in: new).map(\.1))
        filesWithNew = Set(
            strangers.filter { description, count in count > gone[description, default: 0] }.map(\.key.file))
    }

    /// Whether a finding from before is found at the same place.
    func isStillThere(_ finding: Finding) -> Bool {
        let place = Place(finding, at: FindingComparison.moved(finding, maps))
        return after[place, default: 0] >= before[place, default: 0]
    }

    /// Those of the first for whose place the second has none.
    private static func unmatched(
        _ findings: [(Place, Description)], in others: [(Place, Description)]
    ) -> [(Place, Description)] {
        var left = counts(others.map(\.0))
        return findings.filter { place, _ in
            left[place, default: 0] -= 1
            return left[place, default: 0] < 0
        }
    }

    private static func moved(_ finding: Finding, _ maps: [FileID: OffsetMap]) -> UInt32 {
        let start = finding.location.range.start
        return maps[finding.location.file.id]?.moved(start) ?? start
    }

    private struct Place: Hashable {
        let rule: String
        let file: FileID
        let offset: UInt32

        init(_ finding: Finding, at offset: UInt32) {
            rule = finding.rule
            file = finding.location.file.id
            self.offset = offset
        }
    }

    private struct Description: Hashable {
        let rule: String
        let file: FileID
        let enclosing: String
        let message: String

        init(_ finding: Finding) {
            rule = finding.rule
            file = finding.location.file.id
            enclosing = finding.enclosing
            message = finding.message
        }
    }
}

private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    Dictionary(elements.map { ($0, 1) }, uniquingKeysWith: +)
}

/// Where edits move the bytes of a file.
struct OffsetMap {
    /// The end of each edit, and how far everything from there on moves.
    private let shifts: [(end: Int, shift: Int)]
    private let edits: [TextEdit]

    /// The edits are sorted and do not overlap.
    init(_ edits: [TextEdit]) {
        self.edits = edits
        var shift = 0
        shifts = edits.map { edit in
            shift += edit.replacement.utf8.count - edit.range.length
            return (Int(edit.range.end), shift)
        }
    }

    /// What an insertion stands before moves; what is inside a replaced range goes to its start.
    func moved(_ offset: UInt32) -> UInt32 {
        var low = 0
        var high = shifts.count
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].end <= Int(offset) { low = middle + 1 } else { high = middle }
        }
        let shift = low == 0 ? 0 : shifts[low - 1].shift
        let isInside = low < edits.count && edits[low].range.start < offset
        return UInt32(Int(isInside ? edits[low].range.start : offset) + shift)
    }
}
