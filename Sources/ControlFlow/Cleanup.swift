import TimerlintSyntax

/// The index of a cleanup in its tree.
typealias CleanupID = Int

/// The work to do when control leaves a scope: `defer` bodies and the end of variables. Each cleanup links to
/// the one that runs after it, so every exit is a path toward the root.
struct CleanupTree {
    enum Work {
        case scopeEnd(Node)
        case deferred(Node)
    }

    private struct Entry {
        let work: Work
        let next: CleanupID
    }

    struct Route: Hashable {
        let from: CleanupID
        let target: BlockID
    }

    static let root: CleanupID = -1

    private var entries: [Entry] = []
    /// The cleanup that would run first now.
    var top = CleanupTree.root
    /// The first block of the path from a cleanup to a jump target. Each `defer` body is copied once per
    /// target, however many jumps there are.
    var routes: [Route: BlockID] = [:]

    mutating func push(_ work: Work) {
        entries.append(Entry(work: work, next: top))
        top = entries.count - 1
    }

    func work(_ id: CleanupID) -> Work { entries[id].work }
    func next(after id: CleanupID) -> CleanupID { entries[id].next }
}

extension GraphBuilder {
    /// Builds `body` as a scope. When control leaves it, its variables end and its deferred work runs.
    mutating func scoped(_ node: Node, _ body: (inout GraphBuilder) -> Void) {
        cleaningUp(.scopeEnd(node), body)
    }

    /// Builds `body`, and the work wherever control leaves it.
    mutating func cleaningUp(_ work: CleanupTree.Work, _ body: (inout GraphBuilder) -> Void) {
        let outer = cleanups.top
        cleanups.push(work)
        body(&self)
        leave(to: outer)
        cleanups.top = outer
    }

    /// Emits the pending cleanups down to `outer` in place: the normal end of a scope.
    private mutating func leave(to outer: CleanupID) {
        while cleanups.top != outer {
            let id = cleanups.top
            cleanups.top = cleanups.next(after: id)
            perform(cleanups.work(id))
        }
    }

    private mutating func perform(_ work: CleanupTree.Work) {
        switch work {
        case .scopeEnd(let node):
            emit(.leave, node)
        case .deferred(let body):
            let saved = (jumpTargets, fallthroughTarget, resultNode, isTrying)
            (jumpTargets, fallthroughTarget, resultNode, isTrying) = ([], nil, nil, false)
            scoped(body) { $0.statements(of: body) }
            (jumpTargets, fallthroughTarget, resultNode, isTrying) = saved
        }
    }

    /// The block to jump to in order to reach `target` after running the cleanups between here and `outer`.
    mutating func route(to target: BlockID, outer: CleanupID) -> BlockID {
        var path: [CleanupID] = []
        var id = cleanups.top
        while id != outer, id != CleanupTree.root {
            if let known = cleanups.routes[CleanupTree.Route(from: id, target: target)] {
                return extend(path, to: known, target: target)
            }
            path.append(id)
            id = cleanups.next(after: id)
        }
        return extend(path, to: target, target: target)
    }

    private mutating func extend(_ path: [CleanupID], to end: BlockID, target: BlockID) -> BlockID {
        let saved = (current, cleanups.top)
        var continuation = end
        for id in path.reversed() {
            let start = newBlock()
            current = start
            cleanups.top = cleanups.next(after: id)
            perform(cleanups.work(id))
            connect(.next, to: continuation)
            cleanups.routes[CleanupTree.Route(from: id, target: target)] = start
            continuation = start
        }
        (current, cleanups.top) = saved
        return continuation
    }

    /// Jumps out of the scopes between here and `outer`.
    mutating func jump(_ kind: EdgeKind, to target: BlockID, outer: CleanupID) {
        let destination = route(to: target, outer: outer)
        connect(kind, to: destination)
        startUnreachable()
    }
}
