import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Finds where code runs. Input: a node. Output: every way in which it is executed, through the enclosing
/// closures and the functions that call it. Results for functions are cached, so one reader serves a whole
/// rule.
package final class ExecutionContextReader {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    package let premises: Premises
    /// Code that fires later, provided by the code that knows timers.
    package let scheduled: ScheduledCode
    let isolation: IsolationReader
    let entries: Entries
    package let callers: CertainCallers
    let targets: BuildTargets
    private var known: [FunctionID: [ExecutionPath]] = [:]
    private var inProgress: Set<FunctionID> = []
    /// The paths to the initial values of types without written initializers.
    private var knownOfTypes: [TypeID: [ExecutionPath]] = [:]
    private var typesInProgress: Set<TypeID> = []
    /// The notifications whose posts are being followed.
    var postsInProgress: Set<ProgramNotification> = []
    private var checks: [Node: Node?] = [:]
    private var followed: [VariableID: ClosurePlace?] = [:]
    private var beingFollowed: Set<VariableID> = []

    /// The longest chain of calls that is followed; longer ones are unknown.
    private static let depthLimit = 12
    /// The maximum number of callers that are followed.
    static let callerLimit = 24

    package init(
        entries: Entries, premises: Premises, isolation: IsolationReader, scheduled: ScheduledCode
    ) {
        self.entries = entries
        references = entries.references
        self.premises = premises
        self.scheduled = scheduled
        self.isolation = isolation
        targets = isolation.targets
        callers = references.certainCallers
    }

    /// The ways in which a node is executed. Never empty.
    package func paths(of node: Node) -> [ExecutionPath] {
        let found = reduced(paths(of: node, within: nil).paths)
        // Where the conditions of all its callers rule a place out, no function's search has ended there.
        return found.isEmpty ? [ExecutionPath(.unknown, evidence: nil)] : found
    }

    /// Walks up from a node to what decides where it runs. Stops at `boundary`, a function's declaration, if
    /// nothing inside decides.
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
                return (paths(of: function, to: node), false)
            } else if here.kind == .variableDeclaration, let paths = lazyPaths(of: here) {
                return (paths, false)
            } else if here.kind.isTypeDeclaration {
                return (propertyPaths(here), false)
            }
            child = here
        }
        return ([topLevelPath(node)], false)
    }

    /// Whether a check for the main thread precedes the statement in its block.
    private func isChecked(_ statement: Node, in block: Node) -> Bool {
        guard block.kind == .block else { return false }
        let check = checks[block] ?? MainThreadChecks.firstCheck(in: block)
        checks[block] = .some(check)
        return check.map { $0.range.end <= statement.range.start } ?? false
    }

    /// Initial values of properties run where the instance is created: in its initializers, or where code makes one if
    /// none is written.
    private func propertyPaths(_ type: Node) -> [ExecutionPath] {
        let unknown = ExecutionPath(.unknown, evidence: type)
        guard let id = project.type(declaredBy: type) else { return [unknown] }
        if isolation.isolation(of: id).actor == .mainActor { return [ExecutionPath(.main, evidence: type)] }
        let initializers = project.types[id].initializers.filter { project.body(of: $0) != nil }
        if !initializers.isEmpty { return initializers.flatMap { paths(of: $0) } + [unknown] }
        if let done = knownOfTypes[id] { return done + [unknown] }
        guard typesInProgress.count < Self.depthLimit, typesInProgress.insert(id).inserted else { return [unknown] }
        let found = reduced(creationPaths(of: id, inTests: project.isWrittenForTests(type)))
        typesInProgress.remove(id)
        // A result found inside a cycle may be incomplete.
        if typesInProgress.isEmpty { knownOfTypes[id] = found }
        return found + [unknown]
    }

    private func creationPaths(of type: TypeID, inTests: Bool) -> [ExecutionPath] {
        let makers = references.constructions(of: type).lazy.filter {
            inTests || !self.project.isWrittenForTests($0)
        }
        return makers.prefix(Self.callerLimit).flatMap { maker in
            self.paths(of: maker, within: nil).paths.map { $0.through(maker) }
        }
    }

    /// Top-level statements run on the main thread; a global's initial value runs at its first use.
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
        // A result found inside a cycle may be incomplete.
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

    /// Where async code without actor isolation runs: the module's settings decide whether it leaves its
    /// caller's actor.
    func placeOfNonisolatedAsync(_ node: Node) -> ExecutionPlace {
        targets.isolation(node.tree.file.path) == .none ? .worker(.concurrentExecutor) : .unknown
    }

    /// Whether unseen code may call it.
    private func isOpen(_ id: FunctionID) -> Bool {
        let function = project[id]
        if function.access >= .public || function.has(modifier: "override") || function.has(attribute: "objc") {
            return true
        }
        if function.kind.isDeinitializer || function.kind.isInitializer { return true }
        guard function.access >= .internal else { return false }
        return isRequired(function, id)
    }

    /// Whether a superclass or a public protocol of the tree requires the function. Calls through an internal protocol
    /// are among its mentions.
    private func isRequired(_ function: FunctionDeclaration, _ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        return project.lineage(of: owner).dropFirst().contains { asking in
            project.types[asking].methods[function.name] != nil
                && (project.types[asking].kind != .protocol || project.types[asking].modifiers.contains("public")
                    || project.node(of: id).tree.file.language == .objectiveC)
        }
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
        let isTest = project.isWrittenForTests(project.node(of: id))
        var result: [ExecutionPath] =
            mentions.isComplete ? [] : [ExecutionPath(.unknown, evidence: project.node(of: id))]
        // Tests call from contexts that do not occur in an app.
        let inProgram = mentions.found.filter { isTest || !project.isWrittenForTests($0.node) }
        let running = inProgram.lazy.filter { self.entries.mayRun($0.node) }.prefix(Self.callerLimit)
        for mention in running.isEmpty ? inProgram.prefix(Self.callerLimit) : ArraySlice(running) {
            switch mention {
            case .call(let call):
                result += isHop(call, to: id) ? [ExecutionPath(.unknown, evidence: call)] : paths(of: call, into: id)
            case .selector(let selector): result += paths(ofSelector: selector)
            case .value(let value): result += paths(ofValue: value).map { $0.through(value) }
            }
        }
        return result + (mentions.found.isEmpty ? requestedPaths(of: id, mentions.requested) : [])
    }

    /// Whether the call waits for the function although that is not async: it runs on its own actor, not the caller's.
    private func isHop(_ call: Node, to function: FunctionID) -> Bool {
        guard !isAsync(function), !call.arguments.contains(where: { $0.contains { $0.kind == .callExpression } }) else {
            return false
        }
        return call.selfAndAncestors.prefix { $0.kind.isExpression }.contains { $0.kind == .awaitExpression }
    }

    /// The main thread, where the only call of a requirement runs there: whoever calls the function does so there. Of
    /// other places the call says nothing, because it may well reach another type's function.
    private func requestedPaths(of id: FunctionID, _ calls: [Node]) -> [ExecutionPath] {
        let inProgram = calls.filter { !project.isWrittenForTests($0) }
        guard let call = inProgram.first, inProgram.count == 1 else { return [] }
        return paths(of: call, into: id).filter { $0.place == .main }
    }

    /// An initializer runs where its instance is created.
    private func constructionPaths(of id: FunctionID) -> [ExecutionPath] {
        let isTest = project.isWrittenForTests(project.node(of: id))
        return references.callSites(of: id).lazy
            .filter { isTest || !self.project.isWrittenForTests($0) }.prefix(Self.callerLimit)
            .flatMap { self.paths(of: $0, into: id) }
    }

    private func propertyCallerPaths(of id: FunctionID) -> [ExecutionPath] {
        guard let property = project[id].property, case .accessor(let accessor) = project[id].kind else { return [] }
        let uses = references.uses(of: VariableID(file: id.file, index: property))
        let runs = uses.filter { !$0.isUncertain && (accessor == "get") != $0.node.isAssigned }
        var result: [ExecutionPath] =
            project[id].access > .fileprivate ? [ExecutionPath(.unknown, evidence: project.node(of: id))] : []
        for use in runs.prefix(Self.callerLimit) {
            result += paths(of: use.node, within: nil).paths.map { $0.through(use.node) }
        }
        return result
    }

    /// A function passed by name runs where a closure in its place would run.
    package func paths(ofValue value: Node) -> [ExecutionPath] {
        switch place(ofGiven: value) {
        case .inPlace: paths(of: value, within: nil).paths
        case .paths(let paths): paths
        }
    }

    /// Follows a closure variable once, however often it is used. Returns `nil` for closures that are passed in
    /// a cycle, or through too many variables.
    func following(_ variable: VariableID, _ find: () -> ClosurePlace?) -> ClosurePlace? {
        if let done = followed[variable] { return done }
        guard beingFollowed.count < Self.depthLimit, beingFollowed.insert(variable).inserted else { return nil }
        let found = find()
        beingFollowed.remove(variable)
        // A result found inside a cycle may be incomplete.
        if beingFollowed.isEmpty { followed[variable] = .some(found) }
        return found
    }
}
