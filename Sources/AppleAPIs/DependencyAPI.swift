/// Containers of dependencies of well-known libraries: Factory, Resolver, Swinject.
package enum DependencyAPI {
    /// Members by which a registration says that its container makes one instance and keeps it. (D)
    package static let keepingScopes: Set<String> = ["application", "cached", "container", "singleton"]

    /// Calls that give a registration a scope, as their only argument. (D)
    package static let scopeSetters: Set<String> = ["inObjectScope", "scope"]

    /// Calls that give a container an instance to keep. (D)
    package static let registrations: Set<String> = ["register", "registerInstance", "registerSingleton"]
}
