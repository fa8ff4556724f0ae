import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The call sites of functions, by name and owner. Over-approximates: an ambiguous mention is kept.
extension ReferenceIndex {
    /// The call expressions that call a function or may call it. Uses as a value or selector are in `mentions`.
    package func callSites(of id: FunctionID) -> [Node] {
        if project[id].kind.isInitializer { return constructions(by: id) }
        return mentions(of: id).compactMap(\.callOfName)
    }

    /// The call expressions that must call a function.
    package func certainCallSites(of id: FunctionID) -> [Node] {
        if project[id].kind.isInitializer { return constructions(by: id) }
        return certainCallers.mentions(of: id).found.compactMap {
            if case .call(let call) = $0 { call } else { nil }
        }
    }

    /// The call sites of an initializer, identified by their labels.
    private func constructions(by initializer: FunctionID) -> [Node] {
        guard let type = project.owner(of: initializer) else { return [] }
        let calls = constructions(of: type) + delegations(to: type)
        return calls.filter { certainCallers.fits($0, initializer) }
    }

    /// The call sites of an initializer, with those that may call it without naming its type: `.init(…)`; `nil` if a
    /// subclass or a metatype may call it.
    func creations(by initializer: FunctionID) -> [Node]? {
        guard let owner = project.owner(of: initializer), project.descendants(of: owner).isEmpty,
            !project[initializer].has(modifier: "required")
        else { return nil }
        let unnamed = nodes(named: "init").filter { $0.flags.contains(.implicitBase) }
            .compactMap(\.callOfName).filter { certainCallers.fits($0, initializer) }
        return callSites(of: initializer) + unnamed
    }

    /// `self.init(…)` in the type's own initializers.
    private func delegations(to type: TypeID) -> [Node] {
        let files = Set(project.types[type].declarations.map(\.file)).sorted()
        return files.flatMap { nodes(named: "init", inFile: $0) }.compactMap { name in
            guard name.kind == .memberExpression, name.base?.stripped.kind == .selfExpression,
                project.type(around: name) == type, let call = name.callOfName
            else { return nil }
            return call
        }
    }

    /// The call sites that create an instance of a type by its name (`Ticker(…)`, `Ticker.init(…)`).
    package func constructions(of type: TypeID) -> [Node] {
        knownConstructions.answer(to: type) {
            nodes(named: project.types[type].simpleName).compactMap { name in
                guard name.kind == .nameExpression || name.kind == .memberExpression, !isOtherType(name, type)
                else { return nil }
                var callee = name.outermostUnwrap
                if let member = callee.parent, member.kind == .memberExpression, member.isNamed("init") {
                    callee = member.outermostUnwrap
                }
                return callee.parent.flatMap { $0.kind == .callExpression ? $0 : nil }
            }
        }
    }

    /// Whether the name refers to another type with the same name.
    private func isOtherType(_ name: Node, _ type: TypeID) -> Bool {
        if case .type(let meant)? = project.referent(of: name) { return meant != type }
        return false
    }

    /// Every name, member or selector that may refer to the function.
    package func mentions(of id: FunctionID) -> [Node] {
        guard case .function = project[id].kind else { return [] }
        return knownMentions.answer(to: id) { places(of: id).map(\.node) }
    }
}

extension Node {
    /// A selector that is only asked for, which neither sends nor registers it:
    /// `[delegate respondsToSelector:@selector(start)]`.
    package var isSelectorQuestion: Bool {
        kind == .selectorExpression
            && parent?.parent?.calleeName.map { RuntimeAPI.selectorQuestions.contains($0.name) } == true
    }
}
