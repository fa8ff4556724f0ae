import TimerlintSource
import TimerlintSyntax

/// The access level of a declaration.
package enum Access: Int, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

package enum TypeKind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`

    /// Whether instances are reference types, so that capturing `self` retains one.
    package var isReference: Bool { self == .class || self == .actor }
}

/// One declaration of a type, or one extension, in one file.
package struct TypeDeclaration: Sendable {
    package let node: NodeID
    package let kind: TypeKind
    /// The name qualified by the enclosing types: `Player.Clock`. For an extension, the name of the extended
    /// type.
    package let qualifiedName: String
    /// Simple names of the superclass and protocols, in order.
    package let inherits: [String]
    package let attributes: [String]
    package let modifiers: [String]
    /// The type's name in the other language (Swift or Objective-C).
    package let foreignName: String?
    /// The index of the enclosing type in the same file.
    package let enclosing: Int?
}

/// An index in four bytes; an `Int?` takes nine, padded to sixteen. There are about as many declarations as
/// lines.
struct OptionalIndex: Sendable, BitwiseCopyable {
    private let stored: Int32

    init(_ index: Int?) { stored = index.map { Int32($0) } ?? -1 }
    init(_ node: Node?) { self.init(node.map { Int($0.id) }) }

    var index: Int? { stored < 0 ? nil : Int(stored) }
    var node: NodeID? { stored < 0 ? nil : NodeID(stored) }
}

/// What most declarations do not have. Kept apart, because there are about as many declarations as lines.
final class DeclarationDetails: Sendable {
    let attributes: [String]
    let modifiers: [String]
    let foreignName: String?

    private init(attributes: [String], modifiers: [String], foreignName: String?) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.foreignName = foreignName
    }

    /// `nil` if there are none; then nothing is allocated.
    static func unlessEmpty(attributes: [String], modifiers: [String], foreignName: String?) -> DeclarationDetails? {
        if attributes.isEmpty, modifiers.isEmpty, foreignName == nil { return nil }
        return DeclarationDetails(attributes: attributes, modifiers: modifiers, foreignName: foreignName)
    }
}

package enum FunctionKind: Equatable, Sendable {
    case function, initializer, deinitializer, subscript_
    /// An accessor or observer of a property, with its name (`get`, `set`, `willSet`, `didSet`, …).
    case accessor(String)

    /// Of a property: an initializer or deinitializer of the same type does not call it.
    package var isObserver: Bool {
        if case .accessor(let name) = self { name == "willSet" || name == "didSet" } else { false }
    }
    package var isDeinitializer: Bool { if case .deinitializer = self { true } else { false } }
    package var isInitializer: Bool { if case .initializer = self { true } else { false } }
}

/// A function, initializer, deinitializer or accessor.
package struct FunctionDeclaration: Sendable {
    package let node: NodeID
    package let kind: FunctionKind
    /// The base name; for an accessor, the name of the property.
    package let name: String
    /// The argument labels at a call site; an empty string for an unlabeled argument.
    package let labels: [String]
    /// The parameters, as indices of the file's variables.
    package var parameters: [Int]
    package let isStatic: Bool
    package let access: Access
    package var attributes: [String] { details?.attributes ?? [] }
    package var modifiers: [String] { details?.modifiers ?? [] }
    /// The function's name in the other language, if it takes no arguments there.
    package var foreignName: String? { details?.foreignName }
    /// The type that declares this member, as an index of the file's types. `nil` for global and local
    /// functions.
    package var owner: Int? { storedOwner.index }
    /// The enclosing function of a local function.
    package var enclosing: Int? { storedEnclosing.index }
    /// `nil` for requirements and declarations without a body.
    package var body: NodeID? { storedBody.node }
    /// The property of an accessor, as an index of the file's variables.
    package var property: Int? { storedProperty.index }

    let storedOwner, storedEnclosing, storedBody, storedProperty: OptionalIndex
    let details: DeclarationDetails?

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
    package func has(modifier: String) -> Bool { modifiers.contains(modifier) }
}

package enum VariableKind: Sendable {
    case property, global, local, parameter
    /// A name in a closure's capture list.
    case capture
}

/// A stored or computed property, a global or local variable, a parameter, or a name bound by a capture or
/// pattern.
package struct VariableDeclaration: Sendable {
    /// The binding, parameter, capture, optional binding or identifier pattern that introduces the variable.
    package let node: NodeID
    package let kind: VariableKind
    package let name: String
    /// The type annotation.
    package var type: NodeID? { storedType.node }
    /// The initial, default, captured or unwrapped value.
    package var value: NodeID? { storedValue.node }
    package let isLet: Bool
    package let isStatic: Bool
    package let isWeak: Bool
    package let isUnowned: Bool
    package let isLazy: Bool
    /// A property without a declaration in its file: inferred from its use in Objective-C code or from its
    /// accessors.
    package let isImplicit: Bool
    package let access: Access
    package var attributes: [String] { details?.attributes ?? [] }
    package var modifiers: [String] { details?.modifiers ?? [] }
    /// The variable's name in the other language.
    package var foreignName: String? { details?.foreignName }
    /// The type that declares this property, as an index of the file's types.
    package var owner: Int? { storedOwner.index }
    /// The function of a local variable, as an index of the file's functions.
    package var function: Int? { storedFunction.index }
    /// Accessors and observers, as indices of the file's functions.
    package var accessors: [Int]

    let storedType, storedValue, storedOwner, storedFunction: OptionalIndex
    let details: DeclarationDetails?

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
}
