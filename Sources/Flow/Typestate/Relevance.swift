import Model
import Source
import Syntax

/// Which code and which variables can matter to timer sources: handles, the code that touches them, and what decides whether it runs.
/// Goes by names, so it takes in too much rather than too little; what is left out is not followed.
package final class Relevance {
    /// Variables whose values are followed, and functions whose results decide something.
    private(set) var names: Set<String> = []
    /// Functions (and properties with accessors) that may change a source or a variable that is followed.
    private(set) var actions: Set<String> = []
    /// Those that do more than schedule sources and set their handlers: what decides whether they do it is followed as well.
    private var weightyActions: Set<String> = []
    /// Variables that hold sources. What a source is made with does not matter.
    private let handles: Set<String>
    /// Locks and queues, which nothing is told by.
    private let neutral: Set<String>
    private var decisions: [Node: Bool] = [:]

    /// Considers all functions of the given files. `states` are variables that hold a source and decide something as well: enums with a
    /// source in a case.
    init(_ profiles: [BodyProfile], handles: Set<String>, states: Set<String> = [], neutral: Set<String> = []) {
        self.handles = handles.subtracting(states)
        self.neutral = neutral.union(Vocabulary.runsOnceInPlace).union(["self", "now"]).subtracting(handles)
        names = handles.union(states)
        actions = ["makeTimerSource", "dispatch_source_create"]
        weightyActions = actions
        var isGrowing = true
        while isGrowing {
            let before = names.count + actions.count
            for profile in profiles { grow(by: profile) }
            isGrowing = names.count + actions.count != before
        }
    }

    private func grow(by profile: BodyProfile) {
        for flow in profile.flows where decidesSomething(flow.target) { follow(flow.sources) }
        if decidesSomething(profile.name) {
            // A value that something depends on: what it is made from matters too.
            follow(profile.results)
        }
        let changes = !profile.assigned.isDisjoint(with: names) || !profile.emptied.isDisjoint(with: names) || endsProcess(profile)
        if changes || !profile.mentions.isDisjoint(with: actions) || operates(profile.mentions) { actions.insert(profile.name) }
        guard changes || !profile.weighty.isDisjoint(with: weightyActions) || operates(profile.weighty) else { return }
        weightyActions.insert(profile.name)
        for branch in profile.branches where branch.jumps || touchesWeightily(branch.weighty) { follow(branch.conditions) }
    }

    private func follow(_ found: Set<String>) {
        for name in found where !neutral.contains(name) && name.first?.isUppercase != true { names.insert(name) }
    }

    private func operates(_ mentioned: Set<String>) -> Bool {
        !mentioned.isDisjoint(with: Self.operations) && !mentioned.isDisjoint(with: names)
    }

    private func touchesWeightily(_ mentioned: Set<String>) -> Bool {
        !mentioned.isDisjoint(with: weightyActions) || !mentioned.isDisjoint(with: names) || !mentioned.isDisjoint(with: Self.operations)
    }

    private func decidesSomething(_ name: String) -> Bool { names.contains(name) && !handles.contains(name) }

    /// Whether it may end the process, depending on something that is followed: its callers go on only where it does not.
    private func endsProcess(_ profile: BodyProfile) -> Bool {
        profile.endsProcess && profile.branches.contains { $0.jumps && !$0.conditions.isDisjoint(with: names) }
    }

    private func touches(_ mentioned: Set<String>) -> Bool {
        !mentioned.isDisjoint(with: actions) || !mentioned.isDisjoint(with: names) || !mentioned.isDisjoint(with: Self.operations)
    }

    private static let operations = Set([
        "suspend", "resume", "activate", "cancel", "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "setEventHandler",
        "setCancelHandler",
    ]).union(Vocabulary.methodNames.keys)

    // MARK: Questions

    func isRelevant(_ property: String) -> Bool { names.contains(property) }

    func isAction(_ function: String) -> Bool { actions.contains(function) }

    /// Whether running a function can change anything that is followed, or tell a value that decides something.
    func isWorthRunning(_ function: String) -> Bool { actions.contains(function) || names.contains(function) }

    /// Whether code mentions anything that is followed.
    func isRelevant(_ code: Node) -> Bool { decides(code, countsJumps: false) }

    /// Whether a decision inside an `if`, `guard`, loop or the like changes what happens to anything that is followed. A test inside an
    /// expression decides that expression, and the statement that the expression is a condition of.
    func decides(_ node: Node) -> Bool {
        var isInExpression = false
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if Self.decidingStatements.contains(ancestor.kind) { return decides(ancestor, countsJumps: true) }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
            guard Self.decidingExpressions.contains(ancestor.kind) else { continue }
            if decides(ancestor, countsJumps: true) { return true }
            isInExpression = true
        }
        return !isInExpression
    }

    /// Whether such a decision can change whether a source traps: not where it only schedules it or sets its handlers.
    func decidesTraps(_ node: Node) -> Bool {
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if ancestor.isMakingOrSetUp { return false }
            if Self.decidingStatements.contains(ancestor.kind) {
                let profile = BodyProfile(of: ancestor, name: "")
                return profile.jumps || touchesWeightily(profile.weighty)
            }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
        }
        return true
    }

    private static let decidingStatements: Set<NodeKind> = [
        .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement, .switchStatement, .ifConfig,
    ]
    private static let decidingExpressions: Set<NodeKind> = [.ternaryExpression, .infixExpression, .callExpression, .assignmentExpression]

    private func decides(_ root: Node, countsJumps: Bool) -> Bool {
        if let known = decisions[root] { return known }
        let profile = BodyProfile(of: root, name: "")
        let result = touches(profile.mentions) || countsJumps && profile.jumps
        decisions[root] = result
        return result
    }
}

