import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A place in a deinitializer, or in a method it calls, that creates a timer which is only created on first
/// access.
package struct DyingCreation: Sendable {
    package let touch: Node
    package let handle: VariableID
    /// The code that creates the timer and uses the object being deallocated.
    package let creation: Node
    /// Whether each appearance of the view controller accesses it: deinit creates it only if there was none.
    package let isMadeAtAppearance: Bool
    /// Whether the timer keeps the object as its target; otherwise a closure refers to it, perhaps weakly.
    package let hasTarget: Bool
}

/// Finds timers that are created on first access (`lazy`, or an Objective-C getter that creates) and that
/// deinit may access first.
package struct LazyTimers {
    private let facts: ProjectFacts
    private let project: Project

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    /// In the order of files and offsets.
    package func creationsInDeinit() -> [DyingCreation] {
        var seen: Set<VariableID> = []
        return facts.timers.flatMap { timer -> [DyingCreation] in
            guard timer.kind.isRunLoopBased, let handle = timer.handles.first(where: { isMadeByTouch($0, timer) }),
                seen.insert(handle).inserted,
                usesSelf(maker(of: handle, timer) ?? timer.creation), !isMadeWithOwner(handle),
                project.owner(of: handle).map(facts.isAppLifetime) != true
            else { return [] }
            return touches(of: handle).filter { runsInDeinit($0) && !isConditional($0) }.prefix(1).map {
                DyingCreation(
                    touch: $0, handle: handle, creation: timer.creation,
                    isMadeAtAppearance: isMadeAtAppearance(handle), hasTarget: timer.usesSelector)
            }
        }
    }

    // MARK: Creation on first access

    private func isMadeByTouch(_ handle: VariableID, _ timer: Timer) -> Bool {
        guard project[handle].kind == .property, !project[handle].isStatic else { return false }
        if project[handle].isLazy { return project.value(of: handle)?.contains { $0 == timer.creation } ?? false }
        return getter(of: handle) != nil && getter(of: handle) == timer.function
    }

    /// Objective-C's `- (NSTimer *)timer { if (!_timer) { _timer = …; } return _timer; }`.
    private func getter(of handle: VariableID) -> FunctionID? {
        guard project.node(of: handle).tree.file.language == .objectiveC, let owner = project.owner(of: handle) else {
            return nil
        }
        let methods = project.types[owner].methods[project[handle].name] ?? []
        return methods.first { project[$0].labels.isEmpty && project.body(of: $0) != nil }
    }

    private func maker(of handle: VariableID, _ timer: Timer) -> Node? {
        project[handle].isLazy ? project.value(of: handle) : timer.function.flatMap { project.body(of: $0) }
    }

    /// Whether the object being deallocated is the target or is captured; a timer unrelated to it does no harm.
    private func usesSelf(_ code: Node) -> Bool {
        code.contains { node in
            if node.kind == .selfExpression { return !node.flags.contains(.isImplicit) }
            guard node.kind == .nameExpression, project.local(node) == nil else { return false }
            switch project.unqualifiedMember(namedBy: node) {
            case .variable(let id)?: return project[id].kind == .property && !project[id].isStatic
            default: return false
            }
        }
    }

    // MARK: First access

    /// Whether an initializer, or a hook that always runs first, accesses it, directly or through methods it
    /// calls. Where other programs create instances, a screen of the demo does not always run first.
    private func isMadeWithOwner(_ handle: VariableID) -> Bool {
        var seen: Set<FunctionID> = []
        let owner = project.owner(of: handle)
        let isOffered = owner.map(facts.isOffered) ?? false
        return touches(of: handle).contains { touch in
            isReached(touch, &seen) { function in
                isBeginning(function) && (!isOffered || project.owner(of: function) == owner)
            }
        }
    }

    private func isBeginning(_ function: FunctionID) -> Bool {
        project[function].kind.isInitializer || LifecycleNames.firstHooks.contains(project[function].name)
            || project[function].name.hasPrefix("init")
    }

    /// Whether each appearance accesses the handle: only if the view never appeared is deinit the first access.
    private func isMadeAtAppearance(_ handle: VariableID) -> Bool {
        var seen: Set<FunctionID> = []
        return touches(of: handle).contains { touch in
            !isConditional(touch) && isReached(touch, &seen) { LifecycleNames.appearing.contains(project[$0].name) }
        }
    }

    /// Whether the function around the node, or one of its callers, is one of those searched for. What has been seen
    /// before is none.
    private func isReached(
        _ node: Node, _ seen: inout Set<FunctionID>, from isWanted: (FunctionID) -> Bool
    ) -> Bool {
        guard node.enclosingBody?.kind != .closureExpression, let function = project.function(around: node),
            seen.insert(function).inserted
        else { return false }
        return isWanted(function)
            || facts.references.callSites(of: function).contains {
                isReached($0, &seen, from: isWanted)
            }
    }

    private func touches(of handle: VariableID) -> [Node] {
        let certain = facts.references.uses(of: handle).filter { !$0.isUncertain }.map(\.node)
        return certain.filter { use in
            !use.isStorageAccess && !use.isAssigned
                && !(project.value(of: handle)?.contains { $0 == use } ?? false)
        }
    }

    /// Whether the node is in deinit, or in a private method that deinit calls unconditionally.
    private func runsInDeinit(_ node: Node, depth: Int = 0) -> Bool {
        guard depth < 4, node.enclosingBody?.kind != .closureExpression, let function = project.function(around: node)
        else { return false }
        if project[function].kind.isDeinitializer { return true }
        return facts.references.callSites(of: function).contains { call in
            isOnSelf(call) && !isConditional(call) && runsInDeinit(call, depth: depth + 1)
        }
    }

    /// A method of the dying object itself, not of another one that it holds.
    private func isOnSelf(_ call: Node) -> Bool {
        guard let base = call.calleeName?.base?.stripped else { return true }
        return base.kind == .superExpression || project.referent(of: base) == .instance
    }

    /// Inside any check, because it may be a flag that says whether the timer was created.
    private func isConditional(_ node: Node) -> Bool {
        guard let body = node.enclosingBody else { return true }
        let isInBranch = node.selfAndAncestors.prefix { $0 != body }.contains { ancestor in
            switch ancestor.kind {
            case .ifStatement, .switchStatement, .ternaryExpression, .whileStatement: true
            case .infixExpression: ancestor.isNamed("&&") || ancestor.isNamed("||")
            default: false
            }
        }
        return isInBranch
            || body.containsOutsideClosures { $0.kind == .guardStatement && $0.range.end <= node.range.start }
    }
}
