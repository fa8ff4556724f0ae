import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// State that tells whether a timer runs: flags, counts and properties that the code on the path to a start changes,
/// and that the code that stops the timer changes back.
extension RestartSearch {
    /// State that the code on the path changes, directly or by a call, and that the code that stops the timer
    /// changes too: `isConnected` between connect and disconnect.
    private func isKeptInStep(_ id: VariableID, _ chain: Set<FunctionID>) -> Bool {
        guard project[id].kind == .property, id != handle else { return false }
        let writers = Set(
            references.uses(of: id).filter {
                !$0.isUncertain && ($0.node.isAssigned || isBoxWritten(at: $0.node, id))
            }.compactMap { project.function(around: $0.node) })
        guard writers.contains(where: { !chain.contains($0) && leadsToEnding($0, depth: 0) }) else { return false }
        return chain.contains { starter in
            writers.contains(starter)
                || project.calls(in: starter).contains { $0.functions.contains(where: writers.contains) }
        }
    }

    /// `guard controller != nil else { … }`: the code after it runs while the state is set, so a timer may be
    /// running.
    private func requiresPresence(_ condition: Node) -> Bool {
        let question = condition.stripped
        return condition.parent?.kind == .guardStatement && question.kind == .infixExpression && question.isNamed("!=")
    }

