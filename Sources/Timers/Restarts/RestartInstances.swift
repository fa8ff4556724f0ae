import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Calls on an object that the same code creates: its first start has nothing to restart.
extension RestartSearch {
    /// `clock = Clock(); clock.start()`: the instance was not started before, neither by its initializer nor in
    /// an earlier iteration of a loop.
    func isFirst(_ mention: Node, of function: FunctionID, onInstanceMadeIn caller: FunctionID) -> Bool {
        guard let making = making(ofReceiver: mention, in: caller) else { return false }
        return !initializerCalls(function, making) && !isInLoop(mention, since: making)
            && earlierCall(than: mention, of: function, since: making) == nil
    }

    /// `clock = Clock(); clock.start(); clock.start()`
    func isSecondOnNewInstance(_ mention: Node, of function: FunctionID) -> Bool {
        guard let caller = project.function(around: mention), let making = making(ofReceiver: mention, in: caller)
        else { return false }
        return earlierCall(than: mention, of: function, since: making) != nil
    }

    /// The expression that creates the receiver of a method, on the path to the call.
    private func making(ofReceiver mention: Node, in caller: FunctionID) -> Node? {
        guard mention.kind == .memberExpression, let receiver = mention.base?.stripped,
            let body = project.body(of: caller)
        else { return nil }
        if receiver.kind == .callExpression { return makesInstance(receiver) ? receiver : nil }
        guard case .variable(let kept)? = project.referent(of: receiver) else { return nil }
        var found: Node?
        _ = body.contains { node in
            if let value = given(to: kept, by: node), makesInstance(value), !fillsGap(node, of: kept, before: mention),
                precedes(node, mention, in: caller) || isConstant(kept, until: mention)
            {
                found = value
            }
            return false
        }
        return found
    }

    /// `if clock == nil { clock = Clock() }; clock.start()`: the receiver may be an older instance.
    private func fillsGap(_ assignment: Node, of variable: VariableID, before mention: Node) -> Bool {
        assignment.selfAndAncestors.prefix { !$0.range.contains(mention.range) }.contains { branch in
            branch.kind == .ifBranch
                && branch.conditions.contains { $0.contains { project.referent(of: $0) == .variable(variable) } }
        }
    }

    /// Whether a local variable holds the same new instance in closures that run once, later:
    /// `let clock = Clock(); Task { clock.start() }`.
    private func isConstant(_ local: VariableID, until mention: Node) -> Bool {
        guard project[local].kind == .local, project[local].isLet || mention.tree.file.language == .objectiveC,
            !references.uses(of: local).contains(where: \.node.isAssigned)
        else { return false }
        let declaration = project.node(of: local)
        return mention.selfAndAncestors.prefix { !$0.range.contains(declaration.range) }.allSatisfy { place in
            guard place.kind == .closureExpression else { return !place.kind.isFunctionLike }
            let taker = place.outermostUnwrap.parent?.parent?.calleeName
            return runsInPlace(place) || taker.map { ClosureTiming.later.contains($0.name) } == true
                || taker.map(runsHandlerOnce) == true
        }
    }

    /// Whether a call is of a function of the tree that only calls its last parameter, outside of loops: the handler of
    /// one answer.
    private func runsHandlerOnce(_ callee: Node) -> Bool {
        guard case .functions(let functions)? = project.referent(of: callee) else { return false }
        return functions.allSatisfy { function in
            guard project.body(of: function) != nil, let handler = project.parameters(of: function).last else {
                return false
            }
            let uses = references.uses(ofLocal: handler)
            return !uses.isEmpty
                && uses.allSatisfy { use in
                    use.callOfName != nil
                        && !use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains(where: \.isLoop)
                }
        }
    }

    private func given(to variable: VariableID, by node: Node) -> Node? {
        switch node.kind {
        case .binding: return project.variable(declaredBy: node) == variable ? node.initialValue?.stripped : nil
        case .assignmentExpression:
            guard let target = node.firstChild, project.referent(of: target) == .variable(variable) else { return nil }
            return (node.children.reduce(nil) { $1 } as Node?)?.stripped
        default: return nil
        }
    }

    /// Whether the called initializer itself starts the timer, whatever its arguments.
    private func initializerCalls(_ function: FunctionID, _ making: Node) -> Bool {
        guard let owner = project.type(of: making)?.id else { return false }
        let callers = references.certainCallers
        return project.types[owner].initializers.contains { initializer in
            callers.fits(making, initializer)
                && project.calls(in: initializer).contains { call in
                    call.functions.contains(function) && isUnconditional(call.node, in: initializer)
                }
        }
    }

    private func isUnconditional(_ call: Node, in function: FunctionID) -> Bool {
        let inside = call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }
        return !inside.contains { node in
            switch node.kind {
            case .closureExpression, .switchCase, .ternaryExpression, .guardStatement, .catchClause: true
            // `if (self = [super init])`
            case .ifBranch: !node.conditions.contains { $0.contains { $0.kind == .superExpression } }
            default: node.isLoop
            }
        }
    }

    private func isInLoop(_ mention: Node, since making: Node) -> Bool {
        mention.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains {
            $0.isLoop && !$0.range.contains(making.range)
        }
    }

    private func earlierCall(than mention: Node, of function: FunctionID, since making: Node) -> Node? {
        guard let caller = project.function(around: mention),
            let receiver = mention.base.flatMap({ project.referent(of: $0) })
        else { return nil }
        return project.calls(in: caller).first { call in
            call.functions.contains(function) && call.node.range.start > making.range.start
                && precedes(call.node, mention, in: caller)
                && call.node.calleeName?.base.flatMap { project.referent(of: $0) } == receiver
        }?.node
    }

    func makesInstance(_ value: Node) -> Bool {
        let call = value.stripped
        if isLoadedFromNib(call) { return true }
        guard call.kind == .callExpression, let callee = call.firstChild else { return false }
        if InterfaceAPI.sceneRequests.contains(call.calleeName?.name ?? "") { return true }
        switch project.referent(of: callee.isNamed("init") ? callee.base ?? callee : callee) {
        case .type?: return true
        case .functions(let functions)?: return functions.allSatisfy(isFactory)
        default: return false
        }
    }

    /// `loadNibNamed("Lock", owner: self)`, and the element of what that returns: `?.first`, `[0]`.
    private func isLoadedFromNib(_ value: Node) -> Bool {
        let isElement = value.kind == .subscriptExpression || CollectionAPI.elementProperties.contains(value.name)
        let call = isElement ? value.base?.stripped ?? value : value
        return call.kind == .callExpression && call.calleeName?.name == InterfaceAPI.nibLoading
    }

    /// `static func make() -> Clock { Clock(…) }`: a static function whose result is created by a call, so it
    /// is not a stored instance.
    private func isFactory(_ id: FunctionID) -> Bool {
        guard project[id].isStatic, let body = project.body(of: id) else { return false }
        let results = body.returnedValues
        return !results.isEmpty
            && results.allSatisfy { result in
                result.contains { $0.kind == .callExpression } && !result.contains(where: isKept)
            }
    }

    private func isKept(_ node: Node) -> Bool {
        guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
        if case .variable(let id)? = project.referent(of: node) {
            return project[id].kind != .local && project[id].kind != .parameter
        }
        return RuntimeAPI.singletonNames.contains(node.name)
    }
}
