import TimerlintAppleAPIs
import TimerlintSyntax

/// Types of closure parameters that the closure itself does not write.
extension Inference {
    /// `$0` in a closure that names no parameters.
    mutating func typeOfNumberedParameter(_ node: Node) -> ValueType? {
        guard goesOn(), node.kind == .nameExpression, node.name.first == "$", let index = Int(node.name.dropFirst()),
            let closure = node.selfAndAncestors.first(where: { $0.kind.isFunctionLike || $0.kind == .closureExpression }
            ),
            closure.kind == .closureExpression
        else { return nil }
        return next { $0.type(ofParameter: index, of: closure) }
    }

    /// The parameter `state` of `withLock { state in … }`.
    mutating func typeOfClosureParameter(_ id: VariableID) -> ValueType? {
        let parameter = project.node(of: id)
        guard goesOn(), let closure = parameter.parent, closure.kind == .closureExpression,
            let index = closure.parameters.firstIndex(of: parameter)
        else { return nil }
        return next { $0.type(ofParameter: index, of: closure) }
    }

    private mutating func type(ofParameter index: Int, of closure: Node) -> ValueType? {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callExpression, let callee = call.firstChild?.stripped
        else { return nil }
        if case .functions(let functions)? = next({ $0.referent(of: callee) }) {
            let declared = functions.lazy.compactMap { [project] in
                project.closureType(for: argument, of: $0)?.children(.parameter).dropFirst(index).first
            }.first
            let type = declared?.children.first { $0.kind.isType }.flatMap { project.valueType(of: $0) }
            if let type, type.id != nil { return type }
        }
        guard index == 0, callee.kind == .memberExpression, let holder = callee.firstChild else { return nil }
        if CollectionAPI.elementVisits.contains(callee.name), !isOptionalItself(holder),
            let element = next({ $0.elementType(of: holder) })
        {
            return element
        }
        if CollectionAPI.optionalTransforms.contains(callee.name) { return next { $0.type(of: holder) } }
        guard case .variable(let id)? = next({ $0.referent(of: holder) }), project[id].kind == .property else {
            return nil
        }
        return next { $0.typeOfValue(heldBy: id) }
    }

    /// `clocks.map { … }` of an optional collection gives the closure the whole, `clocks?.map { … }` the elements.
    private mutating func isOptionalItself(_ holder: Node) -> Bool {
        guard case .variable(let id)? = next({ $0.referent(of: holder) }) else { return false }
        return holder.stripped == holder && project.typeNode(of: id)?.kind == .optionalType
    }

    /// The type of the value that a lock or another generic holder was made with:
    /// `OSAllocatedUnfairLock(initialState: State())`, `StateSync(State())`.
    mutating func typeOfValue(heldBy holder: VariableID) -> ValueType? {
        guard goesOn(), let making = project.value(of: holder)?.stripped, making.kind == .callExpression,
            let content = making.children(.argument).first?.firstChild?.stripped, content.kind == .callExpression
        else { return nil }
        return next { $0.type(of: content) }
    }
}

extension Project {
    /// The function type of the parameter that receives an argument.
    fileprivate func closureType(for argument: Node, of function: FunctionID) -> Node? {
        let types = zip(self[function].labels, node(of: function).parameters).compactMap { label, parameter in
            parameter.functionType.map { (label: label, type: $0) }
        }
        return (types.first { !argument.name.isEmpty && $0.label == argument.name } ?? types.last)?.type
    }
}

extension Node {
    fileprivate var functionType: Node? {
        kind == .functionType ? self : children.lazy.compactMap(\.functionType).first
    }
}
