import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Callbacks of Apple's frameworks: the thread or queue on which they are documented to run.
extension ExecutionContextReader {
    func placeByFramework(_ callee: Node, _ argument: Node, _ call: Node) -> ClosurePlace? {
        let name = callee.name
        if isOfTree(callee) { return nil }
        if CallbackThreads.main.contains(name), callee.base?.isNamed("RunLoop") != true {
            return .paths([ExecutionPath(.main, evidence: call)])
        }
        if CallbackThreads.background.contains(name) {
            return isOfOtherClass(callee) ? nil : .hop(.worker(.callback), call)
        }
        // A pedometer's updates; `startUpdates(to:)` of other sensors takes a queue.
        if CallbackThreads.backgroundUpdates.contains(name), call.argument(labeled: "from") != nil {
            return .hop(.worker(.callback), call)
        }
        if CallbackThreads.works.contains(name) { return place(ofGiven: call) }
        switch name {
        case _ where CallbackThreads.sessionTasks.contains(name):
            return callee.base.flatMap { place(ofSession: $0, call) }
        case _ where CallbackThreads.streamCalls.contains(name):
            return callee.base.flatMap { place(ofSessionOfStream: $0, call) }
        case _ where CallbackThreads.contextCalls.contains(name):
            return callee.base.flatMap { place(ofContext: $0, call) }
        case "addObserver" where call.argumentValue("forName") != nil:
            return call.argumentValue("queue").flatMap { place(ofNotificationQueue: $0, call) }
        case _ where CombineAPI.closureOperators.contains(name): return placeByPipeline(callee, call)
        default: return nil
        }
    }

    /// A function of the tree that merely shares the name of a framework's function.
    private func isOfTree(_ callee: Node) -> Bool {
        guard case .functions(let functions)? = project.referent(of: callee) else { return false }
        return functions.contains { project.body(of: $0) != nil }
    }

    /// `PermissionCenter.shared.requestAccess { … }`: a class that was not read, and whose function only has the name of
    /// one of Apple's.
    private func isOfOtherClass(_ callee: Node) -> Bool {
        guard let classes = CallbackThreads.askedClasses[callee.name], let base = callee.base?.stripped else {
            return false
        }
        if let type = project.type(of: base) { return !classes.contains(type.name) }
        var first = base
        while let inner = (first.calleeName ?? first.base)?.stripped { first = inner }
        return first.kind == .nameExpression && first.beginsWithUppercase && !classes.contains(first.name)
    }

    // MARK: Contexts of Core Data

    /// A background context runs its blocks on a queue of its own, the container's view context on the main queue. `nil`
    /// unless all contexts that may be meant agree.
    private func place(ofContext context: Node, _ call: Node) -> ClosurePlace? {
        let contexts = ValueOrigins(references: references).origins(of: context)
        return ClosurePlace.agreed(among: contexts.map { place(ofNewContext: $0, call) })
    }

    private func place(ofNewContext context: Node, _ call: Node) -> ClosurePlace? {
        if context.name == CallbackThreads.mainContext { return .hop(.main, call) }
        guard context.kind == .callExpression, let maker = context.calleeName else { return nil }
        if CallbackThreads.backgroundContextMakers.contains(maker.name) { return .hop(.worker(.callback), call) }
        guard maker.isNamed("NSManagedObjectContext") || maker.base?.isNamed("NSManagedObjectContext") == true,
            let type = context.argumentValue("concurrencyType")?.stripped.name
        else { return nil }
        if CallbackThreads.privateContextTypes.contains(type) { return .hop(.worker(.callback), call) }
        return CallbackThreads.mainContextTypes.contains(type) ? .hop(.main, call) : nil
    }

    // MARK: Sessions

    /// A session calls its completion handlers on its delegate queue: a private serial queue unless one is
    /// passed. Where several sessions may be meant, all of them decide.
    private func place(ofSession base: Node, _ call: Node) -> ClosurePlace? {
        let sessions = ValueOrigins(references: references).origins(of: base)
        if !sessions.isEmpty, sessions.allSatisfy(callsBackOnOwnQueue) { return .hop(.worker(.callback), call) }
        guard sessions.count == 1, let made = sessions[0].calleeName, Self.makesSession(made),
            let queue = sessions[0].argumentValue("delegateQueue")
        else { return nil }
        return place(ofOperationQueue: queue, call)
    }

    /// A web socket's task calls back on the queue of the session that made it. `nil` unless all that the value may be
    /// are such tasks.
    private func place(ofSessionOfStream task: Node, _ call: Node) -> ClosurePlace? {
        let tasks = ValueOrigins(references: references).origins(of: task)
        let places = tasks.map { made -> ClosurePlace? in
            guard let maker = made.calleeName, CallbackThreads.sessionStreams.contains(maker.name) else { return nil }
            return maker.base.flatMap { place(ofSession: $0, call) }
        }
        return ClosurePlace.agreed(among: places)
    }

