import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts when a finger comes down on a control. Each touch ends before the next one begins, in one of several ways, which
/// the code or a nib connects with actions of their own.
extension RestartSearch {
    /// Whether a registration is for the beginning of a touch (`addTarget(self, action: #selector(press), for: .touchDown)`),
    /// and every way in which the touch can end stops the timer.
    func isEndedByLifting(_ registration: Node, _ function: FunctionID) -> Bool {
        guard let call = connection(around: registration), !events(of: call).isEmpty else { return false }
        let selectors = endingActions(of: function).flatMap { action in
            references.mentions(of: action).compactMap(connection(around:))
        }
        let closures = references.nodes(named: "addAction", inFileOf: call).compactMap(\.callOfName).filter { other in
            other != call && other.arguments.contains { $0.value.map(leadsToEnding(code:)) ?? false }
        }
        let ends = Set((selectors + closures).filter { isOfSameControl($0, call) }.flatMap(events(of:)))
        return events(of: call).allSatisfy { settles($0, ends) }
    }

    /// The same for an action that nibs connect: at every control that sends it.
    func isEndedByLifting(_ action: FunctionID) -> Bool {
        let controls = entries.heldControls(sending: action)
        let ends = endingActions(of: action)
        return !controls.isEmpty
            && controls.allSatisfy { control in
                let ending = control.filter { _, selectors in ends.contains { entries.isNamed(by: selectors, $0) } }
                let starting = control.filter { entries.isNamed(by: $0.value, action) }
                return starting.keys.allSatisfy { settles($0, Set(ending.keys)) }
            }
    }

    private func settles(_ event: String, _ ends: Set<String>) -> Bool {
        Lifecycles.containing(event).contains { $0.comes(oneOf: ends, betweenTwo: event) }
    }

    /// The methods beside an action that stop the timer and start none.
    private func endingActions(of action: FunctionID) -> [FunctionID] {
        guard let owner = project.owner(of: action) else { return [] }
        return project.functions(of: owner).filter {
            $0 != action && endsAlone($0)
        }
    }

    /// `touchDown` of `.touchDown`, `UIControl.Event.touchDown` and `UIControlEventTouchDown`, among other names.
    private func events(of connection: Node) -> [String] {
        guard let given = connection.arguments.last?.value else { return [] }
        return given.nodes { $0.kind == .memberExpression || $0.kind == .nameExpression }.map { event(named: $0.name) }
            .filter { !Lifecycles.containing($0).isEmpty }
    }

    private func event(named name: String) -> String {
        guard name.hasPrefix(InterfaceAPI.controlEventPrefix) else { return name }
        let plain = name.dropFirst(InterfaceAPI.controlEventPrefix.count)
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }

    /// The same variable, or the object itself.
    private func isOfSameControl(_ first: Node, _ second: Node) -> Bool {
        let controls = [first, second].map { $0.calleeName?.base?.stripped }
        let meant = controls.map { control in control.flatMap { project.referent(of: $0) } }
        if meant[0] != meant[1] { return false }
        if case .variable? = meant[0] { return true }
        return controls.allSatisfy { $0 == nil || $0?.kind == .selfExpression }
            && project.type(around: first) == project.type(around: second)
    }
}
