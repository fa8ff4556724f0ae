import TimerlintSemantics
import TimerlintSyntax

/// The actor that code is isolated to, as the compiler infers it.
package enum ActorIsolation: Sendable, Hashable {
    case nonisolated
    case mainActor
    /// A global actor declared in the tree.
    case globalActor(TypeID)
    /// The actor instance whose code it is.
    case instance(TypeID)
    /// Decided by unseen code or settings.
    case unknown

    /// Whether it is known to be isolated to an actor.
    package var isIsolated: Bool { self != .nonisolated && self != .unknown }
}

/// An isolation and what decides it.
package struct InferredIsolation: Sendable {
    /// The kind of thing that decides an isolation.
    package enum Basis: Sendable {
        /// An attribute or a declaration in the tree, or the language itself.
        case declared
        /// A class or protocol of the SDK. Code that predates its isolation calls such members from any thread.
        case framework
        /// The default isolation of the module.
        case settings
    }

    package let actor: ActorIsolation
    /// The attribute, inheritance clause or declaration; `nil` if the build settings or nothing decides.
    package let evidence: Node?
    package var basis = Basis.declared

    static let unknown = InferredIsolation(actor: .unknown, evidence: nil)

    static func nonisolated(_ evidence: Node? = nil) -> InferredIsolation {
        InferredIsolation(actor: .nonisolated, evidence: evidence)
    }

    /// Main-actor isolation through a class or protocol of the SDK.
    static func framework(_ evidence: Node?) -> InferredIsolation {
        InferredIsolation(actor: .mainActor, evidence: evidence, basis: .framework)
    }

    /// The same isolation, inherited through an inheritance clause.
    func inherited(at clause: Node) -> InferredIsolation {
        InferredIsolation(actor: actor, evidence: clause, basis: basis)
    }
}
