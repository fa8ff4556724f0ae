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
    /// Variables that hold sources. What a source is made with does not matter.
    private let handles: Set<String>
    private var decisions: [Node: Bool] = [:]

    /// Considers all functions of the given files. `states` are variables that hold a source and decide something as well: enums with a
    /// source in a case.
    init(_ profiles: [BodyProfile], handles: Set<String>, states: Set<String> = []) {
        self.handles = handles.subtracting(states)
        names = handles.union(states)
        actions = ["makeTimerSource", "dispatch_source_create"]
        var isGrowing = true
        while isGrowing {
            let before = names.count + actions.count
            for profile in profiles { grow(by: profile) }
            isGrowing = names.count + actions.count != before
        }
    }

    private func grow(by profile: BodyProfile) {
        for flow in profile.flows where decidesSomething(flow.target) { names.formUnion(flow.sources) }
        if decidesSomething(profile.name) {
            // A value that something depends on: what it is made from matters too.
            names.formUnion(profile.results)
        }
        let acts = !profile.mentions.isDisjoint(with: actions) || !profile.assigned.isDisjoint(with: names)
            || touchesHandle(profile)
        guard acts else { return }
        actions.insert(profile.name)
        for branch in profile.branches where branch.jumps || touches(branch.mentions) { names.formUnion(branch.conditions) }
    }

    private func decidesSomething(_ name: String) -> Bool { names.contains(name) && !handles.contains(name) }

    private func touchesHandle(_ profile: BodyProfile) -> Bool {
        !profile.mentions.isDisjoint(with: Self.operations) && !profile.mentions.isDisjoint(with: names)
    }

    private func touches(_ mentioned: Set<String>) -> Bool {
        !mentioned.isDisjoint(with: actions) || !mentioned.isDisjoint(with: names) || !mentioned.isDisjoint(with: Self.operations)
    }

    private static let operations: Set<String> = [
        "suspend", "resume", "activate", "cancel", "schedule", "setEventHandler", "setCancelHandler",
        "dispatch_resume", "dispatch_suspend", "dispatch_source_cancel", "dispatch_activate", "dispatch_source_set_event_handler", "removeAll",
        "removeValue", "removeFirst", "removeLast", "remove", "popLast", "popFirst", "append",
    ]

    // MARK: Questions

    func isRelevant(_ property: String) -> Bool { names.contains(property) }

    func isAction(_ function: String) -> Bool { actions.contains(function) }

    /// Whether running a function can change anything that is followed, or tell a value that decides something.
    func isWorthRunning(_ function: String) -> Bool { actions.contains(function) || names.contains(function) }

    /// Whether code mentions anything that is followed.
    func isRelevant(_ code: Node) -> Bool { decides(code, countsJumps: false) }

    /// Whether a decision inside an `if`, `guard`, loop or the like changes what happens to anything that is followed.
    func decides(_ node: Node) -> Bool {
        let statement = node.selfAndAncestors.first { Self.deciding.contains($0.kind) }
        guard let statement, statement.kind != .guardStatement else { return true }
        return decides(statement, countsJumps: true)
    }

    private static let deciding: Set<NodeKind> = [
        .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement, .switchStatement, .ternaryExpression,
        .infixExpression, .callExpression, .assignmentExpression,
    ]

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
        var mentions: Set<String>
        /// Whether a way through it skips what comes after.
        var jumps: Bool
    }

    let name: String
    private(set) var mentions: Set<String> = []
    private(set) var assigned: Set<String> = []
    private(set) var flows: [Flow] = []
    private(set) var branches: [Branch] = []
    /// Names in what is returned.
    private(set) var results: Set<String> = []
    private(set) var jumps = false

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
            mentions.insert(node.name)
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
            Branch(conditions: Self.conditionNames(of: node), mentions: inner.names, jumps: node.kind == .guardStatement || inner.jumps))
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
        case .nameExpression, .memberExpression: [target.name]
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

/// All names used inside a node, and whether a jump stands in it.
private struct BodyNames {
    var names: Set<String> = []
    var jumps = false

    init(of root: Node) {
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            // `.idle` is a value, not a function or variable of that name.
            case .memberExpression where node.flags.contains(.implicitBase): break
            case .nameExpression, .memberExpression: names.insert(node.name)
            case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: jumps = true
            case .optionalBinding: if let pattern = node.firstChild, pattern.kind == .identifierPattern { names.insert(pattern.name) }
            default: break
            }
            waiting.append(contentsOf: node.children)
        }
    }
}
