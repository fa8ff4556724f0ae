import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes timers that start when a finger touches a control or begins a long press. Input: a timer. Output: whether
/// every way to its creation begins there.
struct HeldTouches {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    /// How many functions are followed from the creation to the touch.
    private static let functionLimit = 8

    func begin(_ timer: Timer) -> Bool {
        var seen: Set<FunctionID> = []
        return isReachedByTouch(timer.creation, seen: &seen)
    }

    private func isReachedByTouch(_ place: Node, seen: inout Set<FunctionID>) -> Bool {
        if isInPressClosure(place) { return true }
        guard let function = project.function(around: place) else { return false }
        return handlesLongPress(function) && isInBranch(of: VisibleChanges.pressBeginnings, place)
            || runsAtTouch(function, seen: &seen)
    }

    /// Whether a touch is the only way to the function.
    private func runsAtTouch(_ function: FunctionID, seen: inout Set<FunctionID>) -> Bool {
        if VisibleChanges.touchBeginnings.contains(project[function].name) { return true }
        guard seen.count < Self.functionLimit, seen.insert(function).inserted else { return false }
        let mentions = CallGraph.mentions(of: function, project: project, references: facts.references).map {
            $0.enclosingSelector ?? $0
        }.filter { !$0.isSelectorQuestion }
        guard !mentions.isEmpty else { return false }
        for mention in mentions {
            if mention.kind == .selectorExpression {
                guard isSentAtTouch(mention) else { return false }
            } else if !isReachedByTouch(mention, seen: &seen) {
                return false
            }
        }
        return true
    }

    /// `addTarget(self, action: #selector(start), for: .touchDown)`
    private func isSentAtTouch(_ selector: Node) -> Bool {
        let call = selector.selfAndAncestors.first { $0.kind == .callExpression }
        return call?.contains { VisibleChanges.touchBeginnings.contains($0.name) } == true
    }

    // MARK: Long presses

    /// Whether it is the action of a long-press recognizer.
    private func handlesLongPress(_ function: FunctionID) -> Bool {
        if project.parameters(of: function).contains(where: {
            project.type(of: $0)?.name == VisibleChanges.pressRecognizer
        }) {
            return true
        }
        let mentions = CallGraph.mentions(of: function, project: project, references: facts.references)
        return mentions.contains { mention in
            mention.enclosingSelector?.selfAndAncestors.first { $0.kind == .callExpression }?.contains {
                $0.name == VisibleChanges.pressRecognizer
            } == true
        }
    }

    /// Whether the place is in a branch for one of some states.
    private func isInBranch(of states: Set<String>, _ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { node in
            let asked =
                switch node.kind {
                case .ifBranch: node.conditions
                case .switchCase: node.caseItems
                default: [Node]()
                }
            return asked.contains { $0.contains { states.contains($0.name) } }
        }
    }

    /// `onLongPressGesture(…, pressing: { … })`
    private func isInPressClosure(_ place: Node) -> Bool {
        place.selfAndAncestors.contains { node in
            node.kind == .closureExpression && node.parent?.kind == .argument
                && node.parent.map { VisibleChanges.pressLabels.contains($0.name) } == true
        }
    }
}

extension Node {
    /// `#selector(start)`, for the name in it.
    fileprivate var enclosingSelector: Node? {
        selfAndAncestors.prefix { $0.kind != .callExpression }.first { $0.kind == .selectorExpression }
    }
}
