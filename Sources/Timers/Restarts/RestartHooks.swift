import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Hooks that the system calls: those that run a start again, and those in between that stop the old timer.
extension RestartSearch {
    /// `.onAppear { … }`, `.task { … }`, a notification's block, `Button("Start", action: start)`.
    func enclosingHook(of place: Node) -> Node? {
        for ancestor in place.selfAndAncestors {
            if ancestor.kind == .functionDeclaration { return nil }
            guard ancestor.kind == .closureExpression || ancestor == place, let call = hook(calling: ancestor),
                let callee = call.firstChild
            else { continue }
            let isOnceAnAppearance =
                callee.isNamed("onAppear") || callee.isNamed("task") && call.argument(labeled: "id") == nil
            return isOnceAnAppearance && endsOnDisappear ? nil : call
        }
        return nil
    }

    /// The call that runs a closure, or a function given by name, at each event.
    func hook(calling handler: Node) -> Node? {
        let isHandler = [.closureExpression, .nameExpression, .memberExpression].contains(handler.kind)
        guard isHandler, let argument = handler.outermostUnwrap.parent, argument.kind == .argument,
            let call = argument.parent, call.kind == .callExpression, let callee = call.calleeName,
            ClosureTiming.repeatedHooks.contains(callee.name)
                || InterfaceAPI.lastingControls.contains(callee.name) && project.referent(of: callee) == nil
                || argument == call.arguments.last && hearsValues(call)
        else { return nil }
        return call
    }

    /// Each appearance is followed by a disappearance that stops the timer.
    private var endsOnDisappear: Bool {
        references.nodes(named: "onDisappear").contains { member in
            guard let call = member.outermostUnwrap.parent, call.kind == .callExpression else { return false }
            return call.arguments.contains { $0.value.map(leadsToEnding(code:)) ?? false }
        }
    }

    /// A cell that stops its timer before it is reused.
    var endsOnReuse: Bool {
        guard let cell = project.owner(of: handle) else { return false }
        return project.methods(named: "prepareForReuse", of: cell).contains { leadsToEnding($0, depth: 0) }
    }

    func isBalanced(_ hook: FunctionID) -> Bool {
        if ["tableView", "collectionView"].contains(project[hook].name), endsOnReuse { return true }
        guard let owner = project.owner(of: hook) else { return false }
        return isEndedByCounterphase(of: hook, owner)
            || entries.isSettled(betweenTwo: hook, by: endsAlone)
    }

    /// Whether the function may stop the timer, by the constants that it passes on, and stores no new one.
    func endsAlone(_ function: FunctionID) -> Bool {
        leadsToEnding(function, depth: 0) && !leavesOther(function)
            && leadsToEnding(function, entries.knownValues(), depth: 0)
    }

    /// Whether it stops the timer and then stores a new one in the handle: `timer = slower`.
    func leavesOther(_ hook: FunctionID) -> Bool {
        !fillings(in: hook).isEmpty
    }

    /// The places in a function where a timer is stored in the handle.
    func fillings(in function: FunctionID) -> [Node] {
        fillings.filter { project.function(around: $0) == function }
    }

    var fillings: [Node] {
        references.uses(of: handle).map(\.node).filter {
            isFilled(by: $0.element.assignedValue)
        }
    }

    /// Whether the value is neither `nil`, an empty collection nor an enum case without associated values.
    func isFilled(by value: Node?) -> Bool {
        guard let value, value.kind != .nilLiteral, !value.isEmptyCollection else { return false }
        return value.kind != .memberExpression || project.enumType(of: handle) == nil
    }

    // MARK: Phases

    /// `recorder(_:didStartRecordingTo:)`, always followed by `recorder(_:didFinishRecordingTo:)`, which stops
    /// the timer: callbacks of a framework, which nothing in the tree calls.
    private func isEndedByCounterphase(of hook: FunctionID, _ owner: TypeID) -> Bool {
        guard let beginning = phase(of: hook, NameWords.phaseBeginnings), !project.accessors(of: handle).contains(hook),
            isCallback(hook)
        else { return false }
        let methods = project.lineage(of: owner).flatMap { project.types[$0].methods.all }
        return methods.contains { other in
            guard other != hook, let end = phase(of: other, NameWords.phaseEnds), end == beginning else { return false }
            return leadsToEnding(other, depth: 0)
        }
    }

    /// The words of a method's name and labels besides its phase, up to the word after it; `nil` if they name
    /// no such phase or do not report an event (`did`, `was`).
    private func phase(of function: FunctionID, _ words: Set<String>) -> [String]? {
        let spoken = ([project[function].name] + project[function].labels).flatMap(\.camelWords)
        guard let place = spoken.firstIndex(where: words.contains),
            spoken[..<place].contains(where: NameWords.happenings.contains)
        else { return nil }
        return spoken[..<place].filter { !NameWords.happenings.contains($0) } + spoken[(place + 1)...].prefix(1)
    }

    private func isCallback(_ hook: FunctionID) -> Bool {
        references.mentions(of: hook).isEmpty
    }
}
