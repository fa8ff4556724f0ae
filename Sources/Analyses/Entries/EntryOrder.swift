import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The order in which outside code may call an instance, restricted by the frameworks' order of callbacks and
/// by the tree's own uses of the instances. Input: the callbacks that a type implements, and its uses if all
/// are known. Output: for each position in the order, the positions that may follow.
package struct EntryOrder: Sendable {
    /// No restriction: any call, in any order.
    package static let any = EntryOrder(
        lifecycles: [], callbacks: [:], callbacksOfFrameworks: [], uses: [], making: MakersCalls(), uncalled: [],
        unset: [])

    /// The calls that the makers of instances make on a new one, before others have it.
    package struct MakersCalls: Sendable {
        /// The methods that nothing else calls.
        var functions: Set<FunctionID> = []
        /// How many such calls one maker makes at most.
        var limit = 0
        /// Whether each new instance gets such a call.
        var isSure = false
    }

    private let lifecycles: [Lifecycle]
    private var machines: [Machine]
    private let callbacks: [FunctionID: String]
    /// The methods that only a framework calls, in the order that it documents.
    package let callbacksOfFrameworks: Set<FunctionID>
    private var uses: [InstanceUse]
    private let making: MakersCalls
    /// The methods of a closed world that nothing calls.
    package let uncalled: Set<FunctionID>
    private let unset: Set<VariableID>

    /// `callbacks` maps methods to the framework's names, also those that others call, too. `uses` is empty unless all uses
    /// are known. `making` holds what only the makers of instances call, `uncalled` the methods of a closed world that nothing calls, `unset` the properties
    /// that nothing assigns.
    package init(
        lifecycles: [Lifecycle], callbacks: [FunctionID: String], callbacksOfFrameworks: Set<FunctionID>,
        uses: [InstanceUse], making: MakersCalls, uncalled: Set<FunctionID>, unset: Set<VariableID>
    ) {
        self.making = making
        self.uncalled = uncalled
        self.unset = unset
        let implemented = Set(callbacks.values)
        self.lifecycles = lifecycles
        machines = lifecycles.map { Machine($0, implemented: implemented) }
        self.callbacks = callbacks
        self.callbacksOfFrameworks = callbacksOfFrameworks
        self.uses = uses
    }

    /// How far an instance's life has progressed.
    package struct Position: Hashable, Sendable {
        package init() {}

        fileprivate init(states: [UInt64], use: Int = 0) {
            self.states = states
            self.use = use
        }

        /// For each lifecycle, the set of states it may be in, as bits.
        fileprivate var states: [UInt64] = []
        /// The index of the current use, and how many of its calls are done.
        fileprivate var use = 0
        fileprivate var step = 0
        /// How many calls of its maker the instance has had; `nil` when others have it.
        fileprivate var callsOfMaker: Int? = 0
    }

    /// Whether the calls are exactly those in the tree, in their order.
    package var isFromUses: Bool { !uses.isEmpty && uses.allSatisfy(\.isOrdered) }

    /// The same order, of calls to these functions only: other callbacks happen silently.
    package func limited(to functions: Set<FunctionID>) -> EntryOrder {
        var order = self
        order.uses = uses.map { $0.limited(to: functions) }
        let called = Set(callbacks.filter { functions.contains($0.key) }.values)
        order.machines = lifecycles.map { Machine($0, implemented: called) }
        return order
    }

    package var beginnings: [Position] {
        let states = machines.map(\.beginning)
        return uses.isEmpty ? [Position(states: states)] : uses.indices.map { Position(states: states, use: $0) }
    }

    /// The possible positions after a call; empty if the call cannot come now.
    ///
    /// `function` is `nil` if outside code sets a property.
    package func positions(after function: FunctionID?, at position: Position) -> [Position] {
        guard let id = function else { return uses.isEmpty ? [position] : [] }
        if uncalled.contains(id) { return [] }
        var position = position
        if making.functions.contains(id) {
            guard let calls = position.callsOfMaker, calls < making.limit else { return [] }
            position.callsOfMaker = calls + 1
        } else if !making.functions.isEmpty {
            if isBeingMade(at: position) { return [] }
            position.callsOfMaker = nil
        }
        if let callback = callbacks[id] {
            for (index, machine) in machines.enumerated() where machine.knows(callback) {
                position.states[index] = machine.states(after: callback, in: position.states[index])
                if position.states[index] == 0 { return [] }
            }
        }
        guard !uses.isEmpty else { return [position] }
        return uses[position.use].steps(after: id, from: position.step).map { step in
            var position = position
            position.step = step
            return position
        }
    }

    /// Whether outside code may assign a property with an observer.
    package func mayBeSet(_ property: VariableID) -> Bool { !unset.contains(property) }

    /// Whether the last reference may be released now.
    package func mayRelease(at position: Position) -> Bool {
        let allows = zip(machines, position.states).allSatisfy { $0.mayRelease(in: $1) }
        return allows && !isBeingMade(at: position) && (uses.isEmpty || uses[position.use].mayEnd(at: position.step))
    }

    /// Whether the instance's maker will yet call it.
    private func isBeingMade(at position: Position) -> Bool { making.isSure && position.callsOfMaker == 0 }

    /// A lifecycle as an automaton over sets of states. Callbacks that the type does not implement happen
    /// silently.
    private struct Machine: Sendable {
        private struct Edge: Sendable {
            let from: UInt64
            let callback: String
            let to: UInt64
        }

        private let edges: [Edge]
        private let known: Set<String>
        private let releasable: UInt64
        let beginning: UInt64

        init(_ lifecycle: Lifecycle, implemented: Set<String>) {
            let names = ([lifecycle.start] + lifecycle.edges.flatMap { [$0.from, $0.to] })
            var bits: [String: UInt64] = [:]
            for name in names where bits[name] == nil { bits[name] = 1 << UInt64(bits.count) }
            let edges = lifecycle.edges.filter { !$0.isRare }.map {
                Edge(from: bits[$0.from] ?? 0, callback: $0.callback, to: bits[$0.to] ?? 0)
            }
            self.edges = edges
            known = implemented.intersection(lifecycle.edges.map(\.callback))
            releasable = lifecycle.releasable.reduce(0) { $0 | (bits[$1] ?? 0) }
            beginning = Self.closure(bits[lifecycle.start] ?? 0, edges, known)
        }

        func knows(_ callback: String) -> Bool { known.contains(callback) }

        func states(after callback: String, in states: UInt64) -> UInt64 {
            let reached = edges.reduce(0) { $1.callback == callback && states & $1.from != 0 ? $0 | $1.to : $0 }
            return Self.closure(reached, edges, known)
        }

        /// If the release is unrelated to the order, it may happen at any time.
        func mayRelease(in states: UInt64) -> Bool { releasable == 0 || states & releasable != 0 }

        private static func closure(_ states: UInt64, _ edges: [Edge], _ known: Set<String>) -> UInt64 {
            var reached = states
            while true {
                let further = edges.reduce(reached) {
                    reached & $1.from != 0 && !known.contains($1.callback) ? $0 | $1.to : $0
                }
                if further == reached { return reached }
                reached = further
            }
        }
    }
}