    private func callsBackOnOwnQueue(_ session: Node) -> Bool {
        if session.kind == .memberExpression, session.base.map(Self.isSession) ?? session.isNamed("shared") {
            return session.isNamed("shared") || session.isNamed("sharedSession")
        }
        guard session.kind == .callExpression, let made = session.calleeName, Self.makesSession(made),
            !isDefaultOfExportedCode(session)
        else { return false }
        return session.argumentValue("delegateQueue").map { $0.stripped.kind == .nilLiteral } ?? true
    }

    /// A program that uses the library may pass another value.
    private func isDefaultOfExportedCode(_ value: Node) -> Bool {
        guard let parameter = value.selfAndAncestors.first(where: { $0.kind == .parameter }),
            let function = parameter.parent.flatMap({ project.function(declaredBy: $0) })
        else { return false }
        return project[function].access > .internal
    }

    /// `URLSession(configuration: …)`, `[NSURLSession sharedSession]`, `[NSURLSession sessionWithConfiguration:…]`.
    private static func makesSession(_ callee: Node) -> Bool {
        isSession(callee) || ["sharedSession", "session"].contains(callee.name) && callee.base.map(isSession) == true
    }

    private static func isSession(_ name: Node) -> Bool { name.isNamed("URLSession") || name.isNamed("NSURLSession") }

    private func place(ofNotificationQueue queue: Node, _ call: Node) -> ClosurePlace? {
        guard queue.stripped.kind == .nilLiteral else { return place(ofOperationQueue: queue, call) }
        return .paths(pathsOfPosts(heardBy: call) ?? [ExecutionPath(.unknown, evidence: call)])
    }

    // MARK: Pipelines

    /// The nearest preceding `receive(on:)` decides.
    private func placeByPipeline(_ callee: Node, _ call: Node) -> ClosurePlace? {
        var upstream = callee.base?.stripped
        var steps = 0
        while let here = upstream, here.kind == .callExpression, let member = here.calleeName, steps < 32 {
            if member.isNamed("receive"), let scheduler = here.argumentValue("on") {
                return place(ofScheduler: scheduler, call) ?? .unknown(call)
            }
            if CombineAPI.deliveringOperators.contains(member.name), let scheduler = here.argumentValue("scheduler") {
                return place(ofScheduler: scheduler, call)
            }
            if member.isNamed("publish"), let loop = here.argumentValue("on") { return place(ofScheduler: loop, call) }
            upstream = member.base?.stripped
            steps += 1
        }
        return isPublished(callee, call) ? .unknown(call) : nil
    }

    /// A pipeline, not a collection: its closure runs when and where its publisher sends values.
    private func isPublished(_ callee: Node, _ call: Node) -> Bool {
        if CombineAPI.operatorsOfPublishersAlone.contains(callee.name) { return true }
        if let type = callee.base.flatMap({ project.type(of: $0) }),
            type.name.hasSuffix("Publisher") || type.name.hasSuffix("Subject")
        {
            return true
        }
        guard let member = call.outermostUnwrap.parent, let next = member.callOfName else { return false }
        return isPublished(member, next)
    }

    private func place(ofScheduler scheduler: Node, _ call: Node) -> ClosurePlace? {
        let value = scheduler.stripped
        if value.isNamed("main") { return .hop(.main, call) }
        return place(ofQueue: value, call) ?? place(ofOperationQueue: value, call)
    }

    // MARK: Handler properties

    /// `connection.stateUpdateHandler = { … }` runs on the queue passed to `start(queue:)`.
    func place(ofHandler target: Node, _ value: Node) -> ClosurePlace {
        if target.kind == .memberExpression, project.referent(of: target) == nil,
            CallbackThreads.backgroundHandlers.contains(target.name)
                || target.name == CallbackThreads.operationHandler && isOfOperation(target)
        {
            return .hop(.worker(.callback), value)
        }
        guard target.kind == .memberExpression, CallbackThreads.startedHandlers.contains(target.name),
            let receiver = target.base,
            case .variable(let id)? = project.referent(of: receiver)
        else { return placeOfOwnHandler(target) ?? .unknown(value) }
        for use in references.uses(of: id) {
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression,
                member.isNamed("start"),
                let call = member.parent, let queue = call.argumentValue("queue")
            else { continue }
            return place(ofQueue: queue, call) ?? .unknown(value)
        }
        return .unknown(value)
    }

    private func isOfOperation(_ handler: Node) -> Bool {
        guard let type = handler.base.flatMap({ project.type(of: $0) }) else { return false }
        let names = type.id.map { project.inheritedNames(of: $0) } ?? []
        return type.name.hasSuffix("Operation") || names.contains { $0.hasSuffix("Operation") }
    }

    /// `loader.onReady = { … }`, if the tree declares the property.
    private func placeOfOwnHandler(_ target: Node) -> ClosurePlace? {
        guard case .variable(let id)? = project.referent(of: target) else { return nil }
        return place(ofStoredIn: id)
    }
}
