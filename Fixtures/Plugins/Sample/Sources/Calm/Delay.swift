import Dispatch

/// Carries nothing.
public func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
}
