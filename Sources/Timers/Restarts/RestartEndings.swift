import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Code on the path that stops the old timer before its handle is overwritten.
extension RestartSearch {
    /// Whether a teardown of the handle, or a call that leads to one, precedes the place on its path, in the
    /// same synchronous stretch of code.
    func endsBefore(_ place: Node, in function: FunctionID) -> Bool {
        if endings.isEmpty { return false }
        if endings.contains(where: {
            precedes($0, place, in: function) || endsOldValueFetched($0, before: place, in: function)
        }) {
            return true
        }
        if isCalledBackAfterEnding(place) || endsBeforeOnMain(place, in: function) { return true }
        let isEnded = project.calls(in: function).contains { call in
            precedes(call.node, place, in: function)
                && call.functions.contains {
                    leadsToEnding($0, depth: 0) && !replacesWhatItEnds($0) && !isTickByHand($0)
                        && !endsByReplyOnly($0)
                }
        }
        if isEnded { return true }
        guard let body = project.body(of: function) else { return false }
        return body.contains {
            $0.kind == .assignmentExpression && precedes($0, place, in: function) && endsByObserver($0)
        }
    }

    /// Whether each way to an ending in the function lies in a branch of a closure that awaits a reply: a request that
    /// may fail, and only then, and later, ends the timer.
    private func endsByReplyOnly(_ function: FunctionID) -> Bool {
        let calls = project.calls(in: function).filter { $0.functions.contains { leadsToEnding($0, depth: 1) } }
        let ways = endings.filter { project.function(around: $0) == function } + calls.map(\.node)
        return !ways.isEmpty && ways.allSatisfy(dependsOnReply)
    }

    private func dependsOnReply(_ ending: Node) -> Bool {
        let closures = ending.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
        let reply = closures.last { $0.kind == .closureExpression && !runsInPlace($0) && !isSentToMain($0) }
        guard let reply, !reply.parameters.isEmpty, let body = reply.body else { return false }
        return !Branches.isUnconditional(ending, in: body)
    }

    /// A handler that is called by hand ends its timer only if the work of that is over: `tick()` before the first fire.
    private func isTickByHand(_ function: FunctionID) -> Bool {
        handler.contains(function) && !mustEnd(function, depth: 0)
    }

    /// Whether the function stores a new timer wherever it ends an old one, also later, and be it by functions that it
    /// calls: `if isSlow { timer?.invalidate(); timer = faster }`, `stop(); queue.async { self.make() }`.
    private func replacesWhatItEnds(_ function: FunctionID, depth: Int = 0) -> Bool {
        let calls = project.calls(in: function)
        var endings = endings.filter { project.function(around: $0) == function }
        var hasReplacingCall = false
        for call in calls where call.functions.contains(where: { leadsToEnding($0, depth: 1) }) {
            let replaces =
                depth < 2
                && call.functions.allSatisfy { $0 != function && replacesWhatItEnds($0, depth: depth + 1) }
            if replaces { hasReplacingCall = true } else { endings.append(call.node) }
        }
        let fills = calls.filter { $0.functions.contains(where: alwaysFills) }
        let fillings = fillings(in: function) + fills.map(\.node)
        return (hasReplacingCall || !endings.isEmpty)
            && endings.allSatisfy { ending in
                fillings.contains {
                    $0.range.start >= ending.range.end && !Branches.areExclusive(ending, $0)
                        && !Branches.canExitBetween(ending, $0)
                }
            }
    }

    /// Whether each run of the function stores a timer in the handle.
    private func alwaysFills(_ function: FunctionID) -> Bool {
        guard let body = project.body(of: function) else { return false }
        return fillings(in: function).contains { Branches.isUnconditional($0, in: body) }
    }

    /// Whether the stop follows on the same path before anything else can run:
    /// `measure.start(); measure.stop()`. Nothing of that start remains when the code runs again.
    func isEndedAfter(_ place: Node, in function: FunctionID) -> Bool {
        if endings.isEmpty { return false }
        if endings.contains(where: { project.function(around: $0) == function && follows($0, place) }) { return true }
        let receiver = place.receiverOfCall?.text
        return project.calls(in: function).contains { call in
            follows(call.node, place) && (receiver == nil || call.node.receiverOfCall?.text == receiver)
                && call.functions.contains { mustEnd($0, depth: 0) && !startsAnew($0, depth: 0) }
        }
    }

