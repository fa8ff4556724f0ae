import TimerlintAppleAPIs
import TimerlintSyntax

extension Node {
    /// Whether the call makes a thread, or an operation, that runs a selector or block once: `detachNewThreadSelector…`,
    /// `Thread(target: self, selector: #selector(run), object: nil)`, also by way of a subclass's initializer.
    package var startsThread: Bool {
        guard kind == .callExpression, let callee = calleeName else { return false }
        return RuntimeAPI.threadStarters.contains(callee.name) || arguments.map(\.name) == RuntimeAPI.threadLabels
    }
}
