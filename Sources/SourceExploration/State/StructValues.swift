import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Structs of the tree that store a source in a field (`state.source = …`), or code that may switch one. Their values
// are tuples of their stored properties.

extension Explorer {
    /// The paths on which a call has made a struct; `nil` for types that store no source and no code.
    func makeStruct(of type: TypeID, _ node: Node, _ arguments: [Argument], _ path: ExploredPath) -> [ExploredPath]? {
        guard project.keepsSourceOrCodeInField(type) else { return nil }
        let initializers = project.types[type].initializers
        let new = project.storedFields(of: type).reduce([path.setting(node, .tuple([]))]) { paths, field in
            let given = initializers.isEmpty ? arguments.first { $0.label == project[field].name }?.value : nil
            return paths.flatMap { adding(field, given: given, toStructAt: node, $0) }
        }
        guard let initializer = Overloads(project: project).fitting(initializers, node).first else { return new }
        return new.flatMap { path in
            let first = value(of: node, in: path.program)
            return invoke(initializer, receiver: first, arguments: arguments, at: node, path)
        }
    }

    /// Adds the next field to the struct that a call is making: what the call gives it, else its initial value.
    private func adding(_ field: VariableID, given: Value?, toStructAt call: Node, _ path: ExploredPath)
        -> [ExploredPath]
    {
        guard case .tuple(let made) = value(of: call, in: path.program) else { return [path] }
        if let initial = project.value(of: field), given == nil, relevance.isRelevant(initial) {
            return results(of: initial, of: field, path).map { value, path in
                path.setting(call, .tuple(made + [value]))
            }
        }
        return [path.setting(call, .tuple(made + [given ?? valueAtFirst(field)]))]
    }

    /// `current.isHeld = true` on a copy, `isHeld = true` in a mutating method: one field of a struct's value changes.
    func replacing(_ field: VariableID, of value: Value, with new: Value) -> Value? {
        guard case .tuple(var values) = value, let index = fieldIndex(of: field), values.indices.contains(index) else {
            return nil
        }
        values[index] = new
        return .tuple(values)
    }

    /// The place of a stored property among those of its struct.
    func fieldIndex(of field: VariableID) -> Int? {
        project.owner(of: field).flatMap { project.storedFields(of: $0).firstIndex(of: field) }
    }

    private func valueAtFirst(_ field: VariableID) -> Value {
        guard let value = project.value(of: field) else {
            return project.typeNode(of: field)?.kind == .optionalType
                ? .absent : unknown(project.node(of: field), isOpaque: true)
        }
        if value.stripped.kind == .nilLiteral { return .absent }
        if let truth = value.stripped.booleanValue { return .bool(truth) }
        return value.stripped.numericValue.flatMap { Int(exactly: $0) }.map { .int($0) }
            ?? unknown(project.node(of: field), isOpaque: true)
    }

    /// The index of the field that a member expression refers to.
    func fieldIndex(named name: String, of base: Node) -> Int? {
        guard let type = project.type(of: base)?.id, project.keepsSourceOrCodeInField(type) else { return nil }
        return project.storedFields(of: type).firstIndex { project[$0].name == name }
    }
}

extension Project {
    /// In declaration order.
    func storedFields(of type: TypeID) -> [VariableID] {
        types[type].allProperties.filter { id in
            !self[id].isStatic && accessors(of: id).allSatisfy { !node(of: $0).isNamed("get") }
        }
    }

    func keepsSourceInField(_ type: TypeID) -> Bool {
        if hasField(type, where: { $0.contains { DispatchAPI.typesOfSources.contains($0.name) } }) { return true }
        return types[type].kind == .struct
            && storedFields(of: type).contains { value(of: $0)?.createsTimerSource == true }
    }

    func keepsSourceOrCodeInField(_ type: TypeID) -> Bool {
        keepsSourceInField(type) || hasField(type) { $0.kind == .functionType }
    }

    private func hasField(_ type: TypeID, where isWanted: (Node) -> Bool) -> Bool {
        types[type].kind == .struct && storedFields(of: type).contains { typeNode(of: $0).map(isWanted) ?? false }
    }
}
