import TimerlintDiagnostics
import TimerlintSource

/// Fixes of one file that can be applied together. In: fixes in order of preference, against the same bytes. Out: the
/// edits to make, and what became of each fix. A fix is made whole or not at all; of two that touch each other the
/// second waits for the next round, when it is built again from what the first left.
package struct FixBatch: Sendable {
    /// What becomes of a fix, at the same index as the fix.
    package enum Fate: Sendable, Equatable {
        case applied
        /// It touches a fix before it.
        case deferred
        /// Its edits overlap each other or lie outside the file: a fault of the rule.
        case malformed
    }

    /// Sorted; no two overlap.
    package let edits: [TextEdit]
    package let fates: [Fate]

    package init(_ fixes: [FixIt], fileLength: Int) {
        var taken = TakenEdits()
        fates = fixes.map { fix in
            guard FixBatch.isSound(fix, fileLength: fileLength) else { return .malformed }
            return taken.take(fix.edits) ? .applied : .deferred
        }
        edits = taken.edits
    }

    private static func isSound(_ fix: FixIt, fileLength: Int) -> Bool {
        var end: UInt32 = 0
        for edit in fix.edits {
            guard edit.range.start >= end, edit.range.end >= edit.range.start, Int(edit.range.end) <= fileLength else {
                return false
            }
            end = edit.range.end
        }
        return !fix.edits.isEmpty
    }
}

/// The new bytes of a file, with what became of each fix.
package func applyFixes(_ fixes: [FixIt], to bytes: [UInt8]) -> (bytes: [UInt8], fates: [FixBatch.Fate]) {
    let batch = FixBatch(fixes, fileLength: bytes.count)
    return (batch.edits.applied(to: bytes), batch.fates)
}

/// Edits that stand apart from one another, sorted.
private struct TakenEdits {
    private(set) var edits: [TextEdit] = []

    /// Takes all of the edits, or none where one of them touches what is taken. Edits that are taken already, since two
    /// findings ask for the same, are no hindrance.
    mutating func take(_ new: [TextEdit]) -> Bool {
        let missing = new.filter { edit in !isTaken(edit) }
        guard missing.allSatisfy({ !touches($0) }) else { return false }
        // Two insertions of one fix at one place keep their order.
        for edit in missing { edits.insert(edit, at: firstIndex { $0.range > edit.range }) }
        return true
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
