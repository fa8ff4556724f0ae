import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes values that a poll finds elsewhere and that do not move by themselves, as the time or a player's position
/// do. Input: an expression in a handler. Output: the answer, following local constants and the functions that it calls.
struct FoundValues {
    let project: Project
    let ways: HandlerWays

    /// How many local variables and calls are followed from a value to where it comes from.
    private static let depthLimit = 3

    /// Whether the value depends on nothing that the handler itself moves on, and on no clock.
    func isOutside(_ value: Node) -> Bool { isOutside(value, depth: 0) }

    private func isOutside(_ value: Node, depth: Int) -> Bool {
        !value.contains { node in
            if TimeAPI.clockReadings.contains(node.name) { return true }
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node)
            else { return false }
            if project[id].kind == .local, depth < Self.depthLimit, let value = project.value(of: id) {
                return !isOutside(value, depth: depth + 1)
            }
            return !ways.changes(of: id, project).isEmpty
        }
    }

    /// Whether a call returns the value, or a structure of which it is a part, or another object names something by it,
    /// and nothing on the way there is named like what moves.
    func areFound(_ value: Node) -> Bool {
        let origin = origin(of: value)
        return (origin.contains { $0.kind == .callExpression } || isNameOfOther(origin, value)) && isOutside(value)
            && !moves(value, depth: 0)
    }

    /// `player.title`, a text or an address.
    private func isNameOfOther(_ origin: Node, _ value: Node) -> Bool {
        guard origin.kind == .memberExpression, let base = origin.base?.stripped, base.kind != .selfExpression,
            let type = project.type(of: value) ?? project.type(of: origin)
        else { return false }
        return EventPace.namingTypes.contains(type.name)
    }

    /// `read(path) ?? none` of `state.phase` after `let state = read(path) ?? none`.
    private func origin(of value: Node) -> Node {
        var node = value.stripped
        for _ in 0..<Self.depthLimit {
            let whole = node.selfAndBases.last?.stripped ?? node
            guard let id = project.local(whole), let source = source(of: id) else { return node }
            node = source.stripped
        }
        return node
    }

    /// The value of a local variable; of `guard let level`, that of the variable before it.
    private func source(of id: VariableID) -> Node? {
        if let value = project.value(of: id) { return value }
        let binding = project.node(of: id)
        guard binding.kind == .optionalBinding, binding.initialValue == nil, let name = binding.firstChild,
            let outer = project.local(name), outer != id
        else { return nil }
        return project.value(of: outer)
    }

    /// `isCalled`: whether the code is that of a function which is called for the value; its parameters are given there.
    private func moves(_ code: Node, depth: Int, isCalled: Bool = false) -> Bool {
        code.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            if !node.beginsWithUppercase, !EventPace.movingWords.isDisjoint(with: node.name.camelWords) { return true }
            guard depth < Self.depthLimit else { return false }
            switch project.referent(of: node) {
            case .variable(let id)? where [.local, .parameter].contains(project[id].kind):
                return source(of: id).map { moves($0, depth: depth + 1, isCalled: isCalled) } ?? !isCalled
            case .functions(let functions)?:
                return functions.compactMap { project.body(of: $0) }.contains {
                    moves($0, depth: depth + 1, isCalled: true)
                }
            default: return false
            }
        }
    }
}
