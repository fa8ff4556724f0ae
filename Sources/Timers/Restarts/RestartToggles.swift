import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Starts that every other run of their code makes, and ends that the runs between them make.
extension RestartSearch {
    /// Whether the code inverts a flag before it asks for it, and the other answer ends the timer:
    /// `isOn.toggle(); if isOn { start() } else { stop() }`.
    func isEveryOtherTime(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains {
            decision in
            guard let (question, isTrue, others) = choice(by: decision, to: place), !others.isEmpty,
                others.allSatisfy(leadsToEnding(code:))
            else { return false }
            let isNegated = question.kind == .prefixExpression && question.isNamed("!")
            guard let flag = isNegated ? question.firstChild?.stripped : question,
                flag.kind == .nameExpression || flag.kind == .memberExpression, isInverted(flag, before: question)
            else { return false }
            return !isReset(flag, whileStartedAs: isTrue != isNegated, besides: project.function(around: place))
        }
    }

    /// Whether a statement of the same block, or of one around it, inverts the flag before the question.
    private func isInverted(_ flag: Node, before question: Node) -> Bool {
        let path = flag.pathWithoutSelf
        return question.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { block in
            block.kind == .block
                && block.children.contains { statement in
                    statement.range.end <= question.range.start && statement.invertedFlag?.pathWithoutSelf == path
                }
        }
    }

    /// Whether other code gives the flag the value that it has while no timer runs, or inverts it, and leaves the timer
    /// running. What sets up an object comes before the first start.
    private func isReset(_ flag: Node, whileStartedAs started: Bool, besides own: FunctionID?) -> Bool {
        writes(of: flag).contains { write in
            let change = write.selfAndAncestors.first { $0.kind == .assignmentExpression || $0.kind == .callExpression }
            guard let function = project.function(around: write), function != own,
                write.assignedValue?.booleanValue == !started || change?.invertedFlag != nil,
                !project[function].kind.isInitializer, entries.repeats(function) != false, entries.mayRun(function)
            else { return false }
            return !leadsToEnding(function, depth: 0) && !isAfterEnding(write.outermostUnwrap.parent ?? write)
        }
    }

    /// Of a property of a control, the assignments to that of any control in the same type.
    private func writes(of flag: Node) -> [Node] {
        if case .variable(let id)? = project.referent(of: flag) {
            return references.uses(of: id).map(\.node).filter(\.isChanged)
        }
        let type = project.type(around: flag)
        return references.nodes(named: flag.name).filter { $0.isChanged && project.type(around: $0) == type }
    }
}
