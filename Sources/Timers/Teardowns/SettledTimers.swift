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
        if isEndedAsWindowCloses(timer, search) { return true }
        let roots = roots(of: maker, creating: timer)
        return !roots.isEmpty
            && roots.allSatisfy { root in
                entries.isSettled(after: root) { search.mustEnd($0, depth: 0) }
                    || isAction(root) && isSettledWhileShown(root, search)
            }
    }

    /// Whether the owner, the controller or delegate of a window, ends the timer when the window closes: until then it is
    /// on the screen.
    private func isEndedAsWindowCloses(_ timer: Timer, _ search: RestartSearch) -> Bool {
        guard let owner = owner(of: timer) else { return false }
        return project.functions(of: owner).contains {
            entries.callback($0) == LifecycleNames.windowCloses && search.mustEnd($0, depth: 0)
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
            entries: entries, lifetimes: lifetimes, handle: handle,
            endings: timer.handles.flatMap { finder.endings(of: $0) }, handler: [],
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

    /// The callbacks and other functions without callers in the tree, at the start of each path to the code that creates
    /// a timer. No path are calls whose arguments shut that code out, and those that come only while the handle is filled:
    /// they replace a timer that another path has begun.
    private func roots(of maker: FunctionID, creating timer: Timer) -> [FunctionID] {
        var roots: [FunctionID] = []
        var seen: Set<FunctionID> = [maker]
        var waiting = [(function: maker, place: timer.creation)]
        while let next = waiting.popLast(), seen.count < 64 {
            let isCallback = !Lifecycles.containing(entries.callback(next.function)).isEmpty
            let sites = isCallback ? [] : sites(running: next.function)
            if sites.isEmpty { roots.append(next.function) }
            for site in sites where !isShutOut(next.place, in: next.function, by: site) && !replaces(timer, at: site) {
                guard let caller = project.function(around: site), seen.insert(caller).inserted else { continue }
                waiting.append((caller, site))
            }
        }
        return roots
    }

    /// The calls of a function, or the assignments that run an observer; none if some come in closures, perhaps late.
    private func sites(running function: FunctionID) -> [Node] {
        guard case .accessor = project[function].kind else { return references.certainCallSites(of: function) }
        let assignments = entries.assignments(running: function) ?? []
        return assignments.contains { $0.enclosingBody?.kind == .closureExpression } ? [] : assignments
    }

    private func isShutOut(_ place: Node, in function: FunctionID, by site: Node) -> Bool {
        entries.knownValues().entering(function, by: site).exclude(place)
    }

    /// Whether the place is reached only if the handle holds a timer: `guard timer != nil else { return }`.
    private func replaces(_ timer: Timer, at site: Node) -> Bool {
        site.passedTests.contains { test in
            test.held && test.conditions.contains { asksForPresence(of: timer, $0) }
        }
    }

    /// `let timer`, `timer != nil`, if a handle holds the timer.
    package func asksForPresence(of timer: Timer, _ condition: Node) -> Bool {
        let question = condition.stripped
        let asked = question.initialValue ?? question.firstChild
        guard condition.isPresenceTest, case .variable(let id)? = asked.flatMap({ project.referent(of: $0) }) else {
            return false
        }
        return timer.handles.contains(id)
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
    /// The only conditions allowed test for the timer or for the view's disappearance, or are sure to hold by what the
    /// calls pass on: `setRunning(false)`.
    func mustEnd(_ function: FunctionID, depth: Int) -> Bool {
        guard leadsToEnding(function, depth: depth) else { return false }
        return knownSureEnders.answer(to: CallQuestion(function: function, depth: depth)) {
            mustEnd(function, entries.knownValues(), depth: depth)
        }
    }

    private func mustEnd(_ function: FunctionID, _ known: KnownValues, depth: Int) -> Bool {
        guard leadsToEnding(function, depth: depth), let body = project.body(of: function) else { return false }
        return endings.contains { body.encloses($0) && isUnconditional($0, in: body, known) }
            || project.calls(in: function).contains { call in
                isUnconditional(call.node, in: body, known)
                    && call.functions.contains {
                        mustEnd($0, depth: depth + 1)
                            || mustEnd($0, known.entering($0, by: call.node), depth: depth + 1)
                    }
            }
            || endingAssignments.contains { assignment in
                assignment.function == function && isUnconditional(assignment.target, in: body, known)
                    && mustEnd(
                        assignment.accessor, known.entering(assignment.accessor, by: assignment.target),
                        depth: depth + 1)
            }
    }

    private func isUnconditional(_ node: Node, in body: Node, _ known: KnownValues) -> Bool {
        node.selfAndAncestors.prefix { $0 != body }.allSatisfy { ancestor in
            switch ancestor.kind {
            case .ifBranch:
                areHarmless(ancestor.decidingConditions) || ancestor.parent.map { known.choose(node, in: $0) } == true
            case .guardStatement: ancestor.body?.encloses(node) != true || areHarmless(ancestor.conditions)
            case .switchCase: isOfPayload(ancestor) || ancestor.parent.map { known.choose(node, in: $0) } == true
            case .ternaryExpression:
                ancestor.firstChild.map(isHarmless) == true || known.choose(node, in: ancestor)
            case .catchClause: false
            case .closureExpression: runsInPlace(ancestor)
            default: true
            }
        }
    }

    /// `switch beat { case .running(let timer): … }`: the case in which the handle holds a timer.
    private func isOfPayload(_ switchCase: Node) -> Bool {
        switchCase.parent?.firstChild.map(isHarmless) == true
            && switchCase.caseItems.contains { $0.contains { $0.kind == .valueBindingPattern } }
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
