import TimerlintSemantics
import TimerlintSyntax

/// Where a piece of code runs, as far as the sources show.
package enum ExecutionPlace: Sendable, Hashable {
    /// The main thread, main queue or main actor.
    case main
    case worker(Worker)
    case unknown
}

/// Places off the main thread that do not run their own run loop.
package enum Worker: Sendable, Hashable {
    case globalQueue, privateQueue, operationQueue, detachedTask, actor
    /// A thread that the program creates; it may run its run loop.
    case thread
    /// A callback that a framework delivers on a private queue or thread.
    case callback
    /// The executor of async functions that are not isolated to an actor.
    case concurrentExecutor

    /// For messages: "on a global queue".
    package var phrase: String {
        switch self {
        case .globalQueue: "on a global queue"
        case .privateQueue: "on a private queue"
        case .operationQueue: "on an operation queue"
        case .detachedTask: "in a detached task"
        case .actor: "on an actor"
        case .thread: "on a thread that the program creates"
        case .callback: "in a callback on a background thread"
        case .concurrentExecutor: "in an async function outside the main actor"
        }
    }
}

/// One way in which a piece of code is executed: where, the evidence for it, and the calls in between.
package struct ExecutionPath: Sendable {
    package let place: ExecutionPlace
    /// The call that passes the closure on, the attribute, or the function whose declaration decides. For
    /// unknown places, the function where the search ends.
    package let evidence: Node?
    /// Whether the code is dispatched to this place explicitly (`DispatchQueue.main.async`) rather than
    /// declared there.
    package let isHop: Bool
    /// The calls from the evidence to the code, innermost first.
    package let calls: [Node]
    /// The constants that the innermost call passes to the parameters of the function it runs, and those that properties
    /// of the same instance hold then.
    let passed: [VariableID: KnownValue]
    /// Whether what a call passes, or a certain error, decides that the path is taken, which is unknown, while others call
    /// the same function elsewhere.
    package let isGuess: Bool

    /// Whether so many calls lead to the code that conditions on the way may well exclude the path. (Of the errors and
    /// warnings that were read on fresh projects, 8 of 10 with such a path were not true at their level, of the others 20
    /// of 51.)
    package var isLong: Bool { calls.count > Self.plausibleLength }

    private static let plausibleLength = 5

    package init(
        _ place: ExecutionPlace, evidence: Node?, isHop: Bool = false, calls: [Node] = [],
        passed: [VariableID: KnownValue] = [:], isGuess: Bool = false
    ) {
        self.place = place
        self.evidence = evidence
        self.isHop = isHop
        self.calls = calls
        self.passed = passed
        self.isGuess = isGuess
    }

    package var worker: Worker? {
        if case .worker(let worker) = place { return worker }
        return nil
    }

    package func through(_ call: Node) -> ExecutionPath { through(call, passing: [:]) }

    func through(_ call: Node, passing passed: [VariableID: KnownValue]) -> ExecutionPath {
        ExecutionPath(
            place, evidence: evidence, isHop: isHop, calls: [call] + calls, passed: passed, isGuess: isGuess)
    }

    /// The same path, with nothing known of what it passes.
    func withoutConstants() -> ExecutionPath {
        ExecutionPath(place, evidence: evidence, isHop: isHop, calls: calls, isGuess: isGuess)
    }

    func asGuess() -> ExecutionPath {
        ExecutionPath(place, evidence: evidence, isHop: isHop, calls: calls, passed: passed, isGuess: true)
    }
}

extension [ExecutionPath] {
    /// The short ones first, and guesses last, without guesses that are long as well.
    package var likelyFirst: [ExecutionPath] {
        let likely = filter { !$0.isGuess }
        return likely.filter { !$0.isLong } + likely.filter(\.isLong) + filter { $0.isGuess && !$0.isLong }
    }
}

/// Where a closure runs after it is passed on.
package enum ClosurePlace {
    /// Synchronously, where it is passed.
    case inPlace
    case paths([ExecutionPath])

    /// The place of every path; `nil` if the closure runs synchronously or if the paths differ.
    package var single: ExecutionPlace? {
        guard case .paths(let paths) = self, let first = paths.first?.place else { return nil }
        return paths.allSatisfy { $0.place == first } ? first : nil
    }

    /// The first of the places if all are known and say the same of every path.
    static func agreed(among places: [ClosurePlace?]) -> ClosurePlace? {
        guard let first = places.first, let single = first?.single else { return nil }
        return places.allSatisfy { $0?.single == single } ? first : nil
    }

    /// Whether a path is a guess.
    var hasGuess: Bool {
        guard case .paths(let paths) = self else { return false }
        return paths.contains(where: \.isGuess)
    }

    package static func hop(_ place: ExecutionPlace, _ evidence: Node) -> ClosurePlace {
        .paths([ExecutionPath(place, evidence: evidence, isHop: true)])
    }

    package static func unknown(_ evidence: Node) -> ClosurePlace {
        .paths([ExecutionPath(.unknown, evidence: evidence)])
    }
}
