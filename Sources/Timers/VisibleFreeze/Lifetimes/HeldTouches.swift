import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes timers that start when a finger touches a control or begins a long press, or when the pointer begins to
/// hover over something. Input: a timer. Output: whether every way to its creation begins there.
struct HeldTouches {
    let facts: ProjectFacts
    /// The names, or last labels, of the callbacks for such a beginning.
    private let beginnings: Set<String>
    /// Whether what a gesture begins counts, because the end of a touch stops the timer.
    private var followsGestures = false
    /// The functions that handle the end of a gesture and stop the timer then.
    private var releases: Set<FunctionID> = []
    private var project: Project { facts.project }

    init(facts: ProjectFacts, beginnings: Set<String> = VisibleChanges.touchBeginnings) {
        self.facts = facts
        self.beginnings = beginnings
    }

    /// The functions of one search, and those of them to which a touch is the only way.
    private struct SeenFunctions {
        var all: Set<FunctionID> = []
        var reached: Set<FunctionID> = []
    }

    /// How many functions are followed from the creation to the touch.
    private static let functionLimit = 8

    func begin(_ timer: Timer) -> Bool {
        let releases = TouchReleases(facts: facts, timer: timer)
        guard !releases.canBeLocked else { return false }
        var seen = SeenFunctions()
        var search = self
        search.releases = releases.functions
        search.followsGestures = timer.teardowns.contains { isAtRelease($0.node) }
        return search.isReachedByTouch(timer.creation, seen: &seen)
    }

    private func isReachedByTouch(_ place: Node, seen: inout SeenFunctions) -> Bool {
        if isInPressClosure(place) || followsGestures && isInGesture(place, VisibleChanges.gestureSteps) { return true }
        let calls = callsOfView(givenCodeAt: place)
        guard calls.isEmpty else {
            for call in calls where !isReachedByTouch(call, seen: &seen) { return false }
            return true
        }
        guard let function = project.function(around: place) else { return false }
        return place.isInBranch(of: VisibleChanges.pressBeginnings) && handlesLongPress(function)
            || isWhileTouched(place) && handlesGesture(function)
            || runsAtTouch(function, creating: place, seen: &seen)
    }

    private func isWhileTouched(_ place: Node) -> Bool {
        place.isInBranch(of: VisibleChanges.pressBeginnings.union(VisibleChanges.pressMoves))
    }

    /// Whether a touch is the only way to the function, which contains `creation` or a call that leads to it.
    private func runsAtTouch(_ function: FunctionID, creating creation: Node, seen: inout SeenFunctions) -> Bool {
        if beginnings.contains(project[function].name) || project[function].labels.contains(where: beginnings.contains)
        {
            return true
        }
        if seen.all.contains(function) { return seen.reached.contains(function) }
        guard seen.all.count < Self.functionLimit else { return false }
        seen.all.insert(function)
        let called = ways(to: function).filter { !isInUncalledFunction($0) }
        guard !called.isEmpty else { return facts.entries.isConnectedToTouches(function) }
        for mention in called {
            if mention.kind == .selectorExpression {
                guard isSentAtTouch(mention) || isSentByTimer(mention, seen: &seen) else { return false }
            } else if !isReachedByTouch(mention, seen: &seen), !isStop(mention, of: creation) {
                return false
            }
        }
        guard facts.entries.isConnectedToTouches(function) || !facts.entries.isConnected(function) else { return false }
        seen.reached.insert(function)
        return true
    }

    /// The places that run a function: mentions of its name, assignments of a property to its observer.
    private func ways(to function: FunctionID) -> [Node] {
        guard !project[function].kind.isObserver else { return facts.entries.assignments(running: function) ?? [] }
        let mentions = facts.references.mentions(of: function).map { $0.enclosingSelector ?? $0 }
        let messages = facts.references.certainCallers.messagesToAnyObject(running: function)
        return (mentions + messages).filter { !$0.isSelectorQuestion }
    }

    /// What remains of a button that is gone: a private method without callers.
    private func isInUncalledFunction(_ mention: Node) -> Bool {
        guard let function = project.function(around: mention), project[function].access < .internal,
            case .function = project[function].kind
        else { return false }
        return facts.references.mentions(of: function).isEmpty
            && !facts.entries.isConnected(function)
    }

