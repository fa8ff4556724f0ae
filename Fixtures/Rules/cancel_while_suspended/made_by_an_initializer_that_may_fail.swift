import Foundation

/// Whoever has an instance came by the guard; stopping it without a start makes the source and drops it unstarted.
final class Feed {
    private let handle: FileHandle
    private lazy var source = DispatchSource.makeTimerSource(queue: .main)

    init(path: String) throws {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        self.handle = handle
    }

    func start(read: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: read)
        source.activate()
    }

    func stop() {
        source.cancel()  // expect: cancel_while_suspended
    }

    deinit { stop() }
}
