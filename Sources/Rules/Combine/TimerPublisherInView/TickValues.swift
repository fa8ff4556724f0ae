import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Decides whether the ticks of a view only show anew a value that exists without them, computed from the date or
/// fetched from a model. A tick that comes late then loses nothing, unlike one that counts. Input: the code that
/// the ticks run. Output: the answer.
struct TickValues {
    private let project: Project

    /// How many levels of calls are followed.
    private static let depthLimit = 3

    init(_ facts: ProjectFacts) { project = facts.project }

    /// Whether all of the code does nothing but assign such values.
    func areAbsolute(in receivers: [Node]) -> Bool {
        receivers.contains { $0.contains { $0.kind == .assignmentExpression } || !calledBodies(in: $0).isEmpty }
            && receivers.allSatisfy { onlyShows($0, depth: 0) }
    }

    /// Whether all of the code does nothing but let views draw again what their bodies work out: no tick shows more than any
    /// other evaluation does.
    func onlyDrawAgain(in receivers: [Node]) -> Bool {
        receivers.allSatisfy { draws($0, depth: 0) }
    }

    private func draws(_ code: Node, depth: Int) -> Bool {
        guard depth < Self.depthLimit, !code.contains(where: \.isWritten) else { return false }
        let calls = code.nodes(where: isStatement)
        return !calls.isEmpty
            && calls.allSatisfy { call in
                let bodies = bodies(of: call)
                return isRedrawing(call) || !bodies.isEmpty && bodies.allSatisfy { draws($0, depth: depth + 1) }
            }
    }

    private func onlyShows(_ code: Node, depth: Int) -> Bool {
        guard depth < Self.depthLimit, !code.contains(where: counts), !code.contains(where: isOtherEffect) else {
            return false
        }
        return calledBodies(in: code).allSatisfy { onlyShows($0, depth: depth + 1) }
    }

    /// `left -= 1`, `left = left - 1`, `isOn.toggle()`: the new value depends on the old one.
    private func counts(_ node: Node) -> Bool {
        guard node.kind == .assignmentExpression else { return node.isWritten && !node.isAssigned }
        guard node.isNamed("="), let target = node.firstChild?.stripped, let value = target.outermostUnwrap.nextSibling
        else { return true }
        guard case .variable(let id)? = project.referent(of: target) else { return !isOfLocal(target) }
        return reads(id, in: value, depth: 0)
    }

    /// `formatter.timeStyle = .medium`, for a formatter that each tick makes.
    private func isOfLocal(_ target: Node) -> Bool {
        guard case .variable(let id)? = target.base.flatMap({ project.referent(of: $0) }) else { return false }
        return project[id].kind == .local
    }

    /// Through local constants, computed properties and functions of the tree as well.
    private func reads(_ id: VariableID, in code: Node, depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        return code.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            let sources: [Node]
            switch project.referent(of: node) {
            case .variable(id)?: return true
            case .variable(let other)?:
                let getters = project.accessors(of: other).compactMap { project.body(of: $0) }
                sources = project[other].kind == .local ? [project.value(of: other)].compactMap { $0 } : getters
            case .functions(let functions)?: sources = functions.compactMap { project.body(of: $0) }
            default: return false
            }
            return sources.contains { reads(id, in: $0, depth: depth + 1) }
        }
    }

    /// A call as a statement of code that was not read: what it does may depend on how often it runs.
    private func isOtherEffect(_ node: Node) -> Bool {
        isStatement(node) && !isAnimation(node) && !isRedrawing(node) && bodies(of: node).isEmpty
    }

    /// `refresh()`, `try? await model.refresh()`
    private func isStatement(_ node: Node) -> Bool {
        guard node.kind == .callExpression else { return false }
        var whole = node.outermostUnwrap
        while let parent = whole.parent, parent.kind == .tryExpression || parent.kind == .awaitExpression {
            whole = parent.outermostUnwrap
        }
        return whole.parent?.kind == .block
    }

    /// `objectWillChange.send()`
    private func isRedrawing(_ call: Node) -> Bool {
        call.calleeName.map { $0.isNamed("send") && $0.base?.stripped.name == CombineAPI.changePublisher } == true
    }

    private func isAnimation(_ call: Node) -> Bool { call.calleeName?.isNamed("withAnimation") == true }

    /// The bodies of the functions that are called as statements.
    private func calledBodies(in code: Node) -> [Node] {
        code.nodes(where: isStatement).flatMap(bodies)
    }

    private func bodies(of call: Node) -> [Node] {
        guard let callee = call.calleeName, case .functions(let functions)? = project.referent(of: callee) else {
            return []
        }
        return functions.compactMap { project.body(of: $0) }
    }
}
