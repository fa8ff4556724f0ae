import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Reads the entry of one timer of any kind from a project's facts. Findings are added later, because assigning
/// them needs the subjects of all timers.
struct EntryReader {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var handlers: HandlerReader { HandlerReader(facts: facts) }
    private var endings: EndingReader { EndingReader(facts: facts) }

    // MARK: Timers

    func subject(of timer: Timer) -> TimerSubject {
        let kind = TimerEntry.Kind(timer.kind)
        let destinations = timer.destinations + facts.subscriptions(to: timer).flatMap(\.destinations)
        let keeper = handle(of: destinations + keptPipelines(of: timer))
        let calls = facts.calls(on: timer) + release(of: kind, keeper?.id, timer.creation)
        let life = LifeReader(facts: facts, kind: kind, firstState: firstState(of: timer))
        let machine = kind == .dispatchSource ? life.machine(of: calls) : nil
        let told = life.life(of: calls)
        let ending = endings.ending(of: timer, destinations)
        let schedule = facts.schedule(of: timer)
        let owner = facts.owner(of: timer)
        let entry = TimerEntry(
            id: "", kind: kind, api: api(of: timer.creation), owner: ownerName(owner, timer.function),
            handle: keeper?.handle,
            made: place(of: timer.creation), interval: schedule.interval.map(TimerEntry.Span.init),
            tolerance: schedule.tolerance.map(TimerEntry.Span.init),
            repeats: schedule.repeats.value, mode: mode(of: timer),
            queue: kind == .dispatchSource ? queue(of: timer) : nil,
            handler: handlers.handler(of: timer), calls: told,
            states: life.states(in: told, machine: machine, ending), ending: ending, machine: machine,
            usedBy: users(of: timer, owner))
        return TimerSubject(
            entry, origins: [timer.creation, timer.place], calls: calls.map(\.node),
            code: facts.handlerCode(of: timer) + uses(of: timer),
            handles: destinations.compactMap(\.variable).map { project.node(of: $0) })
    }

    /// `let ticks = Timer.publish(…).autoconnect()`: the variable stores the publisher, whoever subscribes.
    private func keptPipelines(of timer: Timer) -> [Destination] {
        guard timer.kind == .publisher else { return [] }
        let reader = facts.references.pipelines
        return reader.keepers(of: timer, reader.steps(after: timer.creation)).map {
            Destination.variable($0, at: timer.creation)
        }
    }

    private func firstState(of timer: Timer) -> LifeState {
        switch timer.kind {
        case .runLoopTimer: timer.isScheduled ? .scheduled : .made
        case .delayedPerform: .scheduled
        case .dispatchSource: .inactive
        case .displayLink, .publisher, .wrapper: .made
        }
    }

    private func mode(of timer: Timer) -> TimerEntry.Mode? {
        let modes = timer.modes.map(\.mode)
        guard !modes.isEmpty else { return nil }
        if modes.contains(.tracking) { return .common }
        return modes.contains(.unknown) ? .unknown : .default
    }

    private func queue(of timer: Timer) -> TimerEntry.Queue {
        let resolver = facts.references.queues
        return TimerEntry.Queue(facts.queue(ofSource: timer), resolver.origins(ofSource: timer.creation))
    }

    // MARK: Users of a wrapper

    /// The types that pass a handler to a wrapper's timer.
    private func users(of timer: Timer, _ wrapper: TypeID?) -> [String] {
        let keepers = wrapperHandlers(of: timer).map(\.owner)
        let givers = facts.givenHandlers(of: timer).compactMap { project.type(around: $0.call) }
        let own = wrapper.map { project.types[$0].name }
        return Set((keepers + givers).map { project.types[$0].name }.filter { $0 != own }).sorted()
    }

    /// The handlers they pass, and the call sites.
    private func uses(of timer: Timer) -> [Node] {
        wrapperHandlers(of: timer).map(\.handler.node) + facts.givenHandlers(of: timer).map(\.call)
    }

    private func wrapperHandlers(of timer: Timer) -> [WrapperHandler] {
        facts.wrapperHandlers.filter { given in given.timers.contains { $0.creation == timer.creation } }
    }

    // MARK: Tasks

    /// `nil` for a task that waits only once, or whose loop only iterates over a publisher that is listed
    /// itself.
    func subject(of task: TimedTask) -> TimerSubject? {
        guard let loop = task.endlessLoop ?? task.loops.first, !isFedByPublisher(loop) else { return nil }
        let calls = facts.calls(on: task)
        let life = LifeReader(facts: facts, kind: .taskLoop, firstState: .running)
        let told = life.life(of: calls)
        let ending = endings.ending(of: task)
        let schedule = facts.schedule(of: loop)
        let keeper = handle(of: task.destinations)
        let owner = keeper?.id.flatMap { project.owner(of: $0) } ?? task.type
        let entry = TimerEntry(
            id: "", kind: .taskLoop, api: api(of: task.creation), owner: ownerName(owner, task.function),
            handle: keeper?.handle,
            made: place(of: task.creation), interval: schedule.interval.map(TimerEntry.Span.init),
            tolerance: schedule.tolerance.map(TimerEntry.Span.init),
            repeats: true, mode: nil, queue: nil, handler: handlers.handler(of: task, loop), calls: told,
            states: life.states(in: told, machine: nil, ending), ending: ending, machine: nil, usedBy: [])
        return TimerSubject(
            entry, origins: [task.creation], calls: calls.map(\.node), code: [task.closure] + task.loops.map(\.node),
            handles: task.handles.map { project.node(of: $0) })
    }

