import TimerlintAppleAPIs
import TimerlintSyntax

/// Which code handles the CancellationError that a sleep throws in a `do` statement.
extension Node {
    /// The `catch` clauses of a `do` statement that may handle a cancellation, up to the first that always does;
    /// those for errors of other types do not.
    var cancellationClauses: [Node] {
        var clauses: [Node] = []
        for clause in catchClauses where clause.mayMatchCancellation {
            clauses.append(clause)
            if clause.alwaysMatchesCancellation { break }
        }
        return clauses
    }

    /// Whether this statement in a `catch` clause may run after a cancellation: a branch or case for other errors
    /// does not.
    func mayHandleCancellation(in clause: Node) -> Bool {
        var child = self
        while child != clause, let parent = child.parent {
            switch parent.kind {
            case .switchStatement where child.kind == .switchCase:
                if let taken = parent.caseForCancellation, taken != child { return false }
            case .ifStatement where child.kind == .ifBranch:
                if !parent.mayTakeForCancellation(child) { return false }
            case .guardStatement where child.kind == .block:
                if parent.conditions.contains(where: { $0.answerForCancellation == true }) { return false }
            default: break
            }
            child = parent
        }
        return true
    }

    /// Whether a `break` here leaves the clause around it, and not just a `switch` or loop in it.
    func isBreak(outOf clause: Node) -> Bool {
        !name.isEmpty || !selfAndAncestors.prefix { $0 != clause }.contains(where: \.takesPlainBreak)
    }

    // MARK: Patterns

    /// The case of a `switch` over an error that is written for a cancellation.
    private var caseForCancellation: Node? {
        children.first { $0.kind == .switchCase && !$0.patterns.isEmpty && $0.alwaysMatchesCancellation }
    }

    /// The patterns of a `catch` clause or a `case`; none matches everything.
    private var patterns: [Node] { children(.caseItem) }

    private var mayMatchCancellation: Bool {
        patterns.isEmpty
            || patterns.contains { pattern in
                pattern.typeOfPattern.map { $0 == ConcurrencyAPI.cancellationError } ?? true
            }
    }

    private var alwaysMatchesCancellation: Bool {
        patterns.isEmpty
            || patterns.contains { pattern in
                guard pattern.firstChild(.whereClause) == nil else { return false }
                return pattern.typeOfPattern.map { $0 == ConcurrencyAPI.cancellationError } ?? pattern.isMereBinding
            }
    }

    /// `URLError` in `is URLError` and `let error as URLError`.
    private var typeOfPattern: String? {
        firstNode { $0.kind == .isTypePattern || $0.kind == .asTypePattern }?.firstNode { $0.kind == .namedType }?.name
    }

    /// `let error`
    private var isMereBinding: Bool {
        firstChild?.kind == .valueBindingPattern && firstChild?.firstChild?.kind == .identifierPattern
    }

    // MARK: Conditions

    /// Not if an earlier branch is for a cancellation, or this one for everything else.
    private func mayTakeForCancellation(_ branch: Node) -> Bool {
        if branch.conditions.contains(where: { $0.answerForCancellation == false }) { return false }
        return !branches.prefix { $0 != branch }.contains { earlier in
            earlier.conditions.allSatisfy { $0.answerForCancellation == true }
        }
    }

    /// What `error is CancellationError`, or its negation, answers for a cancellation; `nil` for other conditions.
    private var answerForCancellation: Bool? {
        let question = stripped
        switch question.kind {
        case .prefixExpression where question.isNamed("!"):
            return question.firstChild?.answerForCancellation.map { !$0 }
        case .castExpression where question.isNamed("is"):
            return question.firstChild(.namedType)?.name == ConcurrencyAPI.cancellationError ? true : nil
        default: return nil
        }
    }
}
