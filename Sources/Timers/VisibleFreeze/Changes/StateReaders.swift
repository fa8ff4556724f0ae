import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds out whether a state is drawn: `@State`, `@Published`, an observable object's property. Input: the
/// target of a change. Output: the state, if a SwiftUI view of the tree reads it outside the code that changes
/// it.
struct StateReaders {
    private let facts: ProjectFacts
    var project: Project { facts.project }
    var references: ReferenceIndex { facts.references }
    var entries: Entries { facts.entries }

    init(_ facts: ProjectFacts) { self.facts = facts }

    /// The state to which a target belongs (`point` for `model.point.x`), if a view reads it. `code` is what
    /// changes it.
    func shownState(changedBy target: Node, besides code: [Node]) -> VariableID? {
        var node: Node? = target.stripped
        while let here = node {
            if case .variable(let id)? = project.referent(of: here), isState(id) {
                return isShown(id, changedBy: target, besides: code) ? id : nil
            }
            node = here.kind == .memberExpression || here.kind == .subscriptExpression ? here.firstChild?.stripped : nil
        }
        return nil
    }

    func isState(_ id: VariableID) -> Bool {
        let property = project[id]
        guard property.kind == .property, !property.isStatic, !isHandle(id) else { return false }
        if property.attributes.contains(where: VisibleChanges.stateWrappers.contains) { return true }
        guard let owner = project.owner(of: id), project.types[owner].attributes.contains("Observable") else {
            return false
        }
        return !property.has(attribute: "ObservationIgnored") && !isComputed(id)
    }

    /// A running task or subscription, which nothing draws.
    private func isHandle(_ id: VariableID) -> Bool {
        project.typeNode(of: id)?.contains { VisibleChanges.undrawnTypes.contains($0.name) } ?? false
    }

    /// Whether each change is announced to all observers of the object, whatever they read.
    func isPublished(_ state: VariableID) -> Bool { project[state].attributes.contains("Published") }

    private func isComputed(_ id: VariableID) -> Bool { project.getter(of: id) != nil }

    // MARK: Readers

    private func isShown(_ id: VariableID, besides code: [Node], depth: Int = 0) -> Bool {
        reader(of: id, besides: code, depth: depth) != nil
    }

