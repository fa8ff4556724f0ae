import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds what code changes on the screen: directly, and through the methods, property observers, delegates and
/// stored closures of the tree that it reaches. Input: code. Output: the changes in the order in which they are
/// reached. Cost: each function once, at most `functionLimit` of them.
struct VisibleChangeFinder {
    let facts: ProjectFacts
    private let project: Project
    private let drawing: DrawnValues
    private let bound: BoundValues
    let readers: StateReaders

    /// How many levels of calls are followed; deeper ones lead away from the purpose of the code. A method that only hands
    /// its own message on does not count.
    private static let depthLimit = 3
    private static let callLimit = 8
    private static let functionLimit = 256
    /// With this many changes, no further ways to them are added.
    private static let changeLimit = 512
    /// A call with more implementations of a method, or closures of a property, than this is not followed.
    private static let targetLimit = 12

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        drawing = DrawnValues(facts)
        bound = BoundValues(facts)
        readers = StateReaders(facts)
    }

    /// What the search has visited and found.
    private struct Search {
        var found: [VisibleChange] = []
        /// The bodies, each with the calls that led to it first.
        var ways: [Node: [Node]] = [:]
        /// For the bodies to which another way was found, the number of calls on the shortest one.
        var furtherWays: [Node: Int] = [:]
        /// The subjects whose subscribers were followed.
        var subjects: Set<VariableID> = []
        /// The handler's own code: reading a state there does not display it.
        var code: [Node] = []
    }

    func changes(in code: [Node]) -> [VisibleChange] {
        var search = Search()
        search.code = code
        for node in code { visit(body: node, calls: [], &search) }
        return nearestFirst(search.found)
    }

    /// Changes behind fewer calls come first, and among those the ones with a new value each time. An animation
    /// is represented by what it animates.
    private func nearestFirst(_ changes: [VisibleChange]) -> [VisibleChange] {
        let telling = changes.filter { animation in
            !animation.isAnimation
                || !changes.contains { change in
                    change.node != animation.node
                        && (change.calls + [change.node]).contains { animation.node.encloses($0) }
                }
        }
        return (0...Self.callLimit + 1).flatMap { depth in
            let near = telling.filter { $0.calls.count == depth }
            return near.filter { !$0.setsLiteral } + near.filter(\.setsLiteral)
        }
    }

    private func visit(body: Node, calls: [Node], _ search: inout Search) {
        guard calls.count <= Self.callLimit, depth(of: calls) <= Self.depthLimit,
            search.ways.count < Self.functionLimit
        else { return }
        if let first = search.ways[body] { return addAgain(first, calls: calls, body, &search) }
        search.ways[body] = calls
        visit(body, calls: calls, &search)
    }

    private func depth(of calls: [Node]) -> Int {
        calls.count <= Self.depthLimit ? calls.count : calls.count { !isHandedOn($0) }
    }

    /// A call of the method that its own method is named like: `func refresh() { content.refresh() }`.
    private func isHandedOn(_ call: Node) -> Bool {
        guard call.kind == .callExpression, let callee = call.calleeName, let function = project.function(around: call)
        else { return false }
        return callee.name == project[function].name
    }

    /// Adds the changes of a body once more for a second way to it, and for a shorter one: the first may be taken only at
    /// the end.
    private func addAgain(_ first: [Node], calls: [Node], _ body: Node, _ search: inout Search) {
        guard !first.isEmpty, calls.count < search.furtherWays[body, default: .max],
            search.found.count < Self.changeLimit
        else { return }
        search.furtherWays[body] = calls.count
        search.found += search.found.filter { $0.calls.starts(with: first) }.map {
            $0.reached(by: calls + $0.calls.dropFirst(first.count))
        }
    }

    private func visit(_ node: Node, calls: [Node], _ search: inout Search) {
        switch node.kind {
        case .assignmentExpression: visitAssignment(node, calls: calls, &search)
        case .callExpression: visitCall(node, calls: calls, &search)
        case .ifBranch where isNeverTaken(node, calls): return
        default: break
        }
        for child in node.children {
            visit(child, calls: calls, &search)
            if child.kind == .guardStatement, isNeverTaken(child, calls) { return }
        }
    }

    /// The call that led here passes no value for which the conditions hold.
    private func isNeverTaken(_ statement: Node, _ calls: [Node]) -> Bool {
        PassedValues(project: project).excludes(statement, along: calls)
    }

    // MARK: Assignments

    private func visitAssignment(_ assignment: Node, calls: [Node], _ search: inout Search) {
        guard let target = assignment.firstChild?.stripped else { return }
        if let state = readers.shownState(changedBy: target, besides: search.code) {
            let kind = kind(ofChangeOf: state, written: target)
            return add(kind, assignment, target, state: state, calls: calls, &search)
        }
        if drawing.isDrawn(target) {
            return add(kind(ofAssignmentTo: target), assignment, target, calls: calls, &search)
        }
        if bound.areShown(in: target) { add(.update, assignment, target, calls: calls, &search) }
        follow(observersOf: target, from: assignment, calls: calls, &search)
        follow(subscribersOf: target, from: assignment, calls: calls, &search)
        if let subject = facts.references.subjects.subject(assignedBy: target) {
            follow(subscribersOf: subject, from: assignment, calls: calls, &search)
        }
    }

    private func kind(ofAssignmentTo target: Node) -> VisibleChange.Kind {
        if drawing.isOfNewDialog(target) || drawing.showsWindow(target) { return .transition }
        if target.selfAndBases.contains(where: { VisibleChanges.scrolling.contains($0.name) }) { return .scroll }
        return drawing.isScrolledText(target) && !isOfStillView(target) ? .reload : .update
    }

    /// A text view that nobody can scroll is a label.
    private func isOfStillView(_ target: Node) -> Bool {
        guard case .variable(let id)? = target.base.flatMap({ project.referent(of: $0.stripped) }) else { return false }
        return StillViews(facts: facts).isStill(id)
    }

    /// A list is reloaded if all of its rows are assigned, not if one of them changes.
    private func kind(ofChangeOf state: VariableID, written: Node) -> VisibleChange.Kind {
        if readers.isSelectedPage(state) { return .scroll }
        return project.referent(of: written) == .variable(state) && readers.holdsRows(state) ? .reload : .update
    }

    /// The observers and setters of a property in the tree.
    private func follow(observersOf target: Node, from place: Node, calls: [Node], _ search: inout Search) {
        guard case .variable(let id)? = project.referent(of: target) else { return }
        for accessor in project.accessors(of: id) where !project.node(of: accessor).isNamed("get") {
            if let body = project.body(of: accessor), drawing.platforms.areBuiltTogether(body, with: place) {
                visit(body: body, calls: calls + [place], &search)
            }
        }
    }

    /// The closures to which Combine passes a published value: `model.$count.sink { … }`.
    private func follow(subscribersOf target: Node, from place: Node, calls: [Node], _ search: inout Search) {
        guard case .variable(let id)? = project.referent(of: target), project[id].has(attribute: "Published") else {
            return
        }
        let publishers = facts.references.nodes(named: "$" + project[id].name).filter {
            readers.isProjection($0, of: id)
        }
        follow(publishers: publishers, from: place, calls: calls, &search)
    }

    /// The closures to which Combine passes what a subject sends: `subject.sink { … }`. Once for each subject.
    private func follow(subscribersOf subject: VariableID, from place: Node, calls: [Node], _ search: inout Search) {
        guard search.subjects.insert(subject).inserted else { return }
        let publishers = facts.references.subjects.publishers(of: subject)
        follow(publishers: publishers, from: place, calls: calls, &search)
    }

    private func follow(publishers: [Node], from place: Node, calls: [Node], _ search: inout Search) {
        let pipelines = facts.references.pipelines
        for publisher in publishers.prefix(Self.targetLimit) {
            for step in pipelines.steps(after: publisher)
            where PipelineReader.subscribes(step) || step.name == "onReceive" {
                for argument in step.call.arguments {
                    if let closure = argument.value?.stripped, closure.kind == .closureExpression {
                        visit(body: closure, calls: calls + [place], &search)
                    }
                }
            }
        }
    }

    // MARK: Calls

    private func visitCall(_ call: Node, calls: [Node], _ search: inout Search) {
        guard let callee = call.calleeName else { return }
        if let subject = facts.references.subjects.subject(sentBy: callee) {
            return follow(subscribersOf: subject, from: call, calls: calls, &search)
        }
        if let key = bound.shownKey(announcedBy: call) { return add(.update, call, key, calls: calls, &search) }
        if callee.isNamed("assign"), let target = call.argumentValue("to") {
            return visitBinding(of: target, call, calls: calls, &search)
        }
        if let base = callee.base?.stripped, VisibleChanges.mutatingMethods.contains(callee.name) {
            let state = readers.shownState(changedBy: base, besides: search.code)
            // `label.isHidden.toggle()` too.
            if let state {
                let kind = kind(ofChangeOf: state, written: base)
                return add(kind, call, base, state: state, calls: calls, &search)
            }
            if drawing.isDrawn(base) { return add(.update, call, base, calls: calls, &search) }
        }
        switch project.referent(of: callee) {
        case .functions(let functions)? where !fitting(functions, call).isEmpty:
            follow(fitting(functions, call), from: call, calls: calls, &search)
        case .variable(let id)?: follow(closuresIn: id, from: call, calls: calls, &search)
        default:
            if let kind = drawing.kind(ofCall: call) {
                add(kind, call, callee.base ?? callee, calls: calls, &search)
            } else if case let answering = facts.project.implementations(ofMessage: callee), !answering.isEmpty {
                follow(fitting(answering, call), from: call, calls: calls, &search)
            } else if let base = callee.base, drawing.isView(base), let only = project.onlyMethod(named: callee.name),
                !fitting([only], call).isEmpty
            {
                follow([only], from: call, calls: calls, &search)
            } else {
                follow(selectorsIn: call, calls: calls, &search)
            }
        }
    }

    /// Combine's `assign(to: &$results)` and `assign(to: \.text, on: label)`.
    private func visitBinding(of target: Node, _ call: Node, calls: [Node], _ search: inout Search) {
        let name = target.stripped
        if name.name.hasPrefix("$"), let type = project.type(around: call),
            let state = project.property(named: String(name.name.dropFirst()), of: type)
        {
            if readers.reader(of: state, besides: search.code) != nil {
                add(.update, call, name, state: state, calls: calls, &search)
            }
        } else if let object = call.argumentValue("on"), drawing.isView(object) {
            add(.update, call, object, calls: calls, &search)
        }
    }

    /// The bodies of methods: for a requirement, those of the conforming types; for a method of a class, also
    /// the overrides. Test doubles run only in tests.
    private func follow(_ functions: [FunctionID], from call: Node, calls: [Node], _ search: inout Search) {
        for body in bodies(of: functions, calledBy: call) { visit(body: body, calls: calls + [call], &search) }
    }

    /// Limited to the first ones: a method may have any number of implementations.
    private func bodies(of functions: [FunctionID], calledBy call: Node) -> [Node] {
        let mayBeTest = facts.isOfTests(call)
        var bodies: [Node] = []
        for function in functions.prefix(Self.targetLimit) {
            for implementation in [function] + project.implementations(of: function) {
                guard bodies.count < Self.targetLimit else { return bodies }
                guard let body = project.body(of: implementation), mayBeTest || !facts.isOfTests(body),
                    drawing.platforms.areBuiltTogether(body, with: call)
                else { continue }
                bodies.append(body)
            }
        }
        return bodies
    }

    /// The methods of one name that match the call's arguments: `[self tableView]` reads a property of the
    /// superclass.
    private func fitting(_ functions: [FunctionID], _ call: Node) -> [FunctionID] {
        let callers = facts.references.certainCallers
        return functions.filter { callers.fits(call, $0) || project.parameters(of: $0).count == call.arguments.count }
    }

    /// `onTick?(time)`: every closure that the tree stores there. A property with many closures belongs to a
    /// utility: which of them a call runs is unknown.
    private func follow(closuresIn id: VariableID, from call: Node, calls: [Node], _ search: inout Search) {
        let closures = closures(calledAs: id, calls: calls)
        guard closures.count <= Self.targetLimit else { return }
        for closure in closures { visit(body: closure, calls: calls + [call], &search) }
    }

    /// A parameter holds what the call that led here passes for it; in the code where the search starts, any
    /// caller's closure.
    private func closures(calledAs id: VariableID, calls: [Node]) -> [Node] {
        let stored = StoredClosures(references: facts.references)
        guard project[id].kind == .parameter, let call = calls.last else { return stored.closures(in: id) }
        guard let function = stored.function(of: id),
            let given = project.argument(for: id, of: function, in: call)?.stripped
        else { return [] }
        if given.kind == .closureExpression { return [given] }
        switch project.referent(of: given) {
        case .variable(let outer)?: return closures(calledAs: outer, calls: calls.dropLast())
        case .functions(let functions)?: return functions.prefix(1).compactMap { project.body(of: $0) }
        default: return []
        }
    }

    /// `perform(#selector(update), with: nil, afterDelay: 0)` and the like.
    private func follow(selectorsIn call: Node, calls: [Node], _ search: inout Search) {
        guard call.calleeName?.name.hasPrefix("perform") == true, let selector = call.arguments.first?.value else {
            return
        }
        let receiver = call.calleeName?.base.flatMap { project.type(of: $0)?.id } ?? project.type(around: call)
        follow(
            TimerRecognizer(project: project).selectorFunctions(selector, in: receiver), from: call, calls: calls,
            &search)
    }

    private func add(
        _ kind: VisibleChange.Kind, _ node: Node, _ target: Node, state: VariableID? = nil, calls: [Node],
        _ search: inout Search
    ) {
        let isHandlers = search.code.contains {
            $0.tree === node.tree && $0.range.contains(node.range) && $0.kind == .closureExpression
        }
        search.found.append(
            VisibleChange(
                kind: kind, node: node, target: target, state: state,
                function: isHandlers ? nil : project.function(around: node), calls: calls))
    }
}
