import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where a closure (or a function passed by name) runs, depending on what it is passed to.
extension ExecutionContextReader {
    package func place(of closure: Node) -> ClosurePlace {
        for attribute in closure.attributes {
            if attribute.isNamed("MainActor") { return .hop(.main, closure) }
            if attribute.isNamed("concurrent") { return .hop(.worker(.concurrentExecutor), closure) }
        }
        return place(ofGiven: closure)
    }

    func place(ofGiven value: Node) -> ClosurePlace {
        let whole = value.outermostUnwrap
        guard let parent = whole.parent else { return .unknown(value) }
        switch parent.kind {
        case .callExpression: return .inPlace
        case .memberExpression where parent.parent?.isCopyOfClosure == true:
            return parent.parent.map(place(ofGiven:)) ?? .unknown(value)
        case .argument:
            guard let call = parent.parent, call.kind == .callExpression else { return .unknown(value) }
            return place(ofArgument: parent, call: call)
        case .initializer: return parent.parent.flatMap { place(ofLocal: $0) } ?? .unknown(value)
        case .assignmentExpression:
            return parent.firstChild.map { place(ofHandler: $0.stripped, value) } ?? .unknown(value)
        default: return .unknown(value)
        }
    }

    /// `let work = { … }` runs where the local variable is called or passed on.
    private func place(ofLocal binding: Node) -> ClosurePlace? {
        guard let id = project.variable(declaredBy: binding), project[id].kind == .local else { return nil }
        let uses = references.uses(ofLocal: id)
        guard !uses.isEmpty, uses.count < 8 else { return nil }
        return following(id) { .paths(uses.flatMap(paths(ofValue:))) }
    }

    // MARK: Calls

    func place(ofArgument argument: Node, call: Node) -> ClosurePlace {
        guard let callee = call.calleeName else { return .unknown(call) }
        if let place = placeByQueue(callee, call) ?? placeByTask(callee, argument, call)
            ?? placeByFramework(callee, argument, call)
        {
            return place
        }
        if let place = placeByTimer(argument, call) { return place }
        if premises[call.tree.file.id].wrappers.mainThread.contains(callee.name) { return .hop(.main, call) }
        if let place = placeInTree(callee, argument, call) ?? placeByQueueArgument(call)
            ?? storage(filledBy: callee).flatMap({ place(ofStoredIn: $0) })
        {
            return place
        }
        if Self.namesMainThread(callee.name) { return .hop(.main, call) }
        if ClosureTiming.inPlace.contains(callee.name) || callee.name.hasPrefix("withUnsafe")
            || argument.value?.buildsStream == true
        {
            return .inPlace
        }
        // Modifiers, actions and builders of a SwiftUI view run on the main thread.
        if let type = project.type(around: call), isView(type) { return .paths([ExecutionPath(.main, evidence: call)]) }
        return .unknown(call)
    }

    private func isView(_ type: TypeID) -> Bool {
        !project.inheritedNames(of: type).isDisjoint(with: InterfaceAPI.actionProtocols)
    }

    /// `runOnMain`, `ensureMainThread`, `mainSyncSafe`, `performSynchronouslyOnMainThread`.
    static func namesMainThread(_ name: String) -> Bool {
        let words = name.camelWords
        guard words.contains("main") else { return false }
        return !NameWords.mainThreadHops.isDisjoint(with: words)
    }

    // MARK: Queues

    private func placeByQueue(_ callee: Node, _ call: Node) -> ClosurePlace? {
        switch callee.name {
        case let name where DispatchAPI.submittingMethods.contains(name):
            return callee.base.flatMap { place(ofQueue: $0, call) }
        case "sync":
            guard let base = callee.base, let place = place(ofQueue: base, call) else { return nil }
            if case .paths(let paths) = place, paths.allSatisfy({ $0.place == .main }) { return place }
            return .inPlace
        case "notify": return call.argumentValue("queue").flatMap { place(ofQueue: $0, call) }
        case let name where DispatchAPI.submittingFunctions.contains(name):
            let queue = call.arguments.compactMap(\.value).first { queueKind($0) != .unknown }
            return queue.flatMap { place(ofQueue: $0, call) } ?? .unknown(call)
        case "dispatch_sync":
            let isMain = call.arguments.first?.value.map { queueKind($0) == .main } ?? false
            return isMain ? .hop(.main, call) : .inPlace
        // The second is its name before Swift 3.
        case "addOperation", "addOperationWithBlock":
            return callee.base.flatMap { place(ofOperationQueue: $0, call) }
        case "perform" where callee.base.map(Self.isMainLoop) == true: return .hop(.main, call)
        case "detachNewThread": return .hop(.worker(.thread), call)
        case "Thread" where callee.kind == .nameExpression: return .hop(.worker(.thread), call)
        default: return nil
        }
    }

