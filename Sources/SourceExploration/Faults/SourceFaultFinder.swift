import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Input: the results of the explorations of all timer sources. Output: one fault per problem, ordered by file
// and offset.

/// Classifies each misuse under the best-fitting rule, and drops those that another one already covers.
package struct SourceFaultFinder {
    package let project: Project
    package let explorations: [Exploration]

    package init(project: Project, explorations: [Exploration]) {
        self.project = project
        self.explorations = explorations
    }

    /// One for each problem, by file and offset.
    package func faults() -> [SourceFault] {
        let neverFiring = neverWorking()
        var faults = neverFiring
        let unstarted = Set(neverFiring.filter { $0.kind == .neverStarted }.map(\.creation))
        for exploration in explorations {
            let judge = MisuseJudge(
                project: project, mayBeCallersMistake: !exploration.recordsState && !exploration.callsAreInSight,
                callbacks: exploration.callbacks, suspends: suspends(exploration))
            for misuse in exploration.misuses where misuse.isCertain && !unstarted.contains(misuse.creation) {
                guard var fault = judge.fault(misuse), !isKept(fault) else { continue }
                fault.statesAtPlace = states(at: fault)
                faults.append(fault)
            }
        }
        return distinct(faults)
    }

    private func states(at fault: SourceFault) -> Set<SourceState> {
        var states: Set<SourceState> = []
        for exploration in explorations {
            guard let here = exploration.statesBySite[fault.place] else { continue }
            if exploration.isIncomplete
                || exploration.creations.contains(where: {
                    $0.creation == fault.creation && $0.isUnknownLater
                })
            {
                return []
            }
            states.formUnion(here)
        }
        return states
    }

    /// Whether any explored code suspends a source.
    private func suspends(_ exploration: Exploration) -> Bool {
        guard let owner = exploration.owner else { return false }
        return project.functions(of: owner).contains { id in
            project.body(of: id).map { $0.mentionsCall(of: ["suspend", "dispatch_suspend"]) } ?? false
        }
    }

    /// Whether the source is stored elsewhere on another path, so that this function is not its only owner.
    private func isKept(_ fault: SourceFault) -> Bool {
        guard fault.kind == .notRetained else { return false }
        let isStored = explorations.contains {
            $0.creations.contains { $0.creation == fault.creation && ($0.wasStored || $0.escaped || $0.exceedsLimit) }
        }
        return isStored || KeptAlive(project: project).isKept(fault)
    }

    // MARK: Sources that never fire

    private func neverWorking() -> [SourceFault] {
        let summaries = Dictionary(
            grouping: explorations.flatMap { exploration in exploration.creations.map { (exploration, $0) } }
        ) { $0.1.creation }
        return summaries.compactMap { creation, met in
            guard !met.contains(where: { $0.1.escaped || $0.1.wasReturned }) else { return nil }
            let calls = HandleCalls(
                project: project, creation: creation, uncalled: met.reduce(into: []) { $0.formUnion($1.0.uncalled) })
            let isIncomplete = met.contains { $0.0.isIncomplete || $0.1.exceedsLimit }
            let trapping = met.lazy.compactMap { exploration, _ in
                exploration.misuses.first { $0.creation == creation && $0.isTrap }
            }.first
            func fault(_ kind: SourceFault.Kind, _ misuse: Misuse?) -> SourceFault {
                SourceFault(
                    kind: kind, creation: creation, place: creation, steps: misuse?.steps ?? [],
                    release: misuse?.release, trap: misuse?.trap,
                    owner: met[0].0.owner)
            }
            // What was not explored may start it only by such a call.
            let mayStart =
                isIncomplete
                ? calls.includeOnAnything(DispatchAPI.startingMethods) : calls.include(DispatchAPI.startingMethods)
            if !met.contains(where: \.1.wasStarted), !mayStart { return fault(.neverStarted, trapping) }
            if isIncomplete { return nil }
            if !met.contains(where: \.1.wasScheduled), !calls.include(DispatchAPI.schedulingMethods) {
                return fault(.neverScheduled, nil)
            }
            if !met.contains(where: \.1.hadHandler), !calls.include(["setEventHandler"]) {
                return fault(.neverHandled, nil)
            }
            return nil
        }
    }

    // MARK: Deduplication

    private func distinct(_ faults: [SourceFault]) -> [SourceFault] {
        let trapping = Set(faults.filter { $0.kind == .resumeAfterCancel }.map(\.creation))
        var seen: Set<Key> = []
        let kept = faults.filter { fault in
            if fault.kind == .reusedAfterCancel, trapping.contains(fault.creation) { return false }
            return seen.insert(key(fault)).inserted
        }
        return kept.sorted { a, b in
            (a.place.tree.file.id, a.place.range) < (b.place.tree.file.id, b.place.range)
        }
    }

    private enum Key: Hashable {
        case place(SourceFault.Kind, Node)
        case owner(SourceFault.Kind, TypeID)
    }

    private func key(_ fault: SourceFault) -> Key {
        if fault.kind == .untrackedSuspension, let owner = fault.owner { return .owner(fault.kind, owner) }
        return .place(fault.kind, fault.place)
    }
}

