import TimerlintSource
import TimerlintSyntax

/// The access level of a declaration.
package enum Access: Int, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// The keyword of a type's declaration.
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
    /// Names without `@`, in source order.
    package let attributes: [String]
    /// As written, with their arguments: `private(set)`.
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
    let accessors: [Int]

    private init(attributes: [String], modifiers: [String], foreignName: String?, accessors: [Int] = []) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.foreignName = foreignName
        self.accessors = accessors
    }

    /// `nil` if there are none; then nothing is allocated.
    static func unlessEmpty(attributes: [String], modifiers: [String], foreignName: String?) -> DeclarationDetails? {
        if attributes.isEmpty, modifiers.isEmpty, foreignName == nil { return nil }
        return DeclarationDetails(attributes: attributes, modifiers: modifiers, foreignName: foreignName)
    }

    /// The same details, or none if there are none, with one more accessor.
    static func adding(accessor: Int, to known: DeclarationDetails?) -> DeclarationDetails {
        DeclarationDetails(
            attributes: known?.attributes ?? [], modifiers: known?.modifiers ?? [], foreignName: known?.foreignName,
            accessors: (known?.accessors ?? []) + [accessor])
    }
}

/// What a function declaration declares.
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

/// A function, initializer, deinitializer or accessor. The small fields come first, so that they share words.
package struct FunctionDeclaration: Sendable {
    package let node: NodeID
    package let isStatic: Bool
    /// The written level, or the default one of the place.
    package let access: Access
    let storedOwner, storedEnclosing, storedBody: OptionalIndex
    var storedProperty: OptionalIndex
    package let kind: FunctionKind
    /// The base name; for an accessor, the name of the property.
    package let name: String
    /// The argument labels at a call site; an empty string for an unlabeled argument.
    package let labels: [String]
    /// The parameters, as indices of the file's variables.
    package var parameters: [Int]
    let details: DeclarationDetails?

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

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
    package func has(modifier: String) -> Bool { modifiers.contains(modifier) }
}

/// Where a variable is declared.
package enum VariableKind: Sendable {
    case property, global, local, parameter
    /// A name in a closure's capture list.
    case capture
}

/// What holds for a variable or not, in one byte.
struct VariableTraits: OptionSet, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    static let isLet = VariableTraits(rawValue: 1 << 0)
    static let isStatic = VariableTraits(rawValue: 1 << 1)
    static let isWeak = VariableTraits(rawValue: 1 << 2)
    static let isUnowned = VariableTraits(rawValue: 1 << 3)
    static let isLazy = VariableTraits(rawValue: 1 << 4)
    static let isImplicit = VariableTraits(rawValue: 1 << 5)
}

/// A stored or computed property, a global or local variable, a parameter, or a name bound by a capture or
/// pattern. The small fields come first, so that they share words.
package struct VariableDeclaration: Sendable {
    /// The binding, parameter, capture, optional binding or identifier pattern that introduces the variable.
    package let node: NodeID
    package let kind: VariableKind
    package let access: Access
    let traits: VariableTraits
    let storedType, storedValue, storedOwner, storedFunction: OptionalIndex
    package let name: String
    var details: DeclarationDetails?

    /// Cannot be assigned again: `let`, `const` in C, a parameter, a capture.
    package var isLet: Bool { traits.contains(.isLet) }
    package var isStatic: Bool { traits.contains(.isStatic) }
    package var isWeak: Bool { traits.contains(.isWeak) }
    package var isUnowned: Bool { traits.contains(.isUnowned) }
    package var isLazy: Bool { traits.contains(.isLazy) }
    /// A property without a declaration in its file: inferred from its use in Objective-C code or from its
    /// accessors.
    package var isImplicit: Bool { traits.contains(.isImplicit) }
    /// The type annotation.
    package var type: NodeID? { storedType.node }
    /// The initial, default, captured or unwrapped value.
    package var value: NodeID? { storedValue.node }
    package var attributes: [String] { details?.attributes ?? [] }
    package var modifiers: [String] { details?.modifiers ?? [] }
    /// The variable's name in the other language.
    package var foreignName: String? { details?.foreignName }
    /// The type that declares this property, as an index of the file's types.
    package var owner: Int? { storedOwner.index }
    /// The function of a local variable, as an index of the file's functions.
    package var function: Int? { storedFunction.index }
    /// Accessors and observers, as indices of the file's functions.
    package var accessors: [Int] { details?.accessors ?? [] }

    package func has(attribute: String) -> Bool { attributes.contains(attribute) }
}
