import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether a timer's handler stops its own timer when its work is done, rather than when an object is gone.
/// Input: timers. Output: the teardowns.
extension ProjectFacts {
    /// Through the timer passed to the handler (`block: { timer in … timer.invalidate() }`), which holds for
    /// every timer of the handle.
    package func mayEndItself(_ timer: Timer) -> Bool {
        handlerCode(of: timer).contains { code in
            endings(ofGivenTimerIn: code).contains { isIndependentOfOwner($0, in: code) }
        }
    }

    /// Whether its handler ends the timer when it finds the owner gone: `guard let self else { return timer.invalidate() }`.
    func endsWithoutOwner(_ timer: Timer) -> Bool {
        handlerCode(of: timer).contains { code in
            endings(ofGivenTimerIn: code).contains { !isIndependentOfOwner($0, in: code) }
        }
    }

    /// The calls that end the timer which the handler is given.
    private func endings(ofGivenTimerIn code: Node) -> [Node] {
        code.nodes { node in
            TeardownFinder.endingVerb(of: node)
                && node.calleeName?.base.map { isGivenTimer($0.stripped, in: code) } == true
        }
    }

    /// Whether each run of the handler stops the timer, so that it fires once: each path does, or no branch, exit or
    /// closure comes first, but for those that ask whether there is a timer.
    package func endsAtFirstFire(_ timer: Timer) -> Bool {
        let endings = timer.handles.flatMap { references.teardowns.endings(of: $0) }
        return handlerCode(of: timer).contains { mustEnd($0, timer, endings, depth: 0) }
    }

    private func mustEnd(_ code: Node, _ timer: Timer, _ endings: [Node], depth: Int) -> Bool {
        let body = code.kind == .closureExpression ? code.body ?? code : code
        let stops = { (call: Node) -> Bool in isEnd(call, in: code, timer, endings, depth: depth) }
        let isAlwaysReached = body.containsOutsideClosures { node in
            node.kind == .callExpression
                && (Branches.isUnconditional(node, in: body) || isReachedWith(timer, node, in: body)) && stops(node)
        }
        return isAlwaysReached || Branches.eachPath(through: body, passes: stops)
    }

    /// Whether a call of the handler's code stops the timer, itself or in the function that it calls.
    private func isEnd(_ call: Node, in code: Node, _ timer: Timer, _ endings: [Node], depth: Int) -> Bool {
        if endings.contains(call) { return true }
        if TeardownFinder.endingVerb(of: call), let receiver = call.calleeName?.base?.stripped,
            isGivenTimer(receiver, in: code)
        {
            return true
        }
        guard depth < 2, let callee = call.callee, case .functions(let called)? = project.referent(of: callee)
        else { return false }
        return called.count == 1
            && project.body(of: called[0]).map { mustEnd($0, timer, endings, depth: depth + 1) } == true
    }

    /// `if (timer != nil) { [timer invalidate]; }`: all that is asked on the way is whether a handle holds the timer.
    private func isReachedWith(_ timer: Timer, _ place: Node, in body: Node) -> Bool {
        let isOptional = place.selfAndAncestors.prefix { $0 != body }.contains {
            $0.kind == .catchClause || $0.kind == .ternaryExpression
        }
        return !isOptional && Branches.conditions(before: place, in: body).allSatisfy { asks(for: timer, $0) }
    }

    /// `timer != nil`, `let timer`, `timer.isValid`, and Objective-C's plain `_timer`.
    private func asks(for timer: Timer, _ condition: Node) -> Bool {
        let question = condition.stripped
        let isHandle = { (node: Node) in
            guard case .variable(let id)? = project.referent(of: node.stripped) else { return false }
            return timer.handles.contains(id)
        }
        switch question.kind {
        case .optionalBinding:
            return question.initialValue.map(isHandle) ?? timer.handles.contains { project[$0].name == question.name }
        case .infixExpression:
            return question.contains { $0.kind == .nilLiteral } && question.children.contains(where: isHandle)
        case .memberExpression where question.isNamed("isValid"):
            return question.base.map(isHandle) ?? false
        default: return isHandle(question)
        }
    }

