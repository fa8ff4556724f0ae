import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The call sites of functions, by name and owner. Over-approximates: an ambiguous mention is kept.
package struct CallGraph {
    /// The call expressions that call a function or may call it. Uses as a value or selector are in `mentions`.
    package static func callSites(of id: FunctionID, project: Project, references: ReferenceIndex) -> [Node] {
        if project[id].kind.isInitializer { return constructions(by: id, project: project, references: references) }
        return mentions(of: id, project: project, references: references).compactMap(\.callOfName)
    }

    /// The call expressions that must call a function.
    package static func certainCallSites(of id: FunctionID, project: Project, references: ReferenceIndex) -> [Node] {
        if project[id].kind.isInitializer { return constructions(by: id, project: project, references: references) }
        return CertainCallers(project: project, references: references).mentions(of: id).found.compactMap {
            if case .call(let call) = $0 { call } else { nil }
        }
    }

    /// The call sites of an initializer, identified by their labels.
    private static func constructions(by initializer: FunctionID, project: Project, references: ReferenceIndex)
        -> [Node]
    {
        guard let type = project.owner(of: initializer) else { return [] }
        let callers = CertainCallers(project: project, references: references)
        let calls =
            constructions(of: type, project: project, references: references)
            + delegations(to: type, project: project, references: references)
        return calls.filter { callers.fits($0, initializer) }
    }

    /// `self.init(…)` in the type's own initializers.
    private static func delegations(to type: TypeID, project: Project, references: ReferenceIndex) -> [Node] {
        let files = Set(project.types[type].declarations.map(\.file)).sorted()
        return files.flatMap { references.nodes(named: "init", inFile: $0) }.compactMap { name in
            guard name.kind == .memberExpression, name.base?.stripped.kind == .selfExpression,
                project.type(around: name) == type, let call = name.callOfName
            else { return nil }
            return call
        }
    }

    /// The call sites that create an instance of a type by its name (`Ticker(…)`, `Ticker.init(…)`).
    package static func constructions(of type: TypeID, project: Project, references: ReferenceIndex) -> [Node] {
        references.nodes(named: project.types[type].simpleName).compactMap { name in
            guard name.kind == .nameExpression || name.kind == .memberExpression,
                !isOtherType(name, type, project: project)
            else { return nil }
            var callee = name.outermostUnwrap
            if let member = callee.parent, member.kind == .memberExpression, member.isNamed("init") {
                callee = member.outermostUnwrap
            }
            guard let call = callee.parent, call.kind == .callExpression, call.firstChild == callee else { return nil }
            return call
        }
    }

    /// Whether the name refers to another type with the same name.
    private static func isOtherType(_ name: Node, _ type: TypeID, project: Project) -> Bool {
        if case .type(let meant)? = project.referent(of: name) { return meant != type }
        return false
    }

    /// Every name, member or selector that may refer to the function.
    package static func mentions(of id: FunctionID, project: Project, references: ReferenceIndex) -> [Node] {
        guard case .function = project[id].kind else { return [] }
        return references.knownMentions.answer(to: id) { references.places(of: id).map(\.node) }
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