    func isKeptInStep(whatIsReadBy getter: Node, _ chain: Set<FunctionID>) -> Bool {
        getter.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let read)? = project.referent(of: node)
            else { return false }
            return isKeptInStep(read, chain)
        }
    }

    /// A computed property over the handle, or state that the functions on the path themselves change: the
    /// second time it has a different value.
    func tells(_ id: VariableID, _ chain: Set<FunctionID>, askedAt condition: Node) -> Bool {
        guard project[id].kind == .property else { return false }
        let getters = project.accessors(of: id).filter { project.node(of: $0).isNamed("get") }.compactMap {
            project.body(of: $0)
        }
        if getters.contains(where: mentionsHandle) { return true }
        if !requiresPresence(condition),
            isKeptInStep(id, chain) && !isOvertaken(id, chain, askedBy: condition)
                || getters.contains(where: { isKeptInStep(whatIsReadBy: $0, chain) })
        {
            return true
        }
        return isCounted(id, chain)
            || chain.contains { function in
                guard let body = project.body(of: function) else { return false }
                return changes(id, in: body, askedAt: condition) && !isResetBesideRunningTimer(id, chain)
                    || getters.contains { changesWhatIsRead(by: $0, in: body, askedAt: condition) }
            }
    }

    /// Whether code that leaves the timer running changes a flag back, so that the next start passes:
    /// `func pause() { isRunning = false }`. A handler that may end its own timer may do so because of the flag.
    private func isResetBesideRunningTimer(_ flag: VariableID, _ chain: Set<FunctionID>) -> Bool {
        guard !ticks.isEmpty, project.typeName(of: flag).map(ScalarAPI.truthTypes.contains) == true,
            !project.accessors(of: flag).contains(where: { leadsToEnding($0, depth: 0) })
        else {
            return false
        }
        let writes = references.uses(of: flag).filter { !$0.isUncertain && $0.node.isAssigned }.map(\.node)
        let starts = Set(
            writes.filter { project.function(around: $0).map(chain.contains) == true }.map {
                $0.assignedValue?.booleanValue
            })
        guard starts.count == 1, case let started?? = starts.first else { return false }
        return writes.contains { write in
            guard let function = project.function(around: write), !chain.contains(function),
                write.assignedValue?.booleanValue == !started, !project[function].kind.isInitializer,
                !handler.contains(function), !ticks.contains(where: { $0.encloses(write) }), entries.mayRun(function)
            else { return false }
            return !leadsToEnding(function, depth: 0) && !isAfterEnding(write.outermostUnwrap.parent ?? write)
        }
    }

    /// `if isNew { link = makeLink() } else { timer = makeTimer() }`: the link tells nothing of the timer, because it is
    /// set only where no timer is made. The question comes before both branches.
    func isSetOnlyBeside(_ place: Node, _ id: VariableID, _ chain: Set<FunctionID>, askedAt condition: Node) -> Bool {
        let fillings = references.uses(of: id).map(\.node).filter { node in
            node.isAssigned && isFilled(by: node.assignedValue)
                && project.function(around: node).map(chain.contains) == true
        }
        return !fillings.isEmpty
            && fillings.allSatisfy { filling in
                guard project.function(around: filling) == project.function(around: place),
                    let joint = filling.selfAndAncestors.first(where: { $0.range.contains(place.range) })
                else { return false }
                return (joint.kind == .ifStatement || joint.kind == .switchStatement)
                    && condition.isInSameTree(as: joint) && condition.range.end <= joint.range.start
            }
    }

    /// `let isNeeded = lock.withLock { timer == nil }`, tested afterwards.
    func isAnswer(_ id: VariableID, to asked: Node, _ chain: Set<FunctionID>, before place: Node) -> Bool {
        guard project[id].kind == .local, project[id].isLet || asked.tree.file.language == .objectiveC,
            let value = project.value(of: id),
            !value.contains(where: { $0 == asked })
        else { return false }
        return asks(value, chain, before: place)
    }

    /// `level += 1; if level == 1 { start() }`, if the code that decrements the count stops the timer: only the
    /// first start passes.
    private func isCounted(_ id: VariableID, _ chain: Set<FunctionID>) -> Bool {
        let steps = references.uses(of: id).compactMap { use -> Node? in
            let target = use.node.outermostUnwrap
            guard let step = target.parent, step.kind == .assignmentExpression, step.firstChild == target else {
                return nil
            }
            return step.isNamed("+=") || step.isNamed("-=") ? step : nil
        }
        return steps.contains { up in
            guard let starter = project.function(around: up), chain.contains(starter) else { return false }
            return steps.contains { down in
                guard down.name != up.name, let ender = project.function(around: down), ender != starter else {
                    return false
                }
                return leadsToEnding(ender, depth: 0)
            }
        }
    }

    func isChanged(whatIsReadBy getter: Node, in function: FunctionID, askedAt condition: Node) -> Bool {
        project.body(of: function).map { changesWhatIsRead(by: getter, in: $0, askedAt: condition) } ?? false
    }

    /// `if isHidden != newValue`: only a change passes.
    func isComparedWithOld(_ parameter: Node) -> Bool {
        guard let comparison = parameter.outermostUnwrap.parent, comparison.kind == .infixExpression,
            comparison.isNamed("!=") || comparison.isNamed("==")
        else { return false }
        return comparison.children.contains { operand in
            guard operand != parameter.outermostUnwrap else { return false }
            switch operand.stripped.kind {
            case .nameExpression, .memberExpression, .callExpression: return true
            default: return false
            }
        }
    }

    /// A setter whose opposite change stops the timer.
    func isEndedBySetter(_ chain: Set<FunctionID>) -> Bool {
        chain.contains { function in
            guard let body = project.body(of: function),
                project[function].property != nil || project[function].name.camelWords.first == "set"
            else { return false }
            return endings.contains { body.encloses($0) }
        }
    }

    private func changesWhatIsRead(by getter: Node, in body: Node, askedAt condition: Node) -> Bool {
        getter.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            if isOfElement(node) { return changesMember(named: node.name, in: body, askedAt: condition) }
            guard case .variable(let read)? = project.referent(of: node) else { return false }
            return project[read].kind == .property && changes(read, in: body, askedAt: condition)
        }
    }

    /// `$0.state` in a closure of several statements, which tells no type: `jobs.filter { let s = $0.state; return s == .busy }`.
    private func isOfElement(_ member: Node) -> Bool {
        member.kind == .memberExpression && project.referent(of: member) == nil
            && member.base.map { $0.kind == .nameExpression && $0.name.first == "$" } == true
    }

    private func changesMember(named name: String, in body: Node, askedAt condition: Node) -> Bool {
        body.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild?.stripped, target.name == name,
                case .variable(let member)? = project.referent(of: target)
            else { return false }
            return project[member].kind == .property && changes(member, in: body, askedAt: condition)
        }
    }

    /// State that is assigned before the test is recomputed each time and guards nothing.
    func changes(_ id: VariableID, in body: Node, askedAt condition: Node) -> Bool {
        body.contains { node in
            if body.encloses(condition), node.range.end <= condition.range.start { return false }
            switch node.kind {
            case .assignmentExpression:
                guard let target = node.firstChild,
                    project.referent(of: target) == .variable(id) || isStorage(target, of: id)
                        || isValue(target, ofBox: id)
                else { return false }
                return !isOvertaken(node, of: id, askedBy: condition)
            case .callExpression:
                guard let callee = node.firstChild, callee.kind == .memberExpression,
                    CollectionAPI.mutatingMethods.contains(callee.name) || setsValue(node, ofBox: id)
                else { return false }
                return callee.base.map { project.referent(of: $0) == .variable(id) } ?? false
            default: return false
            }
        }
    }

    /// `isRunning.value`, where `let isRunning = Atomic(false)` holds the value behind a lock.
    private func isValue(_ target: Node, ofBox id: VariableID) -> Bool {
        guard target.kind == .memberExpression, LockAPI.valueProperties.contains(target.name), isBox(id) else {
            return false
        }
        return target.base.map { project.referent(of: $0) == .variable(id) } ?? false
    }

    /// `isRunning.setValue(true)`, `isRunning.store(true, ordering: .relaxed)`, `isRunning.withLock { $0 = true }`; not
    /// `isRunning.withLock { $0 }`.
    private func setsValue(_ call: Node, ofBox id: VariableID) -> Bool {
        guard let callee = call.calleeName, LockAPI.guardedMutators.contains(callee.name), isBox(id) else {
            return false
        }
        guard let change = call.arguments.last?.value, change.kind == .closureExpression else { return true }
        return change.contains { $0.kind == .assignmentExpression || $0.isNamed("toggle") }
    }

    private func isBoxWritten(at use: Node, _ id: VariableID) -> Bool {
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
        return member.callOfName.map { setsValue($0, ofBox: id) } ?? (member.isAssigned && isValue(member, ofBox: id))
    }

    private func isBox(_ id: VariableID) -> Bool {
        let names = [project.type(of: id)?.name, project.value(of: id)?.calleeName?.name]
        return names.contains { $0.map(LockAPI.namesGuardingType) == true }
    }

    /// `shared.hasStarted_` is what `shared.hasStarted = YES` stores.
    private func isStorage(_ target: Node, of id: VariableID) -> Bool {
        func plain(_ name: String) -> String {
            name.hasSuffix("_") ? String(name.dropLast()) : name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
        return target.kind == .memberExpression && project[id].name.contains("_")
            && plain(target.name) == plain(project[id].name)
    }
}
