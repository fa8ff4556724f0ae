import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The circumstances in which a timer is used, by which rules decide to stay silent.
extension ProjectFacts {
    /// Test code may do things that an app should not.
    package func isTestCode(_ timer: Timer) -> Bool { isTestFile(timer.creation) }

    /// Whether the timer belongs to watchOS code: by its imports, or by a folder that is named like those of
    /// Xcode's watch app templates (`Clock Watch App`, `WatchKit Extension`, `WatchApp`).
    package func isWatchCode(_ timer: Timer) -> Bool {
        if project.imports(around: timer.creation).contains("WatchKit") { return true }
        return timer.creation.tree.file.path.split(separator: "/").dropLast().contains { folder in
            folder.contains("Watch")
                && (folder.hasSuffix("App") || folder.hasSuffix("Extension") || folder.hasSuffix("WatchKit"))
        }
    }

    /// A timer whose only purpose is to keep a run loop from exiting: its fire date is never reached.
    package func isKeepAlive(_ timer: Timer) -> Bool {
        timer.creation.arguments.prefix(3).contains { argument in
            argument.value.map { value in
                // Also `Date.distantFuture.timeIntervalSinceNow`.
                value.isNamed("greatestFiniteMagnitude") || value.isNamed("infinity")
                    || value.contains { $0.name == TimerAPI.dateOfNoFire }
            } ?? false
        } || runsOwnLoop(timer) && doesNothing(timer)
    }

    /// Whether its block is empty.
    private func doesNothing(_ timer: Timer) -> Bool {
        guard case .closure(let closure)? = timer.handler else { return false }
        return closure.body.map { $0.firstChild == nil } ?? false
    }

    /// The code that creates the timer runs a run loop itself afterwards: on its own thread, where no user
    /// scrolls.
    package func runsOwnLoop(_ timer: Timer) -> Bool {
        if goesOnToCall(["CFRunLoopRun", "CFRunLoopRunInMode"], after: timer, where: { _ in true }) { return true }
        return goesOnToCall(["run", "acceptInput"], after: timer) { callee in
            guard let loop = callee.base?.stripped else { return false }
            return RunLoopVocabulary.runLoop(loop, project: project) == .current
                || project.type(of: loop)?.name == "RunLoop"
        }
    }

    /// Whether the function that creates the timer calls one of these functions afterwards. Looked up by name in its
    /// file, so that the cost grows neither with the function nor with the project.
    private func goesOnToCall(_ names: [String], after timer: Timer, where condition: (Node) -> Bool) -> Bool {
        guard let function = timer.function else { return false }
        return names.contains { name in
            references.nodes(named: name, inFileOf: timer.creation).contains { callee in
                callee.range.start > timer.creation.range.start && project.function(around: callee) == function
                    && condition(callee)
            }
        }
    }

    /// The code goes on to run a modal alert or session, during which the default mode does not run.
    func precedesModalSession(_ timer: Timer) -> Bool {
        goesOnToCall(["runModal", "runModalSession"], after: timer) { _ in true }
    }

    /// Whether the timer is inside a condition that only Linux satisfies, where no user scrolls.
    package func isLinuxOnly(_ timer: Timer) -> Bool {
        timer.creation.selfAndAncestors.contains { $0.kind == .ifConfigClause && $0.name.hasPrefix("os(Linux)") }
    }

    /// A one-shot timer whose effect the user plainly sees, or that is created while the user drags or holds a
    /// menu open.
    package func showsInterface(_ timer: Timer) -> Bool {
        if let function = timer.function, isReached(function, from: LifecycleNames.tracking) { return true }
        return handlerCode(of: timer).contains { shows($0, depth: 0) }
    }

    /// Whether the function is one of these callbacks, or a helper that one of them calls, not counting calls
    /// through `other`.
    func isReached(
        _ function: FunctionID, from callbacks: Set<String>, besides other: FunctionID? = nil, depth: Int = 0
    ) -> Bool {
        if callbacks.contains(project[function].name) { return true }
        guard depth < 3 else { return false }
        return references.certainCallSites(of: function).contains { call in
            guard let caller = project.function(around: call), caller != other,
                project.owner(of: caller) == project.owner(of: function)
            else { return false }
            return isReached(caller, from: callbacks, besides: other, depth: depth + 1)
        }
    }

