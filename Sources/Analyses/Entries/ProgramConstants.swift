import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Properties and parameters that hold the same constant throughout a program. Input: a variable. Output: the
/// constant, or `nil` if a value is not constant, differs, or may come from unseen code.
struct ProgramConstants {
    let entries: Entries

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    /// The maximum number of calls through which an argument is followed.
    private static let depthLimit = 4

    func value(of id: VariableID) -> KnownValue? { value(of: id, depth: 0) }

    private func value(of id: VariableID, depth: Int) -> KnownValue? {
        guard depth < Self.depthLimit, [.parameter, .property, .global].contains(project[id].kind) else { return nil }
        if let known = entries.knownConstants.known(id) { return known }
        if isWrittenAsNothing(id) { return .absence }
        let found =
            !isConstantType(id)
            ? absence(of: id, depth: depth)
            : project[id].kind == .parameter ? value(ofParameter: id, depth: depth) : value(ofStored: id, depth: depth)
        // Deeper in the search, the limit may have hidden a constant.
        return depth == 0 || found != nil ? entries.knownConstants.keep(found, for: id) : found
    }

    /// Whether the type is a number, a truth value, or an enumeration of the tree.
    private func isConstantType(_ id: VariableID) -> Bool {
        guard let type = project.type(of: id) else { return project.typeName(of: id) != nil }
        let isOptional = [.optionalType, .implicitlyUnwrappedType].contains(project.typeNode(of: id)?.kind)
        return ScalarAPI.types.contains(type.name)
            || !isOptional && type.id.map { project.types[$0].kind == .enum } == true
            || isPlainValue(id, type.name)
    }

    /// In Objective-C, what is neither a pointer nor any object: an enumeration that names its type.
    private func isPlainValue(_ id: VariableID, _ name: String) -> Bool {
        project.node(of: id).tree.file.language == .objectiveC && project.typeNode(of: id)?.kind == .namedType
            && !CollectionAPI.untoldTypes.contains(name)
    }

    /// The constant of a stored property or global variable that only the tree's code assigns: no property wrapper, no
    /// outlet, never passed `inout`.
    private func value(ofStored id: VariableID, depth: Int) -> KnownValue? {
        guard let initial = initialValue(of: id, depth: depth),
            project.accessors(of: id).allSatisfy({ project[$0].kind.isObserver }), !hasGetter(id),
            let writes = changes(of: id)?.filter({ !isInUncalledCode($0) }),
            writes.allSatisfy({ $0.assignedValue != nil }), !writes.isEmpty || !mayBeFilled(id)
        else { return nil }
        return memberwiseValues(of: id).allSatisfy { value(of: $0.stripped, depth: depth) == initial }
            && writes.allSatisfy { keeps(initial, $0, depth: depth) } ? initial : nil
    }

    /// Whether an assignment gives the variable the value that it has anyway, or never runs.
    private func keeps(_ initial: KnownValue, _ write: Node, depth: Int) -> Bool {
        write.assignedValue.map { value(of: $0.stripped, depth: depth) } == initial || isShutOut(write, depth: depth)
    }

    /// `let server: String? = nil`
    private func isWrittenAsNothing(_ id: VariableID) -> Bool {
        project[id].isLet && project[id].kind != .parameter && project.value(of: id)?.stripped.kind == .nilLiteral
            && !mayBeFilled(id)
    }

    /// `nil` for a property that only code in branches which the program never takes would give an object: what follows
    /// from a setting that nothing changes, or what runs only where the property holds an object already. Without any
    /// assignment in sight, others may set it, but for what a screen or view in Swift has to itself.
    private func absence(of id: VariableID, depth: Int) -> KnownValue? {
        guard project[id].kind == .property, startsAbsent(id), let writes = changes(of: id),
            writes.contains(where: { !$0.isSetToNil }) || isScreensOwn(id),
            writes.allSatisfy({ $0.isSetToNil || isShutOut($0, depth: depth, whileAbsent: id) })
        else { return nil }
        return .absence
    }

