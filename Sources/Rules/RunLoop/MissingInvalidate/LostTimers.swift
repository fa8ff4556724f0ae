import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Timers that one method stops and another one, which intends to, merely drops.
extension ProjectFacts {
    /// `func stop() { timer = nil }`, if the handle's repeating timer may still run: nothing on that path stops
    /// it, although other code of the owner does.
    package func stopThatOnlyDrops(of timer: Timer) -> Node? {
        guard timer.teardowns.contains(where: { $0.isEffective || $0.isOnlyInDeinit }), !endsInHandler(timer),
            timer.teardowns.contains(where: \.isEffective) || keepsOwnerAlive(timer) == nil
        else { return nil }
        let ending = Set(timer.teardowns.filter { !$0.isRestart }.compactMap(\.function))
        return droppings(of: timer).first { dropping in
            guard let function = project.function(around: dropping), mayRunLate(function, of: timer) else {
                return false
            }
            return isPartOfItsFunction(dropping) && !isFiredOneShot(dropping, timer) && !callsAny(of: ending, function)
                && !isReached(from: ending, function)
                && !isConditional(dropping, of: timer)
                && !isBehindGuard(dropping, of: timer)
        }
    }

    /// Whether a condition decides about it that may know whether the timer runs. In `isOn ? start() : drop()` it
    /// decides about the start, too.
    private func isConditional(_ dropping: Node, of timer: Timer) -> Bool {
        dropping.selfAndAncestors.contains { part in
            switch part.kind {
            case .guardStatement: true
            case .ifBranch, .switchCase:
                !(part.parent?.children.contains { $0 != part && leads($0, toCreationOf: timer) } ?? false)
            default: false
            }
        }
    }

    private func leads(_ code: Node, toCreationOf timer: Timer, depth: Int = 0) -> Bool {
        if code.encloses(timer.creation) { return true }
        guard depth < 3, let function = project.function(around: code) else { return false }
        return project.calls(in: function).contains { call in
            code.encloses(call.node)
                && call.functions.contains { called in
                    project.body(of: called).map { leads($0, toCreationOf: timer, depth: depth + 1) } ?? false
                }
        }
    }

    /// Whether nothing stops the timer although an event that repeats creates another one, for which the same local
    /// variable is the only handle.
    package func isLostInAnEvent(_ timer: Timer) -> Bool {
        guard !timer.teardowns.contains(where: { $0.isEffective || $0.isOnlyInDeinit }), !mayEndItself(timer)
        else { return false }
        return timer.destinations.compactMap(\.overwriting).contains { handle, place in
            project[handle].kind == .local && isTaken(handle, inEventAt: place)
        }
    }

    /// Whether a closure that runs on each event assigns a local variable of the enclosing code.
    private func isTaken(_ local: VariableID, inEventAt place: Node) -> Bool {
        guard let closure = place.selfAndAncestors.first(where: { $0.kind == .closureExpression }),
            closure.parent?.kind == .argument, !closure.range.contains(project.node(of: local).range),
            let callee = closure.parent?.parent?.calleeName
        else { return false }
        return !ClosureTiming.inPlace.contains(callee.name) && !ClosureTiming.later.contains(callee.name)
    }

    /// Whether a one-shot timer that shares the handle has just fired and drops itself.
    private func isFiredOneShot(_ dropping: Node, _ timer: Timer) -> Bool {
        timers.contains { other in
            other.repeats == .no && other.handles.contains(where: timer.handles.contains)
                && handlerCode(of: other).contains { $0.encloses(dropping) }
        }
    }

    /// Whether other code can call it while the timer is running: not the code that creates the object or the
    /// timer, nor a private method without callers.
    private func mayRunLate(_ function: FunctionID, of timer: Timer) -> Bool {
        let declaration = project[function]
        guard case .function = declaration.kind, function != timer.function, entries.repeats(function) != false,
            !LifecycleNames.setUps.contains(declaration.name)
        else { return false }
        let words = declaration.name.camelWords
        if words.contains(where: NameWords.stops.contains) { return true }
        if words.contains(where: NameWords.preparations.contains) || isPartOfMaking(function) { return false }
        return declaration.access > .fileprivate
            || !references.mentions(of: function).isEmpty
    }

    /// Whether only initializers call it, and what prepares the object before anybody uses it.
    private func isPartOfMaking(_ function: FunctionID, depth: Int = 0) -> Bool {
        let callers = references.mentions(of: function).map {
            project.function(around: $0)
        }
        return !callers.isEmpty
            && callers.allSatisfy { caller in
                guard let caller else { return false }
                return project[caller].kind.isInitializer || LifecycleNames.setUps.contains(project[caller].name)
                    || depth < 3 && caller != function && isPartOfMaking(caller, depth: depth + 1)
            }
    }

    /// Whether it runs each time that its function is called: in the function itself, or in the closure with which the
    /// function goes on elsewhere, such as `DispatchQueue.main.async { self.timer = nil }`.
    private func isPartOfItsFunction(_ dropping: Node) -> Bool {
        guard let body = dropping.enclosingBody, body.kind == .closureExpression else { return true }
        return body.enclosingBody?.kind.isFunctionLike == true && body.parent?.kind == .argument
            && body.parent?.parent?.calleeName.map { ClosureTiming.soon.contains($0.name) } == true
    }

    /// Whether an exit precedes it: its condition may test if the timer is running. That the owner is still there says
    /// nothing about the timer.
    private func isBehindGuard(_ dropping: Node, of timer: Timer) -> Bool {
        sequence(first: dropping, next: \.enclosingBody).dropFirst().contains { body in
            body.firstChild(.block)?.children.contains { statement in
                statement.range.end <= dropping.range.start && mayLeave(statement, of: timer)
            } ?? false
        }
    }

    private func mayLeave(_ statement: Node, of timer: Timer) -> Bool {
        switch statement.kind {
        case .guardStatement:
            !bindsOwner(statement) && !statement.conditions.allSatisfy { asksForPresence(of: timer, $0) }
        case .ifStatement:
            statement.containsOutsideClosures { $0.kind == .returnStatement || $0.kind == .throwStatement }
        default: false
        }
    }

    /// `guard let self else { return }`
    private func bindsOwner(_ statement: Node) -> Bool {
        statement.conditions.allSatisfy { condition in
            condition.kind == .optionalBinding
                && condition.firstChild.flatMap(project.variable(declaredBy:)).map(project.isAliasOfSelf) == true
        }
    }

    /// Whether the handler may have stopped it by then.
    private func endsInHandler(_ timer: Timer) -> Bool {
        let code = handlerCode(of: timer)
        return timer.teardowns.contains { ending in
            code.contains { $0.encloses(ending.node) }
        }
    }

    /// Directly, or through other functions.
    private func callsAny(of ending: Set<FunctionID>, _ function: FunctionID, depth: Int = 0) -> Bool {
        project.calls(in: function).contains { call in
            call.functions.contains { called in
                ending.contains(called) || project.body(of: called) == nil && call.functions.count == 1
                    || depth < 3 && called != function && callsAny(of: ending, called, depth: depth + 1)
            }
        }
    }

    private func isReached(from ending: Set<FunctionID>, _ function: FunctionID) -> Bool {
        references.mentions(of: function).contains { mention in
            guard let caller = project.function(around: mention) else { return false }
            return ending.contains(caller) || callsAny(of: ending, caller)
        }
    }
}
