import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension Entries {
    /// Whether the function is a callback of old systems that nothing calls, except the superclass's implementation.
    func isNeverSent(_ id: FunctionID) -> Bool {
        guard RuntimeAPI.unsentCallbacks.contains(project[id].name), project[id].labels.isEmpty else { return false }
        return CallGraph.mentions(of: id, project: project, references: references).allSatisfy { mention in
            guard mention.base?.kind == .superExpression, let caller = project.function(around: mention) else {
                return false
            }
            return project[caller].name == project[id].name
        }
    }

    /// Whether the program can ever run a function. Conservative: false only if the tree contains every call of it, and
    /// each is in a file that no target builds, in a preview, in tests, in a type that nothing creates, or in a
    /// function of which the same is true.
    package func mayRun(_ id: FunctionID) -> Bool {
        var seen: Set<FunctionID> = []
        return mayRun(id, &seen)
    }

    /// A function that this search has already visited adds nothing: the search ends at the first call that may run.
    private func mayRun(_ id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        if let known = knownRuns.known(id) { return known }
        guard seen.insert(id).inserted else { return false }
        let isFirst = seen.count == 1
        let answer = isCalledByRunningCode(id, &seen)
        return isFirst || answer ? knownRuns.keep(answer, for: id) : answer
    }

    private func isCalledByRunningCode(_ id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        let own = project.node(of: id)
        if project.isTestFile(own) || targets.isTest(own.tree.file.path) { return true }
        if isLeftOver(id) || isDeadAction(id) || isDeadMethod(id) { return false }
        guard case .function = project[id].kind, !RuntimeAPI.unnamedCalls.contains(project[id].name),
            hasAllCallersInSight(id) || isOfOwnInterface(id) || isUndeclaredMethod(id)
        else { return true }
        let mentions = CallGraph.mentions(of: id, project: project, references: references)
        return mayBeMeant(id, besides: mentions) || mentions.contains { mayRun(mention: $0, of: id, &seen) }
    }

    /// Whether a text is the function's selector, or, if nothing mentions it, whether a call has its name and labels.
    private func mayBeMeant(_ id: FunctionID, besides mentions: [Node]) -> Bool {
        if isNamedInText(id) { return true }
        let callers = CertainCallers(project: project, references: references)
        return mentions.isEmpty
            && references.nodes(named: project[id].name).contains { node in
                node.callOfName.map { callers.fits($0, id) } == true
            }
    }

    private func isNamedInText(_ id: FunctionID) -> Bool {
        project.node(of: id).selector.map(instantiations.isInText) ?? false
    }

    /// Whether an Objective-C method of a program is declared for the program's own calls: by the header of its class, and
    /// for no protocol, superclass, nib or framework.
    private func isOfOwnInterface(_ id: FunctionID) -> Bool {
        guard project.node(of: id).tree.file.language == .objectiveC, isInClosedWorld(id), isVisibleOutside(id),
            !isOpen(id, inClosedWorld: true), !isKnown(callback(id)), !project[id].has(attribute: "IBAction"),
            let owner = project.owner(of: id), let selector = project.node(of: id).selector
        else { return false }
        return !project.lineage(of: owner).contains { type in
            project.types[type].kind == .protocol && declares(type, selector)
        }
    }

    /// Whether it is an action of a program that no control of its nibs sends and no code mentions. The nib of its class is
    /// in the tree.
    private func isDeadAction(_ id: FunctionID) -> Bool {
        guard project[id].has(attribute: "IBAction"), isInClosedWorld(id), !isConnected(id), !isRequired(id),
            let owner = project.owner(of: id),
            ([owner] + project.descendants(of: owner)).contains(where: { hasNib($0) })
        else { return false }
        let own = project.node(of: id)
        return !isNamedInText(id) && references.nodes(named: project[id].name).allSatisfy { own.encloses($0) }
    }

    /// Whether it is an Objective-C method of a program that no header declares, under a name that no framework calls. Only
    /// methods without parameters are judged: protocols of frameworks have countless others.
    private func isUndeclaredMethod(_ id: FunctionID) -> Bool {
        guard project.node(of: id).tree.file.language == .objectiveC, case .function = project[id].kind,
            project[id].labels.isEmpty, isInClosedWorld(id), !isVisibleOutside(id), !isOpen(id, inClosedWorld: true)
        else { return false }
        return !isKnown(callback(id)) && !mayBeOverride(id) && !isSetOrAsked(id)
    }

    /// Such a method that no code mentions, either.
    private func isDeadMethod(_ id: FunctionID) -> Bool {
        guard isUndeclaredMethod(id) else { return false }
        let own = project.node(of: id)
        return !isNamedInText(id) && references.nodes(named: project[id].name).allSatisfy { own.encloses($0) }
    }

    /// Whether a framework may call the method by its name, as far as the class's superclasses and protocols are known.
    private func mayBeOverride(_ id: FunctionID) -> Bool {
        let name = project[id].name
        guard let owner = project.owner(of: id), !OverridableMethods.withoutParameters.contains(name),
            name.camelWords.first.map(OverridableMethods.firstWords.contains) != true
        else { return true }
        return project.inheritedNames(of: owner).contains { inherited in
            project.type(named: inherited, from: id.file) == nil
                && !InterfaceAPI.classPrefixes.contains(where: inherited.hasPrefix)
        }
    }

    /// Whether the method is the accessor of a property, which bindings and key paths may name.
    private func isSetOrAsked(_ id: FunctionID) -> Bool {
        let name = project[id].name
        guard let owner = project.owner(of: id) else { return true }
        return project.lineage(of: owner).contains { project.types[$0].properties[name] != nil }
            || nibs.contents.bound[name] != nil
    }

    private func hasNib(_ type: TypeID) -> Bool {
        nibs.contents.elements(beside: project.types[type].simpleName, near: nil) != nil
    }

    private func mayRun(mention: Node, of id: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
        guard targets.mayBeBuilt(mention.tree.file.path), !project.isTestFile(mention), !mention.isInPreview
        else { return false }
        let caller = project.function(around: mention)
        if !project.isInStaticCode(mention), let type = project.type(around: mention), !instantiations.mayExist(type) {
            return false
        }
        return caller.map { $0 != id && mayRun($0, &seen) } ?? true
    }
}

extension Project {
    /// Whether a node is in a static method, or in the initial value of a static property: code that needs no instance.
    package func isInStaticCode(_ node: Node) -> Bool {
        if let function = function(around: node) { return self[function].isStatic }
        let property = node.selfAndAncestors.lazy.compactMap(variable(declaredBy:)).first {
            self[$0].kind == .property
        }
        return property.map { self[$0].isStatic } ?? false
    }
}
