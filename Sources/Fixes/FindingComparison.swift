import TimerlintDiagnostics
import TimerlintSource

/// Matches the findings before and after an edit. A finding matches by its rule and its moved position,
/// otherwise by its rule, enclosing declaration and message.
struct FindingComparison {
    private let maps: [FileID: OffsetMap]
    /// The number of findings at each place, before (positions moved by the edits) and after.
    private let before: [Place: Int]
    private let after: [Place: Int]
    /// The files with findings that did not exist before the edit.
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

    /// Whether a finding from before still exists at the same place.
    func isStillThere(_ finding: Finding) -> Bool {
        let place = Place(finding, at: FindingComparison.moved(finding, maps))
        return after[place, default: 0] >= before[place, default: 0]
    }

    /// The findings of the first list whose place has no counterpart in the second.
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

/// Maps byte offsets of a file across edits.
struct OffsetMap {
    /// The end of each edit, and the shift of the bytes after it.
    private let shifts: [(end: Int, shift: Int)]
    private let edits: [TextEdit]

    /// The edits must be sorted and disjoint.
    init(_ edits: [TextEdit]) {
        self.edits = edits
        var shift = 0
        shifts = edits.map { edit in
            shift += edit.replacement.utf8.count - edit.range.length
            return (Int(edit.range.end), shift)
        }
    }

    /// The new offset. An insertion at an offset moves it; an offset inside a replaced range maps to the start
    /// of the range.
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
