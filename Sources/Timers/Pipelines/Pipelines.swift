import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Follows a timer publisher through its chains of operators to its subscribers. Input: the publisher. Output: the
/// receivers that live as long as a subscription held by `self`.
struct Pipelines {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    /// The closure of `sink`, or the `self` of `assign(to:on: self)`, if a property of the instance holds the
    /// subscription.
    func keptReceivers(of publisher: Timer) -> [Handler] {
        receivingCalls(of: publisher).filter { call in
            isKeptBySelf(call) && (call.encloses(publisher.creation) || !isEndedBeforeDeinit(call))
        }.flatMap(receivers(at:))
    }

    /// Whether code outside a deinitializer cancels or drops the subscription. (Of a publisher that a variable holds, the
    /// subscription is not among the timer's handles.)
    private func isEndedBeforeDeinit(_ subscription: Node) -> Bool {
        return keepers(of: subscription).flatMap { references.uses(of: $0) }.contains { use in
            let function = project.function(around: use.node)
            if function.map({ project[$0].kind.isDeinitializer }) == true { return false }
            if let value = use.node.assignedValue { return !value.encloses(subscription) }
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
            return member.isNamed("cancel") || CollectionAPI.removingMethods.contains(member.name)
        }
    }

    private func keepers(of subscription: Node) -> [VariableID] {
        if let (collection, _) = storing(subscription) {
            guard case .variable(let id)? = project.referent(of: collection) else { return [] }
            return [id]
        }
        return references.flow.destinations(of: subscription).compactMap(\.variable)
    }

    /// The receivers of the values, whatever holds the subscriptions.
    func receivers(of publisher: Timer) -> [Handler] { receivingCalls(of: publisher).flatMap(receivers(at:)) }

    private func receivers(at end: Node) -> [Handler] {
        let recognizer = TimerRecognizer(project: project)
        if end.firstChild?.isNamed("sink") == true {
            let closure = end.argumentValue("receiveValue") ?? end.trailingClosures.last?.value
            return closure.flatMap(recognizer.handler).map { [$0] } ?? []
        }
        guard let object = end.argumentValue("on"), project.referent(of: object) == .instance else { return [] }
        return [.keptObject(object)]
    }

    /// The `sink` and `assign` calls at the ends of the chains that start with the publisher or with a variable
    /// that holds it.
    private func receivingCalls(of publisher: Timer) -> [Node] {
        references.pipelines.chains(of: publisher).compactMap { chain in
            chain.first { $0.name == "sink" || $0.name == "assign" }?.call
        }
    }

    /// The properties of the instance that collect the publisher's subscriptions: `.store(in: &cancellables)`.
    func collections(of publisher: Timer) -> [(variable: VariableID, call: Node)] {
        receivingCalls(of: publisher).compactMap { end in
            guard let (collection, call) = storing(end), case .variable(let id)? = project.referent(of: collection),
                project[id].kind == .property, !project[id].isStatic
            else { return nil }
            return (id, call)
        }
    }

    /// `subscription.store(in: &cancellables)`, `cancellables.insert(subscription)`.
    private func storing(_ subscription: Node) -> (collection: Node, call: Node)? {
        if let argument = subscription.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calleeName, CollectionAPI.keepingMethods.contains(callee.name),
            let collection = callee.base?.stripped
        {
            return (collection, call)
        }
        guard let member = subscription.parent, member.kind == .memberExpression, member.isNamed("store"),
            let call = member.parent,
            let collection = call.argumentValue("in")?.stripped
        else { return nil }
        return (collection.kind == .inoutExpression ? collection.firstChild ?? collection : collection, call)
    }

    /// `.store(in: &cancellables)` of a property, or an assignment to one.
    private func isKeptBySelf(_ subscription: Node) -> Bool {
        keepers(of: subscription).contains { project[$0].kind == .property }
    }
}
