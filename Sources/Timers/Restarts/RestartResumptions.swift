import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Starts that only resume what a stop interrupted: `if wasRunning { start() }`.
extension RestartSearch {
    /// Whether the place is reached only while a flag is set, and only code that also stops the timer sets the
    /// flag.
    func isResumption(_ place: Node) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return demands(on: place).contains { demand in
            guard case .variable(let flag)? = project.referent(of: demand), project[flag].kind == .property else {
                return false
            }
            let uses = HandleUses(project: project, references: references).uses(of: flag)
            let settings = uses.filter { $0.node.isAssigned && $0.node.assignedValue?.booleanValue != false }
            return !settings.isEmpty && project.value(of: flag)?.booleanValue != true
                && settings.allSatisfy { !$0.isUncertain && comesWithEnding($0.node, besides: function) }
        }
    }

    /// The plain names that must be true for the place to be reached.
    private func demands(on place: Node) -> [Node] {
        var found: [Node] = []
        for ancestor in place.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike }) {
            if ancestor.kind == .ifBranch { found += ancestor.conditions }
            if let block = ancestor.parent, block.kind == .block {
                let earlier = block.children.prefix { $0 != ancestor }
                found += earlier.filter { $0.kind == .guardStatement }.flatMap(\.conditions)
            }
        }
        return found.map(\.stripped).filter { $0.kind == .nameExpression || $0.kind == .memberExpression }
    }

    /// Whether a statement of the same block stops the timer.
    private func comesWithEnding(_ setting: Node, besides starter: FunctionID) -> Bool {
        guard let function = project.function(around: setting), function != starter,
            let assignment = setting.outermostUnwrap.parent
        else { return false }
        return isBesideEnding(assignment)
    }
}
