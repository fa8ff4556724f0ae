import Dispatch

/// Nobody but the factory makes one, and the factory always starts it.
final class Deadline {
    private var source: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)
    private(set) var isOver = false

    private init() {}

    static func after(_ seconds: Double) -> Deadline {
        let deadline = Deadline()
        deadline.source?.schedule(deadline: .now() + seconds)
        deadline.source?.setEventHandler { [weak deadline] in
            deadline?.source?.cancel()
            deadline?.source = nil
            deadline?.isOver = true
        }
        deadline.source?.resume()
        return deadline
    }

    func stop() {
        source?.cancel()
        source = nil
    }
}

/// The factory starts it only sometimes.
final class Maybe {
    private let source = DispatchSource.makeTimerSource(queue: .main)

    private init() {}

    static func make(starting: Bool) -> Maybe {
        let new = Maybe()
        new.source.schedule(deadline: .now() + 1)
        new.source.setEventHandler { print("now") }
        if starting { new.source.resume() }
        return new
    }

    deinit {  // expect: released_while_suspended
        print("gone")
    }
}
