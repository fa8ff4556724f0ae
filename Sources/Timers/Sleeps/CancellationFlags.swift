import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Loops that end by a flag which their cancellers change as well: `while isActive { … }`, where each method that
/// cancels the task also says `isActive = false`.
extension TaskCancellation {
    /// A property in the loop's condition.
    private struct Flag {
        let property: VariableID
        /// The value with which the loop goes on.
        let goesOn: Bool
    }

    /// Whether each canceller leaves one of the loop's flags changed. After deinit the flag is gone, too.
    package func endsByFlag(_ loop: TimedLoop) -> Bool {
        let isRepeat = loop.node.kind == .repeatStatement
        let conditions = isRepeat ? [loop.node.subject].compactMap { $0 } : loop.node.conditions
        let flags = conditions.flatMap(flags)
        let cancellers = cancellers(of: loop.node).filter { !$0.isOnlyInDeinit }
        return !flags.isEmpty && !cancellers.isEmpty
            && cancellers.allSatisfy { canceller in
                flags.contains { isChanged($0, with: canceller.node) && !isSetAgain($0, after: canceller.node) }
            }
    }

    /// `isActive`, `!isStopped`, `self?.isActive == true`, alone or joined by `&&`.
    private func flags(in condition: Node) -> [Flag] {
        let question = condition.stripped
        switch question.kind {
        case .infixExpression where question.isNamed("&&"):
            return question.children.filter(\.isExpression).flatMap(flags)
        case .infixExpression where question.isNamed("=="):
            let sides = question.children.filter(\.isExpression)
            guard let value = sides.lazy.compactMap(\.booleanValue).first else { return [] }
            return sides.compactMap(property).map { Flag(property: $0, goesOn: value) }
        case .prefixExpression where question.isNamed("!"):
            return question.firstChild.flatMap(property).map { [Flag(property: $0, goesOn: false)] } ?? []
        default: return property(question).map { [Flag(property: $0, goesOn: true)] } ?? []
        }
    }

    private func property(_ expression: Node) -> VariableID? {
        let name = expression.stripped
        guard name.kind == .nameExpression || name.kind == .memberExpression,
            case .variable(let id)? = project.referent(of: name), project[id].kind == .property,
            project.accessors(of: id).allSatisfy({ project[$0].kind.isObserver })
        else { return nil }
        return id
    }

    private func assignments(to flag: Flag, goingOn: Bool) -> [Node] {
        HandleUses(project: project, references: references).uses(of: flag.property).filter {
            !$0.isUncertain && $0.node.assignedValue?.booleanValue == (goingOn ? flag.goesOn : !flag.goesOn)
        }.map(\.node)
    }

    /// Whether the code that cancels always changes the flag as well, without waiting in between.
    private func isChanged(_ flag: Flag, with cancel: Node) -> Bool {
        assignments(to: flag, goingOn: false).contains { change in
            guard project.function(around: change) == project.function(around: cancel),
                let joint = change.selfAndAncestors.first(where: { $0.range.contains(cancel.range) })
            else { return false }
            let isCertain = change.selfAndAncestors.prefix { $0 != joint }.allSatisfy { node in
                switch node.kind {
                case .ifBranch, .switchCase, .closureExpression, .guardStatement, .catchClause, .ternaryExpression:
                    false
                default: !node.isLoop
                }
            }
            return isCertain && !joint.containsOutsideClosures { $0.kind == .awaitExpression }
                && !Branches.canExitBetween(change, cancel) && !Branches.canExitBetween(cancel, change)
        }
    }

    /// Whether the code that cancels, or a caller of it, then sets the flag for the next loop: the cancelled one, which
    /// has not tested it in between, goes on.
    private func isSetAgain(_ flag: Flag, after cancel: Node) -> Bool {
        let settings = assignments(to: flag, goingOn: true)
        let setters = Set(settings.compactMap { project.function(around: $0) })
        guard let function = project.function(around: cancel) else { return true }
        let places = CallGraph.callSites(of: function, project: project, references: references) + [cancel]
        return places.contains { place in
            guard let caller = project.function(around: place) else { return false }
            let calls = project.calls(in: caller).filter { !setters.isDisjoint(with: $0.functions) }.map(\.node)
            let own = settings.filter { project.function(around: $0) == caller }
            return (calls + own).contains { $0.range.start >= place.range.end && !Branches.areExclusive(place, $0) }
        }
    }
}
