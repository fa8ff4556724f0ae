import TimerlintDiagnostics
import TimerlintSource
import TimerlintTimers

/// Reads the timers of a project as plain values.
///
/// Input: the facts and findings of one lint run; `nil` facts if no file mentions a timer. Output: one entry
/// for each timer created in the selected files, in the order of paths and lines, with the findings of these
/// files, and their findings that concern no listed timer. Cost: linear in the timers, the uses of their
/// handles and the code of their handlers.
package func readInventory(
    _ facts: ProjectFacts?, name: String, findings: [Finding], suppressed: [SuppressedFinding],
    isWanted: (SourceFile) -> Bool
) -> Inventory {
    let assignment = FindingAssignment(facts.map { subjects(of: $0, isWanted) } ?? [])
    let (entries, others) = assignment.assigned(
        findings.filter { isWanted($0.location.file) },
        suppressed: suppressed.filter { isWanted($0.finding.location.file) })
    return Inventory(name: name, timers: named(entries.sorted { TimerOrder.path.precedes($0, $1) }), others: others)
}

private func subjects(of facts: ProjectFacts, _ isWanted: (SourceFile) -> Bool) -> [TimerSubject] {
    let reader = EntryReader(facts: facts)
    var subjects: [TimerSubject] = []
    for timer in facts.timers where isWanted(timer.creation.tree.file) {
        subjects.append(CrashRecovery.analyzing(timer.creation.tree.file.id) { reader.subject(of: timer) })
    }
    for task in facts.timedTasks where isWanted(task.creation.tree.file) {
        if let subject = CrashRecovery.analyzing(task.creation.tree.file.id, { reader.subject(of: task) }) {
            subjects.append(subject)
        }
    }
    for item in facts.delayedItems() where isWanted(item.creation.tree.file) {
        subjects.append(CrashRecovery.analyzing(item.creation.tree.file.id) { reader.subject(of: item) })
    }
    return subjects
}

/// Assigns unique ids: otherwise equal timers are numbered in order.
private func named(_ entries: [TimerEntry]) -> [TimerEntry] {
    var seen: [[String]: Int] = [:]
    return entries.map { entry in
        let key = [
            entry.made.path, entry.kind.rawValue, entry.api, entry.owner, entry.handle?.name ?? "",
            entry.made.enclosing,
        ]
        let salt = seen[key, default: 0]
        seen[key] = salt + 1
        var entry = entry
        entry.id = stableHash((key + (salt == 0 ? [] : ["\(salt)"])).map { Array($0.utf8) })
        return entry
    }
}
