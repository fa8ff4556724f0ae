import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Starts that only resume what a stop interrupted (`if wasRunning { start() }`), or repeat an attempt that failed.
extension RestartSearch {
    /// Whether the place is reached only while a flag is set, and only code that also stops the timer sets the
    /// flag.
    func isResumption(_ place: Node) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return demands(on: place).contains { demand in
            guard case .variable(let flag)? = project.referent(of: demand), project[flag].kind == .property else {
                return false
            }
            let uses = references.uses(of: flag)
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

    // MARK: Retries

    /// How many functions are followed from a retry to the attempt that failed.
    private static let retryDepth = 3

    /// Whether only the failure of an earlier run of the function leads to the call, where that run has started no
    /// timer: `load { if $0 { start() } else { askAgain() } }`, if `askAgain` loads again. The event that caused the
    /// first attempt counts for both.
    func isRetry(_ call: Node, of function: FunctionID, _ route: RestartRoute) -> Bool {
        guard let start = route.steps.last(where: { $0.function == function })?.place else { return false }
        return isAfterFailure(call, of: function, startingAt: start, depth: 0)
    }

    private func isAfterFailure(_ place: Node, of function: FunctionID, startingAt start: Node, depth: Int) -> Bool {
        guard depth < Self.retryDepth, let caller = project.function(around: place) else { return false }
        if caller == function { return Branches.areExclusive(place, start) || Branches.areExclusive(start, place) }
        guard case .function = project[caller].kind, entries.repeats(caller) == nil, !entries.isConnected(caller),
            entries.isInClosedWorld(caller) || !entries.isVisibleOutside(caller)
        else { return false }
        let mentions = references.mentions(of: caller).filter {
            !isInOtherBuild($0, than: place)
        }
        return !mentions.isEmpty
            && mentions.allSatisfy {
                $0.callOfName != nil && isAfterFailure($0, of: function, startingAt: start, depth: depth + 1)
            }
    }

    /// In another branch of the same `#if`.
    func isInOtherBuild(_ one: Node, than other: Node) -> Bool {
        one.isInSameTree(as: other)
            && one.selfAndAncestors.first { $0.range.contains(other.range) }?.kind == .ifConfig
    }
}
