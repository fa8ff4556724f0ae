import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Classifies a misuse by the path that led to it. The order of the tests is the precedence of the rules.
struct MisuseJudge {
    package let project: Project
    /// Whether a surplus call may be the caller's mistake: the owner does not record its operations on sources,
    /// and its callers are not all in the tree.
    let mayBeCallersMistake: Bool
    /// The owner's methods that only a framework calls, in the order that it documents.
    let callbacks: Set<FunctionID>
    /// Whether any code of the owner suspends a source.
    package let suspends: Bool

    /// `nil` if the misuse is no fault of this code, or another rule covers it.
    package func fault(_ misuse: Misuse) -> SourceFault? {
        let history = History(misuse.steps, callbacks: callbacks, project: project)
        switch misuse.kind {
        case .trap(.overResume): return overResume(misuse, history)
        case .trap(.releaseInactive), .trap(.releaseSuspended): return release(misuse, history)
        case .droppedWhileRunning: return fault(.notRetained, at: makingCall(misuse, history), misuse)
        case .reusedAfterCancel:
            return history.cancelsInLastEntry ? fault(.reusedAfterCancel, at: misuse.site, misuse) : nil
        case .handlerKept: return fault(.handlerNotCleared, at: misuse.site, misuse)
        }
    }

    private func fault(_ kind: SourceFault.Kind, at place: Node, _ misuse: Misuse) -> SourceFault {
        SourceFault(
            kind: kind, creation: misuse.creation, place: place, steps: misuse.steps, release: misuse.release,
            trap: misuse.trap,
            owner: misuse.owner)
    }

    /// The call of the factory that makes the source, if another function starts and drops it; else the creation.
    private func makingCall(_ misuse: Misuse, _ history: History) -> Node {
        guard let start = history.operations.last?.node, let user = project.function(around: start),
            let factory = project.function(around: misuse.creation), user != factory
        else { return misuse.creation }
        let calls = project.calls(in: user).filter { $0.functions.contains(factory) }
        return calls.last { $0.node.range.end <= start.range.start }?.node ?? misuse.creation
    }

    // MARK: Resumes

    private func overResume(_ misuse: Misuse, _ history: History) -> SourceFault {
        if history.operations.dropLast().contains(where: { $0.operation == .cancel }) {
            return fault(.resumeAfterCancel, at: misuse.site, misuse)
        }
        return fault(isCallersDoing(history) ? .untrackedSuspension : .overResume, at: misuse.site, misuse)
    }

    /// Whether the resume is surplus only because outside code called it twice, or without a preceding pause.
    private func isCallersDoing(_ history: History) -> Bool {
        guard mayBeCallersMistake, let last = history.operations.last, last.entry.caller != .owner else { return false }
        if last.entry.caller == .framework, !history.operations.contains(where: \.entry.isOutside) { return false }
        let starts = history.operations.dropLast().filter { $0.operation == .resume || $0.operation == .activate }
        if starts.contains(where: { $0.entry.number == last.entry.number }) { return false }
        // If nothing ever suspends the source, a second method that resumes it either has no effect before the
        // first one or crashes after it.
        guard suspends else { return starts.contains { $0.entry.isOutside && $0.entry.root == last.entry.root } }
        return true
    }

    // MARK: Releases

    private func release(_ misuse: Misuse, _ history: History) -> SourceFault {
        if let early = history.suspendBeforeActivation {
            return fault(.suspendBeforeActivation, at: early.node, misuse)
        }
        if let second = history.secondSuspend, history.givesBack(after: second) {
            let isCallersDoing = mayBeCallersMistake && history.isDoubledFromOutside(second)
            return fault(isCallersDoing ? .untrackedSuspension : .unbalancedSuspend, at: second.node, misuse)
        }
        if let cancel = history.cancelWhileStopped { return fault(.cancelWhileSuspended, at: cancel.node, misuse) }
        return fault(.releasedWhileSuspended, at: misuse.site, misuse)
    }
}

