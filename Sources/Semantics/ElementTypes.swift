import TimerlintAppleAPIs
import TimerlintSyntax

/// Types of the elements of collections, as far as a written type or a cast tells them.
extension Inference {
    /// The type of what a loop over the collection visits; `nil` for a dictionary, whose elements are pairs.
    mutating func elementType(of collection: Node) -> ValueType? {
        content(of: collection) { [project] in project.elementType(writtenIn: $0) }
    }

    private mutating func valuesType(of dictionary: Node) -> ValueType? {
        content(of: dictionary) { [project] in project.valuesType(writtenIn: $0) }
    }

    /// `element` reads the type of the content from the written type of the collection.
    private mutating func content(of collection: Node, _ element: (Node) -> ValueType?) -> ValueType? {
        guard goesOn() else { return nil }
        if collection.kind == .castExpression { return collection.children.first { $0.kind.isType }.flatMap(element) }
        let node = collection.stripped
        switch node.kind {
        case .arrayExpression: return node.firstChild.flatMap { first in next { $0.type(of: first) } }
        case .callExpression:
            guard let callee = node.firstChild else { return nil }
            return next { $0.declaredContent(of: callee, element) }
                ?? (callee.kind == .memberExpression ? next { $0.content(ofCall: node, of: callee, element) } : nil)
        case .nameExpression, .memberExpression:
            return next { $0.declaredContent(of: node, element) }
                ?? (node.kind == .memberExpression ? next { $0.content(ofMember: node, element) } : nil)
        default: return nil
        }
    }

    /// By the type of the variable or of the function's result.
    private mutating func declaredContent(of name: Node, _ element: (Node) -> ValueType?) -> ValueType? {
        switch next({ $0.referent(of: name) }) {
        case .variable(let id):
            if let written = project.typeNode(of: id) { return element(written) }
            return project.value(of: id).flatMap { value in next { $0.content(of: value, element) } }
        case .functions(let found):
            let returned = found.lazy.compactMap { [project] in project.node(of: $0).returnedType }.first
            return returned.flatMap(element)
        default: return nil
        }
    }

    /// `clocks.lazy`, `clocksByName.values`.
    private mutating func content(ofMember member: Node, _ element: (Node) -> ValueType?) -> ValueType? {
        guard let base = member.firstChild, base.kind.isExpression else { return nil }
        if member.isNamed("values") { return valuesType(of: base) }
        return CollectionAPI.viewsOfElements.contains(member.name) ? content(of: base, element) : nil
    }

    /// `clocks.filter { … }`, `views.compactMap { $0 as? Clock }`.
    private mutating func content(ofCall call: Node, of callee: Node, _ element: (Node) -> ValueType?) -> ValueType? {
        guard let base = callee.firstChild, base.kind.isExpression else { return nil }
        if CollectionAPI.selections.contains(callee.name) { return content(of: base, element) }
        guard CollectionAPI.transforms.contains(callee.name),
            let closure = call.arguments.first?.firstChild, closure.kind == .closureExpression,
            let value = closure.body?.onlyChild
        else { return nil }
        return next { $0.type(of: value) }
    }

    /// `clocks[0]`, `clocksByName[name]`, `clocks.first`, `clocks.removeFirst()`, `clocks.first { $0.isOn }`.
    mutating func typeOfElement(_ node: Node) -> ValueType? {
        guard let first = node.firstChild, first.kind.isExpression else { return nil }
        switch node.kind {
        case .subscriptExpression:
            guard let index = node.arguments.first?.firstChild, !index.isRange else { return nil }
            return content(of: first) { [project] in
                project.elementType(writtenIn: $0) ?? project.valuesType(writtenIn: $0)
            }
        case .memberExpression where CollectionAPI.oneElement.contains(node.name):
            return next { $0.elementType(of: first) }
        case .callExpression: return first.kind == .memberExpression ? next { $0.typeOfElement(first) } : nil
        default: return nil
        }
    }

    /// The variable of `for clock in clocks`, `for (index, clock) in clocks.enumerated()`, `for (name, clock) in clocksByName`,
    /// `case let clock as Clock`.
    mutating func typeOfPattern(_ introduced: Node) -> ValueType? {
        guard goesOn(), let parent = introduced.parent else { return nil }
        switch parent.kind {
        case .asTypePattern: return parent.children.first { $0.kind.isType }.flatMap { project.valueType(of: $0) }
        case .forStatement: return parent.iterated.flatMap { sequence in next { $0.elementType(of: sequence) } }
        case .patternElement:
            guard let tuple = parent.parent, tuple.kind == .tuplePattern, tuple.secondOfTwo == parent,
                let sequence = tuple.parent?.iterated
            else { return nil }
            if let callee = sequence.stripped.calleeName, callee.isNamed("enumerated"), let base = callee.firstChild {
                return next { $0.elementType(of: base) }
            }
            return next { $0.valuesType(of: sequence) }
        default: return nil
        }
    }
}

extension Project {
    /// `Clock` of `[Clock]`, `Set<Clock>?`.
    fileprivate func elementType(writtenIn type: Node) -> ValueType? {
        switch type.kind {
        case .arrayType: return type.firstChild.flatMap { tellingType(of: $0) }
        case .namedType where CollectionAPI.sequenceTypes.contains(type.name):
            return type.onlyChild.flatMap { tellingType(of: $0) }
        default: return type.unwrappedType.flatMap { elementType(writtenIn: $0) }
        }
    }

    /// `nil` for the types that tell nothing of their values.
    private func tellingType(of type: Node) -> ValueType? {
        CollectionAPI.untoldTypes.contains(type.name) ? nil : valueType(of: type)
    }

    /// `Clock` of `[String: Clock]`.
    fileprivate func valuesType(writtenIn type: Node) -> ValueType? {
        switch type.kind {
        case .dictionaryType: return type.secondOfTwo.flatMap { tellingType(of: $0) }
        case .namedType where CollectionAPI.dictionaryTypes.contains(type.name):
            return type.secondOfTwo.flatMap { tellingType(of: $0) }
        default: return type.unwrappedType.flatMap { valuesType(writtenIn: $0) }
        }
    }
}

extension Node {
    /// What a `for` goes over; `nil` for other nodes.
    fileprivate var iterated: Node? {
        kind == .forStatement ? children.dropFirst().first { $0.kind.isExpression } : nil
    }

    fileprivate var onlyChild: Node? { firstChild.flatMap { $0.nextSibling == nil ? $0 : nil } }

    fileprivate var secondOfTwo: Node? { firstChild?.nextSibling.flatMap { $0.nextSibling == nil ? $0 : nil } }

    /// `1...`, `0..<3`
    fileprivate var isRange: Bool {
        (kind == .infixExpression || kind == .postfixExpression || kind == .prefixExpression) && name.hasPrefix("..")
    }

    /// The type inside an optional or attributed one.
    fileprivate var unwrappedType: Node? {
        switch kind {
        case .optionalType, .implicitlyUnwrappedType, .attributedType, .prefixedType: children.first { $0.kind.isType }
        default: nil
        }
    }
}
