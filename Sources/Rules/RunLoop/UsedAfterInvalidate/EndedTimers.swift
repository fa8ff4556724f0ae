import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A use of a run-loop timer or display link, after it was invalidated, that only makes sense while it runs.
package struct UseAfterEnd: Sendable {
    /// The `add`, the `fire()`, or the assignment of `fireDate`.
    package let node: Node
    package let act: Act
    /// The handle that is used.
    package let handle: Node
    /// The earlier `invalidate()`.
    package let ending: Node
    /// Whether the handle is cleared right after: the timer was not meant to go on.
    package let isLast: Bool

    package enum Act: Sendable { case added, fired, dated }
}

/// Finds uses of timers that were invalidated before: on every path through one function, in another method of an owner
/// that never creates a new one or takes the old one for a running one, or in the other branch of a decision.
package struct EndedTimers {
    let facts: ProjectFacts
    let project: Project
    private let presence: HandlePresence

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        presence = HandlePresence(facts)
    }

    /// In the order of files and offsets.
    package func usesAfterEnd() -> [UseAfterEnd] {
        revivals().compactMap { revival in
            guard
                let ending = endingBefore(revival) ?? endingByCallBefore(revival) ?? endingElsewhere(revival)
                    ?? endingByTurns(revival) ?? endingOfHeldTimer(revival)
            else { return nil }
            return UseAfterEnd(
                node: revival.node, act: revival.act, handle: revival.handle, ending: ending,
                isLast: isCleared(revival.handle, after: revival.node))
        }.sorted { ($0.node.tree.file.id, $0.node.range) < ($1.node.tree.file.id, $1.node.range) }
    }

    struct Revival {
        let node: Node
        let act: UseAfterEnd.Act
        let handle: Node
    }

    // MARK: Uses that need a running timer

    private func revivals() -> [Revival] {
        let additions = TimerAPI.registrations.flatMap { facts.references.nodes(named: $0) }.compactMap(addition)
        return additions + facts.references.nodes(named: "fire").compactMap(firing)
            + facts.references.nodes(named: "fireDate").compactMap(dating)
    }

    /// `loop.add(timer, forMode:)`, or `link.add(to:forMode:)`, whose receiver is the link.
    private func addition(_ callee: Node) -> Revival? {
        guard let call = callee.callOfName, RunLoopVocabulary.isAddition(call) else { return nil }
        let isReceiver = call.argumentValue("to") != nil || callee.isNamed("addToRunLoop")
        let position = callee.isNamed("CFRunLoopAddTimer") ? 1 : 0
        let handle = isReceiver ? callee.base : call.arguments.dropFirst(position).first?.value
        return handle.map { Revival(node: call, act: .added, handle: $0.stripped) }.flatMap(ofTimer)
    }

    private func firing(_ callee: Node) -> Revival? {
        guard let call = callee.callOfName, call.arguments.isEmpty, let handle = callee.base else { return nil }
        return ofTimer(Revival(node: call, act: .fired, handle: handle.stripped))
    }

    private func dating(_ member: Node) -> Revival? {
        guard member.isAssigned, let assignment = member.outermostUnwrap.parent, let handle = member.base else {
            return nil
        }
        return ofTimer(Revival(node: assignment, act: .dated, handle: handle.stripped))
    }

    private func ofTimer(_ revival: Revival) -> Revival? {
        guard revival.handle.kind == .nameExpression || revival.handle.kind == .memberExpression else { return nil }
        if case .variable(let id)? = project.referent(of: revival.handle),
            facts.timers(heldBy: id).contains(where: \.kind.isRunLoopBased)
        {
            return revival
        }
        guard let type = project.type(of: revival.handle), !type.isMetatype else { return nil }
        return TimerAPI.invalidatedTypes.contains(type.name) ? revival : nil
    }

    /// `timer = nil` among the statements behind it, or behind those that contain it:
    /// `if timer.isValid { timer.invalidate() }; timer = nil`.
    func isCleared(_ handle: Node, after node: Node) -> Bool {
        let spelling = HandleFlow.spelling(of: handle)
        let statements = node.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }
            .filter { $0.parent?.kind == .block }
        return statements.contains { statement in
            statement.parent?.children.contains { later in
                guard later.range.start >= statement.range.end, let target = later.firstChild else { return false }
                return target.isSetToNil && HandleFlow.spelling(of: target) == spelling
                    && !Branches.areExclusive(node, later)
            } ?? false
        }
    }

    // MARK: Ended before in the same function

    private func endingBefore(_ revival: Revival) -> Node? {
        let state = presence.state(of: revival.handle, before: revival.node)
        guard state.contains(.ended), !state.contains(.live), let body = revival.node.enclosingBody else { return nil }
        var found: Node?
        _ = body.containsOutsideClosures { node in
            if ends(node, spelling: HandleFlow.spelling(of: revival.handle)), node.range.end <= revival.node.range.start
            {
                found = node
            }
            return false
        }
        return found
    }

    private func ends(_ node: Node, spelling: String) -> Bool {
        guard node.kind == .callExpression, let callee = node.calleeName, callee.isNamed("invalidate"),
            let base = callee.base
        else { return false }
        return HandleFlow.spelling(of: base.stripped) == spelling
    }

    // MARK: Ended in another method

    /// The handle receives its only timer with its owner, one method stops it, and another keeps using it.
    private func endingElsewhere(_ revival: Revival) -> Node? {
        guard case .variable(let handle)? = project.referent(of: revival.handle), project[handle].kind == .property,
            !project[handle].isWeak,
            takesOneTimer(handle), let function = project.function(around: revival.node), canRunAgain(function),
            !isGuarded(revival)
        else { return nil }
        return facts.timers(heldBy: handle).first?.teardowns.first { ending in
            guard ending.isEffective, let other = ending.function, other != function,
                case .function = project[other].kind, facts.entries.mayRun(other)
            else { return false }
            return !Self.isFinal(project[other].name) && ending.node.kind == .callExpression
                && ending.node.calleeName?.isNamed("invalidate") == true
                && ending.node.enclosingBody?.kind != .closureExpression && !dependsOnFlag(ending.node)
                // What is nil by then is not used at all.
                && ending.node.calleeName?.base.map { isCleared($0, after: ending.node) } != true
        }?.node
    }

    /// Whether it ends only if another variable says so: whoever sets that may know that nobody needs the owner any
    /// more.
    func dependsOnFlag(_ ending: Node) -> Bool {
        let branches = ending.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.filter { $0.kind == .ifBranch }
        return branches.contains { branch in
            branch.conditions.contains { condition in
                condition.contains { name in
                    guard name.isExpression, case .variable(let flag)? = project.referent(of: name) else {
                        return false
                    }
                    return project[flag].kind == .property && facts.timers(heldBy: flag).isEmpty
                }
            }
        }
    }

    /// Whether its timer is created with its declaration (for a lazy one on first access) or in an initializer:
    /// there is never a second one.
    private func takesOneTimer(_ handle: VariableID) -> Bool {
        if project.accessors(of: handle).contains(where: { project.body(of: $0) != nil }) { return false }
        let givers = facts.references.uses(of: handle).filter {
            $0.node.isAssigned && !$0.node.isSetToNil
        }
        let isFromInitializers = givers.allSatisfy { giver in
            project.function(around: giver.node).map { project[$0].kind.isInitializer } ?? false
        }
        return isFromInitializers && (project.value(of: handle) != nil || !givers.isEmpty)
    }

    /// Not only from an initializer or other code that runs once at the start.
    func canRunAgain(_ function: FunctionID, depth: Int = 0) -> Bool {
        let declaration = project[function]
        guard depth < 4, case .function = declaration.kind else { return false }
        if LifecycleNames.starts.contains(declaration.name) { return false }
        guard declaration.access <= .fileprivate, !declaration.has(attribute: "IBAction") else { return true }
        let mentions = facts.references.mentions(of: function)
        return mentions.contains { mention in
            // An action or a handler.
            mention.callOfName == nil
                || project.function(around: mention).map { canRunAgain($0, depth: depth + 1) } ?? false
        }
    }

    /// Whether the use first tests if the timer is valid, or depends on another condition.
    private func isGuarded(_ revival: Revival) -> Bool { isGuarded(revival.node, depth: 0) }

    /// In a private function, its callers may ask.
    private func isGuarded(_ place: Node, depth: Int) -> Bool {
        guard let body = place.enclosingBody else { return false }
        if body.kind == .closureExpression { return true }
        let isConditional = place.selfAndAncestors.prefix { $0 != body }.contains {
            $0.kind == .ifBranch || $0.kind == .switchCase || $0.kind == .ternaryExpression
        }
        let asksBefore = body.containsOutsideClosures {
            $0.kind == .guardStatement && $0.range.end <= place.range.start || $0.isNamed("isValid")
        }
        if isConditional || asksBefore { return true }
        guard depth < 3, let function = project.function(around: place), project[function].access <= .fileprivate else {
            return false
        }
        let mentions = facts.references.mentions(of: function)
        return !mentions.isEmpty && mentions.allSatisfy { $0.callOfName != nil && isGuarded($0, depth: depth + 1) }
    }

    /// Whether the method's name implies that the owner is no longer used.
    static func isFinal(_ name: String) -> Bool {
        !NameWords.finalStops.isDisjoint(with: name.camelWords)
    }
}
