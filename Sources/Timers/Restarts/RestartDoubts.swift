import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What lies on the way to a place that can come again but keeps the code from showing that it does: the finding is a
/// note then.
extension RestartSearch {
    func isDoubtful(_ reentry: Reentry, at place: Node, in function: FunctionID, chain: Set<FunctionID>) -> Bool {
        hangsOnActivity(place) || isMeantOnce(place, chain: chain.union([function]))
            || !reentry.isInOneGo && endsBeforeTurn(of: place, in: function)
    }

    /// A condition on the way asks whether an object of a framework is busy or shown (`player.isPlaying`): nothing here
    /// says whether it still is the second time.
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

    /// `assert(id == nil)` of a starter that sets the id: it is meant to be called once, though nothing holds a second
    /// caller off in what is shipped.
    private func isMeantOnce(_ place: Node, chain: Set<FunctionID>) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.filter { $0.kind == .block }.contains { block in
            block.children.contains { statement in
                statement.range.end <= place.range.start && statement.kind == .callExpression
                    && RuntimeAPI.assertions.contains(statement.calleeName?.name ?? "")
                    && statement.arguments.contains { asks($0, chain) }
            }
        }
    }

    /// The old timer is ended in the turn of the main queue before the one that makes the next. Events come between
    /// whole turns, so that only two starts in one go find the same old timer.
    private func endsBeforeTurn(of place: Node, in function: FunctionID) -> Bool {
        let closure = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.first {
            $0.kind == .closureExpression && !runsInPlace($0)
        }
        return closure.map(isSentToMain) == true && endsLongBefore(place, in: function)
    }
}
