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
    /// What kind of thing decides an isolation.
    package enum Basis: Sendable {
        /// An attribute or a declaration in the tree, or the language itself.
        case declared
        /// A class or protocol of the SDK. Code that is older than its isolation calls such members from any thread.
        case framework
        /// The default isolation of the module.
        case settings
    }

    package let actor: ActorIsolation
    /// The attribute, inheritance clause or declaration; `nil` where the build settings or nothing decides.
    package let evidence: Node?
    package var basis = Basis.declared

    static let unknown = InferredIsolation(actor: .unknown, evidence: nil)

    static func nonisolated(_ evidence: Node? = nil) -> InferredIsolation {
        InferredIsolation(actor: .nonisolated, evidence: evidence)
    }

    /// The main actor by a class or protocol of the SDK.
    static func framework(_ evidence: Node?) -> InferredIsolation {
        InferredIsolation(actor: .mainActor, evidence: evidence, basis: .framework)
    }

    /// The same isolation, seen where an inheritance clause takes it over.
    func inherited(at clause: Node) -> InferredIsolation {
        InferredIsolation(actor: actor, evidence: clause, basis: basis)
    }
}
