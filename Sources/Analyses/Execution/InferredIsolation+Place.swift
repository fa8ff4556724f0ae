import TimerlintSyntax

extension InferredIsolation {
    /// Where code of this isolation runs; `nil` where its callers or the module's settings decide.
    var place: ExecutionPlace? {
        switch actor {
        case .mainActor: .main
        case .globalActor, .instance: .worker(.actor)
        case .nonisolated: evidence?.isNamed("concurrent") == true ? .worker(.concurrentExecutor) : nil
        case .unknown: nil
        }
    }
}
