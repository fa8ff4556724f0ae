import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where a framework calls the methods of an object passed to it.
extension ExecutionContextReader {
    /// `nil` for methods that neither the tree nor the frameworks' documentation describe.
    func delegatePlace(of id: FunctionID) -> ExecutionPath? {
        guard let owner = project.owner(of: id) else { return nil }
        if isSentInBackground(id) { return ExecutionPath(.worker(.callback), evidence: project.node(of: id)) }
        return placeOfLibrarysDelegate(id, owner) ?? operationPlace(of: id, owner)
            ?? placeOfDelegate(owner, method: project[id].name)
    }

    /// `session(_ session: WCSession, didReceiveMessage:)`
    private func isSentInBackground(_ id: FunctionID) -> Bool {
        guard project.parameters(of: id).count > 1 || project[id].name.hasPrefix("session"),
            let sender = project.parameters(of: id).first,
            let type = project.typeNode(of: sender)
        else { return false }
        return type.contains { $0.kind == .namedType && CallbackThreads.backgroundSenders.contains($0.name) }
    }

    /// Where a library calls its delegate's methods, such as Starscream's `didReceive(event:client:)`: on the main queue,
    /// or on the queue that the delegate gives each of its senders. Unknown if some have a queue and others have not.
    private func placeOfLibrarysDelegate(_ id: FunctionID, _ owner: TypeID) -> ExecutionPath? {
        let protocols = CallbackThreads.mainDelegates.filter { $0.value.contains(project[id].name) }.keys
        guard !protocols.isEmpty, !project.inheritedNames(of: owner).isDisjoint(with: protocols) else { return nil }
        let given = CallbackThreads.queueProperties.sorted().flatMap { references.nodes(named: $0) }.filter(
            \.isAssigned)
        if given.isEmpty { return ExecutionPath(.main, evidence: project.node(of: id)) }
        let own = given.filter { isInType(owner, $0) }
        let senders = references.nodes(named: "delegate").filter { $0.isAssigned && isInType(owner, $0) }
        guard senders.count == own.count else { return nil }
        let places = own.map { property in property.assignedValue.flatMap { place(ofQueue: $0, property) } }
        guard let evidence = own.first, let place = ClosurePlace.agreed(among: places)?.single else { return nil }
        return ExecutionPath(place, evidence: evidence)
    }

    private func isInType(_ owner: TypeID, _ place: Node) -> Bool {
        project.type(around: place).map(project.lineage(of: owner).contains) == true
    }

    // MARK: Delegates with their queue

    /// Decided by the calls that create the sender with an instance of the type as its delegate. Unknown if
    /// they pass queues of different kinds.
    private func placeOfDelegate(_ owner: TypeID, method: String) -> ExecutionPath? {
        guard let makers = CallbackThreads.delegateMakers[method] else { return nil }
        let makings = makers.sorted().flatMap { references.calls(named: $0) }.filter {
            givesQueue($0) && !project.isWrittenForTests($0)
        }
        let own = makings.filter { hands(owner, over: $0) }
        // The delegate of a peripheral is called on the queue of the manager that discovered the peripheral.
        let calls = own.isEmpty && method.hasPrefix("peripheral") && makers.contains("CBCentralManager") ? makings : own
        let paths = calls.compactMap(delegatePlace)
        guard let first = paths.first, paths.count == calls.count, paths.allSatisfy({ $0.place == first.place }) else {
            return nil
        }
        return first
    }

    private func givesQueue(_ call: Node) -> Bool {
        call.argument(labeled: "delegateQueue") != nil || call.argument(labeled: "queue") != nil
    }

    private func hands(_ owner: TypeID, over call: Node) -> Bool {
        call.arguments.contains { argument in
            guard let type = argument.value.flatMap({ project.type(of: $0) })?.id else { return false }
            return project.lineage(of: type).contains(owner)
                || project.lineage(of: owner).contains(type) && project.types[type].kind != .protocol
        }
    }

    private func delegatePlace(_ call: Node) -> ExecutionPath? {
        let isSession = call.argument(labeled: "delegateQueue") != nil
        guard let queue = call.argumentValue("delegateQueue") ?? call.argumentValue("queue") else { return nil }
        if queue.stripped.kind == .nilLiteral {
            let isCentral = call.calleeName?.name.hasPrefix("CB") == true
            return isCentral ? ExecutionPath(.main, evidence: call) : ExecutionPath(.worker(.callback), evidence: call)
        }
        let place =
            isSession
            ? place(ofOperationQueue: queue, call) ?? place(ofQueue: queue, call) : place(ofQueue: queue, call)
        guard case .paths(let paths)? = place, let path = paths.first else { return nil }
        return ExecutionPath(path.place, evidence: call)
    }

    // MARK: Operations and threads

    /// `main()` of a thread, or of an operation that the tree adds to a queue.
    private func operationPlace(of id: FunctionID, _ owner: TypeID) -> ExecutionPath? {
        guard project[id].name == "main", project.parameters(of: id).isEmpty, !project[id].isStatic else { return nil }
        let names = project.inheritedNames(of: owner)
        if !names.isDisjoint(with: ["Thread", "NSThread"]) {
            return ExecutionPath(.worker(.thread), evidence: project.node(of: id))
        }
        // An own `start` decides where `main` runs.
        guard !names.isDisjoint(with: ["Operation", "NSOperation"]),
            project.methods(named: "start", of: owner).allSatisfy({ !project[$0].labels.isEmpty })
        else { return nil }
        let additions = references.calls(named: "addOperation").filter {
            !project.isWrittenForTests($0) && hands(owner, over: $0)
        }
        let places = additions.map { call in call.calleeName?.base.flatMap { place(ofOperationQueue: $0, call) } }
        for case .paths(let paths)? in places {
            if let path = paths.first, path.place == .worker(.operationQueue) {
                return ExecutionPath(path.place, evidence: path.evidence)
            }
        }
        return nil
    }
}
