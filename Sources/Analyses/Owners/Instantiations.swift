import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Decides whether a program can ever have an instance of a type. Input: the project, its nibs and targets.
/// Output: `false` only if no code outside the tree can name the type, and neither code nor a nib nor a name in a
/// string creates one. Cost: the first query walks over all nodes.
package final class Instantiations: Sendable {
    private let references: ReferenceIndex
    private var project: Project { references.project }
    private let nibs: NibIndex
    private let targets: BuildTargets
    private let knownSpellings = OneAnswer<TypeSpellings>()
    private let earlierSpellings: SpellingTable?
    private let knownNibClasses = OneAnswer<Set<String>>()
    private let knownEntryPoint = OneAnswer<Bool>()
    private let knownSoughtNames = OneAnswer<Set<String>?>()
    private let known = Answers<TypeID, Bool>()
    private let knownMentions = Answers<TypeID, [Node]>()

    /// Takes over what `earlier` found in the files that did not change.
    init(
        references: ReferenceIndex, nibs: NibIndex, targets: BuildTargets,
        replacing earlier: Instantiations?
    ) {
        earlierSpellings = earlier?.knownSpellings.known?.table
        self.references = references
        self.nibs = nibs
        self.targets = targets
    }

    /// Whether the type or a subtype may have an instance.
    package func mayExist(_ type: TypeID) -> Bool {
        known.answer(to: type) {
            var seen: Set<TypeID> = []
            return mayExist(type, &seen)
        }
    }

    /// Whether `init(coder:)` may create an instance of the type or a subtype: a nib or a string names it, code calls
    /// that initializer, or the type is archived by its own declaration.
    package func mayBeDecoded(_ type: TypeID) -> Bool {
        guard project.types[type].kind == .class, isOutOfOthersSight(type) else { return true }
        let types = [type] + project.descendants(of: type)
        let inNibs = nibs.contents.madeClasses.union(nibs.contents.mainClasses)
        return types.contains { type in
            names(of: type).contains { inNibs.contains($0) || isSought(type, byText: $0) }
                || !project.inheritedNames(of: type).isDisjoint(with: RuntimeAPI.archiving)
                || project.types[type].initializers.contains {
                    project[$0].labels == RuntimeAPI.decoderLabels
                        && !references.callSites(of: $0).isEmpty
                }
        }
    }

    /// A type that this search has already visited adds nothing: the search ends at the first type that may
    /// exist.
    private func mayExist(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        if let known = known.known(type) { return known }
        guard seen.insert(type).inserted else { return false }
        guard let makers = makers(of: type) else { return true }
        if project.descendants(of: type).contains(where: { mayExist($0, &seen) }) { return true }
        return makers.contains { mention in
            guard let user = project.type(around: mention) else { return true }
            return user != type && (project.isInStaticCode(mention) && isUsed(user) || mayExist(user, &seen))
        }
    }

    /// The places in the program that name the type, and may create an instance; `nil` if others may. Those that name a
    /// subtype are not among them.
    func makers(of type: TypeID) -> [Node]? {
        guard [.class, .struct, .actor].contains(project.types[type].kind), isOutOfOthersSight(type),
            !isSoughtByName(type)
        else { return nil }
        if names(of: type).contains(where: { isSought(type, byText: $0) || isMadeByNib(type, named: $0) }) {
            return nil
        }
        return mentions(of: type).filter { isInProgram($0) && !isInUnreadProperty($0) && !isOfTypeItself($0) }
    }

    private func isInProgram(_ mention: Node) -> Bool {
        !project.isWrittenForTests(mention) && !mention.isInPreview && targets.mayBeBuilt(mention.tree.file.path)
    }

    /// Whether the static code of a type may run: a factory needs no instance.
    private func isUsed(_ type: TypeID) -> Bool {
        !isOutOfOthersSight(type) || isSoughtByName(type)
            || mentions(of: type).contains { isInProgram($0) && project.type(around: $0) != type }
    }

    /// Whether no code outside the tree can name the type: it is built into programs alone, or only its own file sees it,
    /// or its own module, which the tree has whole. Headers belong to no target.
    private func isOutOfOthersSight(_ type: TypeID) -> Bool {
        let paths = project.types[type].declarations.map { project.files.path($0.file) }.filter {
            !$0.hasSuffix(".h")
        }
        guard !paths.isEmpty, !isOfMissingNib(type), !isOfTests(type) else { return false }
        if isPrivate(type), !mentions(of: type).isEmpty { return true }
        // A class that a module exports may be made by its name, which a property list has, and by other programs.
        return paths.allSatisfy(targets.isOfPrograms) || isInternal(type) && paths.allSatisfy(isOfWholeModule)
    }

    /// Whether tests declare a part of it. What they declare, the test runner or other tests create; what they extend,
    /// they use as a program would.
    private func isOfTests(_ type: TypeID) -> Bool {
        project.types[type].declarations.contains {
            project.isWrittenForTests(project.node(of: $0)) || targets.isTest(project.files.path($0.file))
        }
    }

    /// Whether a nib creates it, in a tree without any: a checkout of the sources alone.
    private func isOfMissingNib(_ type: TypeID) -> Bool {
        nibs.isEmpty
            && (project.types[type].allProperties.contains { isConnected(project[$0].attributes) }
                || project.types[type].methods.all.contains { isConnected(project[$0].attributes) })
    }

    private func isConnected(_ attributes: [String]) -> Bool {
        !InterfaceAPI.nibAttributes.isDisjoint(with: attributes)
    }

    /// Whether only its own file sees a Swift type.
    private func isPrivate(_ type: TypeID) -> Bool {
        isInternal(type) && project.types[type].modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    }

    /// Whether only its own module sees a Swift type.
    private func isInternal(_ type: TypeID) -> Bool {
        let merged = project.types[type]
        return !merged.isPublic && RuntimeAPI.openingAttributes.isDisjoint(with: merged.attributes)
            && merged.declarations.allSatisfy { project.files.language($0.file) == .swift }
    }

    /// A target lists the file; or the tree describes no targets but contains a program's entry point, as a checkout
    /// does, unlike a selection of its files.
    private func isOfWholeModule(_ path: String) -> Bool {
        targets.isInTarget(path) || !targets.areDescribed(around: path) && hasEntryPoint
    }

    private var hasEntryPoint: Bool {
        knownEntryPoint.answer {
            project.types.indices.contains {
                !ApplicationAPI.entryPoints.isDisjoint(with: project.types[$0].attributes)
            }
        }
    }

    /// A framework or the runtime creates one, from its own list or by a name in a property list.
    private func isSoughtByName(_ type: TypeID) -> Bool {
        let merged = project.types[type]
        if !ApplicationAPI.entryPoints.isDisjoint(with: merged.attributes) { return true }
        if RuntimeAPI.classSetUp.contains(where: { merged.methods[$0]?.contains { project[$0].isStatic } == true }) {
            return true
        }
        // The property list of an app extension may name any class as its principal class.
        let isInExtension = merged.declarations.contains { declaration in
            targets.targets(of: project.files.path(declaration.file)).contains {
                $0.product == .appExtension || $0.product == .service
            }
        }
        return isInExtension || isSoughtAsHeir(type)
    }

    /// Whether its unknown superclass, or a protocol in the list of a program's or library's objects, makes others seek
    /// it. Views and controllers have a known superclass, and what they adopt besides only uses them.
    private func isSoughtAsHeir(_ type: TypeID) -> Bool {
        let inherited = project.inheritedNames(of: type)
        let evidence = InterfaceEvidence(project: project)
        if inherited.contains(where: evidence.isInterfaceClass), inherited.isDisjoint(with: ApplicationAPI.delegates) {
            return false
        }
        return inherited.contains { project.type(named: $0) == nil && !isPassive($0) }
    }

    private func isPassive(_ base: String) -> Bool {
        if ApplicationAPI.delegates.contains(base) || base.hasSuffix("SceneDelegate") { return false }
        return RuntimeAPI.passiveBases.contains(base) || RuntimeAPI.valueProtocols.contains(base)
            || RuntimeAPI.passiveEndings.contains(where: base.hasSuffix)
            || InterfaceEvidence(project: project).isInterfaceClass(base)
    }

    /// Its names in Swift and, with `@objc(Name)`, in Objective-C.
    private func names(of type: TypeID) -> [String] {
        let merged = project.types[type]
        guard merged.attributes.contains("objc") else { return [merged.simpleName] }
        let attributes = merged.declarations.compactMap { declaration in
            project.node(of: declaration).attribute("objc")?.text
        }
        let given = attributes.compactMap { $0.split(whereSeparator: { "()".contains($0) }).dropFirst().first }
        return [merged.simpleName] + given.map(String.init)
    }

    // MARK: Makers

    /// Whether a string or key path of the tree ends with a name, or with what follows its last dot. A case or an attribute of that
    /// name counts, too.
    package func isInText(_ name: String) -> Bool { spellings.contain(name) }

    /// Whether a text of the tree may create an instance: it is the name of a nib that has the class, or is not in the tree,
    /// or that of a class which code looks up by its name. Files of scenes, too, have the classes of their nodes.
    private func isSought(_ type: TypeID, byText name: String) -> Bool {
        spellings.contain(name)
            && (nibClasses.contains(name) || isOfScene(type) || soughtNames.map { $0.contains(name) } ?? true)
    }

    private func isOfScene(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains { InterfaceAPI.sceneClassPrefixes.contains(where: $0.hasPrefix) }
    }

    /// The names by which code loads nibs and looks up classes; `nil` if it computes names of classes.
    private var soughtNames: Set<String>? {
        knownSoughtNames.answer {
            let lookUps = RuntimeAPI.classLookUps.sorted().flatMap { references.calls(named: $0) }.filter(isInProgram)
            let classes = lookUps.map(\.firstText)
            guard !classes.contains(nil) else { return nil }
            let nibs = (references.nibLoads + references.nibMakers).map(\.firstText)
            return Set((classes + nibs).compactMap { $0.map(simpleName) })
        }
    }

    /// `Clock` of `Player.Clock`.
    private func simpleName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private var spellings: TypeSpellings {
        knownSpellings.answer { TypeSpellings(project, replacing: earlierSpellings) }
    }

    /// Whether no query so far asked for a name that an edit adds or removes in strings or type annotations.
    package func isUnaffected(by edit: CodeEdit) -> Bool {
        knownSpellings.known.map { $0.isUnaffected(by: edit) } ?? true
    }

    /// Every expression that names the type, and every place where Swift may infer it for a created value.
    private func mentions(of type: TypeID) -> [Node] {
        knownMentions.answer(to: type) { findMentions(of: type) }
    }

    private func findMentions(of type: TypeID) -> [Node] {
        let name = project.types[type].simpleName
        let family = enclosingFamily(of: type)
        let expressions = references.nodes(named: name).filter { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            guard case .type(let meant)? = project.referent(of: node) else { return isInSight(of: node, family) }
            // Targets for several platforms often have a type each of one name.
            return meant == type || project.type(named: name, nearestTo: node.tree.file.id) == type
        }
        let inferred = spellings.inferable(name, by: impliedMakers(of: type))
        return expressions + inferred.filter { isInSight(of: $0, family) }
    }

    /// Whether a name alone, without the enclosing type's before it, may mean a nested type there: only within the types of
    /// its family. Without a family, the type is not nested.
    private func isInSight(of name: Node, _ family: Set<TypeID>?) -> Bool {
        guard let family, name.kind == .nameExpression || name.kind == .namedType else { return true }
        return name.selfAndAncestors.contains { project.type(declaredBy: $0).map(family.contains) == true }
    }

    /// The type that encloses another one, and all that inherit from it; `nil` for a type that is not nested.
    private func enclosingFamily(of type: TypeID) -> Set<TypeID>? {
        enclosingType(of: type).map { Set([$0] + project.descendants(of: $0)) }
    }

    /// The type in which another one is declared; `nil` if that is at the top of its file, or in a function.
    private func enclosingType(of type: TypeID) -> TypeID? {
        let declarations = project.types[type].declarations.map { project.node(of: $0) }
        return declarations.first { $0.kind != .extensionDeclaration }.flatMap { declaration in
            project.function(around: declaration) == nil ? project.type(around: declaration) : nil
        }
    }

    /// What creates an instance after a mere dot where the type is expected: initializers and static members.
    private func impliedMakers(of type: TypeID) -> Set<String> {
        let types = (project.lineage(of: type) + project.descendants(of: type)).map { project.types[$0] }
        let members =
            types.flatMap { $0.methods.all.filter { project[$0].isStatic }.map { project[$0].name } }
            + types.flatMap { $0.allProperties.filter { project[$0].isStatic }.map { project[$0].name } }
        return Set(members).union(["init"])
    }

    /// The initial value of a `lazy` property that nothing reads is never evaluated.
    package func isInUnreadProperty(_ mention: Node) -> Bool {
        mention.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { binding in
            guard binding.kind == .binding, let property = project.variable(declaredBy: binding) else { return false }
            return isNeverRead(property)
        }
    }

    /// Whether it is a `lazy` property that nothing outside its own initial value names.
    package func isNeverRead(_ property: VariableID) -> Bool {
        guard project[property].kind == .property, project[property].isLazy,
            RuntimeAPI.exposingAttributes.isDisjoint(with: project[property].attributes)
        else { return false }
        let binding = project.node(of: property)
        return references.uses(of: property).allSatisfy { binding.encloses($0.node) }
    }

    /// `Clock.format(seconds)`: calling a static method that uses nothing else of its type creates no instance.
    private func isOfTypeItself(_ mention: Node) -> Bool {
        guard let member = mention.outermostUnwrap.parent, member.kind == .memberExpression,
            member.callOfName != nil, case .functions(let functions)? = project.referent(of: member)
        else { return false }
        // A header declares what another file implements.
        let methods = functions.flatMap { declared in
            project.owner(of: declared).map { project.types[$0].methods[project[declared].name] ?? [] } ?? []
        }.filter { project.body(of: $0) != nil }
        return !methods.isEmpty && methods.allSatisfy(asksNothingOfItsType)
    }

    private func asksNothingOfItsType(_ method: FunctionID) -> Bool {
        guard project[method].isStatic, let body = project.body(of: method), let owner = project.owner(of: method)
        else { return false }
        let callsOwn = project.calls(in: method).contains { call in
            call.functions.contains { project.owner(of: $0) == owner }
        }
        return !callsOwn
            && !body.contains { node in
                node.kind == .selfExpression && node.parent?.kind == .memberExpression || node.isNamed("Self")
                    || node.name == project.types[owner].simpleName
            }
    }

    /// Whether a nib names the class, and means this type if others have its name. Who loads the xib that has the class's
    /// own name names one of them; files in an old format do not tell all that they make.
    private func isMadeByNib(_ type: TypeID, named name: String) -> Bool {
        guard nibClasses.contains(name), let instances = nibs.contents.instances[name] else {
            return nibClasses.contains(name)
        }
        return instances.contains { instance in
            (nibs.contents.hasVagueFiles || !instance.file.text.hasSuffix("/" + name + ".xib"))
                && project.type(named: name, nearestTo: instance.file).map { $0 == type } ?? true
        }
    }

    /// The classes that nibs instantiate; of a storyboard's scene only if something leads to it.
    private var nibClasses: Set<String> {
        knownNibClasses.answer { nibs.contents.scenes.loadableClasses(isSpelled: isSpelled) }
    }

    /// An identifier may occur in a string, be the name of a case or of generated code, or be derived from a
    /// type's name.
    private func isSpelled(_ identifier: String) -> Bool {
        let asMember = identifier.prefix(1).lowercased() + identifier.dropFirst()
        return spellings.contain(identifier) || spellings.contain(asMember)
            || spellings.isIdentifier(identifier)
            || !references.nodes(named: identifier).isEmpty || !references.nodes(named: asMember).isEmpty
            || !spellings.inferable(identifier).isEmpty
    }
}