    private static func isMainLoop(_ base: Node) -> Bool {
        let loop = base.stripped
        return loop.isNamed("main") && loop.base?.isNamed("RunLoop") == true
            || loop.kind == .callExpression && loop.firstChild?.isNamed("mainRunLoop") == true
    }

    /// `promise.done(on: queue) { … }`, `request.response(queue: queue) { … }`: a call that takes a closure and
    /// a queue runs the closure on the queue.
    private func placeByQueueArgument(_ call: Node) -> ClosurePlace? {
        if let queue = call.argumentValue("on") ?? call.argumentValue("queue") {
            return queueKind(queue) != .unknown ? place(ofQueue: queue, call) : place(ofOperationQueue: queue, call)
        }
        // `manager.startDeviceMotionUpdates(to: queue) { … }`, `startDeviceMotionUpdatesToQueue:withHandler:`.
        return (call.argumentValue("to") ?? call.argumentValue("toQueue")).flatMap {
            call.calleeName?.name.hasPrefix("start") == true ? place(ofOperationQueue: $0, call) : nil
        }
    }

    func queueKind(_ expression: Node) -> QueueKind {
        references.queues.kindIfPresent(of: expression)
    }

    /// `nil` if the receiver is not known to be a queue.
    func place(ofQueue base: Node, _ call: Node) -> ClosurePlace? {
        switch queueKind(base) {
        case .main: return .hop(.main, call)
        case .serial, .concurrent: return .hop(.worker(.privateQueue), call)
        case .global: return .hop(.worker(.globalQueue), call)
        case .unknown:
            let name = base.stripped
            let last = name.kind == .callExpression ? name.calleeName?.name ?? "" : name.name
            if last.camelWords.contains("main") { return .hop(.main, call) }
            return nil
        }
    }

    /// An operation queue that the code creates itself, or `OperationQueue.main`.
    func place(ofOperationQueue base: Node, _ call: Node, depth: Int = 0) -> ClosurePlace? {
        let queue = base.stripped
        if queue.kind == .memberExpression, queue.isNamed("main") { return .hop(.main, call) }
        if queue.kind == .callExpression, queue.calleeName?.isNamed("mainQueue") == true { return .hop(.main, call) }
        if queue.kind == .callExpression, let made = queue.calleeName,
            made.isNamed("OperationQueue") || made.isNamed("NSOperationQueue")
        {
            return .hop(.worker(.operationQueue), call)
        }
        guard depth < 4, case .variable(let id)? = project.referent(of: queue), !hasMainUnderlyingQueue(id) else {
            return nil
        }
        let values = ValueOrigins(references: references).values(givenTo: id)
        let places = values.prefix(8).map { place(ofOperationQueueValue: $0, call, depth: depth + 1) }
        return ClosurePlace.agreed(among: places)
    }

    private func place(ofOperationQueueValue value: Node, _ call: Node, depth: Int) -> ClosurePlace? {
        guard let closure = value.stripped.firstChild?.stripped, closure.kind == .closureExpression else {
            return place(ofOperationQueue: value, call, depth: depth)
        }
        let makes = closure.contains {
            $0.kind == .callExpression && $0.calleeName?.isNamed("OperationQueue") == true
        }
        let isOnMain = closure.contains { $0.isNamed("underlyingQueue") || $0.isNamed("main") }
        return makes && !isOnMain ? .hop(.worker(.operationQueue), call) : nil
    }

    private func hasMainUnderlyingQueue(_ id: VariableID) -> Bool {
        references.uses(of: id).contains { use in
            use.node.outermostUnwrap.parent?.isNamed("underlyingQueue") == true
        }
    }

