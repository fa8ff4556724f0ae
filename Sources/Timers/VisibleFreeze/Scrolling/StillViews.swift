import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes views of a scrolling class that nobody can scroll: variables to which nothing gives a view, and views
/// whose scrolling is switched off and never on again, or that have nothing to scroll. Input: a variable, or a name in code. Output: whether it is
/// such a view.
struct StillViews {
    let facts: ProjectFacts
    var project: Project { facts.project }

    /// `type` is the class on whose screen the view would be: what a sibling does with an inherited property is on
    /// another one.
    func isStill(_ id: VariableID, of type: TypeID? = nil) -> Bool {
        isNeverGiven(id, of: type) || isSwitchedOff(id) || hasNothingToScroll(id) || isAnsweredWithNothing(id)
            || isTextOfLinks(id) || isUnusedRefreshControl(id, of: type) || isHeldAlone(id)
            || facts.entries.instantiations.isNeverRead(id)
    }

    /// Whether a name says nothing of what scrolls: the class of a still view, or the delegate's protocol or parameter
    /// of text views that are all still.
    func namesStillView(_ name: Node) -> Bool {
        if let id = holder(of: name), isStill(id) || isNeverShown(id, depth: 0) { return true }
        if facts.entries.instantiations.isInUnreadProperty(name) { return true }
        if let type = project.type(around: name),
            isKeptStill(type) || answersForStillViews(type) || isRowOfStillViews(type)
        {
            return true
        }
        if holder(of: name) != nil { return false }
        guard ScrollAPI.textClasses.contains(name.name) || ScrollAPI.textDelegates.contains(name.name) else {
            return false
        }
        return name.selfAndAncestors.prefix { $0.kind != .block }.contains {
            [.parameter, .returnType, .inheritedType].contains($0.kind)
        } && showsStillText(inFile: project.fileIndex(of: name))
    }

    /// Whether a class whose instances scroll switches that off in its own view, and never on again.
    func isKeptStill(_ type: TypeID) -> Bool {
        facts.knownStillTypes.answer(to: type) { switchesItsViewOff(type) }
    }

    private func switchesItsViewOff(_ type: TypeID) -> Bool {
        let files = Set(project.lineage(of: type).flatMap { project.types[$0].declarations.map(\.file) })
        let switched = files.flatMap { file in
            ScrollAPI.switches.flatMap { facts.references.nodes(named: $0, inFile: file) }
        }.filter { node in
            node.isAssigned && project.type(around: node).map(project.lineage(of: type).contains) == true
                && (node.base.map { isOwnView($0.stripped) } ?? true)
        }
        return !switched.isEmpty
            && switched.allSatisfy { $0.outermostUnwrap.nextSibling?.stripped.booleanValue == false }
    }

    /// `collectionView`, `self`: not a view that the tree declares beside it.
    private func isOwnView(_ node: Node) -> Bool {
        if project.referent(of: node) == .instance || node.kind == .selfExpression { return true }
        guard ScrollAPI.ownViews.contains(node.name) else { return false }
        // The data source's methods have the same name.
        if case .variable? = project.referent(of: node) { return false }
        return true
    }

    /// Whether the types of a file, and the views that they hold, create text views, none of which scrolls.
    func showsStillText(inFile file: Int) -> Bool {
        let types = project.files.models[file].types.indices.compactMap {
            project.mergedType(file: file, declaration: $0)
        }
        let held = types.flatMap { project.types[$0].allProperties }.compactMap { project.type(of: $0)?.id }
        let files = Set((types + held).flatMap { project.types[$0].declarations.map(\.file) } + [file])
        let names = files.sorted().flatMap { file in
            ScrollAPI.textClasses.flatMap { facts.references.nodes(named: $0, inFile: file) }
        }
        let views = names.compactMap(holder)
        return !views.isEmpty && views.allSatisfy { isStill($0) }
    }

