import TimerlintAppleAPIs
import TimerlintSyntax

/// Starts on notifications that a publisher tells of.
extension RestartSearch {
    /// `NotificationCenter.default.publisher(for: name)` at the start of the chain that ends in this call of `sink`;
    /// `nil` for other calls, and for a chain that lets only the first values through.
    func notificationPublisher(of call: Node) -> Node? {
        guard call.kind == .callExpression, var callee = call.calleeName, callee.isNamed("sink") else { return nil }
        while let source = callee.base?.stripped, source.kind == .callExpression, let operation = source.calleeName {
            if CombineAPI.limitingOperators.contains(operation.name) { return nil }
            if operation.isNamed("publisher") { return isOfNotificationCenter(operation) ? source : nil }
            callee = operation
        }
        return nil
    }

    private func isOfNotificationCenter(_ publisher: Node) -> Bool {
        guard let center = publisher.base?.stripped else { return false }
        let name = "NotificationCenter"
        return project.type(of: center)?.name == name
            || origins(of: center).contains { $0.contains { $0.name.lowercased() == name.lowercased() } }
    }
}
