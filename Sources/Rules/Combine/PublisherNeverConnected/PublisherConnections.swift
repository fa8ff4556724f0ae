import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A timer publisher with a subscriber that is never connected: it delivers nothing.
package struct UnconnectedPublisher: Sendable {
    /// The operator or subscription that takes it unconnected.
    package let subscription: Node
}

extension ProjectFacts {
    package func unconnected(_ timer: Timer) -> UnconnectedPublisher? {
        guard timer.kind == .publisher else { return nil }
        let reader = references.pipelines
        if let first = reader.steps(after: timer.creation).first {
            return connects(first) ? nil : UnconnectedPublisher(subscription: first.call)
        }
        if let taker = taker(of: timer.creation) { return UnconnectedPublisher(subscription: taker) }
        guard !timer.handles.isEmpty, !timer.escapes else { return nil }
        return unconnectedUse(of: timer.handles, reader)
    }

    /// If variables hold the publisher, all their uses decide.
    private func unconnectedUse(of handles: [VariableID], _ reader: PipelineReader) -> UnconnectedPublisher? {
        var found: Node?
        for use in handles.flatMap({ references.uses(of: $0) }) {
            if let first = reader.steps(after: use.node).first {
                if connects(first) { return nil }
                found = found ?? first.call
            } else if let taker = taker(of: use.node) {
                found = found ?? taker
            } else if isGivenAway(use.node) {
                return nil
            }
        }
        return found.map { UnconnectedPublisher(subscription: $0) }
    }

    /// The project's own operators may connect inside.
    private func connects(_ step: PipelineStep) -> Bool {
        if CombineAPI.connectors.contains(step.name) { return true }
        return projectFunctions(named: step.name).contains { id in
            project.body(of: id)?.contains { $0.isNamed("autoconnect") || $0.isNamed("connect") } ?? false
        }
            || !CombineAPI.operators.contains(step.name) && projectFunctions(named: step.name).isEmpty
                && !Self.erasers.contains(step.name)
    }

    private func projectFunctions(named name: String) -> [FunctionID] {
        CombineAPI.publisherTypes.flatMap { type in
            project.type(named: type).map { project.types[$0].methods[name] ?? [] } ?? []
        }
    }

    /// Whether the project declares the pipeline's first operator for timer publishers alone: what 'autoconnect()'
    /// returns has no such operator.
    func beginsWithOperatorOfTimerPublishers(_ timer: Timer) -> Bool {
        guard let member = timer.creation.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
        return CombineAPI.timerPublisherTypes.contains { name in
            project.type(named: name).map { project.types[$0].methods[member.name] != nil } ?? false
        }
    }

    /// Operators of libraries that wrap a publisher without connecting it.
    private static let erasers: Set<String> = ["eraseToEffect"]

    /// The call that subscribes to a publisher passed as an argument: `onReceive(ticks)`, `merge(with: ticks)`.
    private func taker(of publisher: Node) -> Node? {
        guard let argument = publisher.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callExpression,
            let callee = call.calleeName, callee.kind == .memberExpression
        else { return nil }
        return CombineAPI.takers.contains(callee.name) ? call : nil
    }

    private func isGivenAway(_ use: Node) -> Bool {
        let whole = use.outermostUnwrap
        switch whole.parent?.kind {
        case .argument, .returnStatement, .arrayExpression, .dictionaryElement, .inoutExpression, .initializer,
            .optionalBinding:
            return true
        case .assignmentExpression: return whole.parent?.firstChild != whole
        case .block: return whole.nextSibling == nil && whole.parent?.firstChild == whole
        default: return false
        }
    }
}