    private func isScreensOwn(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id), project[id].access <= .fileprivate else { return false }
        let evidence = InterfaceEvidence(project: project)
        return project.node(of: id).tree.file.language == .swift
            && project.inheritedNames(of: owner).contains(where: evidence.isInterfaceClass)
    }

    /// Whether a new instance has `nil` in a property: without another value, in Objective-C any, in Swift an optional
    /// that is stored and no decoder fills.
    private func startsAbsent(_ id: VariableID) -> Bool {
        let value = project.value(of: id)?.stripped
        if project.node(of: id).tree.file.language == .objectiveC { return value == nil }
        let isOptional = [.optionalType, .implicitlyUnwrappedType].contains(project.typeNode(of: id)?.kind)
        return isOptional && value.map { $0.kind == .nilLiteral } ?? true
            && project.accessors(of: id).allSatisfy { project[$0].kind.isObserver }
            && memberwiseValues(of: id).isEmpty && !mayBeFilled(id)
    }

    /// `absent` is a property that has held `nil` so far: before its first object, no condition has met one.
    private func isShutOut(_ place: Node, depth: Int, whileAbsent absent: VariableID? = nil) -> Bool {
        place.isUnderCondition
            && KnownValues(
                references: references, constant: { $0 == absent ? .absence : value(of: $0, depth: depth + 1) }
            ).exclude(place)
    }

    /// Every place that changes a stored property or a global variable; `nil` if code that was not read, key-value coding,
    /// or a use whose meaning is unknown may change it, too.
    func changes(of id: VariableID) -> [Node]? {
        guard project[id].attributes.isEmpty, isOfProgram(id), !isSetByName(id) else { return nil }
        let uses = references.uses(of: id)
        guard !uses.contains(where: \.isUncertain), !isWrittenInUnknownObject(id) else { return nil }
        return uses.map(\.node).filter(\.isChanged)
    }

    /// Whether code writes a member of that name in an object whose class does not tell which one: two targets may have
    /// classes of one name.
    private func isWrittenInUnknownObject(_ id: VariableID) -> Bool {
        guard project[id].kind == .property else { return false }
        let name = project[id].name
        return entries.knownUnknownWrites.answer(to: name) {
            references.nodes(named: name).contains { node in
                node.kind == .memberExpression && node.isChanged && project.referent(of: node) == nil
            }
        }
    }

    /// What calls of the initializer that a structure has by itself pass for a property.
    private func memberwiseValues(of id: VariableID) -> [Node] {
        guard let owner = project.owner(of: id), project.types[owner].kind == .struct, !project[id].isStatic else {
            return []
        }
        let unnamed = references.nodes(named: "init").filter { $0.flags.contains(.implicitBase) }
        let calls =
            references.constructions(of: owner)
            + unnamed.compactMap(\.callOfName)
        return calls.flatMap(\.arguments).filter { $0.name == project[id].name }.compactMap(\.value)
    }

    /// Whether the place is in a function that nothing calls.
    private func isInUncalledCode(_ place: Node) -> Bool {
        project.function(around: place).map(entries.isUncalled) ?? false
    }

    /// Whether no code that was not read can name the property.
    private func isOfProgram(_ id: VariableID) -> Bool {
        let file = project.node(of: id).tree.file
        let isHidden = file.language == .objectiveC && !file.path.hasSuffix(".h")
        if project[id].access <= .fileprivate { return true }
        guard let owner = project.owner(of: id) else { return entries.targets.isClosed(file.path) }
        if isHidden { return true }
        // Headers are part of no target.
        let sources = project.types[owner].declarations.map { project.files.path($0.file) }.filter {
            !$0.hasSuffix(".h")
        }
        return !sources.isEmpty && sources.allSatisfy(entries.targets.isClosed)
    }

    /// Whether key-value coding may set it: by a text with its name, or as an attribute in a nib.
    private func isSetByName(_ id: VariableID) -> Bool {
        let name = project[id].name
        return entries.nibs.contents.bound[name] != nil
            || entries.instantiations.isInText(name)
    }

    /// Whether an Objective-C method computes the property's value.
    private func hasGetter(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        let names = [project[id].name, project[id].foreignName].compactMap { $0 }
        return (project.lineage(of: owner) + project.descendants(of: owner)).contains { type in
            names.contains { name in
                (project.types[type].methods[name] ?? []).contains { project[$0].labels.isEmpty && !gives($0, id) }
            }
        }
    }

    /// `- (Mode)mode { return _mode; }`
    private func gives(_ getter: FunctionID, _ id: VariableID) -> Bool {
        guard let only = project.body(of: getter)?.firstChild, only.nextSibling == nil,
            only.kind == .returnStatement, let result = only.firstChild
        else { return false }
        return project.referent(of: result) == .variable(id)
    }

    /// Whether a decoder may set the property: of a type that says so, or of any model in Objective-C.
    func mayBeFilled(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        let file = project.node(of: id).tree.file
        let inherited = project.inheritedNames(of: owner)
        if file.language == .swift { return !inherited.isDisjoint(with: RuntimeAPI.filled) }
        let evidence = InterfaceEvidence(project: project)
        return file.path.hasSuffix(".h") && !inherited.contains(where: evidence.isInterfaceClass)
            && !isMadePlainly(owner)
    }

    /// Whether the tree only creates instances of an Objective-C class with its own methods, and these set no values by
    /// keys.
    private func isMadePlainly(_ type: TypeID) -> Bool {
        guard hasNoUnreadSuperclass(type) else { return false }
        let mentions = references.nodes(named: project.types[type].simpleName).filter { $0.kind == .nameExpression }
        return !fillsItself(type)
            && mentions.allSatisfy { mention in
                guard let message = mention.parent, message.kind == .memberExpression, message.callOfName != nil else {
                    return mention.parent?.kind == .callExpression
                }
                return RuntimeAPI.plainCreations.contains(message.name)
                    || !project.methods(named: message.name, of: type).isEmpty
            }
    }

    /// Delegates' protocols set nothing.
    private func hasNoUnreadSuperclass(_ type: TypeID) -> Bool {
        guard let file = project.types[type].declarations.first?.file else { return false }
        return project.inheritedNames(of: type).allSatisfy { name in
            name == "NSObject" || RuntimeAPI.delegateEndings.contains(where: name.hasSuffix)
                || project.declaresType(named: name, from: file)
        }
    }

    private func fillsItself(_ type: TypeID) -> Bool {
        project.functions(of: type).contains { id in
            project.body(of: id)?.contains { node in
                node.kind == .memberExpression && RuntimeAPI.fillingParts.contains(where: node.name.contains)
            } ?? false
        }
    }

    /// Objective-C sets the variables of a new instance to zero.
    private func initialValue(of id: VariableID, depth: Int) -> KnownValue? {
        if let written = project.value(of: id) { return value(of: written.stripped, depth: depth) }
        guard project.node(of: id).tree.file.language == .objectiveC else { return nil }
        return project.typeName(of: id) == "Bool" ? .boolean(false) : .number(0)
    }

    /// The constant of a parameter: the tree contains every call of its function, and each passes this constant
    /// or uses the default value.
    private func value(ofParameter id: VariableID, depth: Int) -> KnownValue? {
        guard !references.uses(ofLocal: id).contains(where: \.isChanged) else { return nil }
        return arguments(for: id).flatMap { common($0, depth: depth) }
    }

    /// The literal, or the closure that only returns one, that every call in the program passes for a parameter.
    func expression(ofParameter id: VariableID) -> Node? {
        guard let given = arguments(for: id), let first = given.first, isConstant(first),
            given.allSatisfy({ $0.text == first.text })
        else { return nil }
        return first
    }

    /// What the calls of a function pass for a parameter, or its default value; `nil` if unseen code may call the
    /// function. The module of a type or function that is not public calls it, whatever else is built against that.
    private func arguments(for id: VariableID) -> [Node]? {
        guard let function = project.function(around: project.node(of: id)),
            project.parameters(of: function).contains(id), !entries.isOpen(function, inClosedWorld: true),
            isOfItsModule(function) || entries.isInClosedWorld(function)
        else { return nil }
        let given = calls(of: function)?.map {
            project.argument(for: id, of: function, in: $0) ?? project.value(of: id)
        }
        guard let given, given.allSatisfy({ $0 != nil }) else { return nil }
        return given.compactMap { $0 }
    }

    private func isOfItsModule(_ function: FunctionID) -> Bool {
        project.node(of: function).tree.file.language == .swift && project[function].access <= .internal
            || project[function].access <= .fileprivate
    }

    private func isConstant(_ expression: Node) -> Bool {
        switch expression.kind {
        case .booleanLiteral, .integerLiteral, .nilLiteral: return true
        case .stringLiteral: return expression.firstChild == nil
        case .closureExpression:
            guard let only = expression.body?.firstChild, only.nextSibling == nil else { return false }
            let result = only.kind == .returnStatement ? only.firstChild : only
            return result.map { $0.kind != .closureExpression && isConstant($0) } ?? false
        default: return false
        }
    }

    /// Every call that may call the function, including those with an unknown receiver type; `nil` if the
    /// function is also used as a value.
    private func calls(of function: FunctionID) -> [Node]? {
        if project[function].kind.isInitializer { return references.creations(by: function) }
        let callers = references.certainCallers
        let mentions = references.mentions(of: function)
        let calls = mentions.compactMap(\.callOfName)
        return calls.count == mentions.count ? calls.filter { callers.fits($0, function) } : nil
    }

    private func common(_ expressions: [Node], depth: Int) -> KnownValue? {
        var result: KnownValue?
        for expression in expressions {
            guard let value = value(of: expression.stripped, depth: depth) else { return nil }
            if let result, result != value { return nil }
            result = value
        }
        return result
    }

    private func value(of expression: Node, depth: Int) -> KnownValue? {
        if let literal = expression.booleanValue { return .boolean(literal) }
        if let number = expression.numericValue { return .number(number) }
        if let name = entries.knownValues().caseName(of: expression) { return .member(name) }
        guard case .variable(let id)? = project.referent(of: expression) else { return nil }
        return value(of: id, depth: depth + 1)
    }
}

