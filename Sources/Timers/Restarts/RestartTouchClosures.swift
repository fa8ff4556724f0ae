import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Closures that run when a control is touched, which the code connects with it.
extension RestartSearch {
    /// The control whose touches run the closure around a place.
    func touchedControl(around place: Node) -> VariableID? {
        let around = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }
        return around.first { $0.kind == .closureExpression && !runsInPlace($0) }.flatMap(touchedControl(running:))
    }

    /// `button.rx.tap.subscribe(onNext: { … })`, `button.addAction(UIAction { … }, for: .touchUpInside)`.
    func touchedControl(running closure: Node) -> VariableID? {
        guard let call = call(taking: closure), let callee = call.calleeName else { return nil }
        if RxAPI.subscribers.contains(callee.name) { return callee.base.flatMap(control(ofStream:)) }
        guard InterfaceAPI.lastingControls.contains(callee.name), let connection = self.call(taking: call),
            let connector = connection.calleeName, InterfaceAPI.controlConnections.contains(connector.name)
        else { return nil }
        return connector.base.flatMap(variable(named:))
    }

    private func call(taking argument: Node) -> Node? {
        guard let taken = argument.outermostUnwrap.parent, taken.kind == .argument, let call = taken.parent,
            call.kind == .callExpression
        else { return nil }
        return call
    }

    /// The control at the start of `button.rx.tap.throttle(…)`, `field.rx.controlEvent(.editingDidEnd)`.
    private func control(ofStream stream: Node) -> VariableID? {
        var rest = stream.stripped
        while let member = rest.kind == .callExpression ? rest.calleeName : rest, let base = member.base?.stripped {
            if RxAPI.controlEvents.contains(member.name) {
                return base.name == RxAPI.streams ? base.base.flatMap(variable(named:)) : nil
            }
            guard RxAPI.passingOperators.contains(member.name) else { return nil }
            rest = base
        }
        return nil
    }

    private func variable(named name: Node) -> VariableID? {
        if case .variable(let id)? = project.referent(of: name) { id } else { nil }
    }
}
