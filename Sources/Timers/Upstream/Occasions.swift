import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Estimates how often a place runs, from what leads to it: callbacks of frameworks, controls, timers,
/// pipelines, and the callers of its function. Input: a place, or a property and therefore the places that
/// write it. Output: the fastest pace among them.
struct Occasions {
    let facts: ProjectFacts
    let upstream: UpstreamPace
    private var project: Project { facts.project }
    private var references: ReferenceIndex { facts.references }

    /// How many levels of callers are followed; further up they lead to too much.
    private static let depthLimit = 5
    /// A text field of another module, which sends with each key, is at most so many calls away.
    private static let nearDepth = 2
    private static let placeLimit = 64

    func pace(at place: Node, _ search: inout UpstreamPace.Search) -> Pace {
        guard search.depth < Self.depthLimit, search.seen.count < Self.placeLimit else { return .occasional }
        guard search.seen.insert(place).inserted else { return .seldom }
        search.depth += 1
        defer { search.depth -= 1 }
        let pace = pace(around: place, &search)
        return pace == .unknown && search.depth > Self.nearDepth ? .occasional : pace
    }

    private func pace(around place: Node, _ search: inout UpstreamPace.Search) -> Pace {
        for node in place.selfAndAncestors.dropFirst() {
            if node.kind == .closureExpression, let told = pace(ofClosure: node, &search) { return told }
            if let function = project.function(declaredBy: node) { return pace(ofFunction: function, &search) }
        }
        return .seldom
    }

    // MARK: Closures

    /// How often a closure runs, decided by what it is passed to; `nil` if it runs as often as the code around
    /// it.
    private func pace(ofClosure closure: Node, _ search: inout UpstreamPace.Search) -> Pace? {
        if facts.quickHandlers.closures.contains(closure) { return .continual }
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calleeName
        else { return nil }
        if EventPace.continualFunctions.contains(callee.name) { return .continual }
        if CombineAPI.subscribers.contains(callee.name) {
            // `view.onReceive(publisher) { … }` takes it as an argument.
            let publisher = callee.isNamed("onReceive") ? call.arguments.first?.value : callee.base
            return publisher.map { upstream.pace(of: $0, &search) } ?? .unknown
        }
        if callee.isNamed("onChange"), let value = call.argumentValue("of") ?? call.arguments.first?.value {
            return pace(ofValue: value, &search)
        }
        if callee.isNamed("Binding"), isGivenToContinualControl(call) { return .continual }
        guard InterfaceAPI.controlClosures.contains(callee.name) else {
            return EventPace.occasionalModifiers.contains(callee.name) ? .occasional : nil
        }
        return call.selfAndAncestors.prefix { $0.kind != .block }.contains(where: namesContinualEvent)
            ? .continual : .occasional
    }

    /// `TextField("Name", text: Binding(get: …, set: …))`.
    private func isGivenToContinualControl(_ binding: Node) -> Bool {
        guard let argument = binding.outermostUnwrap.parent, argument.kind == .argument,
            let control = argument.parent?.calleeName
        else { return false }
        return EventPace.continualControls.contains(control.name)
    }

    /// `for: .editingChanged`
    private func namesContinualEvent(_ call: Node) -> Bool {
        call.kind == .callExpression
            && call.argumentValue("for").map { EventPace.continualControlEvents.contains($0.stripped.name) } == true
    }

    /// A value that a view observes.
    private func pace(ofValue value: Node, _ search: inout UpstreamPace.Search) -> Pace {
        guard case .variable(let id)? = project.referent(of: value) else { return .unknown }
        return pace(ofWritesTo: id, &search)
    }

    // MARK: Functions

    private func pace(ofFunction function: FunctionID, _ search: inout UpstreamPace.Search) -> Pace {
        if let property = project[function].property, case .accessor(let accessor) = project[function].kind {
            let id = VariableID(file: function.file, index: property)
            // Code that reads a value sends nothing.
            return accessor == "get" ? .unknown : pace(ofWritesTo: id, &search)
        }
        let callback = facts.entries.callback(function)
        if EventPace.continualCallbacks.contains(callback) { return .continual }
        if project[function].kind.isInitializer || EventPace.launches.contains(callback) { return .seldom }
        let mentions = references.certainCallers.mentions(of: function).found
        let isQuick = facts.quickHandlers.functions.contains(function)
        if isQuick || mentions.contains(where: { isContinualControl($0) }) { return .continual }
        let calls = mentions.compactMap { mention -> Node? in
            if case .call(let call) = mention { call } else { nil }
        }
        // What nobody in the tree calls, a control, a notification or a delegate's owner calls at an event.
        if calls.isEmpty { return mentions.contains(where: \.isValue) ? .unknown : .occasional }
        return calls.map { pace(at: $0, &search) }.quickest
    }

