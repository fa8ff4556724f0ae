import TimerlintDiagnostics
import TimerlintSource

/// Selects fixes that can be applied together.
///
/// Input: fixes in order of preference, for the same files. Output: the edits, and the fate of each fix. A fix
/// is applied completely, in all its files, or not at all. If two fixes touch each other, the second waits for
/// the next round, which computes it again from the changed files.
package struct FixBatch: Sendable {
    /// The fate of a fix, at the same index as the fix.
    package enum Fate: Sendable, Equatable {
        case applied
        /// It touches an earlier fix.
        case deferred
        /// Its edits overlap each other or lie outside their file: a bug in the rule.
        case malformed
    }

    /// Sorted and disjoint.
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

/// The new bytes of a file, with the fate of each fix.
package func applyFixes(_ fixes: [FixIt], to file: SourceFile) -> (bytes: [UInt8], fates: [FixBatch.Fate]) {
    let batch = FixBatch(fixes)
    return ((batch.edits[file.id] ?? []).applied(to: file.bytes), batch.fates)
}

/// Disjoint edits, sorted.
private struct TakenEdits {
    private(set) var edits: [TextEdit] = []

    /// Whether one of the edits touches an edit already taken. An identical edit, requested by two findings,
    /// does not conflict.
    func touches(_ new: [TextEdit]) -> Bool { new.contains { !isTaken($0) && touches($0) } }

    /// Adds edits that touch no edit already taken.
    mutating func take(_ new: [TextEdit]) {
        // Two insertions of one fix at the same offset keep their order.
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

    /// Binary search: the edits are disjoint, so the condition holds for all edits after the first that
    /// satisfies it.
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
