import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Who calls the members of a type from outside, and in which order. Input: the project and its nibs. Output,
/// for a function: whether unseen code may call it, which framework callback it implements, and which calls
/// always come between two of its calls or after it.
package struct Entries: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    package let nibs: NibIndex
    let targets: BuildTargets
    /// The types that may have instances.
    package let instantiations: Instantiations
    package let macros: MacroMeanings
    private let knownSelectors = Answers<TypeID, [DeclaredSelectors]>()
    let knownRuns = Answers<FunctionID, Bool>()
    let knownInstances = Answers<TypeID, Bool>()
    let knownConstants = Answers<VariableID, KnownValue?>()
    /// Whether code writes a member of that name in an object of an unknown class.
    let knownUnknownWrites = Answers<String, Bool>()

    /// Takes over from the entries of an earlier project what did not change.
    package init(
        references: ReferenceIndex, nibs: NibIndex, targets: BuildTargets,
        replacing earlier: Entries? = nil
    ) {
        self.references = references
        self.nibs = nibs
        self.targets = targets
        instantiations = Instantiations(
            references: references, nibs: nibs, targets: targets,
            replacing: earlier?.instantiations)
        macros = MacroMeanings(references.project, replacing: earlier?.macros)
    }

    // MARK: Order

    /// The callback that a method implements, as declared in Swift: `viewWillAppear(_:)`. Before Swift 3 the
    /// name of the first parameter was also its label.
    package func callback(_ id: FunctionID) -> String {
        let function = project[id]
        let spelled = Self.spelled(function.name, function.labels)
        if isKnown(spelled) { return spelled }
        let other = Self.spelled(function.name, otherLabels(of: id))
        return isKnown(other) ? other : spelled
    }

    private func otherLabels(of id: FunctionID) -> [String] {
        let labels = project[id].labels
        if project.node(of: id).tree.file.language == .swift { return labels.isEmpty ? [] : [""] + labels.dropFirst() }
        return labels == [""] ? [Self.labelOfEvent] : labels
    }

    /// In Objective-C the event that a responder is told of has no label: `mouseEntered:` is `mouseEntered(with:)`.
    private static let labelOfEvent = "with"

    func isKnown(_ callback: String) -> Bool { !Lifecycles.containing(callback).isEmpty }

    /// Whether a framework calls the method by its name.
    private func isCallback(_ id: FunctionID) -> Bool {
        Lifecycles.containing(callback(id)).contains { !isForeign(id, to: $0) }
    }

    func lifecycles(of callbacks: Set<String>) -> [Lifecycle] {
        Lifecycles.all.filter { lifecycle in lifecycle.edges.contains { callbacks.contains($0.callback) } }
    }

    private static func spelled(_ name: String, _ labels: [String]) -> String {
        name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    /// Whether a table or collection calls the method when the user selects something.
    package func isSelection(_ id: FunctionID) -> Bool {
        project[id].labels.contains(where: InterfaceAPI.selections.contains)
    }

    /// Whether a framework calls the method repeatedly (`true`) or once (`false`); `nil` if unknown.
    package func repeats(_ id: FunctionID) -> Bool? {
        let callback = callback(id)
        let lifecycles = Lifecycles.containing(callback).filter { !isForeign(id, to: $0) }
        return lifecycles.isEmpty ? nil : lifecycles.contains { $0.canRepeat(callback) }
    }

    /// A method that merely has the name of a callback: a plain object's, which is no view controller, or one of a type
    /// that is no delegate of the application, if the code itself registers it for a notification or it is a screen's.
    func isForeign(_ id: FunctionID, to lifecycle: Lifecycle) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        let names = project.inheritedNames(of: owner)
        switch lifecycle.object {
        case Lifecycles.viewController:
            return names.contains("NSObject") && !names.contains { $0.contains("Controller") }
        case Lifecycles.application, Lifecycles.scene:
            let isDelegate = names.contains { name in ApplicationAPI.delegateEndings.contains(where: name.hasSuffix) }
            return ApplicationAPI.delegates.isDisjoint(with: names) && !isDelegate
                && (isRegistered(id) || names.contains { $0.hasSuffix(InterfaceAPI.controllerEnding) })
        default: return false
        }
    }

    /// Whether the tree registers the method with a notification center.
    private func isRegistered(_ id: FunctionID) -> Bool {
        references.mentions(of: id).contains { mention in
            mention.selfAndAncestors.first { $0.kind == .callExpression }?.calleeName?.isNamed("addObserver") == true
        }
    }

    /// Whether, between two calls of a hook, the framework always calls a method of the same type for which
    /// `settles` is true.
    package func isSettled(betweenTwo hook: FunctionID, by settles: (FunctionID) -> Bool) -> Bool {
        settling(hook, by: settles) { lifecycle, ends, callback in lifecycle.comes(oneOf: ends, betweenTwo: callback) }
    }

    /// The same, unless something interrupts a transition.
    package func isUsuallySettled(betweenTwo hook: FunctionID, by settles: (FunctionID) -> Bool) -> Bool {
        settling(hook, by: settles) { lifecycle, ends, callback in
            lifecycle.undisturbed.comes(oneOf: ends, betweenTwo: callback)
        }
    }

    /// Whether, after a hook and before the object can be released, the framework always calls a method of the
    /// same type for which `settles` is true.
    package func isSettled(after hook: FunctionID, by settles: (FunctionID) -> Bool) -> Bool {
        settling(hook, by: settles) { lifecycle, ends, callback in lifecycle.comes(oneOf: ends, after: callback) }
    }

    private func settling(
        _ hook: FunctionID, by settles: (FunctionID) -> Bool, _ isSure: (Lifecycle, Set<String>, String) -> Bool
    ) -> Bool {
        guard let owner = project.owner(of: hook) else { return false }
        let callback = callback(hook)
        let lifecycles = Lifecycles.containing(callback)
        guard !lifecycles.isEmpty else { return false }
        let ends = Set((project.functions(of: owner) + heirs(of: owner)).filter(settles).map(self.callback))
        return lifecycles.contains { isSure($0, ends.intersection($0.edges.map(\.callback)), callback) }
    }

    private func heirs(of owner: TypeID) -> [FunctionID] {
        project.descendants(of: owner).flatMap { project.types[$0].functions }
    }

    // MARK: Callers

    /// Whether unseen code may call a function: another module, the runtime by selector, or a framework through
    /// a protocol or an override.
    ///
    /// In a closed world, no other module is built against this one, so public means no more than internal.
    package func isOpen(_ id: FunctionID, inClosedWorld: Bool = false) -> Bool {
        let function = project[id]
        if function.access >= .public && !inClosedWorld || function.has(modifier: "override") { return true }
        if RuntimeAPI.openingAttributes.contains(where: { function.has(attribute: $0) }) { return true }
        return isConnected(id) || isRequired(id)
    }

    /// Whether a function is unreachable: a callback that no system sends any more, or in Swift a private one that the tree never mentions and no attribute
    /// exposes to the runtime. In an application also a less private one that only its own body calls, a global
    /// one that nothing calls, or a member whose name occurs nowhere.
    package func isLeftOver(_ id: FunctionID) -> Bool {
        if isNeverSent(id) { return true }
        let function = project[id]
        guard case .function = function.kind, project.node(of: id).tree.file.language == .swift, !isOpen(id),
            !RuntimeAPI.unnamedCalls.contains(function.name)
        else { return false }
        let own = project.node(of: id)
        let isOwn = { (node: Node) in own.encloses(node) }
        if function.access <= .fileprivate {
            // No other file sees it, whatever else has its name there.
            let isElsewhere = { (node: Node) in !node.isInSameTree(as: own) }
            let isUnmentioned = references.nodes(named: function.name).allSatisfy { isOwn($0) || isElsewhere($0) }
            return isUnmentioned && !isNamedInTextOfItsFile(id) || isShutOut(id)
        }
        guard isOfWholeProgram(id), !isCallback(id), function.name.first?.isLetter == true, !isNamedInText(id)
        else { return false }
        let callers = references.certainCallers
        let mentions = callers.possibleMentions(of: id)
        if isShutOut(id) { return true }
        guard mentions.allSatisfy(isOwn) else { return false }
        if function.owner == nil { return function.enclosing == nil }
        return mentions.contains { project.referent(of: $0) == .functions([id]) }
            || !mayBeWitness(id)
                && references.nodes(named: function.name).allSatisfy { isOwn($0) || !callers.mayCall($0, id) }
    }

    /// Whether the tree contains every call site of a Swift function: true for a private one, and in an
    /// application for any function that no attribute, protocol or framework exposes.
    package func hasAllCallersInSight(_ id: FunctionID) -> Bool {
        project.node(of: id).tree.file.language == .swift && !isOpen(id, inClosedWorld: true)
            && hasCallersOfProgramAlone(id)
    }

    /// Whether no other module and no framework calls a Swift function, unless an attribute or a nib opens it.
    func hasCallersOfProgramAlone(_ id: FunctionID) -> Bool {
        project[id].access <= .fileprivate || isOfWholeProgram(id) && !isCallback(id) && !mayBeWitness(id)
    }

    /// Whether the tree contains all modules that see a Swift function: the program's, or those of a plug-in.
    private func isOfWholeProgram(_ id: FunctionID) -> Bool {
        isInClosedWorld(id)
            || project[id].access <= .internal && targets.isLinkedByNothing(project.node(of: id).tree.file.path)
    }

    /// Whether the runtime may call the function by selector, or an unseen protocol may require it: one to
    /// which its type, or a subtype, conforms.
    private func mayBeWitness(_ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        if project.lineage(of: owner).contains(where: { project.types[$0].attributes.contains("objcMembers") }) {
            return true
        }
        let types = ([owner] + project.descendants(of: owner)).reduce(into: Set<TypeID>()) {
            $0.formUnion(project.lineage(of: $1))
        }
        let names = types.reduce(into: Set<String>()) { $0.formUnion(unreadNames(inheritedBy: $1)) }
        return names.contains { name in
            if RuntimeAPI.valueProtocols.contains(name) || isApart(id, fromDelegate: name) { return false }
            guard InterfaceAPI.classPrefixes.contains(where: name.hasPrefix) else { return true }
            return !InterfaceAPI.classEndings.contains(where: name.hasSuffix) && !isDelegateWithout(id, in: name)
        }
    }

    /// Whether an extension adopts a delegate's protocol, and the method, which takes nothing, stands elsewhere in its type.
    private func isApart(_ id: FunctionID, fromDelegate name: String) -> Bool {
        guard RuntimeAPI.delegateEndings.contains(where: name.hasSuffix), project[id].labels.isEmpty,
            let owner = project.owner(of: id)
        else { return false }
        let adopting = project.types[owner].declarations.map(project.node).filter { declaration in
            declaration.inheritedTypes.contains { $0.contains { $0.kind == .namedType && $0.name == name } }
        }
        let own = project.node(of: id)
        return !adopting.isEmpty && adopting.allSatisfy { $0.kind == .extensionDeclaration && !$0.encloses(own) }
    }

    /// The protocols to which a type conforms, or may conform, whose declarations were not read. What a superclass conforms
    /// to, its own methods fulfil, and a subclass's only if they override them.
    private func unreadNames(inheritedBy type: TypeID) -> [String] {
        guard let place = project.types[type].declarations.first else { return [] }
        let unread = project.types[type].inherits.filter { name in
            name != "NSObject" && !project.declaresType(named: name, from: place.file)
        }
        let isSuperclass =
            unread.count == 1
            && project.types[type].functions.contains { project[$0].has(modifier: "override") }
            && !project.lineage(of: type).dropFirst().contains { project.types[$0].kind == .class }
        return isSuperclass ? [] : unread
    }

    /// Whether a protocol of a framework's delegates surely does not require the method: theirs pass the sender.
    private func isDelegateWithout(_ id: FunctionID, in name: String) -> Bool {
        RuntimeAPI.delegateEndings.contains(where: name.hasSuffix) && !ApplicationAPI.delegates.contains(name)
            && project[id].labels.isEmpty && !OverridableMethods.withoutParameters.contains(project[id].name)
    }

    /// Whether the function is only built into programs, against which nothing else is built.
    package func isInClosedWorld(_ id: FunctionID) -> Bool { targets.isClosed(project.node(of: id).tree.file.path) }

    /// Whether other files can name the function: in Swift by its access level, in Objective-C if a header or a
    /// protocol declares it.
    package func isVisibleOutside(_ id: FunctionID) -> Bool {
        guard project[id].access > .fileprivate else { return false }
        let node = project.node(of: id)
        guard node.tree.file.language == .objectiveC, let owner = project.owner(of: id) else { return true }
        guard let selector = node.selector else { return false }
        return project.lineage(of: owner).contains { declares($0, selector) }
    }

    /// Whether other files can assign the property: in Swift by its access level, in Objective-C if a header declares it,
    /// or its setter.
    package func isAssignableOutside(_ property: VariableID) -> Bool {
        guard project[property].access > .fileprivate else { return false }
        let node = project.node(of: property)
        guard node.tree.file.language == .objectiveC, let owner = project.owner(of: property) else { return true }
        let name = project[property].name
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        return node.tree.file.path.hasSuffix(".h") || project.lineage(of: owner).contains { declares($0, setter) }
    }

    /// Whether a header or a protocol declares an Objective-C method of a type.
    func declares(_ type: TypeID, _ selector: String) -> Bool {
        knownSelectors.answer(to: type) { project.declaredSelectors(of: type) }.contains { $0.contains(selector) }
    }

    /// Whether only `init(coder:)` runs the function: it is that initializer, or each call is in it.
    package func isForNibsAlone(_ id: FunctionID) -> Bool {
        if project[id].kind.isInitializer { return project[id].labels == RuntimeAPI.decoderLabels }
        guard !isOpen(id, inClosedWorld: true) else { return false }
        let mentions = references.certainCallers.mentions(of: id)
        return mentions.isComplete && !mentions.found.isEmpty
            && mentions.found.allSatisfy { mention in
                guard case .call(let call) = mention, let caller = project.function(around: call) else { return false }
                return project[caller].kind.isInitializer && isForNibsAlone(caller)
            }
    }

    /// Whether a control in a nib sends it to an object of its class.
    package func isConnected(_ id: FunctionID) -> Bool {
        guard project[id].labels.count <= 2, isNamed(by: nibs.contents.selectors, id) else { return false }
        let selectors = project.node(of: id).selector.map { [$0] } ?? nibs.contents.selectors.naming(project[id])
        return selectors.contains { selector in
            guard let receivers = nibs.contents.receivers[selector] else { return true }
            return mayReceive(id, one: receivers)
        }
    }

    /// Whether the type of a method is among the classes that a nib names, or is a superclass or subclass of one of them,
    /// or has another name in Objective-C.
    private func mayReceive(_ id: FunctionID, one classes: Set<String>) -> Bool {
        guard let owner = project.owner(of: id) else { return true }
        return (project.lineage(of: owner) + project.descendants(of: owner)).contains { type in
            classes.contains(project.types[type].simpleName) || project.types[type].attributes.contains("objc")
        }
    }

    /// Whether controls in nibs send it when they are touched, and at no other event.
    package func isConnectedToTouches(_ id: FunctionID) -> Bool {
        project[id].labels.count <= 2 && isNamed(by: nibs.contents.touchSelectors, id)
    }

    /// Whether an object that any nib connects to an outlet of this name sends it.
    package func isSent(byOutlet name: String, _ id: FunctionID) -> Bool {
        nibs.contents.outlets[name].map { isNamed(by: $0, id) } ?? false
    }

    /// What the controls in nibs send, event by event, that send the method at some event and something at the beginning
    /// of a touch.
    package func heldControls(sending id: FunctionID) -> [[String: SelectorNames]] {
        nibs.contents.heldControls.filter { $0.values.contains { isNamed(by: $0, id) } }
    }

    package func isNamed(by selectors: SelectorNames, _ id: FunctionID) -> Bool {
        project.node(of: id).selector.map(selectors.mayName(selector:)) ?? selectors.mayName(project[id])
    }

    /// Whether a protocol or superclass in the tree requires it.
    package func isRequired(_ id: FunctionID) -> Bool { askers(for: id).contains { _ in true } }

    /// The protocols and superclasses in the tree with a method of its name.
    func askers(for id: FunctionID) -> some Sequence<TypeID> {
        let owner = project[id].access > .fileprivate ? project.owner(of: id) : nil
        let others = owner.map { project.lineage(of: $0).dropFirst() } ?? []
        return others.lazy.filter { project.types[$0].methods[project[id].name] != nil }
    }
}