    /// `field.addTarget(self, action: #selector(changed), for: .editingChanged)`, a slider's value.
    private func isContinualControl(_ mention: CertainCallers.Mention) -> Bool {
        guard case .selector(let selector) = mention,
            let call = selector.selfAndAncestors.first(where: {
                $0.kind == .callExpression && $0.calleeName?.isNamed("addTarget") == true
            })
        else { return false }
        if call.contains(where: { EventPace.continualControlEvents.contains($0.name) }) { return true }
        guard call.contains(where: { EventPace.steppingEvents.contains($0.name) }) else { return false }
        let control = call.calleeName?.base.flatMap { project.type(of: $0) }
        return control.map { EventPace.continualControlClasses.contains($0.name) } ?? false
    }

    // MARK: Writes

    /// How often a property changes: through assignments, and through the controls bound to it.
    func pace(ofWritesTo id: VariableID, _ search: inout UpstreamPace.Search) -> Pace {
        guard search.depth < Self.depthLimit else { return .occasional }
        guard search.seen.insert(project.node(of: id)).inserted else { return .seldom }
        search.depth += 1
        defer { search.depth -= 1 }
        if isBoundInNib(id) { return .continual }
        let states = StateReaders(facts)
        let bindings =
            references.nodes(named: "$" + project[id].name).filter { states.isProjection($0, of: id) }
            + references.nodes(naming: id).filter { states.isBoundMember($0, of: id) }
        return
            (bindings.compactMap { pace(ofBinding: $0, &search) } + facts.writes(of: id).map { pace(at: $0, &search) })
            .quickest
    }

    /// `TextField("Name", text: $name)`; for a view of the tree, what its own `@Binding` is bound to. `nil` if
    /// it is not a binding that anything writes.
    private func pace(ofBinding projection: Node, _ search: inout UpstreamPace.Search) -> Pace? {
        guard let argument = projection.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calleeName
        else { return nil }
        // A project's own text fields take their text like Apple's.
        if EventPace.continualControls.contains(callee.name) || argument.isNamed("text") { return .continual }
        if CombineAPI.mergers.contains(callee.name) || CombineAPI.subscribers.contains(callee.name) { return nil }
        if let view = project.type(of: call)?.id, let binding = project.property(named: argument.name, of: view) {
            return pace(ofWritesTo: binding, &search)
        }
        return EventPace.steppedControls.contains(callee.name) ? .occasional : .unknown
    }

    /// Whether a control in a nib writes it while the user drags or types.
    private func isBoundInNib(_ id: VariableID) -> Bool {
        guard let kinds = facts.entries.nibs.contents.bound[project[id].name] else { return false }
        return project[id].has(attribute: "objc") && !kinds.isDisjoint(with: EventPace.continualNibElements)
    }
}

extension CertainCallers.Mention {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

/// The code run by timers that repeat quickly.
struct QuickHandlers {
    /// Handlers of publishers are found through their pipelines instead.
    let closures: Set<Node>
    let functions: Set<FunctionID>

    init(_ facts: ProjectFacts) {
        var closures: Set<Node> = []
        var functions: Set<FunctionID> = []
        for timer in facts.timers where facts.isQuick(timer) {
            switch timer.handler {
            case .closure(let closure)? where timer.kind != .publisher: closures.insert(closure)
            case .named(_, let named)?: functions.formUnion(named)
            default: break
            }
        }
        self.closures = closures
        self.functions = functions
    }
}

extension ProjectFacts {
    /// Whether a timer repeats so often that its work looks like movement; an unknown interval counts as short.
    func isQuick(_ timer: Timer) -> Bool {
        guard timer.repeats != .no, timer.kind != .delayedPerform else { return false }
        let interval = timer.interval.flatMap { references.bounds.least(of: $0) }
        return interval.map { $0 <= EventPace.longestStep } ?? true
    }

    fileprivate var quickHandlers: QuickHandlers { knownQuickHandlers.answer { QuickHandlers(self) } }

    /// The timer that a call creates.
    func timer(createdBy call: Node) -> Timer? { timers(inFileOf: call).first { $0.creation == call } }
}