    /// Whether the code, or a method of the tree that it unconditionally calls, shows, hides or animates
    /// something. A call that shows another screen must be unconditional: an alert in an error branch is not
    /// the purpose of the code.
    private func shows(_ code: Node, depth: Int) -> Bool {
        code.contains { node in
            guard node.kind == .memberExpression || node.kind == .nameExpression else { return false }
            if InterfaceAPI.showing.contains(node.name) || InterfaceAPI.shownBy.contains(node.name) && node.isAssigned
                || addsAnimation(node)
            {
                return InterfaceAPI.presenting.contains(node.name)
                    ? depth < 2 && isPlain(node, in: code) : depth == 0 || isPlain(node, in: code)
            }
            guard depth < 2, case .functions(let functions)? = project.referent(of: node), isPlain(node, in: code)
            else { return false }
            return meant(by: node, among: functions).lazy.compactMap(project.body).prefix(1).contains {
                shows($0, depth: depth + 1)
            }
        }
    }

    /// `layer.add(animation, forKey: nil)`, in Objective-C `addAnimation:forKey:`.
    private func addsAnimation(_ member: Node) -> Bool {
        guard member.isNamed("add") || member.isNamed("addAnimation"), let call = member.callOfName else {
            return false
        }
        return call.argument(labeled: "forKey") != nil
    }

    /// Whether the code reaches a place without conditions other than nil checks, and without waiting for an
    /// answer.
    private func isPlain(_ place: Node, in code: Node) -> Bool {
        place.selfAndAncestors.prefix { $0 != code }.allSatisfy { node in
            switch node.kind {
            case .ifBranch: node.conditions.allSatisfy { $0.kind == .optionalBinding }
            case .switchCase, .catchClause: false
            case .closureExpression:
                node.parent?.parent?.calleeName.map { ClosureTiming.soon.union(CallbackThreads.main).contains($0.name) }
                    ?? true
            default: true
            }
        }
    }

    /// The overloads that the call matches. (Objective-C declares a method and defines it, and selectors are
    /// split as Swift imports them.)
    private func meant(by name: Node, among functions: [FunctionID]) -> [FunctionID] {
        guard functions.count > 1, let call = name.callOfName else { return functions }
        let callers = references.certainCallers
        return functions.filter { callers.fits(call, $0) }
    }

    /// What runs when a timer of any kind fires, as far as the tree shows it.
    package func eventHandlers(of timer: Timer) -> [Handler] {
        knownEventHandlers.answer(to: timer.place) { findEventHandlers(of: timer) }
    }

    private func findEventHandlers(of timer: Timer) -> [Handler] {
        if timer.kind == .publisher {
            return Pipelines(references: references).receivers(of: timer)
        }
        if timer.kind == .wrapper {
            return ConfiguredHandlers(references: references).handlers(of: timer)
        }
        guard timer.kind == .dispatchSource else { return timer.handler.map { [$0] } ?? [] }
        return SourceHandlers(references: references).handlers(of: timer, setBy: DispatchAPI.eventHandlerSetters)
    }

    /// The code of some handlers, as far as it is in the tree.
    package func code(of handlers: [Handler]) -> [Node] {
        handlers.flatMap { handler -> [Node] in
            switch handler {
            case .closure(let closure): [closure]
            case .named(_, let functions): functions.compactMap { project.body(of: $0) }
            case .keptObject: []
            }
        }
    }

    /// The members used on the timer through any handle: `tolerance` in `timer?.tolerance = 1`.
    package func members(usedOn timer: Timer) -> [Node] {
        let places = [timer.creation] + timer.handles.flatMap { references.uses(of: $0).map(\.node) }
        return places.compactMap { place in
            guard let member = place.outermostUnwrap.parent, member.kind == .memberExpression else { return nil }
            return member
        }
    }

    /// The places that drop the handle of a running timer: `timer = nil` if nothing ever invalidates it.
    package func droppings(of timer: Timer) -> [Node] {
        let finder = references.teardowns
        let ending = Set(timer.teardowns.compactMap(\.function))
        return timer.handles.flatMap { finder.endsOldValue($0) ? [] : finder.clearings(of: $0, inStorage: true) }
            .filter { clearing in
                guard let function = project.function(around: clearing) else { return true }
                return !ending.contains(function) && !isFirstValue(clearing, in: function, of: timer)
            }
    }