/// The names that a body uses, by what it uses them for.
package struct BodyProfile {
    struct Flow {
        let target: String
        let sources: Set<String>
    }

    struct Branch {
        let conditions: Set<String>
        let weighty: Set<String>
        /// Whether a way through it skips what comes after.
        var jumps: Bool
    }

    let name: String
    private(set) var mentions: Set<String> = []
    /// Collections that something is put into or taken out of.
    private(set) var emptied: Set<String> = []
    /// Names that are not just what is scheduled or given a handler.
    private(set) var weighty: Set<String> = []
    private(set) var assigned: Set<String> = []
    private(set) var flows: [Flow] = []
    private(set) var branches: [Branch] = []
    /// Names in what is returned.
    private(set) var results: Set<String> = []
    private(set) var jumps = false
    /// Whether a call in it does not return.
    private(set) var endsProcess = false

    init(of root: Node, name: String) {
        self.name = name
        var waiting = [root]
        while let node = waiting.popLast() {
            visit(node)
            waiting.append(contentsOf: node.children)
        }
        // A getter's or one-expression function's value depends on all that it mentions.
        results = mentions
    }

    private mutating func visit(_ node: Node) {
        switch node.kind {
        case .memberExpression where node.flags.contains(.implicitBase) && !node.isNamed("makeTimerSource"):
            break
        case .nameExpression, .memberExpression:
            mentions.formUnion(BodyNames.names(of: node))
            if !node.isOnlySetUp { weighty.formUnion(BodyNames.names(of: node)) }
        case .inoutExpression:
            if let operand = node.firstChild { assigned.formUnion(Self.targets(operand)) }
        case .callExpression:
            if node.neverReturns { endsProcess = true }
            guard let callee = node.firstChild, callee.kind == .memberExpression, let holder = callee.firstChild else { return }
            if Vocabulary.collectionMutators.contains(callee.name) { emptied.formUnion(Self.targets(holder)) }
            guard Vocabulary.boxMutators.contains(callee.name) else { return }
            for name in Self.targets(holder) {
                assigned.insert(name)
                flows.append(Flow(target: name, sources: Self.names(in: node)))
            }
        case .assignmentExpression:
            guard let target = node.firstChild, let value = target.nextSibling else { return }
            for name in Self.targets(target) {
                assigned.insert(name)
                flows.append(Flow(target: name, sources: Self.names(in: value)))
            }
        case .binding, .optionalBinding:
            guard let pattern = node.firstChild else { return }
            let sources = Self.names(in: node)
            for name in Self.bound(pattern) { flows.append(Flow(target: name, sources: sources)) }
            if node.kind == .optionalBinding, pattern.kind == .identifierPattern { mentions.insert(pattern.name) }
        case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement:
            jumps = true
        case .ifStatement, .guardStatement, .whileStatement, .switchStatement, .ternaryExpression, .infixExpression, .forStatement,
            .repeatStatement:
            addBranch(node)
        default: break
        }
    }

    private mutating func addBranch(_ node: Node) {
        if node.kind == .infixExpression, !node.isNamed("&&"), !node.isNamed("||"), !node.isNamed("??") { return }
        let inner = BodyNames(of: node)
        branches.append(
            Branch(conditions: Self.conditionNames(of: node), weighty: inner.weighty, jumps: node.kind == .guardStatement || inner.jumps))
    }

    private static func conditionNames(of node: Node) -> Set<String> {
        switch node.kind {
        case .ifStatement:
            return node.children.reduce(into: []) { names, branch in
                for child in branch.children where child.kind != .block { names.formUnion(Self.names(in: child)) }
            }
        case .guardStatement, .whileStatement, .forStatement, .repeatStatement:
            return node.children.reduce(into: []) { if $1.kind != .block { $0.formUnion(Self.names(in: $1)) } }
        case .infixExpression:
            return names(in: node)
        case .switchStatement:
            return node.children.reduce(into: node.firstChild.map(names) ?? []) { names, branch in
                for item in branch.children where item.kind == .caseItem { names.formUnion(Self.names(in: item)) }
            }
        default:
            return node.firstChild.map(names) ?? []
        }
    }

    private static func names(in root: Node) -> Set<String> { BodyNames(of: root).names }

    private static func targets(_ target: Node) -> [String] {
        switch target.kind {
        case .nameExpression: Array(BodyNames.names(of: target))
        // `state.value = …` changes `state`.
        case .memberExpression: [target.name] + (target.firstChild.map(targets) ?? [])
        case .optionalChain, .forceUnwrap, .subscriptExpression, .argument: target.firstChild.map(targets) ?? []
        case .tupleExpression: target.children.flatMap(targets)
        default: []
        }
    }

    private static func bound(_ pattern: Node) -> [String] {
        if pattern.kind == .identifierPattern { return [pattern.name] }
        return pattern.children.flatMap(bound)
    }
}

