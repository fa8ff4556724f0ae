import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts on notifications and changes of values that a publisher or an observation tells of.
extension RestartSearch {
    /// Whether the call's last closure runs for each value of a publisher, or of an observed property.
    func hearsValues(_ call: Node) -> Bool {
        tellsOfChanges(call) || notificationPublisher(of: call) != nil || subject(of: call) != nil
    }

    /// `NotificationCenter.default.publisher(for: name)` at the start of the chain that ends in this call of `sink`.
    func notificationPublisher(of call: Node) -> Node? {
        publisher(of: call).flatMap { source in
            source.calleeName.map { $0.isNamed("publisher") && isOfNotificationCenter($0) } == true ? source : nil
        }
    }

    /// The subject of the tree whose values the chain that ends in this call of `sink` passes on.
    func subject(of call: Node) -> VariableID? {
        publisher(of: call).flatMap { references.subjects.subject(behind: $0) }
    }

    /// What is at the start of the chain that ends in a call of `sink`; `nil` for other calls, and for a chain that lets
    /// only the first values through.
    private func publisher(of call: Node) -> Node? {
        guard call.kind == .callExpression, var callee = call.calleeName, callee.isNamed("sink") else { return nil }
        while let source = callee.base?.stripped {
            guard source.kind == .callExpression, let operation = source.calleeName else { return source }
            if CombineAPI.limitingOperators.contains(operation.name) { return nil }
            if operation.isNamed("publisher") { return source }
            callee = operation
        }
        return nil
    }

    private func isOfNotificationCenter(_ publisher: Node) -> Bool {
        guard let center = publisher.base?.stripped else { return false }
        let name = "NotificationCenter"
        return project.type(of: center)?.name == name
            || origins(of: center).contains { $0.contains { $0.name.lowercased() == name.lowercased() } }
    }

    /// Whether a call subscribes to the values of something that changes: `$level.sink { … }`,
    /// `player.publisher(for: \.rate).sink { … }`, `player.observe(\.rate) { … }`.
    func tellsOfChanges(_ call: Node) -> Bool {
        guard let callee = call.calleeName else { return false }
        if callee.isNamed("observe") { return call.arguments.first?.value?.stripped.kind == .keyPathExpression }
        return changingValue(of: call) != nil
    }

    /// Whether the code shows that the closure is told of more than one value.
    func isToldRepeatedly(by call: Node) -> Bool {
        guard let source = changingValue(of: call) else { return call.calleeName?.isNamed("observe") == true }
        // `player.publisher(for: \.rate)`
        if source.kind == .callExpression { return true }
        let name = String(source.name.dropFirst())
        let owner = source.base.flatMap { project.type(of: $0)?.id } ?? project.type(around: source)
        guard let property = owner.flatMap({ project.property(named: name, of: $0) }) else { return false }
        return references.uses(of: property).contains { use in
            use.node.isAssigned && project.function(around: use.node).map { project[$0].kind.isInitializer } == false
        } || !references.nodes(named: source.name).allSatisfy { $0 == source }
    }

    /// What publishes the values of a property to the chain that ends in a call of `sink`.
    private func changingValue(of call: Node) -> Node? {
        guard let source = publisher(of: call) else { return nil }
        if source.kind == .callExpression {
            return source.argumentValue("for")?.stripped.kind == .keyPathExpression ? source : nil
        }
        return source.name.first == "$" && Int(source.name.dropFirst()) == nil ? source : nil
    }
}