    /// The handler's own parameter, by name or as `$0`.
    private func isGivenTimer(_ receiver: Node, in code: Node) -> Bool {
        if receiver.text == "$0" { return receiver.enclosingBody == code }
        guard case .variable(let id)? = project.referent(of: receiver), project[id].kind == .parameter else {
            return false
        }
        return project.function(around: project.node(of: id)) == project.function(around: receiver)
    }

    /// A handler passed to the timer's own block is released when that block stops the timer.
    package func isFreed(_ handler: Handler, by timer: Timer) -> Bool {
        guard case .closure(let block)? = timer.handler, !block.encloses(handler.node) else { return false }
        return timer.teardowns.contains { ending in
            ending.isEffective && block.encloses(ending.node) && isIndependentOfOwner(ending.node, in: block)
        }
    }

    /// Not in the branch for a weak owner that is nil.
    private func isIndependentOfOwner(_ ending: Node, in code: Node) -> Bool {
        !ending.selfAndAncestors.prefix { $0 != code }.contains { ancestor in
            switch ancestor.kind {
            case .guardStatement: return ancestor.conditions.contains(where: asksForPresence)
            case .ifBranch:
                if ancestor.conditions.contains(where: asksForAbsence) { return true }
                return ancestor.flags.contains(.isElse)
                    && ancestor.parent?.branches.contains { $0.conditions.contains(where: asksForPresence) } == true
            default: return false
            }
        }
    }

    /// `let self`, `owner != nil`, and Objective-C's plain `_owner`.
    private func asksForPresence(_ condition: Node) -> Bool {
        condition.isPresenceTest || isObject(condition.stripped)
    }

    /// `owner == nil`, and Objective-C's `!owner`.
    private func asksForAbsence(_ condition: Node) -> Bool {
        let question = condition.stripped
        if question.kind == .infixExpression {
            return question.isNamed("==") && question.contains { $0.kind == .nilLiteral }
        }
        return question.kind == .prefixExpression && question.isNamed("!")
            && question.firstChild.map { isObject($0.stripped) } == true
    }

    /// A name that Objective-C tests for nil, if its type does not show that it is a number or a flag.
    private func isObject(_ name: Node) -> Bool {
        guard name.tree.file.language == .objectiveC, name.kind == .nameExpression || name.kind == .memberExpression
        else { return false }
        return project.type(of: name).map { !ScalarAPI.types.contains($0.name) } ?? true
    }
}

extension ProjectFacts {
    /// Whether other code may do anything with the timer: it reads the timer from the property that holds it,
    /// or is a method that another module adds to timers.
    package func isHandedOn(_ timer: Timer) -> Bool { isReadAsWhole(timer) || isReceiverOfUnknownMethod(timer) }

    private func isReadAsWhole(_ timer: Timer) -> Bool {
        timer.handles.contains { handle in
            guard project[handle].kind == .property else { return false }
            return references.uses(of: handle).contains { use in
                let whole = use.node.outermostUnwrap
                switch whole.parent?.kind {
                case .argument, .returnStatement: return true
                case .block: return whole.parent?.firstChild == whole && whole.nextSibling == nil
                default: return false
                }
            }
        }
    }

    /// `timers.append(timer)`, `timers.forEach { $0.invalidate() }`: the collection is the receiver, not the
    /// timer.
    private func isOfCollection(_ member: Node, _ call: Node, _ timer: Timer) -> Bool {
        CollectionAPI.mutators.contains(member.name)
            || timer.teardowns.contains { call.encloses($0.node) }
    }

    /// `timer.begin(in: .common)`, if neither Foundation nor the tree declares `begin`.
    private func isReceiverOfUnknownMethod(_ timer: Timer) -> Bool {
        members(usedOn: timer).contains { member in
            guard let call = member.callOfName else { return false }
            return !RunLoopAPI.timerMethods.contains(member.name) && !isOfCollection(member, call, timer)
                && project.referent(of: member) == nil
        }
    }
}
