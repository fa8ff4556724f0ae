import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Two calls of a function, of which the second finds the timer of the first.
extension RestartSearch {
    /// Two calls, each caused by its own event and independent of the other. If none of them is certain and one
    /// is doubtful, the pair is doubtful.
    func reentryBySeveral(
        _ calls: [Node], of function: FunctionID, besides ways: Ways, _ route: RestartRoute, chain: Set<FunctionID>
    ) -> Reentry? {
        let separate = independent(
            withoutTouchesAfterEnd(
                besidesEndingCallbacks(withoutChangesBack(withoutOtherMakings(calls))), route, chain: chain
            ).filter {
                !isSuperCall($0) && !isInFiredOneShot($0) && !isGuardedByCallers($0, chain: chain)
                    && isSure($0, of: function) && isAlive($0) && !isResumption($0)
                    && !isRetry($0, of: function, route)
            }, single: ways.single)
        let isInDoubt = ways.isInDoubt && separate.allSatisfy(ways.uncertain.contains)
        guard separate.count > 1, !isInDoubt, !holdEachOtherOff(separate, chain: chain),
            !areEndedBetween(separate)
        else { return nil }
        // A start whose callers all stop the old timer first loses none, unless another start follows at once.
        let isApart = Set(separate.map { project.function(around: $0) }).count == separate.count
        let losing = separate.filter { !isApart || !isEndedByCallers($0, allowsDelay: false) }
        guard !losing.isEmpty else { return nil }
        let isLate = isApart && losing.allSatisfy { isEndedByCallers($0, allowsDelay: true) }
        let inOneGo = zip(separate, separate.dropFirst()).first(where: areInOneGo)
        let isShown = inOneGo != nil || separate.contains { isInside($0, typeOf: function) }
        let (first, second) = inOneGo ?? inOrder(separate[0], separate[1])
        return Reentry(
            evidence: first, reason: "starts it here; the next step starts it again",
            isShown: isShown && !isLate && !isOnceBeforeEndings(separate), isInOneGo: inOneGo != nil, calls: [second])
    }

    /// The calls without those in an initializer that never makes the object which a nib wakes: in UIKit, a nib makes its
    /// objects with `init(coder:)` alone.
    private func withoutOtherMakings(_ calls: [Node]) -> [Node] {
        let functions = calls.map { project.function(around: $0) }
        guard functions.contains(where: { $0.map { project[$0].name } == LifecycleNames.afterNib }) else {
            return calls
        }
        return zip(calls, functions).filter { _, function in
            guard let function, project[function].kind.isInitializer, let owner = project.owner(of: function) else {
                return true
            }
            return project[function].labels == RuntimeAPI.decoderLabels
                || !project.inheritedNames(of: owner).contains { $0.hasPrefix(InterfaceAPI.touchPrefix) }
        }.map(\.0)
    }

    /// What an ending always precedes comes first: after it, the other start finds its timer.
    private func inOrder(_ one: Node, _ other: Node) -> (Node, Node) {
        isPrecededByEnding(other) && !isPrecededByEnding(one) ? (other, one) : (one, other)
    }

    /// Whether one of two calls comes once, and the other only on notifications that the system never posts before one
    /// that stops the timer: `viewDidLoad()` starts it, and so does every return from the background. Only where scenes
    /// enter the foreground at the launch, too, the second may find the timer of the first. The one call may also be in a
    /// hook that another one balances: the screen seldom appears while the application is not active.
    private func isOnceBeforeEndings(_ calls: [Node]) -> Bool {
        let followers = calls.filter(isOnNotificationAfterEnding)
        let others = calls.filter { !followers.contains($0) }
        guard followers.count == 1, others.count == 1 else { return false }
        return runsOnce(others[0]) || isInBalancedHook(others[0], thatHearsFor: followers[0])
    }