extension Entries {
    /// The literal, or the closure that only returns one, that the program always passes for a parameter; `nil` if
    /// there is none, or unseen code may call the function.
    package func constantArgument(for parameter: VariableID) -> Node? {
        ProgramConstants(entries: self).expression(ofParameter: parameter)
    }

    /// Whether every call of a Swift method depends on a condition that the program's constants never satisfy:
    /// `if shouldScroll { start() }`, where nothing ever sets the flag.
    func isShutOut(_ id: FunctionID) -> Bool {
        let mentions = references.certainCallers.mentions(of: id)
        guard mentions.isComplete, !mentions.found.isEmpty else { return false }
        return mentions.found.allSatisfy { mention in
            guard case .call(let call) = mention, let caller = project.function(around: call), caller != id else {
                return false
            }
            return isShutOut(call)
        }
    }

    /// Whether the place itself depends on such a condition, or comes after a statement that always leaves.
    package func isShutOut(_ place: Node) -> Bool {
        guard project.function(around: place) != nil else { return false }
        return place.isAfterExit || place.isUnderCondition && knownValues().exclude(place)
    }

    /// What is known in code that is entered with these values, and throughout the program.
    package func knownValues(entered: [VariableID: KnownValue] = [:]) -> KnownValues {
        KnownValues(
            references: references, entered: entered,
            constant: { ProgramConstants(entries: self).value(of: $0) })
    }
}

extension Node {
    /// Whether a condition in its function decides if it runs.
    fileprivate var isUnderCondition: Bool {
        selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { node in
            switch node.kind {
            case .ifBranch, .ternaryExpression, .switchCase: true
            case .block: node.children.contains { $0.kind == .guardStatement || $0.kind == .ifStatement }
            default: false
            }
        }
    }
}
