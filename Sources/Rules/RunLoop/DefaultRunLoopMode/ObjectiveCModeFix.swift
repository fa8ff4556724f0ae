import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Adds an Objective-C timer that `scheduledTimer…` put into the default mode to the common modes too, on the
/// line after the statement that stores it. Input: such a timer. Output: the fix; `nil` unless a statement of
/// its own stores it in a variable.
struct ObjectiveCModeFix {
    let timer: Timer

    func fix() -> FixIt? {
        let creation = timer.creation
        guard creation.tree.file.language == .objectiveC, timer.kind == .runLoopTimer, timer.isScheduled,
            let place = KeepingStatement(of: creation),
            let handle = handle(place), let semicolon = semicolon(after: place.statement)
        else { return nil }
        let message = "[[NSRunLoop currentRunLoop] addTimer:\(handle) forMode:NSRunLoopCommonModes];"
        let layout = SourceLayout(creation.tree.file)
        return FixIt(
            title: "add the timer to the common modes", safety: .safe,
            edits: [layout.insertion(of: message, after: SourceRange(place.statement.range.start, semicolon + 1))])
    }

    private func semicolon(after statement: Node) -> UInt32? {
        let bytes = statement.tree.file.bytes
        let end = statement.range.end
        return Int(end) < bytes.count && bytes[Int(end)] == UInt8(ascii: ";") ? end : nil
    }

    private func handle(_ place: KeepingStatement) -> String? {
        switch place.form {
        case .binding(let name): name
        case .assignment(let target): target.text
        case .nothing, .returned, .argument: nil
        }
    }
}
