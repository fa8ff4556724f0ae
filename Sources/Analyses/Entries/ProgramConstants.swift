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

    /// The variables used in a function that hold a constant.
    func usedValues(in function: FunctionID) -> [VariableID: KnownValue] {
        var found: [VariableID: KnownValue] = [:]
        var seen: Set<VariableID> = []
        _ = project.body(of: function)?.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node), seen.insert(id).inserted
            else { return false }
            found[id] = value(of: id, depth: 0)
            return false
        }
        return found
    }

    private func value(of id: VariableID, depth: Int) -> KnownValue? {
        guard depth < Self.depthLimit, let type = type(of: id), ScalarAPI.types.contains(type) else { return nil }
        switch project[id].kind {
        case .parameter: return value(ofParameter: id, depth: depth)
        case .property: return value(ofProperty: id, depth: depth)
        default: return nil
        }
    }

    private func type(of id: VariableID) -> String? { project.type(of: id)?.name }

    /// The constant of a stored property that only the tree's code assigns: no property wrapper, no outlet,
    /// never passed `inout`.
    private func value(ofProperty id: VariableID, depth: Int) -> KnownValue? {
        guard let initial = initialValue(of: id, depth: depth), project[id].attributes.isEmpty,
            project.accessors(of: id).isEmpty, isOfProgram(id), !isSetByName(id)
        else { return nil }
        let uses = HandleUses(project: project, references: references).uses(of: id)
        let writes = uses.filter { $0.node.isChanged || $0.node.isAssigned }
        guard !uses.contains(where: \.isUncertain), writes.allSatisfy({ $0.node.assignedValue != nil }) else {
            return nil
        }
        let isSame = writes.compactMap(\.node.assignedValue).allSatisfy {
            value(of: $0.stripped, depth: depth) == initial
        }
        return isSame ? initial : nil
    }

    /// Whether no code that was not read can name the property.
    private func isOfProgram(_ id: VariableID) -> Bool {
        let file = project.node(of: id).tree.file
        let isHidden = file.language == .objectiveC && !file.path.hasSuffix(".h")
        if project[id].access <= .fileprivate || isHidden { return true }
        guard project[id].access <= .internal, let owner = project.owner(of: id) else { return false }
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

    /// Objective-C sets the variables of a new instance to zero.
    private func initialValue(of id: VariableID, depth: Int) -> KnownValue? {
        if let written = project.value(of: id) { return value(of: written.stripped, depth: depth) }
        guard project.node(of: id).tree.file.language == .objectiveC else { return nil }
        return type(of: id) == "Bool" ? .boolean(false) : .number(0)
    }

    /// The constant of a parameter: the tree contains every call of its function, and each passes this constant
    /// or uses the default value.
    private func value(ofParameter id: VariableID, depth: Int) -> KnownValue? {
        arguments(for: id).flatMap { common($0, depth: depth) }
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
        if project[function].kind.isInitializer { return creations(by: function) }
        let callers = CertainCallers(project: project, references: references)
        let mentions = CallGraph.mentions(of: function, project: project, references: references)
        let calls = mentions.compactMap(\.callOfName)
        return calls.count == mentions.count ? calls.filter { callers.fits($0, function) } : nil
    }

    /// The calls of an initializer; `nil` if calls that do not name its type may mean it: `super.init(…)` of a
    /// subclass, `.init(…)`.
    private func creations(by initializer: FunctionID) -> [Node]? {
        guard let owner = project.owner(of: initializer), project.descendants(of: owner).isEmpty else { return nil }
        let callers = CertainCallers(project: project, references: references)
        let mayBeUnnamed = references.nodes(named: "init").contains { name in
            name.flags.contains(.implicitBase) && name.callOfName.map { callers.fits($0, initializer) } == true
        }
        return mayBeUnnamed ? nil : CallGraph.callSites(of: initializer, project: project, references: references)
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
        let mentions = CertainCallers(project: project, references: references).mentions(of: id)
        guard mentions.isComplete, !mentions.found.isEmpty else { return false }
        return mentions.found.allSatisfy { mention in
            guard case .call(let call) = mention, let caller = project.function(around: call), caller != id else {
                return false
            }
            return isShutOut(call)
        }
    }

    /// Whether the place itself depends on such a condition.
    package func isShutOut(_ place: Node) -> Bool {
        guard let function = project.function(around: place), hasCondition(place) else { return false }
        return KnownValues(
            project: project, references: references,
            entered: ProgramConstants(entries: self).usedValues(in: function)
        ).exclude(place)
    }

    private func hasCondition(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains(where: isCondition)
    }

    private func isCondition(_ node: Node) -> Bool {
        switch node.kind {
        case .ifBranch, .ternaryExpression: true
        case .block: node.children.contains { $0.kind == .guardStatement }
        default: false
        }
    }
}
