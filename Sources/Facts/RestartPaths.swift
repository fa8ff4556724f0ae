import Model
import Syntax

/// Why a function may run again while the timer it made before still runs.
package struct Reentry: Sendable {
    /// What shows it: a hook that repeats, a second call, a loop. `nil` where only its access does.
    package let evidence: Node?
    /// One line for the trace.
    package let reason: String
}

/// Decides whether a timer's handle can be overwritten while the timer runs. Input: a creation and the handle that keeps it; output: the way by which the creating
/// code is reached again without an ending or a guard before it, or `nil`.
package struct RestartPaths: Sendable {
    let project: Project
    let references: ReferenceIndex

    /// `place` is where the handle takes the timer.
    package func reentry(of timer: Timer, handle: VariableID, at place: Node) -> Reentry? {
        reentry(handle: handle, at: place, handler: handlerFunctions(of: timer))
    }

    /// `handler` are the functions that run when what the handle keeps has ended by itself; `otherEndings` end it from within, behind calls on the handle.
    func reentry(handle: VariableID, at place: Node, handler: [FunctionID], otherEndings: [Node] = []) -> Reentry? {
        let endings = TeardownFinder(project: project, references: references)
        guard !endings.endsOldValue(handle) else { return nil }
        let search = RestartSearch(
            project: project, references: references, handle: handle, endings: endings.endings(of: handle) + otherEndings, handler: handler)
        var seen: Set<FunctionID> = []
        return search.reentry(ofPlace: place, seen: &seen)
    }

    /// A one-shot that makes the next timer in its own handler has already ended.
    private func handlerFunctions(of timer: Timer) -> [FunctionID] {
        if case .named(_, let functions)? = timer.handler { return functions }
        return []
    }
}

private struct RestartSearch {
    let project: Project
    let references: ReferenceIndex
    let handle: VariableID
    let endings: [Node]
    let handler: [FunctionID]