    /// `animate(at: .none)`, for which the function creates nothing; `state = .stable`, for which the observer does not.
    private func isStop(_ mention: Node, of creation: Node) -> Bool {
        guard let step = call(ofFunctionAround: creation, by: mention) ?? mention.assignment else { return false }
        let values = PassedValues(project: project)
        return creation.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
            $0.kind == .ifBranch && values.excludes($0, along: [step])
        }
    }

    private func call(ofFunctionAround creation: Node, by mention: Node) -> Node? {
        guard let call = mention.callOfName, let function = project.function(around: creation),
            case .functions(let called)? = project.referent(of: mention), called.contains(function)
        else { return nil }
        return call
    }

    /// A timer that starts at a touch fires once, and its handler creates the one that repeats.
    private func isSentByTimer(_ selector: Node, seen: inout SeenFunctions) -> Bool {
        guard
            let first = facts.timers(inFileOf: selector).first(where: {
                $0.repeats == .no && $0.creation.encloses(selector)
            })
        else { return false }
        return isReachedByTouch(first.creation, seen: &seen)
    }

    /// `addTarget(self, action: #selector(start), for: .touchDown)`
    private func isSentAtTouch(_ selector: Node) -> Bool {
        let call = selector.selfAndAncestors.first { $0.kind == .callExpression }
        return call?.contains { beginnings.contains($0.name) } == true
    }

    // MARK: Long presses

    /// Whether it is the action of a long-press recognizer.
    private func handlesLongPress(_ function: FunctionID) -> Bool {
        if project.parameters(of: function).contains(where: {
            project.type(of: $0)?.name == VisibleChanges.pressRecognizer
        }) {
            return true
        }
        let mentions = facts.references.mentions(of: function)
        return mentions.contains { mention in
            mention.enclosingSelector?.selfAndAncestors.first { $0.kind == .callExpression }?.contains {
                $0.name == VisibleChanges.pressRecognizer
            } == true
        }
    }

    /// Whether it is the action of any recognizer whose end stops the timer.
    private func handlesGesture(_ function: FunctionID) -> Bool {
        releases.contains(function)
            && project.parameters(of: function).contains { parameter in
                guard let type = project.type(of: parameter) else { return false }
                return type.name.hasSuffix(VisibleChanges.recognizerEnding)
                    || type.id.map {
                        project.inheritedNames(of: $0).contains { $0.hasSuffix(VisibleChanges.recognizerEnding) }
                    }
                        == true
            }
    }

    // MARK: Gestures

    /// Whether the place, or a call of the function that contains it, runs when a finger is lifted.
    private func isAtRelease(_ place: Node) -> Bool {
        let callers = project.function(around: place).map {
            facts.references.callSites(of: $0)
        }
        let places = [place] + (callers ?? [])
        return (places + places.flatMap(callsOfView)).contains {
            isInPressClosure($0) || isInGesture($0, InterfaceAPI.gestureEnds)
        }
    }

    /// Where a view of the tree, and nothing else, calls the closure around a place: `HoldButton(onPress: { start() })`.
    private func callsOfView(givenCodeAt place: Node) -> [Node] {
        guard let closure = place.selfAndAncestors.first(where: { $0.kind == .closureExpression }),
            let argument = closure.parent, argument.kind == .argument,
            let view = argument.parent.flatMap({ project.type(of: $0)?.id }), StateReaders.isView(view, project),
            let property = project.property(named: argument.name, of: view)
        else { return [] }
        let uses = facts.references.nodes(naming: property).filter {
            !$0.isAssigned && project.type(around: $0) == view
        }
        let calls = uses.compactMap(\.callOfName)
        return calls.count == uses.count ? calls : []
    }

    /// `LongPressGesture().onEnded { … }`, `DragGesture(minimumDistance: 0).onChanged { … }`
    private func isInGesture(_ place: Node, _ steps: Set<String>) -> Bool {
        place.selfAndAncestors.contains { node in
            guard node.kind == .closureExpression, let step = node.parent?.parent, let name = step.calleeName?.name,
                steps.contains(name)
            else { return false }
            return ModifierChains(project: project).modifiers(of: step).contains { call in
                call.calleeName.map { VisibleChanges.touchGestures.contains($0.name) } ?? false
            }
        }
    }

    /// `onLongPressGesture(…, pressing: { … })`, `.onHover { … }`
    private func isInPressClosure(_ place: Node) -> Bool {
        place.selfAndAncestors.contains { node in
            guard node.kind == .closureExpression, let argument = node.parent, argument.kind == .argument else {
                return false
            }
            return VisibleChanges.pressLabels.contains(argument.name)
                || argument.parent?.calleeName.map { beginnings.contains($0.name) } == true
                || argument.parent.map(isGivenForTouch) == true
        }
    }

    /// `button.rx.controlEvent(.touchDown).subscribe { … }`, `button.addAction(UIAction { … }, for: .touchDown)`
    private func isGivenForTouch(_ call: Node) -> Bool {
        let receiver = call.outermostUnwrap.parent.flatMap { $0.kind == .argument ? $0.parent : nil }
        let calls = ModifierChains(project: project).modifiers(of: call) + [receiver].compactMap { $0 }
        return calls.contains { call in
            call.arguments.contains { $0.value.map { beginnings.contains($0.stripped.name) } == true }
        }
    }
}

extension Node {
    /// `#selector(start)`, for the name in it.
    fileprivate var enclosingSelector: Node? {
        selfAndAncestors.prefix { $0.kind != .callExpression }.first { $0.kind == .selectorExpression }
    }

    /// The assignment of which it is the target.
    fileprivate var assignment: Node? {
        let target = outermostUnwrap
        guard let parent = target.parent, parent.kind == .assignmentExpression, parent.firstChild == target else {
            return nil
        }
        return parent
    }
}
