import AppKit

/// No target contains the file: nobody meets a timer of it, and what it would freeze is only worth a note.
public final class Loose {
    private var timer: Timer?
    private var beats = 0

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
    }

    deinit {
        timer?.invalidate()
    }
}

public final class LooseClock {
    private let field = NSTextField(labelWithString: "")
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
            self?.field.stringValue = Date().description
        }
    }

    deinit {
        timer?.invalidate()
    }
}

public final class LooseRequest {
    private var timeout: Timer?

    func send() {
        timeout = Timer(timeInterval: 10, repeats: false) { _ in print("late") }  // expect: never_started(note)
    }
}

func wail() {
    Siren().start()
}
