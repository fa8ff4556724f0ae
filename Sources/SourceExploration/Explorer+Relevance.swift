import TimerlintSemantics
import TimerlintSyntax

extension Explorer {
    func isRelevant(_ id: VariableID) -> Bool { relevance.isRelevant(project[id].name) }

    /// Methods of sources and of enum values are short and always followed; others where they can matter.
    func isWorthRunning(_ id: FunctionID, receiver: Value) -> Bool {
        switch receiver {
        case .source, .enumCase: true
        default: relevance.isWorthRunning(project[id].name)
        }
    }
}
