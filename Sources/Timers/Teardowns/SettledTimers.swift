import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether the order of the framework's calls guarantees that a timer ends before its owner can be released.
extension ProjectFacts {
    /// Whether every path to the code that creates the timer begins in a callback that is always followed by
    /// one that stops it, or in an action of a user who sees the owner on the screen.
    package func isEndedByFramework(_ timer: Timer) -> Bool {
        guard let maker = timer.function, let search = endingSearch(of: timer) else { return false }
        let roots = roots(of: maker)
        return !roots.isEmpty
            && roots.allSatisfy { root in
                entries.isSettled(after: root) { search.mustEnd($0, depth: 0) }
                    || isAction(root) && isSettledWhileShown(root, search)
            }
    }

    /// Whether the controller that owns the timer ends it whenever it is about to leave its parent: a navigation
    /// controller releases it after that. A controller without a parent is told nothing.
    package func isEndedOnLeavingParent(_ timer: Timer) -> Bool {
        guard let owner = owner(of: timer), let search = endingSearch(of: timer) else { return false }
        return project.functions(of: owner).contains {
            InterfaceAPI.parentMoves.contains(entries.callback($0)) && search.mustEnd($0, depth: 0)
        }
    }

    /// The search for functions that must end a timer which a property holds.
    private func endingSearch(of timer: Timer) -> RestartSearch? {
        guard let handle = timer.handles.first(where: { project[$0].kind == .property }) else { return nil }
        let finder = references.teardowns
        return RestartSearch(
            entries: entries, handle: handle, endings: timer.handles.flatMap { finder.endings(of: $0) }, handler: [],
            isInTail: { _ in false })
    }

    /// Whether the code that creates the timer always ends it itself, after it has run a run loop or waited.
    package func endsWithItsFunction(_ timer: Timer) -> Bool {
        guard let body = timer.creation.enclosingBody else { return false }
        return timer.teardowns.contains { ending in
            ending.isEffective && ending.node.enclosingBody == body
                && ending.node.range.start >= timer.creation.range.end
                && Branches.isUnconditional(ending.node, in: body)
                && !Branches.canExitBetween(timer.creation, ending.node)
        }
    }

    /// Whether each run of the deinit of the timer's owner, or of the type that creates it, stops the timer, possibly
    /// through methods that others can call too.
    package func surelyEndsInDeinit(_ timer: Timer) -> Bool {
        guard let search = endingSearch(of: timer) else { return false }
        let owners = [owner(of: timer), timer.type].compactMap { $0 }
        return owners.flatMap(project.lineage).flatMap { project.types[$0].deinitializers }.contains {
            search.mustEnd($0, depth: 0)
        }
    }

    /// Whether nothing ever adds it to a run loop, or starts it.
    package func isNeverStarted(_ timer: Timer) -> Bool {
        if timer.kind.isRunLoopBased { return timer.modes.isEmpty && !timer.escapes }
        return sourceFaults.contains { $0.kind == .neverStarted && $0.creation == timer.creation }
    }

    /// The callbacks and other functions without callers in the tree, at the start of each path to a function.
    private func roots(of function: FunctionID) -> [FunctionID] {
        var roots: [FunctionID] = []
        var seen: Set<FunctionID> = [function]
        var waiting = [function]
        while let next = waiting.popLast(), seen.count < 64 {
            let isCallback = !Lifecycles.containing(entries.callback(next)).isEmpty
            let callers =
                isCallback
                ? []
                : references.certainCallSites(of: next).compactMap {
                    project.function(around: $0)
                }
            if callers.isEmpty { roots.append(next) }
            waiting += callers.filter { seen.insert($0).inserted }
        }
        return roots
    }

    private func isAction(_ function: FunctionID) -> Bool {
        if project[function].has(attribute: "IBAction") || entries.isConnected(function) { return true }
        return references.mentions(of: function).contains { mention in
            mention.selfAndAncestors.contains {
                $0.kind == .callExpression
                    && ["addTarget", "UITapGestureRecognizer"].contains($0.calleeName?.name ?? "")
            }
        }
    }

    /// An owner is on the screen while the user can touch its control.
    private func isSettledWhileShown(_ action: FunctionID, _ search: RestartSearch) -> Bool {
        guard let owner = project.owner(of: action) else { return false }
        let loading = project.methods(named: "viewDidLoad", of: owner)
        return loading.contains { hook in entries.isSettled(after: hook) { search.mustEnd($0, depth: 0) } }
    }
}

extension RestartSearch {
    /// Whether each run of the function reaches a teardown, or a call of a function that must stop the timer.
    /// The only conditions allowed test for the timer or for the view's disappearance.
    func mustEnd(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3, !endings.isEmpty else { return false }
        return knownSureEnders.answer(to: CallQuestion(function: function, depth: depth)) {
            guard let body = project.body(of: function) else { return false }
            return endings.contains { body.encloses($0) && isUnconditional($0, in: body) }
                || project.calls(in: function).contains { call in
                    isUnconditional(call.node, in: body) && call.functions.contains { mustEnd($0, depth: depth + 1) }
                }
        }
    }

    private func isUnconditional(_ node: Node, in body: Node) -> Bool {
        node.selfAndAncestors.prefix { $0 != body }.allSatisfy { ancestor in
            switch ancestor.kind {
            case .ifBranch: areHarmless(ancestor.decidingConditions)
            case .guardStatement: ancestor.body?.encloses(node) != true || areHarmless(ancestor.conditions)
            case .switchCase, .catchClause, .ternaryExpression: false
            case .closureExpression: runsInPlace(ancestor)
            default: true
            }
        }
    }

    private func areHarmless(_ conditions: [Node]) -> Bool {
        !conditions.isEmpty && conditions.allSatisfy(isHarmless)
    }

    private func isHarmless(_ condition: Node) -> Bool {
        if leavesParent(condition) { return true }
        return condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression || node.kind == .optionalBinding else {
                return false
            }
            if InterfaceAPI.hierarchyNames.contains(node.name) { return true }
            return node.name == project[handle].name || project.referent(of: node) == .variable(handle)
        }
    }

    /// `parent == nil` in `willMove(toParent parent: UIViewController?)`.
    private func leavesParent(_ condition: Node) -> Bool {
        guard condition.isNamed("=="), condition.children.contains(where: { $0.kind == .nilLiteral }) else {
            return false
        }
        return condition.children.contains { node in
            guard case .variable(let parent)? = project.referent(of: node), project[parent].kind == .parameter,
                let function = project.function(around: project.node(of: parent))
            else { return false }
            return InterfaceAPI.parentMoves.contains(entries.callback(function))
        }
    }
}

extension Node {
    /// The conditions of an `if` branch; of an `else`, those of the branches before it.
    fileprivate var decidingConditions: [Node] {
        flags.contains(.isElse) ? parent?.branches.flatMap(\.conditions) ?? [] : conditions
    }
}
