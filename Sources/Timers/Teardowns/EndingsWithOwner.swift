import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Timers whose own block ends them, as long as it finds the owner.
extension ProjectFacts {
    /// Whether nothing but its block ends the timer, and only in runs that find the owner, which the block holds weakly:
    /// once that is gone, the timer fires for ever. `guard let self else { return }` before the end, or
    /// `if count == self?.limit { timer.invalidate() }`.
    package func endsOnlyWhileOwnerLives(_ timer: Timer) -> Bool {
        guard case .closure(let block)? = timer.handler, selfCapture(of: block).strength == .weak,
            timer.handles.allSatisfy({ project[$0].kind == .local }),
            !timer.teardowns.isEmpty
        else { return false }
        return timer.teardowns.allSatisfy { block.encloses($0.node) && needsSelf($0.node, in: block) }
    }

    private func needsSelf(_ place: Node, in block: Node) -> Bool {
        var child = place
        while child != block, let parent = child.parent {
            switch parent.kind {
            case .ifBranch where child.kind == .block && parent.conditions.contains(where: \.holdsOnlyWithSelf):
                return true
            case .block:
                let guards = parent.children(.guardStatement).filter { $0.range.end <= child.range.start }
                if guards.flatMap(\.conditions).contains(where: \.holdsOnlyWithSelf) { return true }
            default: break
            }
            child = parent
        }
        return false
    }
}

extension Node {
    /// `let self`, `let owner = self`, `self != nil`, `count == self?.limit`. `self?.isDone ?? true` holds without it.
    fileprivate var holdsOnlyWithSelf: Bool {
        let question = stripped
        if question.kind == .optionalBinding {
            return question.initialValue.map { $0.stripped.kind == .selfExpression || $0.asksSelf }
                ?? question.isNamed("self")
        }
        if question.isPresenceTest { return question.children.contains { $0.stripped.kind == .selfExpression } }
        let isComparison = question.kind == .infixExpression && ["==", ">", "<", ">=", "<="].contains(question.name)
        return isComparison && question.children.contains(where: \.asksSelf)
    }

    /// `self?.limit`, without a value for the case that there is none.
    private var asksSelf: Bool {
        contains { $0.kind == .optionalChain && $0.firstChild?.stripped.kind == .selfExpression }
            && !contains { $0.kind == .infixExpression && $0.isNamed("??") }
    }
}
