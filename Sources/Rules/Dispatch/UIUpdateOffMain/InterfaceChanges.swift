import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// A change of the interface by a timer source's handler that does not run on the main thread.
package struct InterfaceChange: Sendable {
    /// The assignment or call.
    package let node: Node
    /// What is changed, as written.
    package let target: Node
    package let timer: Timer
    /// The calls that lead from the handler to it, outermost first.
    package let calls: [Node]
}

/// Follows the handlers of timer sources on queues other than the main one to what they show, also through delegates
/// and closures of the tree. A hop to the main thread, or to an unknown place, ends the path.
package struct InterfaceChanges {
    private let facts: ProjectFacts
    private let project: Project
    private let contexts: ExecutionContextReader
    private let evidence: InterfaceEvidence
    private let called: CodeOnCallersThread

    /// The state of the search. Walking code again with no more remaining call levels than before finds nothing
    /// new.
    private struct Walk {
        var found: [InterfaceChange] = []
        /// The smallest number of calls that led to a body.
        var walked: [Node: Int] = [:]
    }

    private static let callLimit = 3

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        contexts = facts.executionContexts()
        evidence = InterfaceEvidence(project: facts.project)
        called = CodeOnCallersThread(facts, contexts: contexts)
    }

    /// In the order of the timers; each place once.
    package func changesOffMain() -> [InterfaceChange] {
        let crashing = facts.crashingHandlers()
        var walk = Walk()
        for timer in facts.timers where timer.kind == .dispatchSource && !facts.isOfTests(timer) {
            if isOffMain(facts.queue(ofSource: timer)) {
                for code in facts.handlerCode(of: timer) where !crashing.contains(code) {
                    collect(code.body ?? code, timer, calls: [], &walk)
                }
            }
            for given in facts.givenHandlers(of: timer)
            where isOffMain(given.queue) && isRun(given.parameter, by: timer) {
                for code in facts.code(of: [given.handler]) where !crashing.contains(code) {
                    if let body = called.body(of: code) { collect(body, timer, calls: [given.call], &walk) }
                }
            }
        }
        var seen: Set<Node> = []
        return walk.found.filter { seen.insert($0.node).inserted && !facts.isOfTests($0.node) }
    }

    private func isOffMain(_ queue: QueueKind) -> Bool {
        switch queue {
        case .main, .unknown: false
        case .serial, .concurrent, .global: true
        }
    }

    /// Whether the source runs what the parameter holds on its own queue: as its handler, or by a call in it that
    /// hops nowhere.
    private func isRun(_ parameter: VariableID, by timer: Timer) -> Bool {
        let handlers = facts.eventHandlers(of: timer).map(\.node)
        return handlers.contains { project.referent(of: $0) == .variable(parameter) }
            || facts.handlerCode(of: timer).contains { calls(parameter, in: $0.body ?? $0) }
    }

    private func calls(_ parameter: VariableID, in code: Node) -> Bool {
        if code.kind == .closureExpression, !runsInPlace(code) { return false }
        if code.conditions.contains(where: MainThreadChecks.asks) { return false }
        if code.kind == .callExpression, let callee = code.calleeName,
            project.referent(of: callee) == .variable(parameter)
        {
            return true
        }
        return code.children.contains { calls(parameter, in: $0) }
    }

    private func collect(_ body: Node, _ timer: Timer, calls: [Node], _ walk: inout Walk) {
        if let fewest = walk.walked[body], fewest <= calls.count { return }
        visit(body, timer, calls, &walk)
        walk.walked[body] = calls.count
    }

    private func visit(_ node: Node, _ timer: Timer, _ calls: [Node], _ walk: inout Walk) {
        if node.kind == .closureExpression, !runsInPlace(node) || node.attribute("MainActor") != nil { return }
        if node.conditions.contains(where: MainThreadChecks.asksInVain) { return }
        if let target = changedTarget(node) {
            walk.found.append(InterfaceChange(node: node, target: target, timer: timer, calls: calls))
        }
        if node.kind == .callExpression, calls.count < Self.callLimit, !calls.contains(node) {
            for body in called.bodies(calledBy: node) { collect(body, timer, calls: calls + [node], &walk) }
        }
        let check = node.kind == .block ? MainThreadChecks.firstCheck(in: node) : nil
        for child in node.children where !MainThreadChecks.hold(for: child, in: node) {
            visit(child, timer, calls, &walk)
            // What follows runs on the main thread.
            if child == check { break }
        }
    }

    private func runsInPlace(_ closure: Node) -> Bool {
        if case .inPlace = contexts.place(of: closure) { return true }
        return false
    }

    // MARK: Changes

    private func changedTarget(_ node: Node) -> Node? {
        switch node.kind {
        case .assignmentExpression: return node.firstChild.flatMap { assigned($0.stripped) }
        case .callExpression:
            guard let callee = node.calleeName, InterfaceAPI.viewMethods.contains(callee.name) else { return nil }
            if let base = callee.base { return isViewValue(base) || isPartOfView(base) ? base : nil }
            return isViewCode(node) && project.referent(of: callee) == nil ? callee : nil
        default: return nil
        }
    }

    /// `label.text`, `self.level` with `@Published`, a view's own `alpha`.
    private func assigned(_ target: Node) -> Node? {
        if case .variable(let id)? = project.referent(of: target), project[id].kind == .property {
            if project[id].attributes.contains("Published") { return target }
            return nil
        }
        if let base = target.base, base.stripped.kind != .selfExpression {
            return isViewValue(base) || isPartOfView(base) ? target : nil
        }
        return InterfaceAPI.viewProperties.contains(target.name) && isViewCode(target) && project.local(target) == nil
            ? target : nil
    }

    /// `label.layer` in `label.layer.cornerRadius`, `frame.origin` in `frame.origin.x`, a controller's own `view`. A
    /// property that the tree declares is judged by its type alone.
    private func isPartOfView(_ base: Node) -> Bool {
        let part = base.stripped
        guard project.referent(of: part) == nil else { return false }
        if InterfaceAPI.viewProperties.contains(part.name) { return part.base.map(isViewValue) ?? isViewCode(part) }
        return part.base.map(isPartOfView) ?? false
    }

    private func isViewValue(_ node: Node) -> Bool {
        if project.referent(of: node) == .instance { return isViewCode(node) }
        guard let type = project.type(of: node), !type.isMetatype else { return false }
        return isViewClass(type.name) || type.id.map(isView) == true
    }

    private func isViewCode(_ node: Node) -> Bool { project.type(around: node).map(isView) ?? false }

    private func isView(_ type: TypeID) -> Bool {
        project.types[type].isReference && project.inheritedNames(of: type).contains(where: isViewClass)
            || project.types[type].kind == .extension && isViewClass(project.types[type].simpleName)
    }

    /// Other threads may change layers and scene nodes under the rules of those classes.
    private func isViewClass(_ name: String) -> Bool {
        evidence.isInterfaceClass(name) && !InterfaceAPI.sceneEndings.contains { name.hasSuffix($0) }
            && !name.hasPrefix("SK") && !name.hasPrefix("SCN") && !name.hasPrefix("CA")
    }
}
