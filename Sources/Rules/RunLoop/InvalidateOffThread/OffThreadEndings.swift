import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// An `invalidate()` that runs on a thread other than the timer's.
package struct OffThreadEnding: Sendable {
    /// The call.
    package let node: Node
    package let reason: Reason
    /// The evidence that the timer is on the main thread.
    package let creationEvidence: Node
    /// Whether one start chooses between the timer and the other thread, and who else starts is unknown: the state that
    /// decides may never change.
    package var isOfOtherStart = false

    package enum Reason: Sendable {
        /// It runs on that worker.
        case worker(Worker, ExecutionPath)
        /// The creation hops to the main thread, so callers may be on other threads; this function, which
        /// outside code can call, does not hop. Certain if such code may be unseen, or is seen on a queue.
        case noHop(Node, isSure: Bool)
    }
}

/// Compares the threads on which a run-loop timer is created and stopped.
package struct OffThreadEndings {
    let facts: ProjectFacts
    let project: Project
    let contexts: ExecutionContextReader

    package init(_ facts: ProjectFacts, contexts: ExecutionContextReader) {
        self.facts = facts
        project = facts.project
        self.contexts = contexts
    }

    package func offThreadEndings(of timer: Timer) -> [OffThreadEnding] {
        guard let home = mainEvidence(of: timer) else { return [] }
        return invalidations(of: timer).compactMap { ending(at: $0, of: timer, home) }
    }

    private struct Home {
        let evidence: Node
        /// The function that hops to the main thread to create the timer, if any.
        let hop: Node?
        /// What leads to the timer on the main thread, innermost first, if the timer may have other callers, too.
        var way: [Node] = []
    }

    /// The evidence that the timer is on the main thread; `nil` if that is not certain.
    private func mainEvidence(of timer: Timer) -> Home? {
        if let added = timer.modes.first(where: { $0.runLoop == .main }) {
            // To name the main run loop says nothing about the callers, to leave their thread for it does.
            return Home(evidence: added.node, hop: hopToMain(of: contexts.paths(of: added.node)))
        }
        guard timer.modes.allSatisfy({ $0.runLoop == .current }), let place = timer.modes.first?.node else {
            return nil
        }
        let paths = contexts.paths(of: place)
        // Callers that cannot be followed make no difference to those that are on the main thread.
        guard paths.allSatisfy({ $0.worker == nil }), let main = paths.first(where: isOnMain),
            let evidence = main.evidence
        else { return nil }
        let isAlone = paths.allSatisfy { $0.place == .main }
        return Home(evidence: evidence, hop: hopToMain(of: paths), way: isAlone ? [] : [place] + main.calls)
    }

    private func isOnMain(_ path: ExecutionPath) -> Bool { path.place == .main && !path.isGuess && !path.isLong }

    /// Whether a step of the path and one of the way to the timer are in different branches of a function.
    private func excludes(_ way: [Node], _ path: ExecutionPath) -> Bool {
        let steps = path.calls + (path.evidence.map { [$0] } ?? [])
        return way.contains { start in
            steps.contains { step in
                guard let function = project.function(around: start), project.function(around: step) == function
                else { return false }
                return start.range.start < step.range.start
                    ? Branches.areExclusive(start, step) : Branches.areExclusive(step, start)
            }
        }
    }

    /// The closure by which a place that is reached on the main thread alone leaves its callers' thread.
    private func hopToMain(of paths: [ExecutionPath]) -> Node? {
        guard let main = paths.first, main.isHop, paths.allSatisfy({ $0.place == .main }) else { return nil }
        return main.evidence
    }

    private func ending(at node: Node, of timer: Timer, _ home: Home) -> OffThreadEnding? {
        guard !isInHandler(node, of: timer), !isStillNil(node) else { return nil }
        let paths = contexts.paths(of: node).filter { !isCleared(on: $0, before: node) }
        if let path = paths.likelyFirst.first(where: { $0.worker != nil }), let worker = path.worker {
            return OffThreadEnding(
                node: node, reason: .worker(worker, path), creationEvidence: home.evidence,
                isOfOtherStart: excludes(home.way, path))
        }
        guard let hop = home.hop, !isInterface(node), let open = paths.lazy.compactMap(bareFunction).first
        else { return nil }
        let isSure =
            isOfCallers(hop) && !facts.targets.isClosed(node.tree.file.path) && !touchesInterface(node)
            || isCalledOnQueue(open)
        return OffThreadEnding(node: node, reason: .noHop(open, isSure: isSure), creationEvidence: home.evidence)
    }

    /// Whether the hop leaves the thread of the function's callers, not that of a callback inside the function.
    private func isOfCallers(_ hop: Node) -> Bool {
        !hop.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { closure in
            closure.kind == .closureExpression
                && closure.parent?.parent?.calleeName.map { !ClosureTiming.inPlace.contains($0.name) } == true
        }
    }

    /// Frameworks, and the code of an application, call views and their controllers on the main thread.
    private func isInterface(_ place: Node) -> Bool {
        guard let type = project.type(around: place) else { return false }
        let evidence = InterfaceEvidence(project: project)
        return project.inheritedNames(of: type).contains {
            evidence.isInterfaceClass($0) || $0.hasSuffix("ViewController")
        }
    }

    /// Whether the same code asks views or controllers of them, which only the main thread may do.
    private func touchesInterface(_ place: Node) -> Bool {
        guard let body = place.enclosingBody else { return false }
        let evidence = InterfaceEvidence(project: project)
        return body.containsOutsideClosures { node in
            guard node.kind == .memberExpression, let base = node.base, let type = project.type(of: base) else {
                return false
            }
            return evidence.isInterfaceClass(type.name)
                || type.id.map { id in
                    project.inheritedNames(of: id).contains(where: evidence.isInterfaceClass)
                } == true
        }
    }

    /// Whether a call that may refer to the function is dispatched to a queue:
    /// `dispatcher.async { chat.update() }`.
    private func isCalledOnQueue(_ function: Node) -> Bool {
        guard let id = project.function(declaredBy: function) else { return false }
        return facts.references.callSites(of: id).contains { call in
            contexts.paths(of: call).contains { path in
                guard path.place == .unknown, let hop = path.evidence?.calleeName else { return false }
                return hop.base != nil && ClosureTiming.queueMethods.contains(hop.name)
            }
        }
    }

    /// The non-private, nonisolated method at which a path without a hop ends; not a deinit.
    private func bareFunction(_ path: ExecutionPath) -> Node? {
        guard path.place == .unknown, let end = path.evidence, let id = project.function(declaredBy: end),
            !isInterface(end)
        else { return nil }
        let function = project[id]
        guard case .function = function.kind, function.access > .fileprivate, isCalled(id), !contexts.isAsync(id),
            !CallbackThreads.startersCallbacks.contains(function.name)
        else { return nil }
        return end
    }

    /// Whether code of other files calls it, or calls through which the path could not be followed; a selector
    /// alone does not count.
    private func isCalled(_ id: FunctionID) -> Bool {
        facts.entries.isVisibleOutside(id)
            || !facts.references.callSites(of: id).isEmpty
    }

    private func isInHandler(_ node: Node, of timer: Timer) -> Bool {
        facts.handlerCode(of: timer).contains {
            $0.encloses(node) && $0.kind == .closureExpression
        }
    }

    // MARK: Invalidations

    /// The `invalidate()` calls themselves, if helper functions and loops stop the timer.
    private func invalidations(of timer: Timer) -> [Node] {
        let finder = facts.references.teardowns
        var seen: Set<Node> = []
        return timer.handles.flatMap { finder.endings(of: $0) }.flatMap { calls(in: $0, finder, depth: 0) }.filter {
            seen.insert($0).inserted
        }
    }

    private func calls(in ending: Node, _ finder: TeardownFinder, depth: Int) -> [Node] {
        guard depth < 4 else { return [] }
        if ending.kind == .callExpression, let callee = ending.firstChild {
            if callee.isNamed("invalidate") || callee.isNamed("remove") || callee.isNamed("CFRunLoopTimerInvalidate") {
                return [ending]
            }
            if callee.name.hasPrefix("perform") { return [] }
            let inside = argumentEndings(of: ending, finder, depth: depth)
            if !inside.isEmpty { return inside }
        }
        return ending.firstCall { $0.firstChild?.isNamed("invalidate") == true }.map { [$0] } ?? []
    }

    /// The calls in the function that receives the timer as an argument.
    private func argumentEndings(of call: Node, _ finder: TeardownFinder, depth: Int) -> [Node] {
        let flow = facts.references.flow
        return call.arguments.flatMap { argument -> [Node] in
            guard argument.value?.kind != .closureExpression,
                let parameters = flow.parameters(receiving: argument, of: call)
            else { return [] }
            return parameters.flatMap { finder.endings(of: $0) }.flatMap { calls(in: $0, finder, depth: depth + 1) }
        }
    }
}
