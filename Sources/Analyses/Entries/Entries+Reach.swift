import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension Entries {
    /// Whether the function is a callback of old systems that nothing calls, except the superclass's implementation.
    func isNeverSent(_ id: FunctionID) -> Bool {
        guard RuntimeAPI.unsentCallbacks.contains(project[id].name), project[id].labels.isEmpty else { return false }
        return references.mentions(of: id).allSatisfy { mention in
            guard mention.base?.kind == .superExpression, let caller = project.function(around: mention) else {
                return false
            }
            return project[caller].name == project[id].name
        }
    }

    /// Whether the program can ever run a function. Conservative: false only if the tree contains every call of it, and
    /// each is in a file that no target builds, in a preview, in tests, in a type that nothing creates, or in a
    /// function of which the same is true.
    package func mayRun(_ id: FunctionID) -> Bool { settled { mayRun(id, &$0) } }

    /// Whether the program can ever get to a place in its code.
    package func mayRun(_ place: Node) -> Bool { settled { mayRun(place, in: nil, &$0) } }

    /// Whether the program can ever have an instance of the type, or of a subtype: not if only code that never runs names
    /// it.
    func mayExist(_ type: TypeID) -> Bool { settled { mayExist(type, &$0) } }

    /// What a search visits counts as not running until a call of it is found that runs.
    private struct RunSearch {
        var functions: Set<FunctionID> = []
        var types: Set<TypeID> = []
    }

    /// The answer of a search that has learned nothing which one of its own answers did not consider yet: a function needs
    /// both an instance and a call, and either may be found after the other was asked for. Only then does what was visited
    /// never run, whoever asks next. Cost: one more search for each that finds anything on its way to `false`.
    private func settled(_ ask: (inout RunSearch) -> Bool) -> Bool {
        while true {
            var search = RunSearch()
            if ask(&search) { return true }
            let hasLearned =
                search.functions.contains { knownRuns.known($0) == true }
                || search.types.contains { knownInstances.known($0) == true }
            if hasLearned { continue }
            for function in search.functions { knownRuns.keep(false, for: function) }
            for type in search.types { knownInstances.keep(false, for: type) }
            return false
        }
    }

    private func mayRun(_ id: FunctionID, _ search: inout RunSearch) -> Bool {
        if let known = knownRuns.known(id) { return known }
        guard search.functions.insert(id).inserted else { return false }
        return isCalledByRunningCode(id, &search) && knownRuns.keep(true, for: id)
    }

    private func mayExist(_ type: TypeID, _ search: inout RunSearch) -> Bool {
        guard instantiations.mayExist(type) else { return false }
        if let known = knownInstances.known(type) { return known }
        guard search.types.insert(type).inserted else { return false }
        return isMadeByRunningCode(type, &search) && knownInstances.keep(true, for: type)
    }

    private func isMadeByRunningCode(_ type: TypeID, _ search: inout RunSearch) -> Bool {
        guard let makers = instantiations.makers(of: type) else { return true }
        let heirs = project.descendants(of: type)
        // Only who names a class runs its static code.
        let others = makers.filter { !heirs.isEmpty || project.type(around: $0) != type }
        return others.contains { mayRun($0, in: nil, &search) } || heirs.contains { mayExist($0, &search) }
    }

    private func isCalledByRunningCode(_ id: FunctionID, _ search: inout RunSearch) -> Bool {
        if isOfTests(project.node(of: id)) { return true }
        if isLeftOver(id) || isDeadAction(id) { return false }
        if let assignments = assignments(running: id) {
            return assignments.contains { mayRun($0, in: id, &search) }
        }
        guard let mentions = knownMentions(of: id) else { return true }
        return mentions.contains { mayRun($0, in: id, &search) }
    }

    /// Whether nothing in the whole program calls the function.
    func isUncalled(_ id: FunctionID) -> Bool {
        let own = project.node(of: id)
        guard !isOfTests(own) else { return false }
        if isNeverSent(id) || isDeadAction(id) { return true }
        if let assignments = assignments(running: id) { return assignments.isEmpty }
        return knownMentions(of: id)?.allSatisfy { own.encloses($0) } ?? false
    }

    /// Every mention of a function; `nil` if unseen code may call it, or code that does not name it.
    private func knownMentions(of id: FunctionID) -> [Node]? {
        guard case .function = project[id].kind, !RuntimeAPI.unnamedCalls.contains(project[id].name),
            hasAllCallersInSight(id) || isSentByProgramAlone(id) || isNamedWhereSent(id) || isAskedByProgramAlone(id)
        else { return nil }
        guard isAsked(id) || hasNamesake(id) else {
            let mentions = references.mentions(of: id).filter { !isSelectorOfOther($0, id) }
            return mayBeMeant(id, besides: mentions) ? nil : mentions
        }
        // Whoever has the protocol or superclass calls it by its name, and so does another target that has a method of its
        // own by that name. Where nobody does, a library may that was not read.
        let mentions = references.nodes(named: project[id].name).filter { $0.base?.kind != .superExpression }
        return mentions.isEmpty && !isAskedByProgramAlone(id) || isNamedInText(id) ? nil : mentions
    }

    /// Whether only Swift protocols and classes of the program require a Swift method: no library knows them.
    private func isAskedByProgramAlone(_ id: FunctionID) -> Bool {
        guard !project[id].has(modifier: "override"), isRequired(id),
            !project[id].attributes.contains(where: RuntimeAPI.openingAttributes.contains), !isConnected(id),
            project.node(of: id).tree.file.language == .swift, hasCallersOfProgramAlone(id)
        else { return false }
        return askers(for: id).allSatisfy { asker in
            !project.types[asker].attributes.contains("objc")
                && project.types[asker].declarations.allSatisfy { declaration in
                    let file = project.files.models[declaration.file].file
                    return file.language == .swift && targets.isClosed(file.path)
                }
        }
    }

    /// Whether a `#selector`, or the name in it, is that of another type's method.
    private func isSelectorOfOther(_ mention: Node, _ id: FunctionID) -> Bool {
        mention.tree.file.language == .swift
            && mention.selfAndAncestors.prefix(2).first { $0.kind == .selectorExpression }
                .map { !references.certainCallers.mayMean($0, id) } == true
    }

    /// Whether code that sends an exposed Swift method, which only the attribute opens, has to name it: calls, or
    /// `#selector`. Texts with its name are looked for besides.
    private func isNamedWhereSent(_ id: FunctionID) -> Bool {
        guard project[id].attributes.filter(RuntimeAPI.openingAttributes.contains) == ["objc"],
            project[id].labels.count <= 1, project.node(of: id).attribute("objc")?.firstChild == nil,
            !project[id].has(modifier: "override")
        else { return false }
        return !isConnected(id) && !isRequired(id) && hasCallersOfProgramAlone(id)
    }

    /// Whether a type of the same name, as targets for several platforms have them, has such a method, too.
    private func hasNamesake(_ id: FunctionID) -> Bool {
        project.functions(named: project[id].name).contains { other in
            other != id && project[other].labels == project[id].labels && project.body(of: other) != nil
                && ownerName(other) == ownerName(id)
        }
    }

    private func ownerName(_ id: FunctionID) -> String? { project.owner(of: id).map { project.types[$0].simpleName } }

    /// Whether a protocol or superclass in the tree has the method, too.
    private func isAsked(_ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id), let selector = project.node(of: id).selector else {
            return isRequired(id)
        }
        return project.lineage(of: owner).contains { type in
            project.types[type].kind == .protocol && declares(type, selector)
        } || isRequired(id)
    }

    /// Whether a text is the function's selector, or, if nothing mentions it, whether a call has its name and labels.
    private func mayBeMeant(_ id: FunctionID, besides mentions: [Node]) -> Bool {
        if isNamedInText(id) { return true }
        let callers = references.certainCallers
        return mentions.isEmpty
            && references.nodes(named: project[id].name).contains { node in
                node.callOfName.map { callers.fits($0, id) && !isCallOfMember($0, id) } == true
                    && !isSentToStranger(node, id)
            }
    }

    /// Whether it is C++ that calls a member, `camera.start()`, and no message: what a method with no result returns, no code
    /// calls.
    private func isCallOfMember(_ call: Node, _ id: FunctionID) -> Bool {
        project.node(of: id).selector != nil && call.tree.file.language == .objectiveC && call.selector == nil
            && project.node(of: id).firstChild(.returnType) == nil
    }

    /// Whether the receiver's declared type has nothing to do with the method's: a type of the tree that answers itself or,
    /// in Objective-C, a class that was not read.
    private func isSentToStranger(_ message: Node, _ id: FunctionID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        if message.kind == .memberExpression, case .functions(let others)? = project.referent(of: message) {
            return others.allSatisfy { project.owner(of: $0).map { isUnrelated($0, to: owner) } == true }
        }
        guard message.tree.file.language == .objectiveC, let type = message.base.flatMap({ project.type(of: $0) }),
            type.id == nil
        else { return false }
        let inherited = project.inheritedNames(of: owner)
        let evidence = InterfaceEvidence(project: project)
        // An unread class may only be a superclass of the method's class if another unread one is.
        return !inherited.contains(type.name)
            && (evidence.isInterfaceClass(type.name) || isClassName(type.name) && inherited.allSatisfy(isAppleClass))
    }

    private func isClassName(_ name: String) -> Bool {
        name.first?.isUppercase == true && !CollectionAPI.untoldTypes.contains(name)
    }

    private func isAppleClass(_ name: String) -> Bool { InterfaceAPI.classPrefixes.contains(where: name.hasPrefix) }

    private func isUnrelated(_ type: TypeID, to other: TypeID) -> Bool {
        !project.lineage(of: type).contains(other) && !project.lineage(of: other).contains(type)
    }

    /// Whether a text is the function's selector: `"tick:"`.
    func isNamedInText(_ id: FunctionID) -> Bool { selector(of: id).map(instantiations.isInText) ?? false }

    /// The same for a private method, which the texts of other files do not mean. Cost: the nodes of the file.
    package func isNamedInTextOfItsFile(_ id: FunctionID) -> Bool {
        guard let selector = selector(of: id), isNamedInText(id) else { return false }
        return project.node(of: id).tree.root.contains { $0.kind == .stringLiteral && $0.name == selector }
    }

    /// In Swift, of a method of a class: before Swift 4, no attribute was needed to expose it to the runtime, and before
    /// Swift 3 the first parameter's label was not part of its name.
    private func selector(of id: FunctionID) -> String? {
        let own = project.node(of: id)
        if own.tree.file.language == .objectiveC { return own.selector }
        guard let owner = project.owner(of: id), [.class, .extension].contains(project.types[owner].kind),
            project[id].labels.count <= 1, !project[id].isStatic
        else { return nil }
        return project[id].name + project[id].labels.map { _ in ":" }.joined()
    }

    /// Whether all calls of a function that the program can make are in the tree, in whatever language.
    package func areAllCallsInSight(_ id: FunctionID) -> Bool {
        hasAllCallersInSight(id) || isSentByProgramAlone(id) && !isNamedInText(id)
    }

    /// Whether only code of the tree sends an Objective-C method, no nib or framework: in a program if a header declares it,
    /// of its class, a superclass or a protocol; or if the class's header does not, and it has no parameters. Protocols of
    /// frameworks have countless other methods.
    private func isSentByProgramAlone(_ id: FunctionID) -> Bool {
        guard project.node(of: id).tree.file.language == .objectiveC, !isConnected(id),
            !isKnown(callback(id)), !project[id].has(attribute: "IBAction"), let owner = project.owner(of: id)
        else { return false }
        if isVisibleOutside(id) { return isInClosedWorld(id) }
        return (isInClosedWorld(id) || hasHeader(owner)) && (project[id].labels.isEmpty || takesOnlySender(id))
            && !mayBeOverride(id) && !isSetOrAsked(id)
    }

    /// `- (void)pressed:(UILongPressGestureRecognizer *)press`: a method for a selector. A delegate's method, whose first
    /// word names its sender, is none, nor may be one of a class with protocols that were not read.
    private func takesOnlySender(_ id: FunctionID) -> Bool {
        guard project[id].labels.count == 1, let owner = project.owner(of: id),
            let type = project.parameters(of: id).first.flatMap({ project.typeName(of: $0) }),
            let sender = RuntimeAPI.actionSenders.first(where: type.hasSuffix)
        else { return false }
        return !project[id].name.lowercased().hasPrefix(sender.lowercased())
            && project.inheritedNames(of: owner).allSatisfy {
                isAppleClass($0) || project.declaresType(named: $0, from: id.file)
            }
    }

    private func hasHeader(_ type: TypeID) -> Bool {
        project.types[type].declarations.contains { project.files.path($0.file).hasSuffix(".h") }
    }

    /// Whether it is an action of a program that no control of its nibs sends and no code runs, unlike one of that name in
    /// another class. The nib of its class is in the tree.
    private func isDeadAction(_ id: FunctionID) -> Bool {
        guard project[id].has(attribute: "IBAction"), isInClosedWorld(id), !isConnected(id), !isRequired(id),
            let owner = project.owner(of: id),
            ([owner] + project.descendants(of: owner)).contains(where: { hasNib($0) })
        else { return false }
        let own = project.node(of: id)
        let callers = references.certainCallers
        let mentions = references.mentions(of: id) + callers.messagesToAnyObject(running: id)
        return !isNamedInText(id)
            && mentions.allSatisfy { mention in
                let mayRun =
                    mention.kind == .selectorExpression
                    ? callers.mayMean(mention, id) : callers.mayCall(mention, id)
                return own.encloses(mention) || !mayRun
            }
    }

    /// The assignments that run an observer, or a setter in Objective-C; `nil` if others may. Those in the property's own
    /// accessors run none.
    package func assignments(running id: FunctionID) -> [Node]? {
        guard project[id].kind.isObserver, let owner = project.owner(of: id),
            let property = project.property(named: project[id].name, of: owner)
        else { return nil }
        let constants = ProgramConstants(entries: self)
        let accessors = project.accessors(of: property).map(project.node(of:))
        let changes = constants.changes(of: property)?.filter { change in
            !accessors.contains { $0.encloses(change) }
        }
        return changes?.isEmpty == true && constants.mayBeFilled(property) ? nil : changes
    }

    /// Whether a framework may call the method by its name, as far as the class's superclasses and protocols are known. A
    /// delegate's methods get the sender.
    private func mayBeOverride(_ id: FunctionID) -> Bool {
        let name = project[id].name
        guard let owner = project.owner(of: id), !OverridableMethods.withoutParameters.contains(name),
            name.camelWords.first.map(OverridableMethods.firstWords.contains) != true
        else { return true }
        return project.inheritedNames(of: owner).contains { inherited in
            !project.declaresType(named: inherited, from: id.file)
                && !isAppleClass(inherited)
                && !RuntimeAPI.delegateEndings.contains(where: inherited.hasSuffix)
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

    /// What a function's own code adds to the function `id` is nothing.
    private func mayRun(_ mention: Node, in id: FunctionID?, _ search: inout RunSearch) -> Bool {
        guard targets.mayBeBuilt(mention.tree.file.path), !project.isWrittenForTests(mention), !mention.isInPreview,
            !isForOtherPlatforms(mention), !isShutOut(mention), !instantiations.isInUnreadProperty(mention)
        else { return false }
        let caller = project.function(around: mention)
        if !project.isInStaticCode(mention), let type = project.type(around: mention), !mayExist(type, &search) {
            return false
        }
        return caller.map { $0 != id && mayRun($0, &search) } ?? true
    }
}