    /// An initializer gives the handle its first value: there was no timer before.
    private func isFirstValue(_ clearing: Node, in function: FunctionID, of timer: Timer) -> Bool {
        project[function].kind.isInitializer && function != timer.function
            && clearing.enclosingBody?.kind != .closureExpression
    }

    /// Whether the place is in a deinitializer, or in the function that creates the next timer: other rules
    /// report that loss better.
    package func isAboutToEndOrRestart(_ place: Node, of timer: Timer) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return project[function].kind.isDeinitializer || function == timer.function
    }

    /// A helper object that is its own timer's target and that another type tells to stop: the owner's code
    /// handles the end there.
    package func isEndedByOtherOwner(_ timer: Timer) -> Bool {
        guard let owner = owner(of: timer), !InterfaceEvidence(project: project).isInterface(owner) else {
            return false
        }
        return timer.teardowns.filter(\.isEffective).contains { ending in
            guard let function = ending.function, project.owner(of: function) == owner else { return false }
            return references.callSites(of: function).contains { call in
                !isTestFile(call) && project.type(around: call).map { $0 != owner } ?? false
            }
        }
    }

    // MARK: What the timer retains

    /// Whether the target is the instance that creates the timer. (A class object lives forever, a struct is
    /// copied, and another object is not this owner's responsibility.)
    package func retainsOwnTarget(_ timer: Timer) -> Bool {
        guard let target = timer.target, project.referent(of: target) == .instance || isStrongProxy(target) else {
            return false
        }
        guard let function = timer.function, !project[function].isStatic else { return timer.function == nil }
        return timer.type.map { project.types[$0].isReference || project.types[$0].kind == .extension } ?? false
    }

    /// The expression through which the timer retains its owner: the target, or a strong capture in the
    /// handler; `nil` if there is none.
    package func keepsOwnerAlive(_ timer: Timer) -> Node? {
        if retainsOwnTarget(timer) { return timer.target }
        for handler in keptHandlers(of: timer) {
            let capture = selfCapture(of: handler)
            if capture.strength == .strong, let evidence = capture.evidence { return evidence }
        }
        return nil
    }

    /// The handlers that live as long as the timer, if their captures matter: the block of a repeating run-loop
    /// timer, every closure of a source that its owner holds, and the subscriber of a publisher whose
    /// subscription its owner holds.
    package func keptHandlers(of timer: Timer) -> [Handler] {
        knownKeptHandlers.answer(to: timer.place) { findKeptHandlers(of: timer) }
    }

    private func findKeptHandlers(of timer: Timer) -> [Handler] {
        switch timer.kind {
        case .runLoopTimer:
            guard timer.repeats == .yes, timer.target == nil, let handler = timer.handler else { return [] }
            return [handler] + handlersGivenToFactory(of: timer, through: [handler])
        case .dispatchSource:
            // A source that only a local variable holds ends with its scope, or when its own handler decides.
            guard timer.handles.contains(where: { project[$0].kind == .property }) else { return [] }
            let set = SourceHandlers(references: references).handlers(of: timer, setBy: DispatchAPI.handlerSetters)
            return set + handlersGivenToFactory(of: timer, through: set)
        case .publisher: return Pipelines(references: references).keptReceivers(of: timer)
        case .wrapper:
            guard timer.handles.contains(where: { project[$0].kind == .property }) else { return [] }
            return ConfiguredHandlers(references: references).handlers(of: timer)
        case .displayLink, .delayedPerform: return []
        }
    }
}

extension Timer {
    /// Whether the timer is passed to a function outside the tree, which may add it to a mode, retain it or
    /// stop it.
    package var isHandedToFunction: Bool {
        destinations.contains { destination in
            guard case .escaped(let node) = destination, node.kind == .argument, let callee = node.parent?.firstChild
            else { return false }
            guard callee.kind == .nameExpression || callee.kind == .memberExpression,
                !callee.flags.contains(.implicitBase)
            else { return false }
            return callee.beginsWithLowercase
        }
    }
}
