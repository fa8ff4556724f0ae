import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Starts in a closure that the function which receives it keeps until the timer has ended.
extension RestartSearch {
    /// Whether the place is in a closure that is only called where the timer has just been stopped:
    /// `count(from: 3) { self.count(from: 5) }`, if the last tick stops its timer and then calls the closure.
    func isCalledBackAfterEnding(_ place: Node) -> Bool {
        let around = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }
        let callback = around.first { $0.kind == .closureExpression && !runsInPlace($0) }
        var seen: Set<VariableID> = []
        return callback.map { isCalledAfterEnding($0, &seen) } ?? false
    }

    /// How many parameters may receive a closure before one is called.
    private static let receiverLimit = 8

    /// `seen`: the parameters to which the closure goes, each of which is asked once.
    private func isCalledAfterEnding(_ closure: Node, _ seen: inout Set<VariableID>) -> Bool {
        guard let argument = closure.outermostUnwrap.parent, argument.kind == .argument,
            let call = argument.parent, let receivers = project.parameters(receiving: closure, of: call)
        else { return false }
        for receiver in receivers where seen.insert(receiver).inserted {
            var calls = StoredClosureCalls(references: references)
            guard seen.count <= Self.receiverLimit, calls.collect(from: receiver), !calls.found.isEmpty else {
                return false
            }
            for call in calls.found {
                switch call {
                case .direct(let call): if !isJustEnded(before: call) { return false }
                case .handedTo(let given): if !isCalledAfterEnding(given, &seen) { return false }
                }
            }
        }
        return !receivers.isEmpty
    }

    /// Whether a plain statement before the call, in a block around it, stops the timer and starts no other.
    private func isJustEnded(before call: Node) -> Bool {
        let stretch = call.selfAndAncestors.prefix {
            !$0.kind.isFunctionLike && ($0.kind != .closureExpression || runsInPlace($0))
        }
        return stretch.contains { statement in
            guard let block = statement.parent, block.kind == .block else { return false }
            let earlier = block.children.filter { $0.range.end <= statement.range.start && $0.kind.isExpression }
            return earlier.contains(where: endsForGood)
        }
    }

    private func endsForGood(_ statement: Node) -> Bool {
        guard endsAtOnce(statement), let function = project.function(around: statement) else { return false }
        return !project.calls(in: function).contains { call in
            statement.encloses(call.node) && call.functions.contains { startsAnew($0, depth: 0) }
        }
    }
}
