import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Computes after how many fires a variable reaches a limit that each fire changes by a constant step. Input: the
/// variable, and the handler's code. Output: an upper bound; `nil` if the step, a start or another change is unknown.
struct CountedFires {
    private let project: Project
    private let bounds: NumericBounds
    private let bodies: [Node]
    private let id: VariableID
    /// The assignments that change the variable; of `&x` the argument, of `x.toggle()` the member.
    private let changes: [Node]

    init(_ project: Project, _ references: ReferenceIndex, _ bodies: [Node], _ id: VariableID) {
        self.project = project
        self.bodies = bodies
        self.id = id
        bounds = references.bounds
        let uses = references.uses(of: id).filter { !$0.isUncertain }
        changes = uses.map(\.node).filter(\.isChanged).compactMap(\.outermostUnwrap.parent)
    }

    func fires(until limit: Double) -> Double? {
        guard changes.allSatisfy({ $0.kind != .argument && $0.kind != .memberExpression }) else { return nil }
        let own = changes.filter { change in bodies.contains { $0.holds(change) } }
        let resets = own.filter(isReset)
        let outside = changes.filter { !own.contains($0) }
        guard let step = own.filter({ !resets.contains($0) && !sets($0, limit) }).map(step).smallest, step > 0,
            let distance = starts(outside + resets).map({ start in start.map { abs(limit - $0) } }).largest
        else { return nil }
        return (distance / step).rounded(.up)
    }

    /// `step = 0` for the next time, once a condition on it holds.
    private func isReset(_ change: Node) -> Bool {
        guard change.isNamed("="), change.assignedValue.flatMap({ project.constantValue(of: $0) }) != nil else {
            return false
        }
        return bodies.contains { body in
            body.holds(change)
                && Branches.conditions(before: change, in: body).contains { condition in
                    condition.contains { project.referent(of: $0) == .variable(id) }
                }
        }
    }

    /// `progress = 1` once the limit is reached.
    private func sets(_ change: Node, _ limit: Double) -> Bool {
        change.isNamed("=") && change.assignedValue.flatMap { project.constantValue(of: $0) } == limit
    }

    /// The size of a step that each fire makes.
    private func step(_ change: Node) -> Double? {
        guard isMadeEachTime(change) else { return nil }
        // `ticks++`
        if change.kind != .assignmentExpression { return 1 }
        return change.counterStep.flatMap { bounds.least(of: $0.amount) }.map(abs)
    }

    /// Whether nothing but the limit itself keeps a fire from making the change.
    private func isMadeEachTime(_ change: Node) -> Bool {
        bodies.contains { body in
            body.holds(change)
                && Branches.conditions(before: change, in: body).allSatisfy { condition in
                    condition.kind == .optionalBinding
                        || condition.contains { project.referent(of: $0) == .variable(id) }
                }
        }
    }

    /// The values at which it may begin. Objective-C begins with 0.
    private func starts(_ changes: [Node]) -> [Double?] {
        let given = changes.map { $0.isNamed("=") ? $0.assignedValue.flatMap { bounds.greatest(of: $0) } : nil }
        guard let initial = project.value(of: id) else {
            return project.node(of: id).tree.file.language == .objectiveC || given.isEmpty ? given + [0] : given
        }
        return given + [bounds.greatest(of: initial)]
    }
}

extension Node {
    /// The value of an assignment.
    fileprivate var assignedValue: Node? { firstChild?.nextSibling }
}

extension Sequence where Element == Double? {
    /// `nil` if one of them is unknown.
    fileprivate var smallest: Double? { contains(nil) ? nil : compactMap { $0 }.min() }
    fileprivate var largest: Double? { contains(nil) ? nil : compactMap { $0 }.max() }
}
