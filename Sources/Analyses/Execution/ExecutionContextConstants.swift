import TimerlintSemantics
import TimerlintSyntax

/// Constant arguments along the calls of an execution path: what they shut out is not executed on that path.
extension ExecutionContextReader {
    /// The maximum number of paths of one place that differ only in the constants they pass.
    private static let constantsLimit = 16

    /// The ways in which a call runs the function, each with the constants that it passes.
    func paths(of call: Node, into function: FunctionID) -> [ExecutionPath] {
        paths(of: call, within: nil).paths.map { path in
            path.through(call, passing: knownValues(on: path).values(enteringBy: call, function))
        }
    }

    /// Whether a path into a function reaches a place inside it: `hide(true)` does not reach the `else` of
    /// `if immediately { … }`, nor what its callers' conditions rule out.
    func admits(_ path: ExecutionPath, _ place: Node) -> Bool {
        guard path.passed.isEmpty || !knownValues(on: path).exclude(place) else { return false }
        return path.worker == nil
            || !PathConditions(references: references).contradict(at: place, calls: path.calls)
    }

    private func knownValues(on path: ExecutionPath) -> KnownValues {
        entries.knownValues(entered: path.passed)
    }

    /// Keeps one path per known place and constants passed, and one per function for unknown places: the shortest.
    func reduced(_ paths: [ExecutionPath]) -> [ExecutionPath] {
        let distinct = shortestOfEach(paths)
        let counts = Dictionary(grouping: distinct, by: \.place).mapValues(\.count)
        guard counts.values.contains(where: { $0 > Self.constantsLimit }) else { return distinct }
        return shortestOfEach(
            distinct.map { counts[$0.place, default: 0] > Self.constantsLimit ? $0.withoutConstants() : $0 })
    }

    /// In the order in which the first of each comes.
    private func shortestOfEach(_ paths: [ExecutionPath]) -> [ExecutionPath] {
        var found: [ExecutionPath] = []
        var positions: [Key: Int] = [:]
        for path in paths {
            if let known = positions[Key(path)] {
                if path.calls.count < found[known].calls.count { found[known] = path }
            } else {
                positions[Key(path)] = found.count
                found.append(path)
            }
        }
        return found
    }

    private struct Key: Hashable {
        let place: ExecutionPlace
        let end: Node?
        let passed: [VariableID: KnownValue]
        let isGuess: Bool
        let isLong: Bool

        init(_ path: ExecutionPath) {
            place = path.place
            end = path.place == .unknown ? path.evidence : nil
            passed = path.passed
            isGuess = path.isGuess
            isLong = path.isLong
        }
    }
}
