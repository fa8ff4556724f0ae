import Foundation

/// Keeps what it forwards to in a reference that the store lets go of: nothing in the declaration shows that.
final class Relay: NSObject {
    private let receiver: Handle

    init(_ receiver: Handle) {
        self.receiver = receiver
    }

    @objc func fire() { receiver.call() }
}

/// Forwards to an object that it keeps alive.
final class Trampoline: NSObject {
    private let receiver: Handle

    init(_ receiver: Handle) {
        self.receiver = receiver
    }

    @objc func fire() { receiver.call() }
}

class Handle: NSObject {
    func call() {}
}
