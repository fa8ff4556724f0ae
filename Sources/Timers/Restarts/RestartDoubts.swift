import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Conditions and teardowns on the path to a place that can run again, because of which the code does not show whether
/// it does. The finding is then a note.
extension RestartSearch {
    func isDoubtful(_ reentry: Reentry, at place: Node, in function: FunctionID) -> Bool {
        hangsOnActivity(place) || !reentry.isInOneGo && endsBeforeTurn(of: place, in: function)
            || reentry.calls.isEmpty && followsChangingState(place, in: function)
    }

    /// `if isPlaying { start() } else { stop() }` in code that is told of changes alone: it starts again only if the same
    /// state is told twice in a row.
    private func followsChangingState(_ place: Node, in function: FunctionID) -> Bool {
        guard isToldOfChange(function) else { return false }
        return place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            guard let decision = branch.parent else { return false }
            switch branch.kind {
            case .ifBranch:
                return decision.branches.contains { $0.conditions.isEmpty }
                    && endsInOthers(decision.branches, than: branch)
            case .switchCase:
                return endsInOthers(decision.children.filter { $0.kind == .switchCase }, than: branch)
            default: return false
            }
        }
    }

    private func endsInOthers(_ branches: [Node], than branch: Node) -> Bool {
        branches.count > 1 && branches.allSatisfy { $0 == branch || leadsToEnding(code: $0) }
    }

    /// Whether its name, or the notification that it is registered for, says that something changed.
    private func isToldOfChange(_ function: FunctionID) -> Bool {
        let spoken = ([project[function].name] + project[function].labels).flatMap(\.camelWords)
        if !NameWords.changes.isDisjoint(with: spoken) { return true }
        let registrations = references.mentions(of: function).compactMap {
            mention in
            mention.selfAndAncestors.first { $0.kind == .callExpression }
        }
        return registrations.contains { call in
            call.arguments.contains { argument in
                argument.value.map { !NameWords.changes.isDisjoint(with: $0.stripped.name.camelWords) } == true
            }
        }
    }

    /// Whether a condition on the path tests if a framework object is busy or shown (`player.isPlaying`): the code
    /// does not show whether this still holds the second time.
    private func hangsOnActivity(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { ancestor in
            if ancestor.kind == .ifBranch,
                (ancestor.parent?.branches ?? []).contains(where: { $0.conditions.contains(where: asksForActivity) })
            {
                return true
            }
            guard ancestor.kind == .block else { return false }
            return ancestor.children.contains {
                $0.kind == .guardStatement && $0.range.end <= place.range.start
                    && $0.conditions.contains(where: asksForActivity)
            }
        }
    }

    private func asksForActivity(_ condition: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .memberExpression, project.referent(of: node) == nil,
                let last = node.name.camelWords.last
            else { return false }
            // `hideAfterDelayEnabled` is a setting.
            let words = node.name.camelWords
            return NameWords.activities.contains(last) && (words.count == 1 || words.count == 2 && words.first == "is")
        }
    }

    /// Whether the old timer is stopped one turn of the main queue before the next one is created. Events arrive
    /// between turns, so only two starts in the same turn find the same old timer.
    private func endsBeforeTurn(of place: Node, in function: FunctionID) -> Bool {
        let closure = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.first {
            $0.kind == .closureExpression && !runsInPlace($0)
        }
        return closure.map(isSentToMain) == true && endsLongBefore(place, in: function)
    }
}
