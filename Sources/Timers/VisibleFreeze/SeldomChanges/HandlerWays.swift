import TimerlintSemantics
import TimerlintSyntax

/// The code that a handler runs on its ways to what it changes, and the conditions on these ways. Input: a handler's
/// code and its changes.
struct HandlerWays {
    /// The handler's own code: the conditions around it decide whether there is a timer, not what a fire does.
    private let code: Set<Node>
    /// The handler's code, and the bodies of the functions that it calls on the ways.
    let bodies: [Node]

    init(project: Project, changes: [VisibleChange], code: [Node]) {
        self.code = Set(code)
        let reached = changes.flatMap { [$0.node] + $0.calls }.compactMap { project.function(around: $0) }
        // A fire does not run what stands around a closure.
        bodies =
            code
            + Set(reached).compactMap { project.body(of: $0) }.filter { body in !code.contains(where: body.encloses) }
    }

    /// All that is asked before a change is made.
    func conditions(on change: VisibleChange) -> [Node] { (change.calls + [change.node]).flatMap(conditions) }

    /// What the handler, or a function that it calls, asks before it comes to a place in it.
    func conditions(before place: Node) -> [Node] {
        root(of: place).map { Branches.conditions(before: place, in: $0) } ?? []
    }

    /// The `if` branches around a place.
    func branches(around place: Node) -> [Node] {
        guard let root = root(of: place) else { return [] }
        return place.selfAndAncestors.prefix { $0 != root }.filter { $0.kind == .ifBranch }
    }

    private func root(of place: Node) -> Node? {
        place.selfAndAncestors.first { code.contains($0) || $0.kind.isFunctionLike && $0.kind != .closureExpression }
    }

    /// What the code on the ways assigns to a variable, with `=`.
    func values(assignedTo id: VariableID, _ project: Project) -> [Node] {
        changes(of: id, project).compactMap { change in
            change.kind == .assignmentExpression && change.isNamed("=") ? change.firstChild?.nextSibling : nil
        }
    }

    /// The assignments, increments and the like by which the code on the ways changes a variable.
    func changes(of id: VariableID, _ project: Project) -> [Node] {
        bodies.flatMap { body in
            body.nodes { node in
                (node.kind == .nameExpression || node.kind == .memberExpression) && node.isChanged
                    && project.referent(of: node) == .variable(id)
            }
        }.compactMap(\.outermostUnwrap.parent)
    }
}
