import TimerlintSemantics
import TimerlintSyntax

/// Where a piece of code runs, as far as the text tells.
package enum ExecutionPlace: Sendable, Hashable {
    /// The main thread, main queue or main actor.
    case main
    case worker(Worker)
    case unknown
}

/// Places that are not the main thread and run no run loop of their own.
package enum Worker: Sendable, Hashable {
    case globalQueue, privateQueue, operationQueue, detachedTask, actor
    /// A thread of the code's own, which may run its run loop.
    case thread
    /// A callback that a framework delivers on a queue or thread of its own.
    case callback
    /// The executor of async functions that no actor isolates.
    case concurrentExecutor

    /// For messages: "on a global queue".
    package var phrase: String {
        switch self {
        case .globalQueue: "on a global queue"
        case .privateQueue: "on a private queue"
        case .operationQueue: "on an operation queue"
        case .detachedTask: "in a detached task"
        case .actor: "on an actor"
        case .thread: "on a thread of its own"
        case .callback: "in a callback on a background thread"
        case .concurrentExecutor: "in an async function outside the main actor"
        }
    }
}

/// One way in which a piece of code comes to run: where, what shows it, and through which calls.
package struct ExecutionPath: Sendable {
    package let place: ExecutionPlace
    /// The call that hands the closure over, the attribute, or the function whose declaration tells; for unknown places
    /// the function where the trail ends.
    package let evidence: Node?
    /// The place was asked for where the code is handed over (`DispatchQueue.main.async`), rather than declared.
    package let isHop: Bool
    /// The calls between the code and the evidence, innermost first.
    package let calls: [Node]

    package init(_ place: ExecutionPlace, evidence: Node?, isHop: Bool = false, calls: [Node] = []) {
        self.place = place
        self.evidence = evidence
        self.isHop = isHop
        self.calls = calls
    }

    package var worker: Worker? {
        if case .worker(let worker) = place { return worker }
        return nil
    }

    package func through(_ call: Node) -> ExecutionPath {
        ExecutionPath(place, evidence: evidence, isHop: isHop, calls: [call] + calls)
    }
}

/// What handing a closure to somebody means for where it runs.
package enum ClosurePlace {
    /// On the spot, where it is handed over.
    case inPlace
    case paths([ExecutionPath])

    /// The place where every path ends; `nil` on the spot, and where they differ.
    package var single: ExecutionPlace? {
        guard case .paths(let paths) = self, let first = paths.first?.place else { return nil }
        return paths.allSatisfy { $0.place == first } ? first : nil
    }

    package static func hop(_ place: ExecutionPlace, _ evidence: Node) -> ClosurePlace {
        .paths([ExecutionPath(place, evidence: evidence, isHop: true)])
    }

    package static func unknown(_ evidence: Node) -> ClosurePlace {
        .paths([ExecutionPath(.unknown, evidence: evidence)])
    }
}
