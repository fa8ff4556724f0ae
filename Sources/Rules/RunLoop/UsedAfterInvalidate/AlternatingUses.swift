import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Uses and ends of a timer that take turns: `isPaused ? hold() : proceed()`.
extension EndedTimers {
    /// The `invalidate()` in one branch of a decision whose other branch leads to the use, if an event that makes no new
    /// timer comes to the decision.
    func endingByTurns(_ revival: Revival) -> Node? {
        guard case .variable(let handle)? = project.referent(of: revival.handle), project[handle].kind == .property,
            !project[handle].isWeak, !asksWhetherValid(revival.node),
            project.function(around: revival.node).map(fillers(of: handle).contains) == false
        else { return nil }
        let endings = facts.timers(heldBy: handle).flatMap(\.teardowns).map(\.node).filter { isLastingEnd($0, handle) }
        guard !endings.isEmpty else { return nil }
        let uses = sites(leadingTo: revival.node).filter { comesAgain($0, withoutFilling: handle) }
        return endings.first { ending in
            sites(leadingTo: ending).contains { end in
                isBeforeRelease(end) && uses.contains { takeTurns($0, end, besides: handle) }
            }
        }
    }

    /// The `invalidate()` of a function that is called before the use, in the same statements: `stop(); timer.fire()`.
    func endingByCallBefore(_ revival: Revival) -> Node? {
        guard case .variable(let handle)? = project.referent(of: revival.handle), project[handle].kind == .property,
            let body = revival.node.enclosingBody, !asksWhetherValid(revival.node)
        else { return nil }
        let fillers = fillers(of: handle)
        let endings = facts.timers(heldBy: handle).flatMap(\.teardowns).map(\.node).filter { isLastingEnd($0, handle) }
        return endings.first { ending in
            sites(leadingTo: ending).dropFirst().contains { call in
                call.enclosingBody == body && call.range.end <= revival.node.range.start
                    && isOnOwnInstance(call) && Branches.isUnconditional(call, in: body)
                    && !isFilled(handle, by: fillers, in: body, from: call, to: revival.node)
            }
        }
    }

    /// Whether code from a place in a body up to another stores a timer in the handle, itself or through what it calls.
    private func isFilled(
        _ handle: VariableID, by fillers: Set<FunctionID>, in body: Node, from start: Node, to end: Node
    ) -> Bool {
        let between = SourceRange(start.range.start, max(start.range.start, end.range.start))
        return body.contains { node in
            guard between.contains(node.range) else { return false }
            return isFilling(node, of: handle) || leadsToOne(of: fillers, by: node, depth: 0)
        }
    }

    private func isFilling(_ node: Node, of handle: VariableID) -> Bool {
        node.isExpression && node.isAssigned && !node.isSetToNil && project.referent(of: node) == .variable(handle)
    }

    private func leadsToOne(of fillers: Set<FunctionID>, by call: Node, depth: Int) -> Bool {
        guard depth < 4, let callee = call.calleeName, case .functions(let called)? = project.referent(of: callee)
        else { return false }
        return called.contains { function in
            fillers.contains(function)
                || project.calls(in: function).contains { leadsToOne(of: fillers, by: $0.node, depth: depth + 1) }
        }
    }

    private func isOnOwnInstance(_ call: Node) -> Bool {
        call.calleeName?.base.map { project.referent(of: $0.stripped) == .instance } ?? true
    }

    /// An `invalidate()` that leaves the timer in its handle, and no new one behind it.
    func isLastingEnd(_ ending: Node, _ handle: VariableID) -> Bool {
        guard ending.kind == .callExpression, let callee = ending.calleeName, callee.isNamed("invalidate"),
            let base = callee.base, let body = ending.enclosingBody
        else { return false }
        return project.referent(of: base.stripped) == .variable(handle) && !isCleared(base, after: ending)
            && !body.contains { $0.range.start >= ending.range.end && isFilling($0, of: handle) }
    }

    /// The place itself, and the calls of its function if that always reaches it.
    private func sites(leadingTo place: Node) -> [Node] {
        guard let function = project.function(around: place), let body = project.body(of: function),
            place.enclosingBody?.kind != .closureExpression, Branches.isUnconditional(place, in: body)
        else { return [place] }
        return [place] + facts.references.certainCallSites(of: function)
    }

    private func takeTurns(_ use: Node, _ end: Node, besides handle: VariableID) -> Bool {
        guard let body = use.enclosingBody, end.enclosingBody == body,
            Branches.areExclusive(use, end) || Branches.areExclusive(end, use)
        else { return false }
        // A decision by the handle itself knows its state.
        return !body.containsOutsideClosures { $0.isExpression && $0.name == project[handle].name && isAsked($0) }
    }

    private func isAsked(_ name: Node) -> Bool {
        name.selfAndAncestors.prefix { $0.kind != .block && !$0.kind.isFunctionLike }.contains { part in
            switch part.parent?.kind {
            case .ifBranch, .guardStatement: part.kind != .block
            case .ternaryExpression, .switchStatement: part.parent?.firstChild == part
            default: false
            }
        }
    }

    func asksWhetherValid(_ use: Node) -> Bool {
        use.enclosingBody?.containsOutsideClosures { $0.isNamed("isValid") } ?? false
    }

    // MARK: Events

    /// Whether something that happens again leads to the place, and stores no new timer on the way.
    private func comesAgain(_ place: Node, withoutFilling handle: VariableID) -> Bool {
        comesAgain(place, without: fillers(of: handle), depth: 0)
    }

    /// The functions that store a timer in the handle.
    private func fillers(of handle: VariableID) -> Set<FunctionID> {
        let fillings = facts.references.uses(of: handle).map(\.node).filter { $0.isAssigned && !$0.isSetToNil }
        return Set(fillings.compactMap { project.function(around: $0) })
    }

    private func comesAgain(_ place: Node, without fillers: Set<FunctionID>, depth: Int) -> Bool {
        guard depth < 4, let function = project.function(around: place), !fillers.contains(function) else {
            return false
        }
        guard let ways = callers(of: function, reaching: place) else {
            return project[function].kind.isObserver || canRunAgain(function)
        }
        return ways.contains { comesAgain($0, without: fillers, depth: depth + 1) }
    }

    /// Whether the owner lives on when the place has run.
    func isBeforeRelease(_ place: Node, depth: Int = 0) -> Bool {
        guard depth < 4, let function = project.function(around: place), !project[function].kind.isDeinitializer,
            !Self.isFinal(project[function].name)
        else { return false }
        return callers(of: function, reaching: place)?.contains { isBeforeRelease($0, depth: depth + 1) } ?? true
    }

    /// The calls of a function, or the assignments that run an observer, that can reach a place in it by the values that
    /// they pass on; `nil` if an event runs it.
    private func callers(of function: FunctionID, reaching place: Node) -> [Node]? {
        let known = facts.entries.knownValues()
        let ways: [Node]
        if project[function].kind.isObserver {
            ways = facts.entries.assignments(running: function) ?? []
        } else {
            let mentions = facts.references.mentions(of: function)
            guard !mentions.contains(where: { $0.callOfName == nil }) else { return nil }
            ways = mentions.compactMap(\.callOfName)
        }
        return ways.isEmpty ? nil : ways.filter { !known.entering(function, by: $0).exclude(place) }
    }
}
