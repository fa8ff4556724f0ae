import TimerlintLexing
import TimerlintSource
import TimerlintSyntax

/// Some types are recognized only after they were parsed as expressions: `[Int]` when `()` follows, `(A)` when
/// `->` follows. Their nodes are converted in place, which costs nothing for expressions that stay expressions.
extension Parser {
    /// Converts the array or dictionary literal parsed last into a type if its elements parse as types.
    mutating func turnCollectionIntoType() {
        guard let last = builder.last, isCollection(last), readsAsType(last) else { return }
        let mark = builder.markBeforeLast
        turnIntoType(last)
        enclose(.typeExpression, mark)
    }

    private func isCollection(_ id: NodeID) -> Bool {
        builder[id].kind == .arrayExpression || builder[id].kind == .dictionaryExpression
    }

    private func readsAsType(_ id: NodeID) -> Bool {
        let record = builder[id]
        switch record.kind {
        case .nameExpression: return !record.flags.contains(.isPounded) && !record.flags.contains(.isCompoundName)
        case .typeExpression: return true
        case .wordExpression:
            return record.firstChild != NodeDraft.none && builder[record.firstChild].kind.isType
        case .memberExpression: return !record.flags.contains(.implicitBase) && readsAsType(record.firstChild)
        case .optionalChain, .argument: return readsAsType(record.firstChild)
        case .tupleExpression: return allChildrenReadAsTypes(record)
        case .arrayExpression:
            return record.firstChild != NodeDraft.none && builder[record.firstChild].nextSibling == NodeDraft.none
                && readsAsType(record.firstChild)
        case .dictionaryExpression:
            return record.firstChild != NodeDraft.none && builder[record.firstChild].nextSibling == NodeDraft.none
                && allChildrenReadAsTypes(builder[record.firstChild])
        case .infixExpression: return record.name.length == 1 && isComposition(record) && allOperandsReadAsTypes(record)
        default: return false
        }
    }

    private func isComposition(_ record: NodeDraft) -> Bool { bytes[Int(record.name.start)] == UInt8(ascii: "&") }

    private func allChildrenReadAsTypes(_ record: NodeDraft) -> Bool {
        var child = record.firstChild
        while child != NodeDraft.none {
            guard readsAsType(child) else { return false }
            child = builder[child].nextSibling
        }
        return true
    }

    private func allOperandsReadAsTypes(_ record: NodeDraft) -> Bool {
        var child = record.firstChild
        while child != NodeDraft.none {
            guard builder[child].kind == .infixOperator || readsAsType(child) else { return false }
            child = builder[child].nextSibling
        }
        return true
    }

    /// Converts the kinds of an expression's nodes to those of the type it spells. Requires `readsAsType`.
    private mutating func turnIntoType(_ id: NodeID) {
        switch builder[id].kind {
        case .nameExpression: builder[id].kind = .namedType
        case .memberExpression:
            turnIntoType(builder[id].firstChild)
            builder[id].kind = .memberType
        case .optionalChain: turnWrapper(id, .optionalType)
        case .wordExpression: builder[id].kind = .prefixedType
        case .typeExpression: replace(id, by: builder[id].firstChild)
        case .arrayExpression: turnWrapper(id, .arrayType)
        case .tupleExpression: turnWrapper(id, .tupleType)
        case .argument: turnWrapper(id, .parameter)
        case .infixExpression:
            removeOperators(from: id)
            turnWrapper(id, .compositionType)
        case .dictionaryExpression:
            replaceChildren(of: id, byThoseOf: builder[id].firstChild)
            turnWrapper(id, .dictionaryType)
        default: break
        }
    }

    private mutating func turnWrapper(_ id: NodeID, _ kind: NodeKind) {
        builder[id].kind = kind
        builder[id].flags = []
        if kind == .compositionType { builder[id].name = .none }
        var child = builder[id].firstChild
        while child != NodeDraft.none {
            turnIntoType(child)
            child = builder[child].nextSibling
        }
    }

    private mutating func removeOperators(from id: NodeID) {
        var operand = builder[id].firstChild
        while operand != NodeDraft.none {
            let sign = builder[operand].nextSibling
            let next = sign == NodeDraft.none ? NodeDraft.none : builder[sign].nextSibling
            builder[operand].nextSibling = next
            operand = next
        }
    }

    /// Replaces a node by its only child and detaches the child.
    private mutating func replace(_ id: NodeID, by child: NodeID) {
        var record = builder[child]
        record.height = builder[id].height
        record.nextSibling = builder[id].nextSibling
        builder[id] = record
    }

    private mutating func replaceChildren(of id: NodeID, byThoseOf child: NodeID) {
        builder[id].firstChild = builder[child].firstChild
    }

    /// Replaces the last parsed expression by the function-type parameters that it spells.
    mutating func becomeParameters(_ id: NodeID, since mark: TreeBuilder.Mark) {
        guard readsAsType(id) else { return cutChain(since: mark, as: .otherType) }
        turnIntoType(id)
        guard builder[id].kind == .tupleType else { return enclose(.parameter, mark) }
        builder.drop(since: mark)
        var child = builder[id].firstChild
        while child != NodeDraft.none {
            builder.put(child)
            let next = builder[child].nextSibling
            builder[child].nextSibling = NodeDraft.none
            child = next
        }
    }
}