    /// Whether a view reads what changes of the state, of the object that changes.
    private func isShown(_ id: VariableID, changedBy target: Node, besides code: [Node]) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        let fields = ChangedFields(references: references)
        let changed = fields.fields(of: id, changedBy: target)
        let objects = KeptObjects(references: references)
        let holder = objects.holder(of: id, changedBy: target)
        return uses(of: id).contains { use in
            holder.map { objects.mayMean(use, ofObjectIn: $0) } != false
                && isReading(use, id, owner, besides: code, depth: 0, false)
                && changed.map { fields.reads(use, $0, of: id) } != false
        }
    }

    /// A place that draws a state: in a view's body or in code that computes a part of it, or in a computed property
    /// of the same object that a view reads. `isCertain`: excludes uses that match only by name, on a receiver of
    /// unknown type.
    func reader(of id: VariableID, besides code: [Node], depth: Int = 0, isCertain: Bool = false) -> Node? {
        guard let owner = project.owner(of: id) else { return nil }
        return uses(of: id).first { isReading($0, id, owner, besides: code, depth: depth, isCertain) }
    }

    /// Whether the body of a view reads a state, itself or through a computed property of the state's object. A
    /// binding reads nothing.
    func isRead(_ id: VariableID, by view: TypeID, depth: Int = 0) -> Bool {
        references.nodes(naming: id).contains { use in
            guard !use.isAssigned, means(use, id), !isOutsideBody(use), let reader = project.type(around: use) else {
                return false
            }
            if reader == view { return true }
            guard depth < Self.getterDepth, let computed = computedProperty(around: use, of: project.owner(of: id))
            else { return false }
            return computed != id && isRead(computed, by: view, depth: depth + 1)
        }
    }

    /// How many levels of computed properties are followed.
    private static let getterDepth = 2

    /// The property of a type whose getter contains a place.
    private func computedProperty(around use: Node, of owner: TypeID?) -> VariableID? {
        guard project.type(around: use) == owner, let getter = project.function(around: use),
            case .accessor("get") = project[getter].kind
        else { return nil }
        return project[getter].property.map { VariableID(file: getter.file, index: $0) }
    }

    /// The views that certainly draw a state, each once.
    func viewsReading(_ id: VariableID) -> [TypeID] {
        guard let owner = project.owner(of: id) else { return [] }
        var seen: Set<TypeID> = []
        return uses(of: id).compactMap { use in
            guard let type = project.type(around: use), !seen.contains(type),
                isReading(use, id, owner, besides: [], depth: 0, true)
                    || (bindsMember(use, of: id) == true || isOfGenericModel(use, owner))
                        && isReading(use, id, owner, besides: [], depth: 0, false)
            else { return nil }
            seen.insert(type)
            return isView(type) ? type : nil
        }
    }

    /// `model.rows` in `struct Results<Model: Searching>: View`, if the view is made with such an object somewhere:
    /// `Results(model: people)`, `Results<People>(model: model)`.
    private func isOfGenericModel(_ use: Node, _ owner: TypeID) -> Bool {
        guard use.kind == .memberExpression, let base = use.base?.stripped,
            case .variable(let model)? = project.referent(of: base), let view = project.owner(of: model),
            let parameter = project.typeNode(of: model)?.name, project.isGenericParameter(parameter, of: view)
        else { return false }
        return references.constructions(of: view).contains { call in
            call.calleeName?.children.contains { project.valueType(of: $0)?.id == owner } == true
                || call.arguments.contains { $0.value.flatMap { project.type(of: $0)?.id } == owner }
        }
    }

    /// The places in a view's code that draw a state.
    func places(drawing id: VariableID, in view: TypeID) -> [Node] {
        guard let owner = project.owner(of: id) else { return [] }
        return uses(of: id).filter {
            project.type(around: $0) == view && isReading($0, id, owner, besides: [], depth: 0, false)
        }
    }

    func uses(of id: VariableID) -> [Node] {
        references.nodes(naming: id) + references.nodes(named: "$" + project[id].name)
    }

    private func isReading(
        _ use: Node, _ id: VariableID, _ owner: TypeID, besides code: [Node], depth: Int, _ isCertain: Bool
    ) -> Bool {
        guard !use.isAssigned, !code.contains(where: { $0.tree === use.tree && $0.range.contains(use.range) }),
            isCertain ? project.referent(of: use) == .variable(id) : means(use, id), !isUndrawn(use),
            !isPassedUnread(use, depth: depth)
        else { return false }
        guard let reader = project.type(around: use) else { return false }
        if isView(reader) { return entries.instantiations.mayExist(reader) && !isInUnusedPart(use) }
        // Another model passes on what it is certain to mean: `var level: Double { recorder.level }`.
        guard depth < Self.getterDepth,
            let computed = computedProperty(
                around: use, of: project.referent(of: use) == .variable(id) ? reader : owner), computed != id
        else { return false }
        return isShown(computed, besides: code, depth: depth + 1)
    }

    /// `SearchBar(isActive: $isSearching)`: a binding to a view of the tree that never draws its value.
    private func isPassedUnread(_ use: Node, depth: Int) -> Bool {
        guard depth < 2, let argument = use.outermostUnwrap.parent, argument.kind == .argument,
            use.selfAndBases.last?.name.hasPrefix("$") == true,
            let view = argument.parent.flatMap({ project.type(of: $0)?.id }), isView(view),
            let binding = project.property(named: argument.name, of: view)
        else { return false }
        let uses = references.nodes(naming: binding) + references.nodes(named: "$" + project[binding].name)
        return !uses.contains { read in
            project.type(around: read) == view && !read.isAssigned && !isUndrawn(read)
                && !isPassedUnread(read, depth: depth + 1)
        }
    }

    /// `$count` in `model.$count`, if the model owns the property.
    func isProjection(_ use: Node, of id: VariableID) -> Bool {
        let type =
            use.kind == .memberExpression ? use.base.flatMap { project.type(of: $0)?.id } : project.type(around: use)
        guard let type, let owner = project.owner(of: id) else { return false }
        return project.lineage(of: type).contains(owner)
    }

    /// `TabView(selection: $page)`: assigning the state turns the page.
    func isSelectedPage(_ state: VariableID) -> Bool {
        references.nodes(named: "$" + project[state].name).contains { use in
            guard isProjection(use, of: state), let argument = use.parent, argument.kind == .argument,
                argument.isNamed("selection")
            else { return false }
            return argument.parent?.calleeName?.name.hasSuffix("TabView") == true
        }
    }

    /// `onChange(of: lines.count) { proxy.scrollTo(bottom) }`: assigning the state scrolls.
    func isScrolledTo(_ state: VariableID) -> Bool {
        references.nodes(naming: state).contains { use in
            guard means(use, state), let argument = use.selfAndAncestors.first(where: { $0.kind == .argument }),
                argument.isNamed("of"), let call = argument.parent, call.calleeName?.isNamed("onChange") == true
            else { return false }
            return call.arguments.contains { handler in
                handler != argument
                    && handler.contains { $0.callOfName != nil && VisibleChanges.scrolling.contains($0.name) }
            }
        }
    }

    /// A collection, other than of numbers, that a view lists.
    func holdsRows(_ state: VariableID) -> Bool {
        guard let type = project.type(of: state), CollectionAPI.collectionTypes.contains(type.name)
        else { return false }
        let written = project.typeNode(of: state) ?? project.value(of: state)
        return written?.contains { TimeAPI.numberTypes.contains($0.name) || $0.isNamed("Bool") } != true
    }

    /// `$model.count`, a binding to a property of the model.
    func isBoundMember(_ use: Node, of id: VariableID) -> Bool { bindsMember(use, of: id) ?? true }

    /// `nil` if the model's type is unknown.
    private func bindsMember(_ use: Node, of id: VariableID) -> Bool? {
        guard use.kind == .memberExpression, let base = use.base?.stripped, let owner = project.owner(of: id) else {
            return false
        }
        let chain = base.selfAndBases
        guard let first = chain.last, first.name.hasPrefix("$") else { return false }
        guard chain.count == 1, let view = project.type(around: use),
            let model = project.property(named: String(first.name.dropFirst()), of: view),
            let type = project.type(of: model)?.id
        else { return nil }
        return project.lineage(of: type).contains(owner)
    }

    /// A member on a receiver of unknown type may be it.
    func means(_ use: Node, _ id: VariableID) -> Bool {
        switch project.referent(of: use) {
        case .variable(let found)?: return found == id
        case nil:
            // A name such as `$name` is never spelled that way in its declaration.
            if use.name.hasPrefix("$") { return isProjection(use, of: id) }
            return use.kind == .memberExpression && use.base.map { project.type(of: $0)?.id == nil } ?? false
        default: return false
        }
    }

    /// Whether the code of a view runs later than its body and itself draws nothing.
    func isInAction(_ use: Node) -> Bool {
        use.selfAndAncestors.contains { node in
            guard node.kind == .closureExpression, let argument = node.parent, argument.kind == .argument,
                let call = argument.parent
            else { return false }
            if argument.isNamed("action") || argument.isNamed("perform") { return true }
            guard let name = call.calleeName?.name else { return false }
            return ClosureTiming.bodyActions.contains(name)
                && (name != "Button" || argument == call.trailingClosures.first && call.arguments.count > 1)
        }
    }

    /// Whether the body of a view draws nothing of what is read.
    private func isUndrawn(_ use: Node) -> Bool { isOutsideBody(use) || isOnlyCompared(use) }

    private func isOutsideBody(_ use: Node) -> Bool { isInAction(use) || isInMethodWithoutResult(use) }

    /// `onChange(of: model.elapsed) { check() }`, `animation(.default, value: model.elapsed)`: the modifier compares the
    /// value, and its closure changes nothing at once.
    private func isOnlyCompared(_ use: Node) -> Bool {
        let inArguments = use.selfAndAncestors.prefix { $0.kind != .closureExpression && $0.kind != .block }
        return inArguments.contains { argument in
            guard argument.kind == .argument, let call = argument.parent, let modifier = call.calleeName?.name,
                VisibleChanges.comparisons[modifier] == argument.name
            else { return false }
            return !call.arguments.contains { $0 != argument && assigns($0) }
        }
    }

    /// Whether code assigns something, itself or in a function that it calls.
    private func assigns(_ code: Node) -> Bool {
        code.contains { node in
            if node.kind == .assignmentExpression { return true }
            guard node.callOfName != nil, case .functions(let called)? = project.referent(of: node) else {
                return false
            }
            return called.compactMap { project.body(of: $0) }.contains { body in
                body.contains { $0.kind == .assignmentExpression }
            }
        }
    }

    /// A body draws what its methods return; only a wrapped view of another framework is updated by a method.
    private func isInMethodWithoutResult(_ use: Node) -> Bool {
        guard let function = project.function(around: use) else { return false }
        let declaration = project.node(of: function)
        return declaration.kind == .functionDeclaration && declaration.tree.file.language == .swift
            && declaration.returnedType == nil && !ClosureTiming.viewUpdates.contains(project[function].name)
    }

    func isView(_ type: TypeID) -> Bool { StateReaders.isView(type, project) }

    static func isView(_ type: TypeID, _ project: Project) -> Bool {
        !project.types[type].isReference
            && !project.inheritedNames(of: type).isDisjoint(with: VisibleChanges.viewProtocols)
            || project.types[type].kind == .extension
                && VisibleChanges.viewProtocols.contains(project.types[type].simpleName)
    }
}
