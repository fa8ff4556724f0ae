/// What literals and storage say, whichever language wrote them.
extension Node {
    /// The value of a Boolean literal (`true`, `YES`); `nil` for other nodes.
    package var booleanValue: Bool? { kind == .booleanLiteral ? literalText == "true" : nil }

    /// A literal as Swift writes it: the front end's own text where the file has none (`YES`, the 1 of `++`), else the
    /// file's.
    package var literalText: String { nameReference.isEmpty ? text : name }

    /// Objective-C's `_timer` and `self->_timer`: the storage itself, so that no setter, observer or getter runs.
    package var isStorageAccess: Bool { kind == .memberExpression && flags.contains(.isImplicit) }

    /// Whether this makes a collection without elements by its literal or its literal type: `[]`, `[:]`, `[Timer]()`.
    package var isEmptyCollection: Bool {
        switch kind {
        case .arrayExpression, .dictionaryExpression: firstChild == nil
        case .callExpression:
            arguments.isEmpty
                && self.firstChild?.firstChild.map { $0.kind == .arrayType || $0.kind == .dictionaryType } == true
        default: false
        }
    }
}
