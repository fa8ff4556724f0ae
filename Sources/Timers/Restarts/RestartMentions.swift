import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The mentions of a function by which it may run: calls, selectors of actions and of one-shot timers.
extension RestartSearch {
    /// Whether a call must be of this function: its receiver's type is known, and no other type of the tree
    /// implements the method.
    func isSure(_ call: Node, of function: FunctionID) -> Bool {
        guard case .functions(let found)? = project.referent(of: call), !found.contains(function) else { return true }
        // Through a protocol or superclass: only if there is one implementation.
        return found.allSatisfy { declared in
            guard let owner = project.owner(of: declared) else { return false }
            let answers = project.descendants(of: owner).flatMap {
                project.types[$0].methods[project[function].name] ?? []
            }
            return answers.allSatisfy {
                $0 == function || project.body(of: $0) == nil || project[$0].labels != project[function].labels
            }
        }
    }

    /// The receiver's type is unknown, and methods of other types have the same name and labels.
    private func isAmbiguous(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .memberExpression, project.referent(of: mention) == nil,
            let owner = project.owner(of: function)
        else { return false }
        let family = Set(project.lineage(of: owner) + project.descendants(of: owner))
        return project.functions(named: project[function].name).contains { other in
            guard project[other].labels == project[function].labels, project.body(of: other) != nil,
                let type = project.owner(of: other)
            else { return false }
            return !family.contains(type)
        }
    }

    /// Mentions that may refer to the function, except in tests (which create their own instances) and on
    /// receivers of unknown type if the name is common (`x.start()`).
    func plausibleMentions(of function: FunctionID, _ declaration: FunctionDeclaration) -> [Node] {
        let isCommonName = declaration.name.camelWords.count < 2
        let own = project.node(of: function)
        return references.mentions(of: function).filter { mention in
            if isInTail(mention) || !fits(mention, function) || isAmbiguous(mention, function) { return false }
            if mention.isInSameTree(as: own), !isCommonName || !hasUnknownReceiver(mention) { return true }
            if declaration.access <= .fileprivate || project.isWrittenForTests(mention) { return false }
            return !isCommonName || mention.kind == .selectorExpression || project.referent(of: mention) != nil
        }
    }

    /// `engine.start()`, if the type of the engine is unknown.
    private func hasUnknownReceiver(_ mention: Node) -> Bool {
        guard mention.kind == .memberExpression, let base = mention.base?.stripped,
            base.kind == .nameExpression || base.kind == .memberExpression
        else { return false }
        return project.referent(of: mention) == nil && base.name.first?.isUppercase != false
            || project.referent(of: mention) == nil && base.kind == .memberExpression
    }

    /// Whether the receiver is the class, and the function a method of its instances, or the other way round: both may
    /// have methods of one name.
    private func isOfOtherLevel(_ mention: Node, _ function: FunctionID) -> Bool {
        guard case .functions(let meant)? = project.referent(of: mention), !meant.contains(function) else {
            return false
        }
        return meant.allSatisfy {
            project.owner(of: $0) == project.owner(of: function) && project[$0].isStatic != project[function].isStatic
        }
    }

    /// Whether a call has the function's labels, or a selector a receiver with that method.
    private func fits(_ mention: Node, _ function: FunctionID) -> Bool {
        let callers = references.certainCallers
        if mention.kind == .selectorExpression { return callers.mayMean(mention, function) }
        if isOfOtherLevel(mention, function) { return false }
        return mention.callOfName.map { callers.fits($0, function) } ?? true
    }

    /// Where a one-shot timer, delayed perform or thread that calls the function is created: it runs as often as those
    /// are created.
    func firings(_ mentions: [Node]) -> [Node] {
        mentions.filter { mention in
            guard mention.kind == .selectorExpression, let call = mention.parent?.parent, call.kind == .callExpression
            else { return false }
            return call.argument(labeled: "afterDelay") != nil || call.startsThread
                || call.argument(labeled: "repeats")?.value?.booleanValue == false
        }
    }

    /// A selector passed to a notification center, a control or a gesture recognizer, not to the timer.
    func isAction(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        var node: Node? = mention
        while let here = node, here.kind != .callExpression { node = here.parent }
        guard let call = node, let callee = call.firstChild else { return false }
        return !TimerAPI.selectorMakers.contains(callee.name) && !callee.name.hasPrefix("perform")
            && !RuntimeAPI.selectorRemovals.contains(callee.name) && !call.startsThread
    }
}
