import TimerlintSemantics
import TimerlintSyntax

extension Explorer {
    func isRelevant(_ id: VariableID) -> Bool { relevance.isRelevant(project[id].name) }

    /// Whether to explore a function. Methods of sources and of enum values are short and always explored,
    /// others only if they may be relevant.
    func isWorthRunning(_ id: FunctionID, receiver: Value) -> Bool {
        switch receiver {
        case .source, .enumCase: true
        default: relevance.isWorthRunning(project[id].name)
        }
    }
}
