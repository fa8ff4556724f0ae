import Dispatch

/// Keeps a source that is no timer: its crashes look like a timer's.
final class Watcher {
    private let source: DispatchSourceRead

    init(descriptor: Int32) {
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        source.setEventHandler {}
    }

    func resume() {
        source.resume()
    }

    func pause() {
        source.suspend()
    }
}