    /// A timer that replaces the one it has just stopped: `begin()` of a clock that may already run.
    func startsAnew(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3 else { return false }
        return knownStarters.answer(to: CallQuestion(function: function, depth: depth)) {
            guard let body = project.body(of: function) else { return false }
            return refills(body)
                || project.calls(in: function).contains {
                    $0.functions.contains { $0 != function && startsAnew($0, depth: depth + 1) }
                }
        }
    }

    /// Whether code stores a new timer in the handle, or in a variable whose timer is ended somewhere.
    private func refills(_ code: Node) -> Bool {
        let ended = endings.compactMap { $0.calleeName?.base }.compactMap { project.referent(of: $0) }
        return code.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild,
                let kept = project.referent(of: target.stripped.collection)
            else { return false }
            return isFilled(by: target.assignedValue) && (kept == .variable(handle) || ended.contains(kept))
        }
    }

    /// Whether code that has passed the first place reaches the later one without interruption: no branch,
    /// exit, closure or wait lies between. Two blocks dispatched to the main queue in order run in that order.
    private func follows(_ later: Node, _ first: Node) -> Bool {
        guard later.range.start >= first.range.end, !Branches.areExclusive(first, later),
            !Branches.canExitBetween(first, later),
            let joint = first.selfAndAncestors.first(where: { $0.range.contains(later.range) })
        else { return false }
        let own = later.selfAndAncestors.prefix { $0 != joint }
        let isCertain = own.allSatisfy { node in
            switch node.kind {
            case .ifBranch, .switchCase, .ternaryExpression, .guardStatement, .catchClause: false
            default: !node.isLoop
            }
        }
        let waits = joint.contains {
            $0.kind == .awaitExpression && $0.range.start >= first.range.start && $0.range.end <= later.range.end
        }
        let hops = own.filter { $0.kind == .closureExpression }
        let around = first.selfAndAncestors.prefix { $0 != joint }
        let firstHops = around.filter { $0.kind == .closureExpression }
        // A loop comes back to the first place before it reaches the later one.
        return isCertain && !waits && !around.contains(where: \.isLoop) && hops.count == firstHops.count
            && (hops + firstHops).allSatisfy(isSentToMain)
    }

    /// `DispatchQueue.main.async { … }`, `dispatch_async(dispatch_get_main_queue(), ^{ … })`.
    func isSentToMain(_ closure: Node) -> Bool {
        guard let argument = closure.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calleeName,
            ClosureTiming.soon.contains(callee.name)
        else { return false }
        let queue = ([callee.base] + call.arguments.filter { $0 != argument }.map(\.value)).compactMap { $0 }
        return queue.contains { $0.contains { $0.isNamed("main") || $0.isNamed("dispatch_get_main_queue") } }
    }

    /// The old timer is stopped before the new one is requested, but the new one is created a moment later:
    /// only a second start within that moment finds no timer to stop.
    private func endsPostponed(_ ending: Node, before place: Node, in function: FunctionID) -> Bool {
        project.function(around: ending) == function && ending.range.end <= place.range.start
            && !Branches.areExclusive(ending, place)
            && closuresAround(ending, limit: place)
    }

    func endsLongBefore(_ place: Node, in function: FunctionID) -> Bool {
        if endings.contains(where: { endsPostponed($0, before: place, in: function) }) { return true }
        return project.calls(in: function).contains { call in
            endsPostponed(call.node, before: place, in: function)
                && call.functions.contains { leadsToEnding($0, depth: 0) }
        }
    }

    /// Whether the observer of the assigned property stops the timer: `context = nil`, `isShown = false`.
    private func endsByObserver(_ assignment: Node) -> Bool {
        guard let target = assignment.firstChild, !target.isStorageAccess,
            case .variable(let id)? = project.referent(of: target), id != handle
        else { return false }
        let unknown = KnownValues(references: references)
        return project.accessors(of: id).contains {
            !project.node(of: $0).isNamed("get") && leadsToEnding($0, unknown.entering($0, by: target), depth: 0)
        }
    }

    /// Like `leadsToEnding(_:depth:)`, but without the code that the known values exclude.
    func leadsToEnding(_ function: FunctionID, _ known: KnownValues, depth: Int) -> Bool {
        guard depth < 3, let body = project.body(of: function) else { return false }
        if endings.contains(where: {
            body.encloses($0) && !known.exclude($0)
        }) {
            return true
        }
        let isCalled = project.calls(in: function).contains { call in
            !known.exclude(call.node)
                && call.functions.contains {
                    leadsToEnding($0, known.entering($0, by: call.node), depth: depth + 1)
                }
        }
        return isCalled
            || endingAssignments.contains { assignment in
                assignment.function == function && !known.exclude(assignment.target)
                    && leadsToEnding(
                        assignment.accessor, known.entering(assignment.accessor, by: assignment.target),
                        depth: depth + 1)
            }
    }

    /// `let old = timer` before, `old?.invalidate()` at any point after.
    private func endsOldValueFetched(_ ending: Node, before place: Node, in function: FunctionID) -> Bool {
        guard project.function(around: ending) == function, let receiver = ending.firstChild?.base?.stripped,
            let local = project.local(receiver),
            project[local].kind == .local
        else { return false }
        let fetch = project.node(of: local)
        return fetch.range.end <= place.range.start && !isPostponed(place, after: fetch)
    }

    package func precedes(_ first: Node, _ second: Node, in function: FunctionID) -> Bool {
        project.function(around: first) == function && first.range.end <= second.range.start
            && !Branches.areExclusive(first, second)
            && closuresAround(first, limit: second) && !isPostponed(second, after: first)
    }

    /// Whether every closure around the first also contains the second.
    private func closuresAround(_ first: Node, limit second: Node) -> Bool {
        first.selfAndAncestors.allSatisfy {
            $0.kind != .closureExpression || $0.range.contains(second.range) || runsInPlace($0)
        }
    }

    /// Whether an asynchronous closure lies between them, so that two starts can both pass the teardown first.
    private func isPostponed(_ second: Node, after first: Node) -> Bool {
        second.selfAndAncestors.contains {
            $0.kind == .closureExpression && !$0.range.contains(first.range) && !runsInPlace($0) && !isDebounced($0)
        }
    }

    /// The block of a one-shot timer that replaces one stopped just before: of many calls only the last one's
    /// block runs.
    private func isDebounced(_ closure: Node) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callExpression,
            call.argument(labeled: "repeats")?.value?.booleanValue == false,
            let assignment = call.outermostUnwrap.parent, assignment.kind == .assignmentExpression,
            let target = assignment.firstChild,
            case .variable(let id)? = project.referent(of: target), let function = project.function(around: call)
        else { return false }
        return references.teardowns.endings(of: id).contains {
            precedes($0, call, in: function)
        }
    }

    package func runsInPlace(_ closure: Node) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callExpression, let callee = call.firstChild else {
            return false
        }
        if callee.stripped == closure || closure.buildsStream { return true }
        return ClosureTiming.beforeReturning.contains(callee.name)
    }

    func leadsToEnding(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3, !endings.isEmpty else { return false }
        return knownEnders.answer(to: CallQuestion(function: function, depth: depth)) {
            guard let body = project.body(of: function) else { return false }
            return holdsEnding(body)
                || project.calls(in: function).contains {
                    $0.functions.contains { leadsToEnding($0, depth: depth + 1) }
                }
                || assignsEndingProperty(function)
        }
    }

    func leadsToEnding(code: Node) -> Bool {
        if holdsEnding(code) { return true }
        return code.contains { node in
            if node.kind == .assignmentExpression { return endsByObserver(node) }
            // A call, or a method that is given by name: `.onDisappear(perform: stop)`.
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                node.parent?.kind != .selectorExpression, case .functions(let called)? = project.referent(of: node)
            else { return false }
            return called.contains { leadsToEnding($0, depth: 1) }
        }
    }

    /// Whether a statement stops the timer itself, and not in a closure that runs later: `Button("Stop") { stop() }`.
    func endsAtOnce(_ statement: Node) -> Bool {
        leadsToEnding(code: statement)
            && !statement.contains { $0.kind == .closureExpression && !runsInPlace($0) && leadsToEnding(code: $0) }
    }

    private func holdsEnding(_ code: Node) -> Bool {
        endings.contains { code.encloses($0) }
    }
}

extension Node {
    /// The receiver of the call, if the node is a call or its callee; `nil` for `self` and for an implicit
    /// receiver.
    fileprivate var receiverOfCall: Node? {
        let name = kind == .callExpression ? calleeName : kind == .memberExpression && callOfName != nil ? self : nil
        guard let base = name?.base?.stripped, base.kind != .selfExpression else { return nil }
        return base
    }
}
