import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Finds where code runs. Input: a node; output: every way by which it comes to run, through the closures it stands in
/// and the functions that lead to it. Keeps what it found out about functions, so one reader serves a whole rule.
package final class ExecutionContextReader {
    package let project: Project
    package let references: ReferenceIndex
    package let premises: Premises
    /// What fires later, told by who knows timers.
    package let scheduled: ScheduledCode
    let isolation: IsolationReader
    package let callers: CertainCallers
    let targets: BuildTargets
    private var known: [FunctionID: [ExecutionPath]] = [:]
    private var inProgress: Set<FunctionID> = []
    private var checks: [Node: Node?] = [:]
    private var followed: [VariableID: ClosurePlace?] = [:]
    private var beingFollowed: Set<VariableID> = []

    /// Longer chains of calls count as unknown.
    private static let depthLimit = 12
    /// Of many callers only these are followed.
    private static let callerLimit = 24

    package init(
        references: ReferenceIndex, premises: Premises, isolation: IsolationReader, scheduled: ScheduledCode
    ) {
        project = isolation.project
        self.references = references
        self.premises = premises
        self.scheduled = scheduled
        self.isolation = isolation
        targets = isolation.targets
        callers = CertainCallers(project: project, references: references)
    }

    /// The ways in which a node comes to run. Never empty.
    package func paths(of node: Node) -> [ExecutionPath] {
        let found = reduced(paths(of: node, within: nil).paths)
        return found.isEmpty
            ? [ExecutionPath(.unknown, evidence: project.function(around: node).map(project.node(of:)))] : found
    }

    /// Climbs from a node to what decides where it runs; stops at `boundary`, a function's declaration, where nothing
    /// inside decides.
    package func paths(of node: Node, within boundary: Node?) -> (paths: [ExecutionPath], reachedBoundary: Bool) {
        var child = node
        while let here = child.parent {
            if MainThreadChecks.hold(for: child, in: here) || isChecked(child, in: here) {
                return ([ExecutionPath(.main, evidence: here)], false)
            }
            if here == boundary { return ([], true) }
            if here.kind == .closureExpression {
                if case .paths(let paths) = place(of: here) { return (paths, false) }
            } else if let function = project.function(declaredBy: here) {
                return (paths(of: function), false)
            } else if here.kind.isTypeDeclaration {
                return ([propertyPath(here)], false)
            }
            child = here
        }
        return ([topLevelPath(node)], false)
    }

    /// A check for the main thread comes before the statement in its block.
    private func isChecked(_ statement: Node, in block: Node) -> Bool {
        guard block.kind == .block else { return false }
        let check = checks[block] ?? MainThreadChecks.firstCheck(in: block)
        checks[block] = .some(check)
        return check.map { $0.range.end <= statement.range.start } ?? false
    }

    /// Initial values of properties run where the instance is made.
    private func propertyPath(_ type: Node) -> ExecutionPath {
        guard let index = project.file(of: type).type(declaredBy: type.id),
            let id = project.mergedType(file: project.fileIndex(of: type), declaration: index)
        else { return ExecutionPath(.unknown, evidence: type) }
        return ExecutionPath(isolation.isolation(of: id).actor == .mainActor ? .main : .unknown, evidence: type)
    }

    /// Statements of a script run on main; a global's initial value where it is first used.
    private func topLevelPath(_ node: Node) -> ExecutionPath {
        let path = node.tree.file.path
        let isScript = path == "main.swift" || path.hasSuffix("/main.swift")
        return ExecutionPath(isScript ? .main : .unknown, evidence: nil)
    }

    // MARK: Functions

    package func paths(of id: FunctionID) -> [ExecutionPath] {
        if let done = known[id] { return done }
        guard inProgress.count < Self.depthLimit else {
            return [ExecutionPath(.unknown, evidence: project.node(of: id))]
        }
        guard inProgress.insert(id).inserted else { return [] }
        let found = reduced(computePaths(of: id))
        inProgress.remove(id)
        // What was found inside a cycle may be less than all.
        if inProgress.isEmpty || !found.isEmpty { known[id] = found }
        return found
    }

    private func computePaths(of id: FunctionID) -> [ExecutionPath] {
        let node = project.node(of: id)
        let inferred = isolation.isolation(of: id)
        if let place = inferred.place {
            switch inferred.basis {
            case .declared: return [ExecutionPath(place, evidence: node)]
            case .framework:
                return [ExecutionPath(place, evidence: node)] + callerPaths(of: id).filter { $0.worker != nil }
            case .settings: return [delegatePlace(of: id) ?? ExecutionPath(place, evidence: node)]
            }
        }
        if let place = delegatePlace(of: id) { return [place] }
        if isAsync(id) { return [ExecutionPath(placeOfNonisolatedAsync(node), evidence: node)] }
        let found = callerPaths(of: id)
        return isOpen(id) || found.isEmpty ? found + [ExecutionPath(.unknown, evidence: node)] : found
    }

    package func isAsync(_ id: FunctionID) -> Bool { project.node(of: id).flags.contains(.isAsync) }

    /// Where async code runs that no actor isolates: by the module's settings, it leaves its caller's actor or not.
    func placeOfNonisolatedAsync(_ node: Node) -> ExecutionPlace {
        targets.isolation(node.tree.file.path) == .none ? .worker(.concurrentExecutor) : .unknown
    }

    /// Code that was not read may call it.
    private func isOpen(_ id: FunctionID) -> Bool {
        let function = project[id]
        if function.access >= .public || function.has(modifier: "override") || function.has(attribute: "objc") {
            return true
        }
        if function.kind.isDeinitializer || function.kind.isInitializer { return true }
        guard function.access >= .internal else { return false }
        return isRequired(function, id)
    }

    /// A protocol of the tree asks for it, or one outside may.
    private func isRequired(_ function: FunctionDeclaration, _ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        return project.lineage(of: owner).dropFirst().contains { project.types[$0].methods[function.name] != nil }
    }

    private func callerPaths(of id: FunctionID) -> [ExecutionPath] {
        switch project[id].kind {
        case .function: return methodCallerPaths(of: id)
        case .accessor: return propertyCallerPaths(of: id)
        case .initializer: return constructionPaths(of: id)
        default: return []
        }
    }

    private func methodCallerPaths(of id: FunctionID) -> [ExecutionPath] {
        let mentions = callers.mentions(of: id)
        let isTest = project.isTestFile(project.node(of: id))
        var result: [ExecutionPath] =
            mentions.isComplete ? [] : [ExecutionPath(.unknown, evidence: project.node(of: id))]
        // Tests call from where no app would.
        for mention in mentions.found.lazy.filter({ isTest || !self.project.isTestFile($0.node) }).prefix(
            Self.callerLimit)
        {
            switch mention {
            case .call(let call):
                if !turnsBack(call, at: id) { result += paths(of: call, within: nil).paths.map { $0.through(call) } }
            case .selector(let selector): result += paths(ofSelector: selector)
            case .value(let value): result += paths(ofValue: value).map { $0.through(value) }
            }
        }
        return result
    }

    /// An initializer runs where its instance is made.
    private func constructionPaths(of id: FunctionID) -> [ExecutionPath] {
        let isTest = project.isTestFile(project.node(of: id))
        return CallGraph.callSites(of: id, project: project, references: references).lazy
            .filter { isTest || !self.project.isTestFile($0) }.prefix(Self.callerLimit)
            .flatMap { call in self.paths(of: call, within: nil).paths.map { $0.through(call) } }
    }

    /// `answer(data: nil)`, where the function first asks for the data and leaves without: nothing of it runs then.
    private func turnsBack(_ call: Node, at id: FunctionID) -> Bool {
        guard let first = project.body(of: id)?.firstChild, first.kind == .guardStatement else { return false }
        return project.parameters(of: id).contains { parameter in
            let given = project.argument(for: parameter, of: id, in: call) ?? project.value(of: parameter)
            return given?.stripped.kind == .nilLiteral && first.conditions.contains { binds($0, parameter) }
        }
    }

    private func binds(_ condition: Node, _ parameter: VariableID) -> Bool {
        guard condition.kind == .optionalBinding else { return false }
        guard let value = condition.initialValue else { return condition.name == project[parameter].name }
        return project.referent(of: value) == .variable(parameter)
    }

    private func propertyCallerPaths(of id: FunctionID) -> [ExecutionPath] {
        guard let property = project[id].property, case .accessor(let accessor) = project[id].kind else { return [] }
        let uses = HandleUses(project: project, references: references).uses(
            of: VariableID(file: id.file, index: property))
        let runs = uses.filter { !$0.isUncertain && (accessor == "get") != $0.node.isAssigned }
        var result: [ExecutionPath] =
            project[id].access > .fileprivate ? [ExecutionPath(.unknown, evidence: project.node(of: id))] : []
        for use in runs.prefix(Self.callerLimit) {
            result += paths(of: use.node, within: nil).paths.map { $0.through(use.node) }
        }
        return result
    }

    /// A function given by name runs where a closure in its place would.
    package func paths(ofValue value: Node) -> [ExecutionPath] {
        switch place(ofGiven: value) {
        case .inPlace: paths(of: value, within: nil).paths
        case .paths(let paths): paths
        }
    }

    /// Follows a closure's variable once, however often it is met. Closures handed round in a circle, or through more
    /// hands than is plausible, run nowhere that is known: `nil` for those.
    func following(_ variable: VariableID, _ find: () -> ClosurePlace?) -> ClosurePlace? {
        if let done = followed[variable] { return done }
        guard beingFollowed.count < Self.depthLimit, beingFollowed.insert(variable).inserted else { return nil }
        let found = find()
        beingFollowed.remove(variable)
        // What was found inside a circle may be less than all.
        if beingFollowed.isEmpty { followed[variable] = .some(found) }
        return found
    }

    // MARK: Reducing

    /// One path a place, unknown ones one a function: the first of each is the shortest known.
    private func reduced(_ paths: [ExecutionPath]) -> [ExecutionPath] {
        var seen: Set<Key> = []
        return paths.filter {
            seen.insert(Key(place: $0.place, end: $0.place == .unknown ? $0.evidence : nil)).inserted
        }
    }

    private struct Key: Hashable {
        let place: ExecutionPlace
        let end: Node?
    }
}

extension Node {
    /// The target of an assignment.
    package var isAssigned: Bool {
        let whole = outermostUnwrap
        return whole.parent?.kind == .assignmentExpression && whole.parent?.firstChild == whole
    }
}
