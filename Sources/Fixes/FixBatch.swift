import TimerlintDiagnostics
import TimerlintSource

/// Fixes that can be applied together. In: fixes in order of preference, against the same files. Out: the edits to
/// make, and what became of each fix. A fix is made whole or not at all, in all the files that it changes; of two that
/// touch each other the second waits for the next round, when it is built again from what the first left.
package struct FixBatch: Sendable {
    /// What becomes of a fix, at the same index as the fix.
    package enum Fate: Sendable, Equatable {
        case applied
        /// It touches a fix before it.
        case deferred
        /// Its edits overlap each other or lie outside their file: a fault of the rule.
        case malformed
    }

    /// Sorted, and no two overlap.
    package let edits: [FileID: [TextEdit]]
    package let fates: [Fate]

    package init(_ fixes: [FixIt]) {
        var taken: [FileID: TakenEdits] = [:]
        fates = fixes.map { fix in
            guard fix.isSound else { return .malformed }
            guard fix.changes.allSatisfy({ taken[$0.file.id]?.touches($0.edits) != true }) else { return .deferred }
            for change in fix.changes { taken[change.file.id, default: TakenEdits()].take(change.edits) }
            return .applied
        }
        edits = taken.mapValues(\.edits)
    }
}

/// The new bytes of a file, with what became of each fix.
package func applyFixes(_ fixes: [FixIt], to file: SourceFile) -> (bytes: [UInt8], fates: [FixBatch.Fate]) {
    let batch = FixBatch(fixes)
    return ((batch.edits[file.id] ?? []).applied(to: file.bytes), batch.fates)
}

/// Edits that stand apart from one another, sorted.
private struct TakenEdits {
    private(set) var edits: [TextEdit] = []

    /// Whether one of the edits touches what is taken. Edits that are taken already, since two findings ask for the
    /// same, are no hindrance.
    func touches(_ new: [TextEdit]) -> Bool { new.contains { !isTaken($0) && touches($0) } }

    /// Takes edits that touch nothing that is taken.
    mutating func take(_ new: [TextEdit]) {
        // Two insertions of one fix at one place keep their order.
        for edit in new.filter({ !isTaken($0) }) { edits.insert(edit, at: firstIndex { $0.range > edit.range }) }
    }

    private func isTaken(_ edit: TextEdit) -> Bool {
        let index = firstIndex { $0.range >= edit.range }
        return index < edits.count && edits[index] == edit
    }

    private func touches(_ edit: TextEdit) -> Bool {
        let index = firstIndex { $0.range.end >= edit.range.start }
        return index < edits.count && edits[index].range.start <= edit.range.end
    }

    /// The edits stand apart, so what holds for one holds for all behind it.
    private func firstIndex(where holds: (TextEdit) -> Bool) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if holds(edits[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
