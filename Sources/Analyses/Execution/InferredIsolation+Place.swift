import TimerlintSyntax

extension InferredIsolation {
    /// Where code with this isolation runs; `nil` if its callers or the module's settings decide.
    var place: ExecutionPlace? {
        switch actor {
        case .mainActor: .main
        case .globalActor, .instance: .worker(.actor)
        case .nonisolated: evidence?.isNamed("concurrent") == true ? .worker(.concurrentExecutor) : nil
        case .unknown: nil
        }
    }
}
