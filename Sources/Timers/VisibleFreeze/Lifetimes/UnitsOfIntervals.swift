import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Tells that an interval is a number of minutes or hours, though the number is unknown: `minutes * 60`. Input: the
/// interval's expression. Output: the answer.
struct UnitsOfIntervals {
    let references: ReferenceIndex
    private var project: Project { references.project }

    private static let depthLimit = 4
    /// In seconds.
    private static let minute = 60.0

    func areMinutes(_ interval: Node, depth: Int = 0) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let node = interval.stripped
        switch node.kind {
        case .infixExpression:
            let factors = node.children.filter(\.isExpression).map { project.constantValue(of: $0) }
            return node.children(.infixOperator).allSatisfy { $0.isNamed("*") } && factors.contains(nil)
                && factors.compactMap { $0 }.reduce(1, *) >= Self.minute
        case .callExpression:
            guard let callee = node.calleeName, let value = node.arguments.first?.value,
                node.arguments.count == 1, TimeAPI.numberTypes.contains(callee.name)
            else { return false }
            return areMinutes(value, depth: depth + 1)
        default:
            guard case .variable(let id)? = project.referent(of: node) else { return false }
            if let getter = project.getter(of: id) {
                let values = project.body(of: getter)?.returnedValues ?? []
                return !values.isEmpty && values.allSatisfy { areMinutes($0, depth: depth + 1) }
            }
            return keepsItsValue(id) && project.value(of: id).map { areMinutes($0, depth: depth + 1) } ?? false
        }
    }

    /// Objective-C's locals are seldom declared as constants.
    private func keepsItsValue(_ id: VariableID) -> Bool {
        let variable = project[id]
        return variable.isLet || variable.kind == .local && !references.uses(of: id).contains { $0.node.isChanged }
    }
}