    /// Whether a hook begins to hear the notifications that run the other call as it makes its own: none is missed.
    private func isInBalancedHook(_ call: Node, thatHearsFor other: Node) -> Bool {
        guard let hook = project.function(around: call), entries.repeats(hook) == true, isBalanced(hook) else {
            return false
        }
        return registrations(running: other).allSatisfy { registration in
            let place = project.function(around: registration)
            return place == hook || place.map { project[$0].kind.isInitializer || entries.repeats($0) == false } == true
        }
    }

    private func isOnNotificationAfterEnding(_ call: Node) -> Bool {
        guard let function = project.function(around: call) else { return false }
        let registrations = registrations(running: call)
        return !registrations.isEmpty && registrations.allSatisfy { followsEnding($0, function) }
    }

    private func registrations(running call: Node) -> [Node] {
        guard let function = project.function(around: call), case .function = project[function].kind else { return [] }
        return plausibleMentions(of: function, project[function]).filter { isAction($0, function) }
    }

    /// Whether the call is in a hook or an observer that runs again only after the timer was stopped: on the way back
    /// from the background, for example.
    private func isPrecededByEnding(_ call: Node) -> Bool {
        guard let function = project.function(around: call), case .function = project[function].kind else {
            return false
        }
        if entries.repeats(function) != nil { return isBalanced(function) }
        let registrations = registrations(running: call)
        return !registrations.isEmpty && unbalanced(registrations, function) == nil
    }

    /// Two statements of one block, with the same receiver.
    private func areInOneGo(_ first: Node, _ second: Node) -> Bool {
        let blocks = [first, second].map { call in
            call.selfAndAncestors.dropFirst().first { $0.kind == .block || $0.kind == .sourceFile }
        }
        let receivers = [first, second].map { ($0.calleeName ?? $0).base?.text }
        return blocks[0] == blocks[1] && receivers[0] == receivers[1]
    }

    /// Code of the same type knows the order in which its parts run. That two other objects start the timer in
    /// turn, no code shows.
    func isInside(_ call: Node, typeOf function: FunctionID) -> Bool {
        guard let owner = project.owner(of: function), let type = project.type(around: call) else { return true }
        return project.lineage(of: type).contains(owner) || project.lineage(of: owner).contains(type)
    }

    /// Whether anything can run the code around a call: in a closed world, code that nothing calls does not
    /// run.
    private func isAlive(_ call: Node, depth: Int = 0) -> Bool {
        guard depth < 4, let caller = project.function(around: call), case .function = project[caller].kind,
            entries.isInClosedWorld(caller),
            !entries.isOpen(caller, inClosedWorld: true), entries.repeats(caller) == nil
        else { return true }
        let mentions = references.mentions(of: caller)
        return mentions.contains {
            $0 != call && project.function(around: $0) != caller && isAlive($0, depth: depth + 1)
        }
    }

    /// Whether every call of the enclosing function depends on state that this function sets.
    private func isGuardedByCallers(_ call: Node, chain: Set<FunctionID>) -> Bool {
        guard let caller = project.function(around: call), case .function = project[caller].kind,
            project[caller].access < .public
        else { return false }
        let calls = plausibleMentions(of: caller, project[caller])
        return !calls.isEmpty
            && calls.allSatisfy { outer in
                guard let branch = outer.selfAndAncestors.first(where: { $0.kind == .ifBranch }),
                    let body = project.body(of: caller)
                else { return false }
                return branch.conditions.contains { asksWhatChanges($0, in: body) }
            }
    }