    /// The variable for whose value a name is written: as its type, or in its value.
    func holder(of name: Node) -> VariableID? {
        for node in name.selfAndAncestors {
            switch node.kind {
            case .binding: return project.variable(declaredBy: node)
            case .assignmentExpression:
                guard let target = node.firstChild, !target.range.contains(name.range),
                    case .variable(let id)? = project.referent(of: target.stripped)
                else { return nil }
                return id
            case .parameter, .block, .memberBlock: return nil
            default: continue
            }
        }
        return nil
    }

    // MARK: Variables

    /// An optional property without a value, an outlet that no file connects.
    func isNeverGiven(_ id: VariableID, of type: TypeID? = nil) -> Bool {
        let property = project[id]
        guard property.kind == .property, project.value(of: id) == nil, project.accessors(of: id).isEmpty,
            property.attributes.allSatisfy({ $0 == "IBOutlet" }), !property.modifiers.contains("override"),
            mayBeNil(id), !isSetByOthers(id), !isConnected(id)
        else { return false }
        return !uses(of: id).contains { $0.isChanged && !isInSibling($0, of: type, property: id) }
    }

    /// Whether the place is in another subclass of the class that declares the property.
    func isInSibling(_ place: Node, of type: TypeID?, property id: VariableID) -> Bool {
        guard let type, let owner = project.owner(of: id), let around = project.type(around: place) else {
            return false
        }
        return project.descendants(of: owner).contains(around) && !project.lineage(of: type).contains(around)
            && !project.descendants(of: type).contains(around)
    }

    private func mayBeNil(_ id: VariableID) -> Bool {
        let type = project.typeNode(of: id)?.kind
        return project.node(of: id).tree.file.language == .objectiveC || type == .optionalType
            || type == .implicitlyUnwrappedType
    }

    /// Whether code outside the tree may set it: of a library, what its headers declare.
    private func isSetByOthers(_ id: VariableID) -> Bool {
        let path = project.node(of: id).tree.file.path
        if path.hasSuffix(".h") { return facts.targets.isOfPublishedLibrary(path) }
        guard project[id].access >= .public, let owner = project.owner(of: id) else { return false }
        return !project.types[owner].declarations.allSatisfy { facts.targets.isClosed(project.files.path($0.file)) }
    }

    private func isConnected(_ id: VariableID) -> Bool {
        let nibs = facts.entries.nibs.contents
        let name = project[id].name
        guard project[id].has(attribute: "IBOutlet") else { return false }
        return nibs.outletsOfClasses.connects(name, ofOneOf: classes(with: id))
            ?? (nibs.outlets.isEmpty || nibs.outlets[name] != nil || nibs.oldOutlets.contains(name))
    }

    /// The names of the tree's classes whose instances have the property, or may be loaded as such.
    func classes(with property: VariableID) -> [String] {
        guard let owner = project.owner(of: property) else { return [] }
        return (project.lineage(of: owner) + project.descendants(of: owner)).filter {
            project.types[$0].kind != .extension
        }.map { project.types[$0].simpleName }
    }

    private func isSwitchedOff(_ id: VariableID) -> Bool {
        let isOffInNib =
            project[id].has(attribute: "IBOutlet")
            && facts.entries.nibs.contents.stillOutlets.contains(project[id].name)
        let values = given(to: ScrollAPI.switches, of: id)
        if (isOffInNib || !values.isEmpty) && values.allSatisfy(keepsStill) { return true }
        // Without touches nobody scrolls it.
        let touches = given(to: InterfaceAPI.touchSwitches, of: id)
        return !touches.isEmpty && touches.allSatisfy { $0.booleanValue == false }
    }

    /// What the tree assigns to one of the switches of a view, also where the view is created.
    private func given(to switches: Set<String>, of id: VariableID) -> [Node] {
        let own = uses(of: id).compactMap(\.outermostUnwrap.parent)
        let inValue = project.value(of: id).map { $0.nodes { $0.kind == .memberExpression } } ?? []
        return (own + inValue).compactMap { member in
            guard member.kind == .memberExpression, switches.contains(member.name), member.isAssigned else {
                return nil
            }
            return member.outermostUnwrap.nextSibling?.stripped
        }
    }

    func uses(of id: VariableID) -> [Node] {
        facts.references.uses(of: id).map(\.node)
    }
}
