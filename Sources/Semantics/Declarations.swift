import TimerlintSource
import TimerlintSyntax

/// Who may use a declaration.
package enum Access: Int, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

package enum TypeKind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`

    /// Instances are shared by reference: capturing `self` keeps one alive.
    package var isReference: Bool { self == .class || self == .actor }
}

/// A type or extension as one place in one file declares it.
package struct TypeDeclaration: Sendable {
    package let node: NodeID
    package let kind: TypeKind
    /// With the names of the enclosing types: `Player.Clock`. For an extension the extended type's.
    package let qualifiedName: String
    /// Simple names of superclass and protocols, in order.
    package let inherits: [String]
    package let attributes: [String]
    package let modifiers: [String]
    /// What the other language calls it.
    package let foreignName: String?
    /// The index of the type it is nested in, in the same file.
    package let enclosing: Int?
}

/// An index in four bytes instead of the nine, padded to sixteen, of an `Int?`: there are as many declarations as
/// lines.
struct OptionalIndex: Sendable, BitwiseCopyable {
    private let stored: Int32

    init(_ index: Int?) { stored = index.map { Int32($0) } ?? -1 }
    init(_ node: Node?) { self.init(node.map { Int($0.id) }) }

    var index: Int? { stored < 0 ? nil : Int(stored) }
    var node: NodeID? { stored < 0 ? nil : NodeID(stored) }
}

package enum FunctionKind: Sendable {
    case function, initializer, deinitializer, subscript_
    /// The accessor or observer of a property, by its name (`get`, `set`, `willSet`, `didSet`, …).
    case accessor(String)

    package var isDeinitializer: Bool { if case .deinitializer = self { true } else { false } }
    package var isInitializer: Bool { if case .initializer = self { true } else { false } }
}

/// A function, initializer, deinitializer or accessor.
package struct FunctionDeclaration: Sendable {
    package let node: NodeID
    package let kind: FunctionKind
    /// The base name; for accessors the name of the property.
    package let name: String
    /// The argument labels a caller writes; empty where there is none.
    package let labels: [String]
    /// Indices of the parameters among the file's variables.
    package var parameters: [Int]
    package let isStatic: Bool
    package let access: Access
    package let attributes: [String]
    package let modifiers: [String]
    /// What the other language calls it, where that has no arguments.
    package let foreignName: String?
    /// The type it is a member of: an index among the file's types. `nil` for global and local functions.
    package var owner: Int? { storedOwner.index }
    /// The function it stands in, for local ones.
    package var enclosing: Int? { storedEnclosing.index }
    /// `nil` for requirements and declarations without body.
    package var body: NodeID? { storedBody.node }
    /// For accessors: the property, an index among the file's variables.
    package var property: Int? { storedProperty.index }

    let storedOwner, storedEnclosing, storedBody, storedProperty: OptionalIndex

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
    package func has(modifier: String) -> Bool { modifiers.contains(modifier) }
}

package enum VariableKind: Sendable {
    case property, global, local, parameter
    /// A name in a closure's capture list.
    case capture
}

/// A stored or computed property, a global or local variable, a parameter, a captured or pattern-bound name.
package struct VariableDeclaration: Sendable {
    /// The binding, parameter, capture, optional binding or identifier pattern that introduces it.
    package let node: NodeID
    package let kind: VariableKind
    package let name: String
    /// The written type.
    package var type: NodeID? { storedType.node }
    /// The initial, default, captured or unwrapped value.
    package var value: NodeID? { storedValue.node }
    package let isLet: Bool
    package let isStatic: Bool
    package let isWeak: Bool
    package let isUnowned: Bool
    package let isLazy: Bool
    /// Declared nowhere in its file: a property that Objective-C code was seen to use, or the place of its accessors.
    package let isImplicit: Bool
    package let access: Access
    package let attributes: [String]
    package let modifiers: [String]
    /// What the other language calls it.
    package let foreignName: String?
    /// The type it is a property of: an index among the file's types.
    package var owner: Int? { storedOwner.index }
    /// The function it is local to: an index among the file's functions.
    package var function: Int? { storedFunction.index }
    /// Accessors and observers: indices among the file's functions.
    package var accessors: [Int]

    let storedType, storedValue, storedOwner, storedFunction: OptionalIndex

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
}