    private func isFedByPublisher(_ loop: TimedLoop) -> Bool {
        guard loop.isSequence, let sequence = loop.node.subject else { return false }
        return facts.timers(inFileOf: loop.node).contains {
            $0.kind == .publisher && sequence.range.contains($0.creation.range)
        }
    }

    // MARK: Delayed work items

    func subject(of item: DelayedItem) -> TimerSubject {
        let calls = facts.calls(onValueOf: item.creation)
        let life = LifeReader(facts: facts, kind: .delayedCall, firstState: .scheduled)
        let told = life.life(of: calls)
        let keeper = handle(of: item.destinations)
        let resolver = facts.references.queues
        let entry = TimerEntry(
            id: "", kind: .delayedCall, api: api(of: item.delay),
            owner: ownerName(
                keeper?.id.flatMap { project.owner(of: $0) } ?? project.type(around: item.creation),
                project.function(around: item.creation)),
            handle: keeper?.handle, made: place(of: item.creation), interval: item.span.map(TimerEntry.Span.init),
            tolerance: nil, repeats: false, mode: nil,
            queue: item.queue.map { TimerEntry.Queue(resolver.kind(of: $0), resolver.origins(of: $0)) },
            handler: item.closure.map { handlers.handler(ofClosure: $0) }, calls: told,
            states: life.states(in: told, machine: nil, .byItself), ending: .byItself, machine: nil, usedBy: [])
        return TimerSubject(
            entry, origins: [item.creation], calls: [item.delay] + calls.map(\.node),
            code: item.closure.map { [$0] } ?? [],
            handles: item.destinations.compactMap(\.variable).map { project.node(of: $0) })
    }

    // MARK: Parts

    private func place(of node: Node) -> Place { PlaceReader(project: project).place(of: node) }

    /// The callee as written; for a message to an object, its receiver and the start of its selector.
    private func api(of creation: Node) -> String {
        let text = (creation.firstChild ?? creation).shortText()
        return text.hasPrefix("[") && !text.hasSuffix("]") ? text + ":…]" : text
    }

    private func ownerName(_ type: TypeID?, _ function: FunctionID?) -> String {
        if let type { return project.types[type].name }
        return function.map { project.files[$0.file].displayName(ofFunction: $0.index) } ?? "top level"
    }

    /// The variable that best identifies the timer: prefers a property or global to a local.
    private func handle(of destinations: [Destination]) -> (id: VariableID?, handle: TimerEntry.Handle)? {
        let kept = destinations.compactMap { destination in
            destination.variable.map { (id: $0, isElement: destination.isElement) }
        }
        guard
            let best = kept.first(where: { project[$0.id].kind == .property || project[$0.id].kind == .global })
                ?? kept.first
        else { return nil }
        let variable = project[best.id]
        let storage: TimerEntry.Handle.Storage =
            best.isElement
            ? .collection : variable.kind == .property ? .property : variable.kind == .global ? .global : .local
        return (best.id, TimerEntry.Handle(name: variable.name, storage: storage))
    }

    /// Sources and subscriptions are released with the object that stores them: in its deinit, or at the
    /// property's declaration.
    private func release(of kind: TimerEntry.Kind, _ handle: VariableID?, _ creation: Node) -> [TimerCall] {
        guard kind == .dispatchSource || kind == .publisher, let handle, project[handle].kind == .property,
            !project[handle].isStatic,
            let owner = project.owner(of: handle), project.types[owner].isReference, !facts.isAppLifetime(owner)
        else { return [] }
        let deinitializer = project.types[owner].deinitializers.first
        let node = deinitializer.map { project.node(of: $0) } ?? project.node(of: handle)
        return [TimerCall(action: .release, node: node, function: deinitializer, isConditional: false)]
    }
}

extension TimerEntry.Span {
    init(_ span: TimeSpan) {
        self.init(seconds: span.seconds, text: span.text.count > 120 ? span.text.prefix(120) + "…" : span.text)
    }
}

extension TimerEntry.Queue {
    init(_ kind: QueueKind, _ origins: Set<QueueOrigin>) {
        let made = origins.count == 1 ? origins.first?.node : nil
        let label = made?.kind == .callExpression ? made?.argumentValue("label")?.stripped : nil
        self.init(kind: Kind(kind), label: label?.kind == .stringLiteral ? label?.name : nil)
    }
}

extension TimerEntry.Queue.Kind {
    fileprivate init(_ kind: QueueKind) {
        switch kind {
        case .main: self = .main
        case .serial: self = .serial
        case .concurrent: self = .concurrent
        case .global: self = .global
        case .unknown: self = .unknown
        }
    }
}

extension TimerEntry.Kind {
    init(_ kind: TimerKind) {
        switch kind {
        case .runLoopTimer: self = .runLoopTimer
        case .displayLink: self = .displayLink
        case .dispatchSource: self = .dispatchSource
        case .publisher: self = .publisher
        case .delayedPerform: self = .delayedCall
        case .wrapper: self = .wrapper
        }
    }
}

extension Truth {
    fileprivate var value: Bool? {
        switch self {
        case .yes: true
        case .no: false
        case .unknown: nil
        }
    }
}

extension Destination {
    fileprivate var isElement: Bool { if case .element = self { true } else { false } }
}
