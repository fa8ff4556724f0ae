import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Loops that end by a flag which their cancellers change as well: `while isActive { … }`, where each method that
/// cancels the task also says `isActive = false`; `while state == .recording { … }`, where it says `state = .stopping`.
extension TaskCancellation {
    fileprivate enum FlagValue: Equatable {
        case bool(Bool)
        /// A case of an enumeration, by its name.
        case member(String)
        case absence
        /// Any object.
        case presence
    }

    /// A property in the loop's condition.
    private struct Flag {
        let property: VariableID
        /// The value with which it is compared.
        let compared: FlagValue
        /// Whether the loop goes on with this value, or with all others.
        let goesOnIfEqual: Bool

        /// Whether the loop goes on with a value; `nil` if the value is unknown.
        func goesOn(with value: Node) -> Bool? { known(value).map { ($0 == compared) == goesOnIfEqual } }

        private func known(_ value: Node) -> FlagValue? {
            let value = value.stripped
            if compared == .absence { return value.kind == .nilLiteral ? .absence : .presence }
            return value.flagValue
        }
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
        case .infixExpression where question.isNamed("==") || question.isNamed("!="):
            let sides = question.children.filter(\.isExpression)
            guard let value = sides.lazy.compactMap(\.stripped.flagValue).first else { return [] }
            let goesOnIfEqual = question.isNamed("==")
            return sides.compactMap(property).map {
                Flag(property: $0, compared: value, goesOnIfEqual: goesOnIfEqual)
            }
        case .prefixExpression where question.isNamed("!"):
            return flags(question.firstChild, goingOnWith: false)
        default: return flags(question, goingOnWith: true)
        }
    }

    private func flags(_ name: Node?, goingOnWith value: Bool) -> [Flag] {
        name.flatMap(property).map { [Flag(property: $0, compared: .bool(value), goesOnIfEqual: true)] } ?? []
    }

    /// The stored property of that name, or the one whose value a computed property returns.
    private func property(_ expression: Node) -> VariableID? {
        let name = expression.stripped
        guard name.kind == .nameExpression || name.kind == .memberExpression,
            case .variable(let id)? = project.referent(of: name), project[id].kind == .property
        else { return nil }
        if let getter = project.getter(of: id) { return propertyReturned(by: getter, besides: id) }
        return project.accessors(of: id).allSatisfy { project[$0].kind.isObserver } ? id : nil
    }

    /// `lock.lock(); defer { lock.unlock() }; return stopped`, `lock.withLock { stopped }`
    private func propertyReturned(by getter: FunctionID, besides computed: VariableID) -> VariableID? {
        guard let results = project.body(of: getter)?.returnedValues, results.count == 1 else { return nil }
        let result = results[0].stripped
        let inside = result.trailingClosure?.body?.firstChild
        let value = inside.map { $0.nextSibling == nil ? $0 : result } ?? result
        guard case .variable(let stored)? = project.referent(of: value.stripped), stored != computed,
            project.getter(of: stored) == nil
        else { return nil }
        return property(value)
    }

    private func assignments(to flag: Flag, goingOn: Bool) -> [Node] {
        references.uses(of: flag.property).filter {
            !$0.isUncertain && $0.node.assignedValue.flatMap(flag.goesOn) == goingOn
        }.map(\.node)
    }

    /// How many calls lie between the code that changes the flag and the one that cancels.
    private static let callDepth = 3

    /// Whether the code that cancels always changes the flag as well, itself or before it calls the function that cancels,
    /// without waiting in between.
    private func isChanged(_ flag: Flag, with cancel: Node, depth: Int = 0) -> Bool {
        let changes = assignments(to: flag, goingOn: false)
        if changes.contains(where: { isCertain($0, with: cancel) }) { return true }
        guard depth < Self.callDepth, let function = project.function(around: cancel) else { return false }
        let changers = Set(changes.filter(isCertainInFunction).compactMap { project.function(around: $0) })
        let calls = project.calls(in: function).filter { !changers.isDisjoint(with: $0.functions) }.map(\.node)
        if calls.contains(where: { $0.range.end <= cancel.range.start && isCertain($0, with: cancel) }) { return true }
        let callers = references.certainCallers.mentions(of: function)
        return callers.isComplete && !callers.found.isEmpty && project[function].access <= .internal
            && callers.found.allSatisfy { mention in
                guard case .call(let call) = mention, project.function(around: call) != function else { return false }
                return isChanged(flag, with: call, depth: depth + 1)
            }
    }

    /// Whether code that cancels passes the change, too: before that, or after it without waiting in between.
    private func isCertain(_ change: Node, with cancel: Node) -> Bool {
        guard project.function(around: change) == project.function(around: cancel),
            let joint = change.selfAndAncestors.first(where: { $0.range.contains(cancel.range) })
        else { return false }
        let waits = joint.containsOutsideClosures {
            $0.kind == .awaitExpression && $0.range.start >= cancel.range.end && $0.range.start < change.range.start
        }
        return isUnconditional(change, in: joint) && !waits
            && !Branches.canExitBetween(change, cancel) && !Branches.canExitBetween(cancel, change)
    }

    /// Whether each call of the function around it makes the change.
    private func isCertainInFunction(_ change: Node) -> Bool {
        guard let function = project.function(around: change), let body = project.body(of: function),
            let first = body.firstChild
        else { return false }
        return isUnconditional(change, in: body) && !Branches.canExitBetween(first, change)
            && first.kind != .guardStatement
    }

    private func isUnconditional(_ change: Node, in joint: Node) -> Bool {
        change.selfAndAncestors.prefix { $0 != joint }.allSatisfy { node in
            switch node.kind {
            case .ifBranch, .switchCase, .closureExpression, .guardStatement, .catchClause, .ternaryExpression:
                false
            default: !node.isLoop
            }
        }
    }

    /// Whether the code that cancels, or a caller of it, then sets the flag for the next loop: the cancelled one, which
    /// has not tested it in between, goes on.
    private func isSetAgain(_ flag: Flag, after cancel: Node) -> Bool {
        let settings = assignments(to: flag, goingOn: true)
        let setters = Set(settings.compactMap { project.function(around: $0) })
        guard let function = project.function(around: cancel) else { return true }
        let places = references.callSites(of: function) + [cancel]
        return places.contains { place in
            guard let caller = project.function(around: place) else { return false }
            let calls = project.calls(in: caller).filter { !setters.isDisjoint(with: $0.functions) }.map(\.node)
            let own = settings.filter { project.function(around: $0) == caller }
            return (calls + own).contains { $0.range.start >= place.range.end && !Branches.areExclusive(place, $0) }
        }
    }
}

extension Node {
    /// The value that an expression spells out: `true`, `nil`, `.recording`.
    fileprivate var flagValue: TaskCancellation.FlagValue? {
        if let answer = booleanValue { return .bool(answer) }
        if kind == .nilLiteral { return .absence }
        return kind == .memberExpression && (flags.contains(.implicitBase) || base?.beginsWithUppercase == true)
            ? .member(name) : nil
    }
}
