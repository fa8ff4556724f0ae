import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether a handler's code shows that what it displays moves from fire to fire: it counts, tells the time, names a
/// position or a measurement, draws, moves or animates something. Code without any such sign displays what it finds
/// elsewhere, which is the same at most fires. Input: the code on a handler's ways to its changes.
struct EvidentMovement {
    private let project: Project
    private let ways: HandlerWays

    /// How many calls are followed from the code on the ways to what computes the values.
    private static let depthLimit = 2

    init(project: Project, ways: HandlerWays) {
        self.project = project
        self.ways = ways
    }

    /// Cost: the code on the ways and that of each function called there, once.
    func isEvident(in changes: [VisibleChange]) -> Bool {
        if changes.contains(where: moves) { return true }
        var seen: Set<FunctionID> = []
        var codes = ways.bodies
        for _ in 0..<Self.depthLimit where !codes.isEmpty {
            if codes.contains(where: moves) { return true }
            codes = codes.flatMap(computing).filter { seen.insert($0).inserted }.compactMap { project.body(of: $0) }
        }
        return codes.contains(where: moves)
    }

    /// Whether it is a movement, whatever its value is.
    private func moves(_ change: VisibleChange) -> Bool {
        guard let target = change.target?.stripped else { return true }
        let isMovingCall = change.node.calleeName.map { VisibleChanges.movingMethods.contains($0.name) } == true
        return change.isAnimation || isMovingCall
            || target.selfAndBases.contains { VisibleChanges.movedProperties.contains($0.name) }
    }

    private func moves(_ code: Node) -> Bool {
        code.contains { node in
            if node.counterStep != nil || node.isFlip || continues(node) || grows(node) { return true }
            return (node.kind == .nameExpression || node.kind == .memberExpression) && isNameOfMovement(node)
        }
    }

    /// `shown = (shown + 1) % 4`
    private func continues(_ node: Node) -> Bool {
        guard node.kind == .assignmentExpression, let target = node.firstChild, let value = target.nextSibling,
            case .variable(let id)? = project.referent(of: target)
        else { return false }
        return value.contains { project.referent(of: $0) == .variable(id) }
    }

    /// `points.append(value)`
    private func grows(_ node: Node) -> Bool {
        node.kind == .callExpression
            && node.calleeName.map { $0.base != nil && CollectionAPI.keepingMethods.contains($0.name) } == true
    }

    /// The functions and getters that compute the values of the names in code.
    private func computing(_ code: Node) -> [FunctionID] {
        code.nodes { $0.kind == .nameExpression || $0.kind == .memberExpression }.flatMap { name -> [FunctionID] in
            switch project.referent(of: name) {
            case .functions(let functions)?: return functions
            case .variable(let id)?: return name.isChanged ? [] : project.accessors(of: id)
            default: return []
            }
        }
    }

    private func isNameOfMovement(_ node: Node) -> Bool {
        TimeAPI.clockReadings.contains(node.name) || TimeAPI.dateTypes.contains(node.name)
            || TimeAPI.elapsedMembers.contains(node.name)
            || node.name.camelWords.contains { EventPace.movingWords.contains($0) || EventPace.showWords.contains($0) }
    }
}