    /// Called by the system once in an object's life.
    private static let onceOnly: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "applicationDidFinishLaunching", "applicationWillFinishLaunching", "didFinishLaunching", "main", "setUp",
        "setUpWithError", "commonInit", "windowDidLoad", "makeUIView", "makeNSView", "makeCoordinator", "makeUIViewController", "scene", "application",
    ]

    /// Called by the system again and again.
    private static let repeating: Set<String> = [
        "viewWillAppear", "viewDidAppear", "prepareForReuse", "layoutSubviews", "viewDidLayoutSubviews", "didMoveToWindow", "didMoveToSuperview", "willMove",
        "viewDidMoveToWindow", "viewDidMoveToSuperview", "updateUIView", "updateNSView", "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
        "sceneWillEnterForeground", "tableView", "collectionView", "touchesBegan", "mouseDown", "draggingEntered", "menuWillOpen", "viewDidChangeEffectiveAppearance",
        "webSocketDidConnect", "searchBar", "textField", "textView", "scrollViewDidScroll", "locationManager", "traitCollectionDidChange", "observeValue", "becomeFirstResponder", "windowDidBecomeKey", "didSet",
    ]

    func reentry(ofPlace place: Node, seen: inout Set<FunctionID>) -> Reentry? {
        guard let function = project.function(around: place) else { return nil }
        if isGuarded(place, in: function) || endsBefore(place, in: function) { return nil }
        if let hook = enclosingHook(of: place) { return Reentry(evidence: hook, reason: "runs at every appearance") }
        if isInLoop(place) { return Reentry(evidence: place, reason: "runs in a loop") }
        return reentry(of: function, seen: &seen)
    }

    private func reentry(of function: FunctionID, seen: inout Set<FunctionID>) -> Reentry? {
        guard seen.insert(function).inserted, !handler.contains(function) else { return nil }
        let declaration = project[function]
        switch declaration.kind {
        case .accessor(let name):
            guard ["set", "didSet", "willSet"].contains(name) else { return nil }
            return Reentry(evidence: project.node(of: function), reason: "runs at every assignment of '\(declaration.name)'")
        case .function: break
        default: return nil
        }
        if Self.onceOnly.contains(declaration.name) { return nil }
        if isBalanced(function) { return nil }
        if Self.repeating.contains(declaration.name) || declaration.has(attribute: "IBAction") {
            return Reentry(evidence: project.node(of: function), reason: "'\(declaration.name)' is called again and again")
        }
        return reentryThroughCallers(of: function, declaration, seen: &seen)
    }

    private func reentryThroughCallers(of function: FunctionID, _ declaration: FunctionDeclaration, seen: inout Set<FunctionID>) -> Reentry? {
        let mentions = CallGraph.mentions(of: function, project: project, references: references)
        if let action = mentions.first(where: { isAction($0, function) }) { return Reentry(evidence: action, reason: "is called at every event") }
        let calls = mentions.filter { $0.outermostUnwrap.parent?.kind == .callExpression && $0.outermostUnwrap.parent?.firstChild == $0.outermostUnwrap }
        let open = calls.filter { call in
            guard let caller = project.function(around: call) else { return true }
            return !isOnNewInstance(call, in: caller) && !isGuarded(call, in: caller) && !endsBefore(call, in: caller)
        }
        for call in open {
            if let found = reentry(ofPlace: call, seen: &seen) { return Reentry(evidence: call, reason: found.reason) }
        }
        if independent(open).count > 1 { return Reentry(evidence: open[1], reason: "is called from more than one place") }
        // Nobody in the tree calls it, or it is made for others: who calls it twice overwrites the handle.
        if declaration.access >= .public || mentions.isEmpty && declaration.access >= .internal && !declaration.has(modifier: "override") {
            return Reentry(evidence: nil, reason: "'\(declaration.name)' can be called again while the timer runs")
        }
        return nil
    }

    /// `clock = Clock(); clock.start()`: the instance has not been started before.
    private func isOnNewInstance(_ mention: Node, in caller: FunctionID) -> Bool {
        guard mention.kind == .memberExpression, let receiver = mention.base?.stripped, let body = project.body(of: caller) else { return false }
        if receiver.kind == .callExpression { return makesInstance(receiver) }
        guard case .variable(let kept)? = project.referent(of: receiver) else { return false }
        return body.contains { node in
            guard precedes(node, mention, in: caller) else { return false }
            switch node.kind {
            case .binding: return project.variable(declaredBy: node) == kept && node.initialValue.map(makesInstance) == true
            case .assignmentExpression:
                guard let target = node.firstChild, project.referent(of: target) == .variable(kept) else { return false }
                return (node.children.reduce(nil) { $1 } as Node?).map(makesInstance) == true
            default: return false
            }
        }
    }

    private func makesInstance(_ value: Node) -> Bool {
        let call = value.stripped
        guard call.kind == .callExpression, let callee = call.firstChild else { return false }
        if case .type? = project.referent(of: callee.isNamed("init") ? callee.base ?? callee : callee) { return true }
        return false
    }

    /// Calls that are not alternatives of one decision.
    private func independent(_ calls: [Node]) -> [Node] {
        guard let first = calls.first else { return [] }
        return [first] + calls.dropFirst().filter { call in
            !(project.function(around: call) == project.function(around: first) && Branches.areExclusive(first, call))
        }
    }

    /// A selector given to a notification centre, a control or a gesture recogniser; not the timer's own.
    private func isAction(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        var node: Node? = mention
        while let here = node, here.kind != .callExpression { node = here.parent }
        guard let call = node, let callee = call.firstChild else { return false }
        return !["scheduledTimer", "Timer", "CADisplayLink", "perform", "displayLink", "NSTimer"].contains(callee.name) && call.argument(labeled: "afterDelay") == nil
    }

    /// `.onAppear { … }`, `.task { … }`, a notification's block.
    private func enclosingHook(of place: Node) -> Node? {
        for ancestor in place.selfAndAncestors {
            if ancestor.kind == .functionDeclaration { return nil }
            guard ancestor.kind == .closureExpression, let call = ancestor.parent?.parent, call.kind == .callExpression, let callee = call.firstChild else { continue }
            if callee.isNamed("onAppear"), endsOnDisappear { return nil }
            if ["onAppear", "onReceive", "onChange", "task", "onTapGesture", "addObserver"].contains(callee.name) { return call }
        }
        return nil
    }

    /// Each appearance is followed by a disappearance that ends the timer.
    private var endsOnDisappear: Bool {
        references.nodes(named: "onDisappear").contains { member in
            guard let call = member.outermostUnwrap.parent, call.kind == .callExpression else { return false }
            return call.arguments.contains { $0.value.map(leadsToEnding(code:)) ?? false }
        }
    }

    /// The hooks that the system calls between two calls of each of these: ending the timer there settles every start but the first.
    private static let counterparts: [String: Set<String>] = [
        "viewWillAppear": ["viewWillDisappear"], "viewDidAppear": ["viewWillDisappear", "viewDidDisappear"],
        "viewDidMoveToWindow": ["viewWillMove"], "applicationDidBecomeActive": ["applicationWillResignActive", "applicationDidEnterBackground"],
        "applicationWillEnterForeground": ["applicationDidEnterBackground", "applicationWillResignActive"],
        "sceneDidBecomeActive": ["sceneWillResignActive", "sceneDidEnterBackground"], "sceneWillEnterForeground": ["sceneDidEnterBackground", "sceneWillResignActive"],
    ]

    private func isBalanced(_ hook: FunctionID) -> Bool {
        guard let owner = project.owner(of: hook), let counterparts = Self.counterparts[project[hook].name] else { return false }
        return counterparts.contains { name in
            project.methods(named: name, of: owner).contains { project.body(of: $0).map(leadsToEnding(code:)) ?? false }
        }
    }

    private func isInLoop(_ place: Node) -> Bool {
        for ancestor in place.selfAndAncestors {
            switch ancestor.kind {
            case .whileStatement, .forStatement, .repeatStatement, .cForStatement: return true
            case .closureExpression, .functionDeclaration: return false
            default: continue
            }
        }
        return false
    }

    // MARK: What comes before

    /// An ending of the handle, or a call that leads to one, comes before the place on its path, in the same synchronous stretch of code.
    private func endsBefore(_ place: Node, in function: FunctionID) -> Bool {
        if endings.contains(where: { precedes($0, place, in: function) || endsOldValueFetched($0, before: place, in: function) }) { return true }
        if endings.contains(where: { isEarlierPhase($0, in: function) }) { return true }
        return project.calls(in: function).contains { call in
            precedes(call.node, place, in: function) && call.functions.contains { leadsToEnding($0, depth: 0) }
        }
    }

    /// `let old = timer` before, `old?.invalidate()` at any point after.
    private func endsOldValueFetched(_ ending: Node, before place: Node, in function: FunctionID) -> Bool {
        guard project.function(around: ending) == function, let receiver = ending.firstChild?.base?.stripped, let local = project.local(receiver),
            project[local].kind == .local
        else { return false }
        return project.node(of: local).range.end <= place.range.start
    }

    /// A gesture ends the timer when it begins; its later phases may start the next one.
    private func isEarlierPhase(_ ending: Node, in function: FunctionID) -> Bool {
        guard project.function(around: ending) == function else { return false }
        for ancestor in ending.selfAndAncestors where ancestor.kind == .switchCase || ancestor.kind == .ifBranch {
            return ancestor.children.contains { $0.kind != .block && $0.contains { $0.isNamed("began") } }
        }
        return false
    }

    private func precedes(_ first: Node, _ second: Node, in function: FunctionID) -> Bool {
        project.function(around: first) == function && first.range.end <= second.range.start && !Branches.areExclusive(first, second)
            && closuresAround(first, limit: second) && !isPostponed(second, after: first)
    }

    /// Every closure around the first also holds the second.
    private func closuresAround(_ first: Node, limit second: Node) -> Bool {
        first.selfAndAncestors.allSatisfy { $0.kind != .closureExpression || $0.range.contains(second.range) || runsInPlace($0) }
    }

    /// An asynchronous closure lies between them, so that two starts can both pass the ending first.
    private func isPostponed(_ second: Node, after first: Node) -> Bool {
        second.selfAndAncestors.contains { $0.kind == .closureExpression && !$0.range.contains(first.range) && !runsInPlace($0) }
    }

    private func runsInPlace(_ closure: Node) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callExpression, let callee = call.firstChild else { return false }
        if callee.stripped == closure { return true }
        return ["sync", "forEach", "map", "withLock", "assumeIsolated", "performWithoutAnimation", "performAndWait", "run"].contains(callee.name)
    }

    private func leadsToEnding(_ function: FunctionID, depth: Int) -> Bool {
        guard depth < 3, let body = project.body(of: function) else { return false }
        return holdsEnding(body) || project.calls(in: function).contains { $0.functions.contains { leadsToEnding($0, depth: depth + 1) } }
    }

    private func leadsToEnding(code: Node) -> Bool {
        if holdsEnding(code) { return true }
        return code.contains { node in
            guard node.kind == .callExpression, let callee = node.firstChild, case .functions(let called)? = project.referent(of: callee) else { return false }
            return called.contains { leadsToEnding($0, depth: 1) }
        }
    }

    private func holdsEnding(_ code: Node) -> Bool { endings.contains { $0.tree === code.tree && code.range.contains($0.range) } }

    // MARK: Guards

    /// A condition on the way to the place asks whether there is a timer already.
    private func isGuarded(_ place: Node, in function: FunctionID) -> Bool {
        var child = place
        while let parent = child.parent, child.kind != .functionDeclaration {
            if parent.kind == .ifBranch, child.kind == .block {
                if provesOldOne(parent) { return false }
                if conditionsAsk(parent, function) { return true }
            }
            if parent.kind == .ternaryExpression, let condition = parent.firstChild, asks(condition, function) { return true }
            if parent.kind == .infixExpression, parent.isNamed("??") { return true }
            if parent.kind == .block || parent.kind == .switchCase {
                for sibling in parent.children where sibling.range.end <= child.range.start && leavesWhenAsked(sibling, function) { return true }
            }
            child = parent
        }
        return false
    }

    /// `else if let timer, timer.interval != interval`: the branch is taken only where an old one is there, whatever was asked before it.
    private func provesOldOne(_ branch: Node) -> Bool {
        let conditions = branch.children.filter { $0.kind != .block }
        guard conditions.contains(where: bindsHandle) else { return false }
        return !conditions.contains { condition in condition.contains { $0.isNamed("isValid") || $0.isNamed("isCancelled") } }
    }

    private func bindsHandle(_ condition: Node) -> Bool {
        guard condition.kind == .optionalBinding else {
            return condition.kind == .infixExpression && condition.isNamed("!=") && condition.contains { $0.kind == .nilLiteral }
                && condition.children.contains { project.referent(of: $0) == .variable(handle) }
        }
        guard let value = condition.initialValue else { return condition.isNamedLike(project[handle].name) }
        return project.referent(of: value) == .variable(handle)
    }

    private func conditionsAsk(_ branch: Node, _ function: FunctionID) -> Bool {
        // `else` of an `if` that asks is guarded as well.
        let branches = branch.parent?.children.filter { $0.range.start <= branch.range.start } ?? [branch]
        return branches.contains { $0.children.contains { $0.kind != .block && asks($0, function) } }
    }

    private func leavesWhenAsked(_ statement: Node, _ function: FunctionID) -> Bool {
        switch statement.kind {
        case .guardStatement: return statement.children.contains { $0.kind != .block && asks($0, function) }
        case .ifStatement:
            return statement.children.contains { branch in
                branch.children.contains { $0.kind != .block && asks($0, function) }
                    && branch.firstChild(.block)?.children.contains { $0.kind == .returnStatement } == true
            }
        default: return false
        }
    }

    private func asks(_ condition: Node, _ function: FunctionID) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression || node.kind == .optionalBinding else { return false }
            // An observer that compares with the old value lets only changes through.
            if node.isNamed("oldValue") { return true }
            if node.kind == .optionalBinding { return node.isNamedLike(project[handle].name) }
            switch project.referent(of: node) {
            case .variable(let id)?: return id == handle || tells(id, function)
            case .functions(let functions)?: return functions.contains { mentionsHandle(project.body(of: $0)) }
            default: return false
            }
        }
    }

    /// A computed property over the handle, or a flag that the starting function itself sets.
    private func tells(_ id: VariableID, _ function: FunctionID) -> Bool {
        guard project[id].kind == .property else { return false }
        let getters = project.accessors(of: id).filter { project.node(of: $0).isNamed("get") }
        if getters.contains(where: { mentionsHandle(project.body(of: $0)) }) { return true }
        return project.body(of: function)?.contains { node in
            guard node.kind == .assignmentExpression, let target = node.firstChild else { return false }
            return project.referent(of: target) == .variable(id)
        } ?? false
    }

    private func mentionsHandle(_ body: Node?) -> Bool {
        body?.contains { node in
            (node.kind == .nameExpression || node.kind == .memberExpression) && project.referent(of: node) == .variable(handle)
        } ?? false
    }
}

extension Node {
    /// An optional binding of a name to itself (`if let timer`).
    fileprivate func isNamedLike(_ name: String) -> Bool { self.name == name && !children.contains(where: \.isExpression) }
}
