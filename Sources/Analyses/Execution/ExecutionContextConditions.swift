import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Conditions on the contents of answers. A function that hands the parts of an answer to one handler each, and serves
/// callers of several threads, does what the parts ask for: that the answer of one caller has a certain part is a guess.
extension ExecutionContextReader {
    /// How many parts of its parameter a function gives to handlers at least, so that it counts as one that deals out
    /// answers.
    private static let partsDealtOut = 4

    /// The ways in which a place inside a function is executed, of those in which the function is.
    func paths(of function: FunctionID, to place: Node) -> [ExecutionPath] {
        let all = paths(of: function)
        let admitted = all.filter { admits($0, place) }
        guard admitted.contains(where: { $0.worker != nil }), all.contains(where: { $0.place == .main }) else {
            return admitted
        }
        let conditions = place.passedTests.flatMap(\.conditions)
        return admitted.map { path in
            let isGuess = asksForPart(conditions, of: function, on: path)
            return isGuess || path.worker != nil && needsCertainError(path) ? path.asGuess() : path
        }
    }

    private func asksForPart(_ conditions: [Node], of function: FunctionID, on path: ExecutionPath) -> Bool {
        conditions.contains { condition in
            condition.contains { node in
                guard case .variable(let id)? = project.referent(of: node), project[id].kind == .parameter else {
                    return false
                }
                return part(of: node) == nil
                    ? isPart(id, of: function, on: path) : isDealtOut(id, by: function)
            }
        }
    }

    /// Whether the innermost call passes a part of an answer for the parameter.
    private func isPart(_ parameter: VariableID, of function: FunctionID, on path: ExecutionPath) -> Bool {
        guard let call = path.calls.first, let caller = project.function(around: call),
            let value = project.argument(for: parameter, of: function, in: call)?.stripped, let whole = value.base,
            case .variable(let id)? = project.referent(of: whole.stripped)
        else { return false }
        return isDealtOut(id, by: caller)
    }

    private func isDealtOut(_ parameter: VariableID, by function: FunctionID) -> Bool {
        guard project.parameters(of: function).contains(parameter) else { return false }
        let parts = references.uses(ofLocal: parameter).compactMap { use -> String? in
            guard let part = part(of: use), part.outermostUnwrap.parent?.kind == .argument else { return nil }
            return part.name
        }
        return Set(parts).count >= Self.partsDealtOut
    }

    /// `answer.notice`
    private func part(of answer: Node) -> Node? {
        guard let member = answer.outermostUnwrap.parent, member.kind == .memberExpression,
            member.base?.stripped == answer
        else { return nil }
        return member
    }
}