    // MARK: Tasks

    private func placeByTask(_ callee: Node, _ argument: Node, _ call: Node) -> ClosurePlace? {
        switch callee.name {
        case "Task" where callee.kind == .nameExpression && !project.declaresOwn("Task", at: call):
            return inherited(call)
        case "init" where callee.base?.isNamed("Task") == true: return inherited(call)
        case "immediate" where callee.base?.isNamed("Task") == true: return inherited(call)
        case "detached" where callee.base?.isNamed("Task") == true: return .hop(.worker(.detachedTask), call)
        case "run" where callee.base?.isNamed("MainActor") == true,
            "assumeIsolated" where callee.base?.isNamed("MainActor") == true:
            return .hop(.main, call)
        case "assumeIsolated": return .hop(.worker(.actor), call)
        case "addTask", "addTaskUnlessCancelled": return .unknown(call)
        default: return nil
        }
    }

    /// A task inherits the isolation of the code that creates it. Without one, it runs on the concurrent
    /// executor unless the module's settings say otherwise.
    private func inherited(_ call: Node) -> ClosurePlace {
        let around = isolation.isolation(around: call)
        if around.actor == .nonisolated, around.place == nil {
            return .paths([ExecutionPath(placeOfNonisolatedAsync(call), evidence: call)])
        }
        return .paths([ExecutionPath(around.place ?? .unknown, evidence: call)])
    }

    // MARK: Timers

    /// A timer's block runs on the thread of its run loop, a source's handler on its queue.
    private func placeByTimer(_ argument: Node, _ call: Node) -> ClosurePlace? {
        if let paths = paths(ofScheduled: call) { return .paths(paths) }
        guard let callee = call.calleeName, DispatchAPI.handlerSetters.contains(callee.name) else { return nil }
        let receiver = callee.base ?? call.arguments.first?.value
        guard let receiver, case .variable(let id)? = project.referent(of: receiver),
            let creation = scheduled.sourceCreations[id]
        else { return .unknown(call) }
        return place(ofQueueKind: references.queues.queue(ofSource: creation), call)
    }

    private func place(ofQueueKind kind: QueueKind, _ call: Node) -> ClosurePlace {
        switch kind {
        case .main: .paths([ExecutionPath(.main, evidence: call)])
        case .serial, .concurrent: .paths([ExecutionPath(.worker(.privateQueue), evidence: call)])
        case .global: .paths([ExecutionPath(.worker(.globalQueue), evidence: call)])
        case .unknown: .unknown(call)
        }
    }

    /// `nil` if the call schedules nothing.
    ///
    /// A timer scheduled on a worker thread of a queue never fires, because no run loop runs there. That path
    /// does not lead to the handler.
    private func paths(ofScheduled call: Node) -> [ExecutionPath]? {
        guard let isOnMain = scheduled.firesOnMain[call] else { return nil }
        if isOnMain { return [ExecutionPath(.main, evidence: call)] }
        return paths(of: call, within: nil).paths.filter { $0.worker == nil || $0.worker == .thread }
    }

    package func paths(ofSelector selector: Node) -> [ExecutionPath] {
        guard let argument = selector.selfAndAncestors.first(where: { $0.kind == .argument }),
            let call = argument.parent
        else {
            return [ExecutionPath(.unknown, evidence: selector)]
        }
        if let paths = paths(ofScheduled: call) { return paths }
        let name = call.calleeName?.name ?? ""
        if CallbackThreads.invocations.contains(name) { return paths(ofValue: call) }
        if name == "addTarget" || name.hasPrefix("UI") && name.hasSuffix("Recognizer") || Self.namesMainThread(name) {
            return [ExecutionPath(.main, evidence: call)]
        }
        if call.startsThread {
            return [ExecutionPath(.worker(.thread), evidence: call)]
        }
        if name == "performSelectorInBackground" || name == "performSelector" && argument.isNamed("inBackground") {
            return [ExecutionPath(.worker(.thread), evidence: call)]
        }
        let posts = name == "addObserver" ? pathsOfPosts(heardBy: call) : nil
        return posts ?? [ExecutionPath(.unknown, evidence: call)]
    }
}