    /// A stored property that the code sets.
    private func asksWhatChanges(_ condition: Node, in body: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node),
                project[id].kind == .property
            else { return false }
            return changes(id, in: body, askedAt: condition)
        }
    }

    /// An override that calls the overridden function: for its own instances this is no second caller.
    private func isSuperCall(_ call: Node) -> Bool {
        guard call.base?.stripped.kind == .superExpression, let caller = project.function(around: call) else {
            return false
        }
        return project[caller].name == call.name
    }

    /// Calls that are not alternatives of one decision. Of calls that run once in an object's life (two
    /// initializers), one. `single`: calls that are seen not to run again before the timer has ended.
    private func independent(_ calls: [Node], single: Set<Node>) -> [Node] {
        guard let first = calls.first else { return [] }
        var hasOnce = runsOnce(first)
        return [first]
            + calls.dropFirst().filter { call in
                let areSingle = [first, call].allSatisfy { single.contains($0) && !isPostponedCall($0) }
                if isInOtherBuild(call, than: first) || isAlternative(call, to: first, areSingle)
                    || isAlternative(first, to: call, areSingle)
                {
                    return false
                }
                if runsOnce(call) {
                    defer { hasOnce = true }
                    if hasOnce { return false }
                }
                return
                    !(project.function(around: call) == project.function(around: first)
                    && Branches.areExclusive(first, call))
            }
    }

    /// How many levels of callers are followed to the branches of one decision, from one call and from the other.
    private static let alternativeDepth = 5
    private static let otherDepth = 2

    /// Whether all that leads to the call, also what runs when something else is done, is in other branches of code than
    /// all that leads to `other`: `if let known { show(known) } else { load { show($0) } }`. That code runs once, or, if
    /// the calls are single, not again before the timer has ended. Answers may come when it has run again.
    private func isAlternative(_ call: Node, to other: Node, _ areSingle: Bool, level: Int = 0) -> Bool {
        if isInOtherBranch(call, than: other, areSingle) { return true }
        guard level < Self.otherDepth, let outer = callers(leadingTo: other) else { return false }
        return outer.allSatisfy { isAlternative(call, to: $0, areSingle, level: level + 1) }
    }

    private func isInOtherBranch(_ call: Node, than other: Node, _ areSingle: Bool, depth: Int = 0) -> Bool {
        guard depth < Self.alternativeDepth, let caller = project.function(around: call) else { return false }
        if caller == project.function(around: other) {
            return (areSingle || runsOnce(other))
                && (Branches.areExclusive(other, call) || Branches.areExclusive(call, other))
        }
        guard let outer = callers(leadingTo: call) else { return false }
        return outer.allSatisfy { isInOtherBranch($0, than: other, areSingle, depth: depth + 1) }
    }

    /// The calls of the function around a call; `nil` if there are none, or if others may call it.
    func callers(leadingTo call: Node) -> [Node]? {
        guard let caller = project.function(around: call), case .function = project[caller].kind,
            entries.repeats(caller) == nil, !entries.isConnected(caller),
            entries.isInClosedWorld(caller) || !entries.isVisibleOutside(caller)
        else { return nil }
        let mentions = plausibleMentions(of: caller, project[caller])
        return mentions.isEmpty ? nil : mentions
    }

    private func runsOnce(_ call: Node) -> Bool {
        guard let caller = project.function(around: call) else { return false }
        return project[caller].kind.isInitializer || entries.repeats(caller) == false
            || LifecycleNames.onceOnly.contains(project[caller].name)
    }

    // MARK: Stops before the calls

    /// How many levels of callers are searched for a stop.
    private static let callerDepth = 3

    /// Whether every caller of the function around a call, or every caller of theirs, stops the timer first. With
    /// `allowsDelay`, a one-shot timer may lie in between: then only a start within the delay finds an old timer.
    func isEndedByCallers(_ call: Node, allowsDelay: Bool, depth: Int = 0) -> Bool {
        guard depth < Self.callerDepth, let function = project.function(around: call),
            case .function = project[function].kind, entries.repeats(function) == nil, !entries.isConnected(function),
            entries.isInClosedWorld(function) || !entries.isVisibleOutside(function)
        else { return false }
        let mentions = plausibleMentions(of: function, project[function])
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                guard let caller = project.function(around: mention), caller != function else { return false }
                let isCall = mention.callOfName != nil && (allowsDelay || !isPostponedCall(mention))
                guard isCall || allowsDelay && !firings([mention]).isEmpty else { return false }
                return endsBefore(mention, in: caller)
                    || isEndedByCallers(mention, allowsDelay: allowsDelay, depth: depth + 1)
            }
    }

    /// In a closure that may run later than the code around it.
    private func isPostponedCall(_ mention: Node) -> Bool {
        mention.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
            $0.kind == .closureExpression && !runsInPlace($0)
        }
    }
}