/// The calls, in execution order, that one place makes on an instance that it creates and does not share.
package struct InstanceUse: Sendable {
    package struct Call: Sendable {
        package let functions: [FunctionID]
        /// The call may be skipped: it is conditional.
        package let isOptional: Bool
        /// The call may be repeated any number of times: it is in a loop.
        package let isRepeated: Bool
        /// The function may exit between the previous call and this one.
        package var followsExit: Bool

        package init(functions: [FunctionID], isOptional: Bool, isRepeated: Bool, followsExit: Bool) {
            self.functions = functions
            self.isOptional = isOptional
            self.isRepeated = isRepeated
            self.followsExit = followsExit
        }
    }

    private let calls: [Call]
    /// Called from closures, at any time.
    private let unordered: Set<FunctionID>
    /// Called at any time after the body that creates the instance; `nil` if it is not kept beyond that.
    private let later: Set<FunctionID>?

    package init(calls: [Call], unordered: Set<FunctionID>) {
        self.init(calls: calls, unordered: unordered, later: nil)
    }

    package init(calls: [Call], later: Set<FunctionID>) { self.init(calls: calls, unordered: [], later: later) }

    private init(calls: [Call], unordered: Set<FunctionID>, later: Set<FunctionID>?) {
        self.calls = calls
        self.unordered = unordered
        self.later = later
    }

    fileprivate var isOrdered: Bool { later == nil }

    fileprivate func limited(to functions: Set<FunctionID>) -> InstanceUse {
        var limited: [Call] = []
        var followsExit = false
        for var call in calls {
            call.followsExit = call.followsExit || followsExit
            let matters = !functions.isDisjoint(with: call.functions)
            followsExit = !matters && call.followsExit
            if matters { limited.append(call) }
        }
        return InstanceUse(calls: limited, unordered: unordered, later: later)
    }

    /// How many calls may be done after a call of `function`.
    fileprivate func steps(after function: FunctionID, from step: Int) -> [Int] {
        var found: [Int] = unordered.contains(function) ? [step] : []
        if step > 0, calls[step - 1].isRepeated, calls[step - 1].functions.contains(function) { found.append(step) }
        for index in step..<calls.count {
            if calls[index].functions.contains(function) { found.append(index + 1) }
            if !calls[index].isOptional { break }
        }
        if later?.contains(function) == true, mayEnd(at: step) { found.append(calls.count) }
        return found
    }

    fileprivate func mayEnd(at step: Int) -> Bool {
        for call in calls[step...] {
            if call.followsExit { return true }
            if !call.isOptional { return false }
        }
        return true
    }
}
