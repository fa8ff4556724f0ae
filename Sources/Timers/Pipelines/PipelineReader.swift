import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// One call in a chain of Combine operators.
package struct PipelineStep {
    /// The member: `sink`, `map`, `autoconnect`.
    package let member: Node
    package let call: Node

    package var name: String { member.name }
}

/// Reads chains of operators. Input: a publisher's expression, or a variable that holds it. Output: the calls
/// applied to it, in order.
package struct PipelineReader {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    init(_ references: ReferenceIndex) { self.references = references }

    /// The maximum length of a chain; the rest is ignored.
    private static let limit = 64

    /// The calls applied to the publisher: `p.autoconnect().map { … }.sink { … }` gives autoconnect, map and
    /// sink for `p`.
    package func steps(after publisher: Node) -> [PipelineStep] {
        var steps: [PipelineStep] = []
        var current = publisher.outermostUnwrap
        while steps.count < Self.limit, let member = current.parent, member.kind == .memberExpression {
            guard let call = member.callOfName else {
                // `upstream` and the like only access the inner publisher.
                current = member.outermostUnwrap
                continue
            }
            steps.append(PipelineStep(member: member, call: call))
            current = call.outermostUnwrap
        }
        return steps
    }

    /// Every chain that begins with the publisher: at its creation, at the uses of the variables that hold it, and at those
    /// of the function or computed property that returns it.
    package func chains(of timer: Timer) -> [[PipelineStep]] {
        let direct = steps(after: timer.creation)
        let kept = keepers(of: timer, direct).flatMap { references.uses(of: $0).map { steps(after: $0.node) } }
        let isOpen = !direct.contains(where: Self.subscribes)
        let receivers = isOpen ? receivers(ofReturned: direct.last?.call ?? timer.creation) : []
        let returned = receivers.map { direct + steps(after: $0) }
        return [direct] + (kept + returned).filter { !$0.isEmpty }
    }

    /// The calls of the function, or uses of the computed property, that returns a publisher.
    private func receivers(ofReturned publisher: Node) -> [Node] {
        guard let function = project.function(around: publisher),
            project.body(of: function)?.returnedValues.contains(publisher) == true
        else { return [] }
        guard case .accessor = project[function].kind else { return references.certainCallSites(of: function) }
        guard let owner = project.owner(of: function),
            let property = project.property(named: project[function].name, of: owner)
        else { return [] }
        return references.uses(of: property).filter { !$0.isUncertain }.map(\.node)
    }

    /// The variables that hold the publisher itself, or the result of its operators.
    package func keepers(of timer: Timer, _ direct: [PipelineStep]) -> [VariableID] {
        guard let last = direct.last else { return timer.handles }
        guard !Self.subscribes(last) else { return [] }
        return references.flow.destinations(of: last.call).compactMap(\.variable)
    }

    /// `sink`, `assign` and the connection: calls that return a cancellable.
    static func subscribes(_ step: PipelineStep) -> Bool {
        switch step.name {
        case "sink": true
        case "assign": step.call.arguments.first?.value?.kind != .inoutExpression
        default: false
        }
    }

    /// Whether a step of the pipeline lets only a limited number of values through.
    package static func completes(_ steps: [PipelineStep]) -> Bool {
        steps.contains { CombineAPI.limitingOperators.contains($0.name) }
    }
}

/// A subscription to a timer's publisher.
package struct TimerSubscription: Sendable {
    /// The `sink` or `assign`.
    package let call: Node
    package let destinations: [Destination]
    /// The chain completes after a limited number of values.
    package let completes: Bool
    /// The closures and bound objects that the subscription retains, in order.
    package let kept: [Node]
}

extension ProjectFacts {
    /// The subscriptions to a publisher, with the destinations of their cancellables.
    package func subscriptions(to timer: Timer) -> [TimerSubscription] {
        guard timer.kind == .publisher else { return [] }
        let reader = references.pipelines
        return reader.chains(of: timer).compactMap { steps in
            guard let index = steps.firstIndex(where: PipelineReader.subscribes) else { return nil }
            return subscription(steps, endingAt: index)
        }
    }

    package func subscription(_ steps: [PipelineStep], endingAt index: Int) -> TimerSubscription {
        let own = steps[...index]
        let kept = own.flatMap { step in
            step.call.arguments.compactMap { argument -> Node? in
                guard let value = argument.value?.stripped else { return nil }
                return value.kind == .closureExpression || argument.isNamed("on") && step.name == "assign"
                    || argument.isNamed("receiveValue") ? value : nil
            }
        }
        return TimerSubscription(
            call: steps[index].call,
            destinations: references.flow.destinations(of: steps[index].call),
            completes: PipelineReader.completes(Array(own)), kept: kept)
    }

}

extension ProjectFacts {
    /// The code that receives the values of an operator: closures of the steps after it, a subscription's
    /// receiver, or the closure of a view's `onReceive`. A pipeline that is stored first is followed through
    /// its variable.
    package func receivers(ofPipeline step: Node) -> [Node] {
        let reader = references.pipelines
        let direct = reader.steps(after: step)
        let isOpen = !direct.contains(where: PipelineReader.subscribes)
        let kept =
            isOpen
            ? references.flow.destinations(of: direct.last?.call ?? step)
                .compactMap(\.variable) : []
        let starts =
            [(step, direct)] + kept.flatMap { references.uses(of: $0).map { ($0.node, reader.steps(after: $0.node)) } }
        return starts.flatMap { start, steps in steps.flatMap(receivingCode) + receivingModifiers(start, steps) }
    }

    private func receivingCode(of step: PipelineStep) -> [Node] {
        step.call.arguments.flatMap { argument -> [Node] in
            guard let value = argument.value?.stripped else { return [] }
            // `assign(to: &$results)` and `assign(to: \.text, on: label)` change the property that they name.
            if step.name == "assign" { return [step.call] }
            switch value.kind {
            case .closureExpression: return [value]
            case .nameExpression, .memberExpression:
                guard argument.isNamed("receiveValue"), case .functions(let functions)? = project.referent(of: value)
                else { return [] }
                return functions.compactMap { project.body(of: $0) }
            default: return []
            }
        }
    }

    /// `.onReceive(query.debounce(…)) { … }`.
    private func receivingModifiers(_ step: Node, _ direct: [PipelineStep]) -> [Node] {
        guard let argument = (direct.last?.call ?? step).outermostUnwrap.parent, argument.kind == .argument,
            let call = argument.parent,
            call.kind == .callExpression, call.calleeName?.isNamed("onReceive") == true
        else { return [] }
        return call.arguments.filter { $0 != argument }.compactMap { $0.value?.stripped }.filter {
            $0.kind == .closureExpression
        }
    }
}

extension ReferenceIndex {
    /// The chains of operators that begin with a publisher.
    package var pipelines: PipelineReader { PipelineReader(self) }
}
