import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Gives a timer source a serial queue of its own, or the main queue for a handler that shows something. Input: a source whose handler runs on a concurrent
/// queue; output: the fix, `nil` where the queue is not chosen in the creation.
struct SerialHandlerQueue {
    let source: Timer
    let facts: ProjectFacts

    /// `state` names what the handler shares with other code.
    func fix(sharing state: String?) -> FixIt? {
        guard source.creation.tree.file.language == .swift, source.creation.calleeName?.isNamed("makeTimerSource") == true, let edit else { return nil }
        let rest = state.map { " (other uses of '\($0)' still need it)" } ?? ""
        let title = facts.isInterfaceWork(source) ? "run the handler on the main queue" : "run the handler on a serial queue\(rest)"
        return FixIt(title: title, safety: .unsafe, edits: [edit])
    }

    private var edit: TextEdit? {
        let arguments = source.creation.arguments
        if let queue = source.creation.argument(labeled: "queue")?.value {
            return isChosenHere(queue) ? TextEdit(range: queue.range, replacement: queueText(instead: queue)) : nil
        }
        let end = source.creation.range.end - 1
        guard source.creation.flags.contains(.hasParentheses), arguments.allSatisfy({ $0.isNamed("flags") }) else { return nil }
        return .insertion((arguments.isEmpty ? "" : ", ") + "queue: " + queueText(instead: nil), at: end)
    }

    /// `nil`, `.global()`, `DispatchQueue.global(qos: …)` or a new concurrent queue; a queue with a name serves other code too.
    private func isChosenHere(_ queue: Node) -> Bool {
        if queue.kind == .nilLiteral { return true }
        guard queue.kind == .callExpression, let callee = queue.calleeName else { return false }
        return callee.isNamed("global") || callee.isNamed("DispatchQueue")
    }

    private func queueText(instead queue: Node?) -> String {
        if facts.isInterfaceWork(source) { return ".main" }
        if let queue, let attributes = queue.argument(labeled: "attributes"), attributes.value?.text == ".concurrent", let label = queue.argument(labeled: "label") {
            return "DispatchQueue(\(([label] + queue.arguments.filter { $0 != label && $0 != attributes }).map(\.text).joined(separator: ", ")))"
        }
        let quality = queue?.argument(labeled: "qos").map { ", \($0.text)" } ?? ""
        return "DispatchQueue(label: \"\(label)\"\(quality))"
    }

    /// `Meter.source`: what debuggers show.
    private var label: String {
        let owner = facts.owner(of: source).map { facts.project.types[$0].name }
        let handle = source.handles.first.map { facts.project[$0].name }
        return [owner, handle ?? "timer"].compactMap { $0 }.joined(separator: ".")
    }
}
