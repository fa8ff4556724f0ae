import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Invalidates a timer when its owner is deallocated: `deinit { timer?.invalidate() }`, or a line in the `deinit` that
/// the owner has; in Objective-C in `dealloc`. Input: a timer that nothing invalidates. Output: a suggestion; `nil` if
/// `deinit` cannot run or cannot access the timer: the timer retains its owner, or the owner is an actor.
struct InvalidateInDeinit {
    let timer: Timer
    let facts: ProjectFacts

    private var project: Project { facts.project }

    func fix() -> FixIt? {
        guard facts.keepsOwnerAlive(timer) == nil,
            let handle = timer.handles.first(where: { project[$0].kind == .property }),
            !project[handle].isStatic, !timer.isPayload(of: handle),
            let owner = project.owner(of: handle), project.types[owner].kind == .class
        else { return nil }
        let isObjectiveC = timer.creation.tree.file.language == .objectiveC
        guard let edit = isObjectiveC ? deallocEdit(handle, owner) : deinitEdit(handle, owner) else { return nil }
        return FixIt(
            title: "invalidate it in '\(timer.creation.deinitializerName)'", safety: .suggestion, edits: [edit])
    }

    // MARK: Swift

    private func deinitEdit(_ handle: VariableID, _ owner: TypeID) -> FileEdit? {
        guard let function = timer.function, !facts.isTiedToMainActor(function),
            let members = project.node(of: handle).selfAndAncestors.first(where: { $0.kind == .memberBlock }),
            members.isInSameTree(as: timer.place), members.parent?.kind == .classDeclaration
        else { return nil }
        let call = project[handle].name + (project.optionality(of: handle) == .plain ? "" : "?") + ".invalidate()"
        let layout = SourceLayout(members.tree.file)
        if !project.types[owner].deinitializers.isEmpty { return edit(adding: call, to: members, owner) }
        return layout.insertion(
            ofMember: "deinit {\n\(layout.unit)\(call)\n}", beforeClosingBrace: members.range.end - 1)
    }

    // MARK: Objective-C

    private func deallocEdit(_ handle: VariableID, _ owner: TypeID) -> FileEdit? {
        guard let members = timer.creation.selfAndAncestors.first(where: { $0.kind == .memberBlock }),
            members.parent?.kind == .classDeclaration, members.parent?.name == project.types[owner].name,
            let variable = instanceVariable(handle, members)
        else { return nil }
        let call = "[\(variable) invalidate];"
        if !project.types[owner].deinitializers.isEmpty { return edit(adding: call, to: members, owner) }
        let layout = SourceLayout(members.tree.file)
        let newline = layout.newline(at: members.range.end)
        let statements = [call] + (members.usesManualReferenceCounting ? ["[super dealloc];"] : [])
        let lines = ["", "", "- (void)dealloc {"] + statements.map { layout.unit + $0 } + ["}"]
        return members.inserting(lines.joined(separator: newline), at: members.range.end)
    }

    /// The name of the handle's instance variable. `nil` if `@synthesize` may give it another one.
    private func instanceVariable(_ handle: VariableID, _ members: Node) -> String? {
        let name = project[handle].name
        let nodes = project.node(of: handle).selfAndAncestors
        guard let declaration = nodes.first(where: { $0.kind == .variableDeclaration }) else { return nil }
        if !declaration.flags.contains(.isImplicit), !declaration.text.hasPrefix("@property") { return name }
        let isSynthesized = members.children(.variableDeclaration).contains { other in
            other != declaration && other.bindings.contains { $0.name == name }
        }
        return isSynthesized ? nil : "_" + name
    }

    // MARK: Both

    /// Adds a statement to the beginning of the deinitializer among the members.
    private func edit(adding statement: String, to members: Node, _ owner: TypeID) -> FileEdit? {
        let bodies = project.types[owner].deinitializers.compactMap { project.body(of: $0) }
        guard let body = bodies.first(where: { $0.isInSameTree(as: members) && members.range.contains($0.range) })
        else { return nil }
        let layout = SourceLayout(members.tree.file)
        if let first = body.firstChild { return layout.insertion(of: statement, before: first.range.start) }
        return body.text.filter { !$0.isWhitespace } == "{}" ? body.replaced(by: "{ \(statement) }") : nil
    }
}
