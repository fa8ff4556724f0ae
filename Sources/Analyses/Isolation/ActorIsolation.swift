import TimerlintSemantics
import TimerlintSyntax

/// The actor that code is isolated to, as the compiler infers it.
package enum ActorIsolation: Sendable, Hashable {
    case nonisolated
    case mainActor
    /// A global actor that the tree declares.
    case globalActor(TypeID)
    /// The instance of the actor whose code it is.
    case instance(TypeID)
    /// Code or settings that were not read decide.
    case unknown

    /// Whether it is known to be an actor's.
    package var isIsolated: Bool { self != .nonisolated && self != .unknown }
}

/// An isolation, with what decides it.
package struct InferredIsolation: Sendable {
    package let actor: ActorIsolation
    /// The attribute, inheritance clause or declaration; `nil` where the build settings or nothing decides.
    package let evidence: Node?

    static let unknown = InferredIsolation(actor: .unknown, evidence: nil)

    static func nonisolated(_ evidence: Node? = nil) -> InferredIsolation {
        InferredIsolation(actor: .nonisolated, evidence: evidence)
    }
}
