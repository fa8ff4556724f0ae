import Foundation

final class Line {}

/// Waits some seconds at most: the task is over then, whatever happens.
final class Caller {
    private var dialling: Task<Line?, Error>?
    private var watching: Task<Void, Error>?
    private var line: Line?

    func dial() {
        dialling?.cancel()
        dialling = Task {
            let deadline = Date().addingTimeInterval(20)
            while Date() < deadline {
                try await Task.sleep(nanoseconds: 250_000_000)
                if let line = self.line { return line }
            }
            return nil
        }
    }

    func watch() {
        watching?.cancel()
        watching = Task {  // expect: strong_self_in_handler(note)
            while true {
                try await Task.sleep(nanoseconds: 250_000_000)
                self.line = nil
            }
        }
    }

    func hangUp() {
        dialling?.cancel()
        watching?.cancel()
    }
}
