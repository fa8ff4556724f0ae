import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Finds handlers of dispatch sources and blocks of work items that are isolated to an actor but run on a queue
/// that is not the actor's. Input: the timers and all calls of the project. Output: each such handler once,
/// with the first queue on which it crashes.
struct IsolatedHandlerFinder {
    private let facts: ProjectFacts
    private let project: Project
    private let isolation: IsolationReader
    private let settings: HandlerSettings
    private let queues: QueueResolver

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        isolation = facts.isolation
        settings = HandlerSettings(facts)
        queues = facts.references.queues
    }

    func handlers() -> [IsolatedHandler] {
        let sources = sources()
        var found: [Node: IsolatedHandler] = [:]
        for source in sources {
            for setting in settings.settings(ofSource: source.creation, keptBy: source.handles) {
                let call = setting.call
                guard let given = (call.argumentValue("handler") ?? call.trailingClosure)?.unwrapped else { continue }
                let origins = queues.origins(ofSource: source.creation)
                for code in [given] + checkedClosures(runBy: given, in: setting) where found[code] == nil {
                    found[code] = handler(code, setter: call, execution: source.creation, origins, source.timer)
                }
            }
        }
        for item in facts.references.calls(named: "DispatchWorkItem")
        where isInKnownMode(item) {
            guard let block = (item.argumentValue("block") ?? item.trailingClosure)?.unwrapped else { continue }
            for (execution, origins) in executions(of: item, sources) where found[block] == nil {
                found[block] = handler(block, setter: item, execution: execution, origins, nil)
            }
        }
        return found.values.sorted {
            ($0.handler.tree.file.path, $0.handler.range) < ($1.handler.tree.file.path, $1.handler.range)
        }
    }

    // MARK: Handlers

    /// The closures that callers pass to the code of a setting. Only some builds check these.
    private func checkedClosures(runBy given: Node, in setting: HandlerSetting) -> [Node] {
        settings.callersClosures(runBy: given, in: setting).filter { checks($0)?.contains(.arguments) == true }
    }

    private func checks(_ node: Node) -> IsolationChecks? { facts.targets.isolationChecks(node.tree.file.path) }

    private func handler(_ given: Node, setter: Node, execution: Node, _ origins: Set<QueueOrigin>, _ timer: Timer?)
        -> IsolatedHandler?
    {
        guard let isChecked = checks(given).map({ !$0.isEmpty }) else { return nil }
        let form: IsolatedHandler.Form = given.kind == .closureExpression ? .closure : .function
        guard let inferred = form == .closure ? isolation.isolation(ofClosure: given) : isolation(ofNamed: given),
            inferred.actor.isIsolated,
            let queue = origins.sorted(by: isEarlier).first(where: { crashes(inferred.actor, on: $0, form) })
        else { return nil }
        return IsolatedHandler(
            handler: given, form: form, isolation: inferred, setter: setter, execution: execution, queue: queue,
            isChecked: isChecked,
            inheritingTasks: HandlerHops(isolation: isolation).inheritingTasks(in: given), timer: timer)
    }

    private func isEarlier(_ a: QueueOrigin, _ b: QueueOrigin) -> Bool {
        (a.node?.tree.file.path ?? "", a.node?.range.start ?? 0) < (
            b.node?.tree.file.path ?? "", b.node?.range.start ?? 0
        )
    }

    /// A method, function or `@MainActor` closure variable passed by name.
    private func isolation(ofNamed name: Node) -> InferredIsolation? {
        switch project.referent(of: name) {
        case .functions(let functions)? where functions.count == 1:
            let found = isolation.isolation(of: functions[0])
            // A method of an actor is not checked.
            if case .instance = found.actor { return nil }
            return found
        default: return nil
        }
    }

    private func crashes(_ actor: ActorIsolation, on queue: QueueOrigin, _ form: IsolatedHandler.Form) -> Bool {
        switch actor {
        case .mainActor: queue.runsOnMain == .no || form == .function && queue.runsOnMain == .yes
        case .globalActor(let type), .instance(let type): queue.kind != .unknown && !hasOwnExecutor(type)
        case .nonisolated, .unknown: false
        }
    }

    /// Whether the queue may be the actor's executor.
    private func hasOwnExecutor(_ type: TypeID) -> Bool { project.property(named: "unownedExecutor", of: type) != nil }

    // MARK: Sources

    private struct Source {
        let creation: Node
        let handles: [VariableID]
        let timer: Timer?
    }

    private func sources() -> [Source] {
        let timers = facts.timers.filter { $0.kind == .dispatchSource && $0.creation.tree.file.language == .swift }
        let others = facts.references.nodes(named: "DispatchSource").compactMap { otherSource(at: $0) }.map {
            creation in
            let destinations = facts.references.flow.destinations(of: creation)
            return Source(creation: creation, handles: destinations.compactMap(\.variable), timer: nil)
        }
        return timers.map { Source(creation: $0.creation, handles: $0.handles, timer: $0) } + others
    }

    /// `DispatchSource.makeReadSource(…)` and the like, given the name of the type.
    private func otherSource(at type: Node) -> Node? {
        guard let member = type.outermostUnwrap.parent, member.kind == .memberExpression,
            member.name.hasPrefix("make"), member.name.hasSuffix("Source"), !member.isNamed("makeTimerSource"),
            let call = member.callOfName,
            isInKnownMode(call)
        else { return nil }
        return call
    }

    /// Nothing is reported in files compiled in an unknown language mode.
    private func isInKnownMode(_ call: Node) -> Bool {
        call.tree.file.language == .swift && checks(call) != nil
    }

    // MARK: Work items

    /// The calls that run a work item later, each with its possible queues. `sync` and `perform` run it in
    /// place.
    private func executions(of item: Node, _ sources: [Source]) -> [(Node, Set<QueueOrigin>)] {
        let variables = facts.references.flow.destinations(of: item).compactMap(\.variable)
        let names = variables.flatMap { facts.references.uses(of: $0) }.filter { !$0.isUncertain }.map(\.node)
        return ([item] + names).compactMap { node in
            guard let argument = node.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
                let callee = call.calleeName,
                let base = callee.base
            else { return nil }
            if argument.isNamed("execute"), callee.isNamed("async") || callee.isNamed("asyncAfter") {
                return (call, queues.origins(of: base))
            }
            guard IsolationAPI.handlerSetters.contains(callee.name),
                case .variable(let handle)? = project.referent(of: base),
                let source = sources.first(where: { $0.handles.contains(handle) })
            else { return nil }
            return (call, queues.origins(ofSource: source.creation))
        }
    }
}
