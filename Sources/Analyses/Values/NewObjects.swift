import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Objects that the same run of the code has made and keeps in a local variable: their state is its own.
extension SharedStateReader {
    /// The maximum number of methods and variables between an object and the expression that makes it.
    private static let makingDepth = 4

    func isOfNewObject(_ member: Node) -> Bool {
        guard member.kind == .memberExpression, let base = member.base?.stripped,
            case .variable(let local)? = project.referent(of: base), project[local].kind == .local,
            !project[local].isStatic, base.enclosingBody?.encloses(project.node(of: local)) == true
        else { return false }
        return project.value(of: local).map { makesNew($0, depth: 0) } == true
    }

    /// `Measure()`, or a call of a method of the tree whose every result is a new object.
    private func makesNew(_ value: Node, depth: Int) -> Bool {
        let node = value.stripped
        guard depth < Self.makingDepth else { return false }
        switch node.kind {
        case .nilLiteral: return true
        case .nameExpression:
            guard case .variable(let id)? = project.referent(of: node), project[id].kind == .local,
                !project[id].isStatic
            else { return false }
            return project.value(of: id).map { makesNew($0, depth: depth + 1) } == true
        case .callExpression:
            switch node.calleeName.flatMap({ project.referent(of: $0) }) {
            case .type?: return true
            case .functions(let functions)?:
                return functions.contains { project.body(of: $0) != nil }
                    && functions.compactMap { project.body(of: $0) }.allSatisfy { body in
                        let results = body.returnedValues
                        return !results.isEmpty && results.allSatisfy { makesNew($0, depth: depth + 1) }
                    }
            default: return false
            }
        default: return false
        }
    }
}