extension Node {
    /// `makeTimerSource(queue: queue ?? .main)`, `schedule(deadline: .now(), repeating: interval > 0 ? interval : .infinity)`.
    fileprivate var isMakingOrSetUp: Bool {
        guard kind == .callExpression, let callee = firstChild else { return false }
        return callee.isNamed("makeTimerSource") || callee.isNamed("dispatch_source_create")
            || callee.kind == .memberExpression && Vocabulary.setUp.contains(callee.name)
    }

    /// Whether a name is a call that schedules a source or sets its handlers, or what such a call is made of.
    fileprivate var isOnlySetUp: Bool {
        if Vocabulary.setUp.contains(name) { return true }
        var node = self
        while let parent = node.parent, parent.kind.isPostfixLink, parent.firstChild == node {
            if parent.kind == .memberExpression { return Vocabulary.setUp.contains(parent.name) }
            node = parent
        }
        return false
    }
}

/// All names used inside a node, and whether a jump stands in it.
private struct BodyNames {
    var names: Set<String> = []
    /// Those that are not just what is scheduled or given a handler.
    var weighty: Set<String> = []
    var jumps = false

    /// `_state` and `$state` stand for `state` as well.
    static func names(of node: Node) -> Set<String> {
        let name = node.name
        guard name.count > 1, name.first == "_" || name.first == "$" else { return [name] }
        return [name, String(name.dropFirst())]
    }

    init(of root: Node) {
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            // `.idle` is a value, not a function or variable of that name.
            case .memberExpression where node.flags.contains(.implicitBase): break
            case .nameExpression, .memberExpression:
                names.formUnion(Self.names(of: node))
                if !node.isOnlySetUp { weighty.formUnion(Self.names(of: node)) }
            case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: jumps = true
            case .callExpression: if node.neverReturns { jumps = true }
            case .optionalBinding:
                guard let pattern = node.firstChild, pattern.kind == .identifierPattern else { break }
                names.insert(pattern.name)
                weighty.insert(pattern.name)
            default: break
            }
            waiting.append(contentsOf: node.children)
        }
    }
}