/// The operations of a path, each with its enclosing call from outside.
private struct History {
    struct Entry {
        /// Counted from 0; the operations of one call from outside share a number.
        let number: Int
        let caller: Caller
        let isSetter: Bool
        /// The declaration of the entry point.
        let root: Node?

        var isOutside: Bool { caller == .outside }
    }

    /// Who begins a call.
    enum Caller {
        /// Whoever makes and releases the owner, which happens once, and the owner's own handlers.
        case owner
        /// A framework, which keeps to its order.
        case framework
        /// Any code, at any time.
        case outside
    }

    struct Operation {
        let operation: SourceOperation
        let node: Node
        let state: SourceState
        let entry: Entry
        let index: Int
    }

    private(set) var operations: [Operation] = []
    private var lastEntry = Entry(number: 0, caller: .owner, isSetter: false, root: nil)

    init(_ steps: [Step], callbacks: Set<FunctionID>, project: Project) {
        for step in steps {
            switch step.kind {
            case .entered(let entry):
                lastEntry = Entry(
                    number: lastEntry.number + 1, caller: Self.caller(of: entry, callbacks, project),
                    isSetter: Self.isSetter(entry), root: step.node)
            case .operation(let operation):
                operations.append(
                    Operation(
                        operation: operation, node: step.node, state: step.state ?? .new, entry: lastEntry,
                        index: operations.count))
            default: break
            }
        }
    }

    private static func isSetter(_ entry: Step.Entry) -> Bool {
        if case .setter = entry { true } else { false }
    }

    private static func caller(of entry: Step.Entry, _ callbacks: Set<FunctionID>, _ project: Project) -> Caller {
        switch entry {
        case .setter: return .outside
        case .closure: return .owner
        case .function(let id):
            switch project[id].kind {
            case .initializer, .deinitializer: return .owner
            default: return callbacks.contains(id) ? .framework : .outside
            }
        }
    }

    /// A suspend of an inactive source that too few starts follow.
    var suspendBeforeActivation: Operation? {
        guard let early = operations.first(where: { $0.operation == .suspend && $0.state.isInactive }) else {
            return nil
        }
        let starts = operations[early.index...].contains { $0.operation == .resume || $0.operation == .activate }
        guard starts, let last = operations.last, last.state.isInactive || last.state.needsActivation else {
            return nil
        }
        return early
    }

    /// The last suspend of an already suspended source.
    var secondSuspend: Operation? {
        operations.last { $0.operation == .suspend && $0.state.suspendCount >= 2 && !isSettled(after: $0) }
    }

    /// Whether the suspend count returns to 0 at some later point.
    private func isSettled(after operation: Operation) -> Bool {
        operations[operation.index...].contains { $0.state.suspendCount == 0 }
    }

    /// Whether a resume follows.
    func givesBack(after operation: Operation) -> Bool {
        operations[operation.index...].contains { $0.operation == .resume }
    }

    /// Whether a suspend is the second one because outside code requested it twice. Two properties that outside code sets
    /// are two reasons, each of which it may give.
    func isDoubledFromOutside(_ second: Operation) -> Bool {
        let first = operations[..<second.index].last { $0.operation == .suspend }
        guard let first, first.entry.isOutside, second.entry.isOutside else { return false }
        let areTwoReasons = first.entry.isSetter && second.entry.isSetter && first.entry.root != second.entry.root
        return first.entry.number != second.entry.number && !areTwoReasons
    }

    /// A cancel at a point where the cancel handler cannot run.
    var cancelWhileStopped: Operation? { operations.first { $0.operation == .cancel && !$0.state.isRunning } }

    /// Whether the source was cancelled in the path's last call from outside.
    var cancelsInLastEntry: Bool {
        operations.contains { $0.operation == .cancel && $0.entry.number == lastEntry.number }
    }
}
