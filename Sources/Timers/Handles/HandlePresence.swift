import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Computes what a timer's handle may hold where it is used, across the methods of its owner: the effects of
/// initializers, of callers of private methods, and of the code around a closure. Caches nothing between
/// queries.
package struct HandlePresence {
    let facts: ProjectFacts
    let project: Project

    /// The longest chain of private methods and closures that is followed; beyond it, the state is unknown.
    private static let depthLimit = 5

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    /// What a handle may hold immediately before a node that uses it is evaluated.
    package func state(of handle: Node, before node: Node) -> HandleState {
        let variable: VariableID? = if case .variable(let id)? = project.referent(of: handle) { id } else { nil }
        return state(
            of: Subject(spelling: HandleFlow.spelling(of: handle.stripped), variable: variable), before: node, depth: 0)
    }

    struct Subject {
        let spelling: String
        let variable: VariableID?
    }

    static let unknown: HandleState = [.absent, .live]

    private func state(of subject: Subject, before node: Node, depth: Int) -> HandleState {
        guard depth < Self.depthLimit, let body = node.enclosingBody else { return Self.unknown }
        return state(of: subject, before: node, in: body, from: entry(of: body, subject, depth: depth))
    }

    func state(of subject: Subject, before node: Node, in body: Node, from entry: HandleState) -> HandleState {
        let states = flow(subject).states(in: body, from: entry)
        for place in node.selfAndAncestors {
            if let state = states[place] { return state }
            if place == body { break }
        }
        return Self.unknown
    }

    // MARK: Entry of a body

    private func entry(of body: Node, _ subject: Subject, depth: Int) -> HandleState {
        if body.kind == .closureExpression {
            if isHandler(body, of: subject) { return .live }
            return state(of: subject, before: body, depth: depth + 1)
        }
        guard let variable = subject.variable, project[variable].kind == .property,
            let function = project.function(declaredBy: body)
        else { return Self.unknown }
        if project[function].kind.isInitializer {
            return project.value(of: variable).map { $0.kind != .nilLiteral } == true ? .live : .absent
        }
        if isSetForGood(variable, before: project[function]) || isSetByAppearing(variable, before: function)
            || isSelectorHandler(function, of: variable)
        {
            return .live
        }
        return callersState(of: function, subject, depth: depth) ?? Self.unknown
    }

    /// A timer's handler runs while its handle holds the timer.
    private func isHandler(_ closure: Node, of subject: Subject) -> Bool {
        guard let variable = subject.variable else { return false }
        return facts.timers(heldBy: variable).contains { timer in
            facts.eventHandlers(of: timer).contains { $0.node == closure }
        }
    }

    private func isSelectorHandler(_ function: FunctionID, of variable: VariableID) -> Bool {
        facts.timers(heldBy: variable).contains { timer in
            guard case .named(_, let functions)? = timer.handler else { return false }
            return functions.contains(function)
        }
    }

    /// The combined state at every call of a private method; `nil` if other code may call it.
    private func callersState(of function: FunctionID, _ subject: Subject, depth: Int) -> HandleState? {
        guard project[function].access <= .fileprivate, case .function = project[function].kind,
            !project[function].has(attribute: "objc")
        else { return nil }
        let mentions = facts.references.mentions(of: function)
        let calls = facts.references.callSites(of: function)
        guard !calls.isEmpty, calls.count == mentions.count, calls.count <= 8 else { return nil }
        return calls.reduce(into: HandleState()) { $0.formUnion(state(of: subject, before: $1, depth: depth + 1)) }
    }

    // MARK: Handles set once

    /// Whether the initializers, or the code that runs before all other, set the handle on every path, and
    /// nothing ever clears it.
    private func isSetForGood(_ variable: VariableID, before function: FunctionDeclaration) -> Bool {
        let finder = facts.references.teardowns
        guard finder.clearings(of: variable).isEmpty, let owner = project.owner(of: variable) else { return false }
        if let value = project.value(of: variable), value.kind != .nilLiteral { return true }
        let type = project.types[owner]
        let isSet = { (functions: [FunctionID]) in !functions.isEmpty && functions.allSatisfy { sets(variable, in: $0) }
        }
        if isSet(type.initializers.filter(makesInstance)) { return true }
        guard !function.kind.isDeinitializer, !LifecycleNames.setUps.contains(function.name) else { return false }
        return LifecycleNames.setUps.contains { isSet(type.methods[$0] ?? []) }
    }

    private static let disappearing: Set<String> = ["viewWillDisappear", "viewDidDisappear"]

    /// A view disappears only after it appeared: a handle set during appearance is present unless other code
    /// clears it.
    private func isSetByAppearing(_ variable: VariableID, before function: FunctionID) -> Bool {
        guard Self.disappearing.contains(project[function].name), let owner = project.owner(of: function) else {
            return false
        }
        let clearings = facts.clearings(of: variable).compactMap { project.function(around: $0) }
        guard clearings.allSatisfy({ $0 == function }) else { return false }
        return LifecycleNames.appearing.contains { name in
            let hooks = project.types[owner].methods[name] ?? []
            return !hooks.isEmpty && hooks.allSatisfy { sets(variable, in: $0) }
        }
    }

    /// Not an initializer that delegates to another or that returns nothing (`init?(coder:) { nil }`).
    private func makesInstance(_ initializer: FunctionID) -> Bool {
        guard !project[initializer].has(modifier: "convenience"), let body = project.body(of: initializer),
            let first = body.firstChild
        else { return false }
        let result = first.kind == .returnStatement ? first.firstChild : first
        return result?.kind != .nilLiteral && !body.contains { $0.isNamed("fatalError") }
    }

    private func sets(_ variable: VariableID, in function: FunctionID) -> Bool {
        let subject = Subject(spelling: project[variable].name, variable: variable)
        let exit = flow(subject).stateAtExit(of: project.node(of: function), from: .absent)
        return exit == .live || exit == []
    }

    // MARK: Effects of other code

    private func flow(_ subject: Subject) -> HandleFlow {
        guard let variable = subject.variable else {
            return HandleFlow(handle: subject.spelling, effect: { _ in nil }, isCorrelated: { _ in false })
        }
        let makers = functions(assigning: variable)
        let clearers = Set(facts.clearings(of: variable).compactMap { project.function(around: $0) })
        return HandleFlow(
            handle: subject.spelling,
            effect: { call in
                effect(of: call, on: variable, makers: makers) ?? clearing(by: call, of: variable, clearers: clearers)
            },
            isCorrelated: { isCorrelated($0, with: variable, makers: makers) })
    }

    /// The functions that assign a timer to the handle.
    func functions(assigning variable: VariableID) -> Set<FunctionID> {
        Set(
            facts.references.uses(of: variable).compactMap { use in
                let place = use.node.outermostUnwrap
                guard use.node.isAssigned, place.nextSibling?.kind != .nilLiteral else { return nil }
                return project.function(around: use.node)
            })
    }

    private func effect(of call: Node, on variable: VariableID, makers: Set<FunctionID>) -> HandleState? {
        guard let callee = call.calleeName, case .functions(let functions)? = project.referent(of: callee) else {
            return nil
        }
        if functions.contains(where: makers.contains) { return .live }
        // One level further: `setUp()` that calls `makeTimer()`.
        let isMaker = functions.prefix(4).contains { function in
            project.body(of: function)?.contains { node in
                guard node.kind == .callExpression, let inner = node.calleeName,
                    case .functions(let called)? = project.referent(of: inner)
                else { return false }
                return called.contains(where: makers.contains)
            } ?? false
        }
        return isMaker ? .live : nil
    }

    /// `stop()`, if it leaves the handle nil on every path.
    private func clearing(by call: Node, of variable: VariableID, clearers: Set<FunctionID>) -> HandleState? {
        guard !clearers.isEmpty, let callee = call.calleeName, callee.base?.kind ?? .selfExpression == .selfExpression,
            case .functions(let functions)? = project.referent(of: callee), functions.count == 1,
            clearers.contains(functions[0])
        else { return nil }
        let flow = HandleFlow(handle: project[variable].name, effect: { _ in nil }, isCorrelated: { _ in false })
        let exit = flow.stateAtExit(of: project.node(of: functions[0]), from: Self.unknown)
        return exit == .absent ? .absent : nil
    }

    /// A flag that changes where the handle is assigned a timer, or a computed property or method that reads
    /// the handle.
    private func isCorrelated(_ condition: Node, with variable: VariableID, makers: Set<FunctionID>) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            switch project.referent(of: node) {
            case .variable(let flag)?:
                guard flag != variable, project[flag].kind == .property else { return false }
                let getters = project.accessors(of: flag).compactMap { project.body(of: $0) }
                if getters.contains(where: { looks(at: variable, $0) }) { return true }
                return facts.references.uses(of: flag).contains { use in
                    use.node.isAssigned && project.function(around: use.node).map(makers.contains) == true
                }
            case .functions(let functions)?:
                return functions.contains { project.body(of: $0).map { looks(at: variable, $0) } ?? false }
            default: return false
            }
        }
    }

    private func looks(at variable: VariableID, _ code: Node) -> Bool {
        code.contains { project.referent(of: $0) == .variable(variable) }
    }
}
