import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Classifies a teardown: whether it only precedes the next timer, runs only in deinit, or is never reached.
package struct TeardownJudge: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    private let entries: Entries
    /// The creations (and calls that lead to one) whose timers the handle holds.
    package let creations: [Node]
    private let creationsOfFunction: [FunctionID?: [Node]]
    private let known = Answers<Node, Teardown>()
    private let knownStarters = Answers<CallQuestion, Bool>()

    package init(entries: Entries, creations: [Node]) {
        references = entries.references
        self.entries = entries
        self.creations = creations
        creationsOfFunction = Dictionary(grouping: creations) { entries.project.function(around: $0) }
    }

    /// The maximum number of functions visited while following callers.
    private static let callerLimit = 48

    /// The circumstances in which a place runs.
    struct Contexts: OptionSet {
        package let rawValue: Int
        static let ordinary = Contexts(rawValue: 1)
        package static let deinitializer = Contexts(rawValue: 2)
        package static let restart = Contexts(rawValue: 4)
    }

    package func teardown(at node: Node) -> Teardown { known.answer(to: node) { judged(node) } }

    private func judged(_ node: Node) -> Teardown {
        var seen: Set<FunctionID> = []
        let contexts = contexts(of: node, seen: &seen)
        let counts = contexts.contains(.ordinary)
        return Teardown(
            node: node, function: project.function(around: node),
            isRestart: !counts && contexts == .restart,
            isOnlyInDeinit: !counts && contexts.contains(.deinitializer),
            isUnreachable: contexts.isEmpty)
    }

    /// `timer = nil; timer.invalidate()`: a message to nothing. Reads no other statement than such a clearing, so that
    /// nothing hangs on what is typed beside the end.
    private func isOfClearedHandle(_ node: Node) -> Bool {
        guard node.kind == .callExpression, let handle = node.calleeName?.base?.stripped,
            case .variable(let id)? = project.referent(of: handle)
        else { return false }
        let statement = node.outermostUnwrap
        return references.uses(of: id).map(\.node).contains { use in
            guard use.isSetToNil, let clearing = use.outermostUnwrap.parent, clearing.isInSameTree(as: statement),
                clearing.end == statement.id
            else { return false }
            return use.base?.text == handle.base?.text
        }
    }

    private func contexts(of node: Node, seen: inout Set<FunctionID>) -> Contexts {
        guard let function = project.function(around: node) else { return .ordinary }
        if isInUncalledClosure(node) || isOfClearedHandle(node) { return [] }
        if isFollowedByCreation(node, in: function) { return .restart }
        let declaration = project[function]
        if case .deinitializer = declaration.kind { return isOfStranger(function) ? .ordinary : .deinitializer }
        guard case .function = declaration.kind, !isInsideClosure(node, of: function) else { return .ordinary }
        guard seen.insert(function).inserted else { return [] }
        // A function with so many transitive callers runs in the ordinary course of events.
        guard seen.count < Self.callerLimit else { return .ordinary }
        if entries.isLeftOver(function) { return [] }
        let mentions = references.mentions(of: function)
        if mentions.isEmpty {
            let isUnreachable =
                declaration.access <= .fileprivate && !isCalledByRuntime(declaration)
                && !entries.isNamedInTextOfItsFile(function)
            return isUnreachable ? [] : .ordinary
        }
        // Objective-C has no access levels: the calls in the tree decide.
        if isCallableByOthers(declaration, function) { return .ordinary }
        var result: Contexts = []
        for mention in mentions where !result.contains(.ordinary) {
            result.formUnion(
                isInOtherDeinit(mention, than: function) ? .ordinary : contexts(ofMention: mention, seen: &seen))
        }
        // Other code may call a method that restarts call. It may also call one that dealloc calls, but in
        // practice does not.
        let isOpen = declaration.access > .fileprivate && !entries.areAllCallsInSight(function)
        return isOpen && !result.contains(.deinitializer) ? .ordinary : result
    }

    private func contexts(ofMention mention: Node, seen: inout Set<FunctionID>) -> Contexts {
        guard mention.kind != .selectorExpression, mention.outermostUnwrap.parent?.kind == .callExpression else {
            return .ordinary
        }
        return contexts(of: mention, seen: &seen)
    }

    private func isCalledByRuntime(_ function: FunctionDeclaration) -> Bool {
        function.has(modifier: "override") || RuntimeAPI.exposingAttributes.contains { function.has(attribute: $0) }
    }

    /// The deallocation of another object is not part of this one's life: the timer does not prevent it.
    private func isInOtherDeinit(_ mention: Node, than function: FunctionID) -> Bool {
        guard let caller = project.function(around: mention), project[caller].kind.isDeinitializer,
            let ending = project.owner(of: caller),
            let owner = project.owner(of: function)
        else { return false }
        return !project.lineage(of: ending).contains(owner)
    }

    /// Whether the object that is deallocated is another one than those whose code creates the timers: a screen that ends the
    /// timer of a view on it. A timer that is made with something given from outside may keep the other object alive.
    private func isOfStranger(_ deinitializer: FunctionID) -> Bool {
        guard let ending = project.owner(of: deinitializer), !creations.isEmpty else { return false }
        return creations.allSatisfy { creation in
            guard let creator = project.type(around: creation) else { return false }
            return !project.lineage(of: ending).contains(creator) && !project.lineage(of: creator).contains(ending)
                && !creation.contains { project.local($0).map { project[$0].kind == .parameter } == true }
        }
    }

    private func isCallableByOthers(_ declaration: FunctionDeclaration, _ function: FunctionID) -> Bool {
        if isCalledByRuntime(declaration) { return true }
        guard project.node(of: function).tree.file.language == .objectiveC else {
            return !entries.hasAllCallersInSight(function)
        }
        return callsSuper(function)
    }

    /// An override, which Objective-C does not mark: the superclass calls it.
    private func callsSuper(_ function: FunctionID) -> Bool {
        project.body(of: function)?.contains {
            $0.kind == .memberExpression && $0.name == project[function].name && $0.base?.kind == .superExpression
        } ?? false
    }

    private func isInsideClosure(_ node: Node, of function: FunctionID) -> Bool {
        let body = project.node(of: function)
        for ancestor in node.selfAndAncestors {
            if ancestor == body { return false }
            if ancestor.kind == .closureExpression { return true }
        }
        return false
    }

    /// Whether a creation, or a call that must lead to one, comes after the place on a path of the same
    /// function: neither in another branch nor after an exit of the place's own block.
    private func isFollowedByCreation(_ node: Node, in function: FunctionID) -> Bool {
        let starts = creationsOfFunction[function, default: []] + startingCalls(in: function)
        return starts.contains { start in
            start.range.start > node.range.start && !Branches.areExclusive(node, start)
                && !Branches.canExitBetween(node, start)
                && !isOptional(start, after: node, beside: starts) && !runsLater(node, than: start)
        }
    }

    private func startingCalls(in function: FunctionID) -> [Node] {
        project.calls(in: function).filter { call in
            call.functions.contains { called in
                called != function && surelyStarts(called, depth: 0)
            }
        }.map(\.node)
    }

    /// Whether each run of the function creates a timer for the handle, directly or by a call.
    private func surelyStarts(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3 else { return false }
        return knownStarters.answer(to: CallQuestion(function: function, depth: depth)) {
            guard let body = project.body(of: function) else { return false }
            return creationsOfFunction[function, default: []].contains { Branches.isUnconditional($0, in: body) }
                || project.calls(in: function).contains { call in
                    Branches.isUnconditional(call.node, in: body)
                        && call.functions.contains { $0 != function && surelyStarts($0, depth: depth + 1) }
                }
        }
    }

    /// Whether the place is in a closure that does not contain the creation, or in the `defer` of a block that does: a
    /// handler runs after the code around it, and what is deferred at the end of the block.
    private func runsLater(_ place: Node, than creation: Node) -> Bool {
        place.selfAndAncestors.contains { node in
            switch node.kind {
            case .closureExpression: !node.encloses(creation)
            case .deferStatement: !node.encloses(creation) && node.parent?.encloses(creation) == true
            default: false
            }
        }
    }

    /// Whether the creation is in a branch that does not contain the place, next to branches (or a missing
    /// `else`) that create no timer: a toggle.
    private func isOptional(_ creation: Node, after place: Node, beside creations: [Node]) -> Bool {
        for ancestor in creation.selfAndAncestors {
            if ancestor.range.contains(place.range) { return false }
            guard ancestor.kind == .ifStatement || ancestor.kind == .switchStatement, decidesByState(ancestor) else {
                continue
            }
            let branches = ancestor.children.filter { $0.kind == .ifBranch || $0.kind == .switchCase }
            let isComplete = ancestor.kind == .switchStatement || branches.last?.flags.contains(.isElse) == true
            return !isComplete
                || !branches.allSatisfy { branch in
                    creations.contains { branch.encloses($0) }
                }
        }
        return false
    }

    /// Whether the decision depends on more than local variables computed on the way: a parameter, a property,
    /// something unknown, or a local variable whose value another such decision chose.
    private func decidesByState(_ decision: Node, depth: Int = 0) -> Bool {
        let conditions =
            decision.kind == .switchStatement
            ? [decision.firstChild].compactMap { $0 }
            : decision.children.flatMap { $0.children.filter { $0.kind != .block } }
        return conditions.contains { condition in
            condition.contains { node in
                guard node.kind == .nameExpression || node.kind == .selfExpression else { return false }
                guard let local = project.local(node) else { return true }
                return project[local].kind == .parameter || isCopyOfState(local) || depth == 0 && isChosenByState(local)
            }
        }
    }

    /// `let tag = sender.tag`
    private func isCopyOfState(_ local: VariableID) -> Bool {
        guard let whole = project.value(of: local)?.stripped.selfAndBases.last?.stripped else { return false }
        if whole.kind == .selfExpression { return true }
        guard whole.kind == .nameExpression, case .variable(let id)? = project.referent(of: whole) else { return false }
        return project[id].kind == .parameter || project[id].kind == .property
    }

    /// `switch mode { case .fast: interval = 1 case .off: interval = 0 }`
    private func isChosenByState(_ local: VariableID) -> Bool {
        let choices = references.uses(ofLocal: local).filter(\.isAssigned).compactMap { store in
            store.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.first {
                $0.kind == .ifStatement || $0.kind == .switchStatement
            }
        }
        return choices.contains { decidesByState($0, depth: 1) }
    }
}