extension Misuse {
    /// `nil` if the program does not crash.
    package var trap: Trap? {
        if case .trap(let trap) = kind { trap } else { nil }
    }

    var isTrap: Bool { trap != nil }
}

/// Calls on the variables that hold a source, anywhere in its owner's code that something may call. They refute a claim
/// that nothing ever does something.
private struct HandleCalls {
    private let scope: [Node]
    private let names: Set<String>
    private let uncalled: Set<Node>

    init(project: Project, creation: Node, uncalled: Set<FunctionID>) {
        self.uncalled = Set(uncalled.map { project.node(of: $0) })
        var names: Set<String> = []
        for ancestor in creation.selfAndAncestors {
            if ancestor.kind == .binding, let pattern = ancestor.firstChild { names.insert(pattern.name) }
            if ancestor.kind == .assignmentExpression, let target = ancestor.firstChild {
                names.insert(target.stripped.name)
            }
            if ancestor.kind.isTypeDeclaration { break }
        }
        self.names = names
        if let type = project.type(around: creation) {
            scope = project.types[type].declarations.map {
                project.node(of: $0)
            }
        } else {
            scope = [creation.tree.root]
        }
    }

    func include(_ methods: Set<String>) -> Bool {
        includeCall { callee in
            callee.kind == .memberExpression && methods.contains(callee.name)
                && callee.firstChild.map { names.contains($0.stripped.name) } == true
        }
    }

    func includeOnAnything(_ methods: Set<String>) -> Bool {
        includeCall { methods.contains($0.name) }
    }

    private func includeCall(_ isMeant: (_ callee: Node) -> Bool) -> Bool {
        scope.contains { root in
            var waiting = [root]
            while let node = waiting.popLast() {
                if node.kind == .functionDeclaration, uncalled.contains(node) { continue }
                if node.kind == .callExpression, let callee = node.firstChild, isMeant(callee) { return true }
                waiting.append(contentsOf: node.children)
            }
            return false
        }
    }
}

/// Whether a function keeps its local source alive long enough: it waits, or uses the source again later.
private struct KeptAlive {
    let project: Project

    func isKept(_ fault: SourceFault) -> Bool {
        let body = fault.creation.enclosingBody ?? fault.creation.tree.root
        guard let start = fault.steps.last(where: { if case .operation = $0.kind { true } else { false } })?.node else {
            return false
        }
        return waitsLater(body, after: fault.creation.range.end) || isUsedLater(fault.creation, in: body, after: start)
    }

    /// Whether its variable is used after the source was started, so that the source lived until then.
    private func isUsedLater(_ creation: Node, in body: Node, after start: Node) -> Bool {
        guard let binding = creation.selfAndAncestors.first(where: { $0.kind == .binding }),
            let name = binding.firstChild?.name
        else { return false }
        var starts = 0
        var waiting = [body]
        while let node = waiting.popLast() {
            if node.kind == .nameExpression, node.name == name, node.range.start >= start.range.end { return true }
            if node.kind == .callExpression, let callee = node.firstChild,
                DispatchAPI.suspensionMethods.contains(callee.name),
                callee.firstChild?.stripped.name == name
            {
                starts += 1
            }
            waiting.append(contentsOf: node.children)
        }
        return starts > 1
    }

    private func waitsLater(_ body: Node, after offset: UInt32) -> Bool {
        var waiting = [body]
        while let node = waiting.popLast() {
            if node.range.end <= offset { continue }
            if node.kind == .awaitExpression, node.range.start >= offset { return true }
            if node.kind == .callExpression, node.range.start >= offset, let name = node.calleeName?.name,
                ProcessAPI.waits.contains(name) || ProcessAPI.possibleWaits.contains(name)
            {
                return true
            }
            if node.kind == .closureExpression, node != body, !node.range.contains(offset) { continue }
            waiting.append(contentsOf: node.children)
        }
        return false
    }
}

extension Node {
    /// Whether the code contains a call of a method or function with one of these names.
    fileprivate func mentionsCall(of names: Set<String>) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            if node.kind == .callExpression, let callee = node.firstChild, names.contains(callee.name) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }
}
