import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds the types whose instances live as long as the process: application delegates, `@main` types, and types
/// whose every creation in the tree is retained by such an instance. Input: the project and its nibs. Output:
/// one answer per type, computed once.
package final class OwnerLifetimes: Sendable {
    let entries: Entries
    private let known = Guarded<[TypeID: Bool]>([:])
    private let knownRootReplacement = OneAnswer<Bool>()
    /// The creations by a type's own static code (`Self()`, `[self new]`).
    private let ownCreations: [TypeID: [Node]]

    /// How many levels of owners are followed.
    private static let depthLimit = 4

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    package init(entries: Entries) {
        self.entries = entries
        var ownCreations: [TypeID: [Node]] = [:]
        for name in entries.references.nodes(named: "Self") {
            guard let call = name.callOfName, let type = entries.project.type(around: name) else { continue }
            ownCreations[type, default: []].append(call)
        }
        self.ownCreations = ownCreations
    }

    package func isAppLifetime(_ id: TypeID) -> Bool {
        if let known = known.withLock({ $0[id] }) { return known }
        let answer = livesForever(id, depth: 0)
        known.withLock { $0[id] = answer }
        return answer
    }

    /// XCTest retains the instance of each test until the suite ends.
    package func isTestCase(_ id: TypeID) -> Bool { project.inheritedNames(of: id).contains("XCTestCase") }

    private func livesForever(_ id: TypeID, depth: Int) -> Bool {
        if !ApplicationAPI.entryPoints.isDisjoint(with: project.types[id].attributes) { return true }
        if isDelegate(id) { return true }
        guard depth < Self.depthLimit, project.types[id].kind != .protocol else { return false }
        return isKeptForever(id, depth: depth)
    }

    // MARK: Delegates

    func isDelegate(_ id: TypeID) -> Bool {
        !ApplicationAPI.delegates.isDisjoint(with: project.inheritedNames(of: id)) || isToldOfLaunch(id)
    }

    /// Implements the application's launch method without declaring the delegate protocol here: the conformance
    /// is elsewhere. If a protocol of the tree requires the method, the launch is merely forwarded, to any
    /// number of objects.
    private func isToldOfLaunch(_ id: TypeID) -> Bool {
        ApplicationAPI.launchMethods.contains { name in
            let answers = project.methods(named: name, of: id).filter { isLaunch(project[$0]) }
            return !answers.isEmpty
                && answers.allSatisfy { answer in
                    project.owner(of: answer).map { project.types[$0].kind != .protocol } ?? false
                }
        }
    }

    private func isLaunch(_ function: FunctionDeclaration) -> Bool {
        if ["applicationDidFinishLaunching", "applicationWillFinishLaunching"].contains(function.name) { return true }
        return function.name == "application" && function.labels.contains { $0.hasSuffix("FinishLaunchingWithOptions") }
    }

    /// What an application delegate does once, when the application starts.
    func isLaunch(_ function: FunctionID, of maker: TypeID) -> Bool {
        isDelegate(maker) && (isLaunch(project[function]) || project[function].name == "awakeFromNib")
    }

    // MARK: Creations

    /// Whether every creation in the tree, except in tests, previews and debug builds, is retained forever, and nibs
    /// create instances only in the application's own nib or at the code's request.
    private func isKeptForever(_ id: TypeID, depth: Int) -> Bool {
        let types = [id] + project.descendants(of: id)
        let names = Set(types.map { project.types[$0].simpleName })
        let nibs = entries.nibs.contents
        guard let requested = requests(forScenesOf: names.intersection(nibs.madeClasses)) else { return false }
        let creations = (types.flatMap(creations) + requested).filter {
            !project.isTestFile($0) && !$0.isInPreview && !$0.isInDebugBuildsOnly && !isSupers($0)
        }
        if creations.isEmpty { return !nibs.mainClasses.isDisjoint(with: names) && !isRootReplaced }
        return creations.allSatisfy { isKeptForever($0, id, depth: depth) }
    }

    /// Whether code replaces the first screen later: after a login, for example.
    private var isRootReplaced: Bool {
        knownRootReplacement.answer {
            references.nodes(named: "rootViewController").contains { root in
                root.kind == .memberExpression && root.isAssigned && !runsAtLaunch(root)
            }
        }
    }

    private func runsAtLaunch(_ place: Node) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return isLaunch(project[function]) || project[function].name == "scene"
    }

    /// Creations by the type's name, and by its own static code (`Self()`, `[self new]`).
    private func creations(of id: TypeID) -> [Node] {
        return CallGraph.constructions(of: id, project: project, references: references) + (ownCreations[id] ?? [])
    }

    /// `[super allocWithZone:]` of a singleton that refuses a second instance creates the one that `alloc`
    /// requested.
    private func isSupers(_ creation: Node) -> Bool { creation.firstChild?.base?.kind == .superExpression }

    private func isKeptForever(_ creation: Node, _ id: TypeID, depth: Int) -> Bool {
        if let function = project.function(around: creation), project[function].name == "main",
            project.owner(of: function) == nil
        {
            return true
        }
        if let variable = keeper(of: creation) {
            let declaration = project[variable]
            if declaration.isWeak { return false }
            if declaration.kind == .global || declaration.isStatic { return !isDropped(variable) }
        }
        if isKeptByProgram(creation) || isKeptByGrowingCollection(creation) { return true }
        if let factory = factory(returning: creation), depth < Self.depthLimit {
            let callers = CertainCallers(project: project, references: references).mentions(of: factory)
            return callers.isComplete && !callers.found.isEmpty
                && callers.found.allSatisfy { mention in
                    if case .call(let call) = mention { isKeptForever(call, id, depth: depth + 1) } else { false }
                }
        }
        guard let maker = project.type(around: creation), maker != id, livesForever(maker, depth: depth + 1) else {
            return false
        }
        guard let function = project.function(around: creation) else { return true }
        if project[function].kind.isInitializer { return true }
        if project[function].property.map({ project[VariableID(file: function.file, index: $0)].isLazy }) == true {
            return true
        }
        guard let keeper = lastKeeper(of: creation), isKept(keeper, id),
            runsOnce(creation, of: maker) || isMadeWhileThereIsNone(creation, keptBy: keeper)
        else { return false }
        return isLaunch(function, of: maker) || !isDropped(keeper)
    }

    /// `if screen == nil { let made = Screen(); delegate.screen = made }`
    private func isMadeWhileThereIsNone(_ creation: Node, keptBy keeper: VariableID) -> Bool {
        creation.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            branch.kind == .ifBranch
                && branch.conditions.contains { condition in
                    asksForNone(condition)
                        && condition.contains { project.referent(of: $0) == .variable(keeper) }
                }
        }
    }

    /// `screen == nil`, `!screen`, `!isMade`, alone or among other conditions.
    private func asksForNone(_ condition: Node) -> Bool {
        condition.contains { question in
            switch question.kind {
            case .prefixExpression: question.isNamed("!")
            case .infixExpression:
                question.isNamed("==") && question.children.contains { $0.stripped.kind == .nilLiteral }
            default: false
            }
        }
    }

    /// The function that creates an instance for its callers, if the tree contains all of them.
    private func factory(returning creation: Node) -> FunctionID? {
        guard let function = project.function(around: creation), !project[function].kind.isInitializer,
            creation.enclosingBody?.kind != .closureExpression, let body = project.body(of: function),
            !isOfferedToOthers(creation)
        else { return nil }
        let local = keeper(of: creation).flatMap { project[$0].kind == .local ? $0 : nil }
        let isReturned = body.returnedValues.contains { value in
            value.outermostUnwrap == creation.outermostUnwrap || local != nil && project.local(value) == local
        }
        return isReturned ? function : nil
    }

    /// Whether other modules can create instances of the type that contains the place.
    private func isOfferedToOthers(_ place: Node) -> Bool {
        guard let type = project.type(around: place), !entries.targets.isClosed(place.tree.file.path)
        else { return false }
        return project.types[type].modifiers.contains { $0 == "public" || $0 == "open" }
    }

    /// Retained by a strong property, or as a view in the window that the application shows first.
    private func isKept(_ keeper: VariableID, _ type: TypeID) -> Bool {
        if project[keeper].kind == .property { return !project[keeper].isWeak }
        guard project[keeper].kind == .local,
            project.inheritedNames(of: type).contains(where: { $0 == "UIView" || $0 == "NSView" })
        else { return false }
        return references.uses(ofLocal: keeper).contains { use in
            use.outermostUnwrap.parent?.kind == .argument
                && use.outermostUnwrap.parent?.parent?.calleeName?.isNamed("addSubview") == true
        }
    }

    /// The variable that receives a created instance: by assignment, or as its initial value, possibly through
    /// an immediately called closure.
    func keeper(of creation: Node) -> VariableID? {
        var value = creation.outermostUnwrap
        while let parent = value.parent {
            switch parent.kind {
            case .assignmentExpression:
                guard let target = parent.firstChild, target != value,
                    case .variable(let id)? = project.referent(of: target)
                else { return nil }
                return id
            case .binding: return kept(by: parent)
            case .closureExpression:
                guard let call = parent.outermostUnwrap.parent, call.kind == .callExpression,
                    call.firstChild == parent.outermostUnwrap
                else { return nil }
                value = call.outermostUnwrap
            case .callExpression where parent.firstChild != value, .functionDeclaration, .initializerDeclaration,
                .accessor:
                return nil
            default: value = parent
            }
        }
        return nil
    }

    /// The property to which a local variable passes the value on, otherwise the first variable.
    private func lastKeeper(of creation: Node) -> VariableID? {
        guard let first = keeper(of: creation), project[first].kind == .local else { return keeper(of: creation) }
        return ValueFlow(project: project, references: references).destinations(of: creation).lazy.compactMap(
            \.variable
        )
        .first { project[$0].kind == .property } ?? first
    }

    /// The variable of a binding. For a local variable inside a static's initial value, the static.
    private func kept(by binding: Node) -> VariableID? {
        let outer = binding.selfAndAncestors.dropFirst().first { $0.kind == .binding && isStaticValue($0) }
        return project.variable(declaredBy: outer ?? binding)
    }

    private func isStaticValue(_ binding: Node) -> Bool {
        guard let id = project.variable(declaredBy: binding), project[id].isStatic || project[id].kind == .global else {
            return false
        }
        let value = project.value(of: id)?.stripped
        return value?.kind == .callExpression && value?.firstChild?.stripped.kind == .closureExpression
    }

    /// Whether the variable loses its value: to `nil` without a stop message to the old value first, or to a
    /// second instance.
    private func isDropped(_ variable: VariableID) -> Bool {
        if project[variable].isLet { return false }
        let stores = HandleUses(project: project, references: references).uses(of: variable).map(\.node).filter {
            $0.isAssigned && !isInDeinit($0)
        }
        if stores.contains(where: { isClearing($0) && !isToldToStop(variable, before: $0) }) { return true }
        let startsFilled = project.value(of: variable).map { !isEmpty($0.stripped) } ?? false
        return stores.filter { !isClearing($0) && !isMadeOnce($0) }.count + (startsFilled ? 1 : 0) > 1
    }

    /// `nil`, `[]`
    private func isEmpty(_ value: Node) -> Bool {
        value.kind == .nilLiteral || value.kind == .arrayExpression && value.firstChild == nil
    }

    private func isInDeinit(_ place: Node) -> Bool {
        project.function(around: place).map { project[$0].kind.isDeinitializer } ?? false
    }

    private func isClearing(_ target: Node) -> Bool { target.outermostUnwrap.nextSibling?.stripped.kind == .nilLiteral }

    /// The assignment is guarded by a test for an existing value, or runs once.
    private func isMadeOnce(_ store: Node) -> Bool {
        store.selfAndAncestors.contains { ancestor in
            switch ancestor.kind {
            case .ifBranch: ancestor.conditions.contains(where: asksForNone)
            case .callExpression: ancestor.calleeName?.isNamed("dispatch_once") == true
            default: false
            }
        }
    }

    /// `[manager stop]; manager = nil;`
    private func isToldToStop(_ variable: VariableID, before store: Node) -> Bool {
        guard let statement = store.selfAndAncestors.first(where: { $0.parent?.kind == .block }),
            let block = statement.parent
        else { return false }
        return block.children.contains { earlier in
            guard earlier.range.end <= statement.range.start, earlier.kind == .callExpression,
                let receiver = earlier.calleeName?.base
            else { return false }
            return project.referent(of: receiver) == .variable(variable)
        }
    }
}
