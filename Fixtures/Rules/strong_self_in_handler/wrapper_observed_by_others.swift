import Dispatch

/// Keeps closures for its timer to call.
final class Signal {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "signal"))  // expect: concurrent_handler_queue
  private var listeners: [() -> Void] = []

  init() {
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler { [weak self] in
      for listener in self?.listeners ?? [] { listener() }
    }
    source.activate()
  }

  func listen(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  deinit {
    source.cancel()
  }
}

/// Keeps it weakly.
final class Guest {
  private weak var signal: Signal?
  private var count = 0

  init(_ signal: Signal) {
    self.signal = signal
    signal.listen { self.count += 1 }
  }

  func again() {
    signal?.listen { self.count += 1 }
  }
}

/// A value is no owner.
struct Panel {
  private let signal = Signal()
  private var name = "panel"

  func listen() {
    signal.listen { print(self.name) }
  }
}

/// Listens for somebody else, and with a function that belongs to nobody.
final class Host {
  private let signal = Signal()
  private let log = Log()

  func listen() {
    signal.listen { [log] in log.note() }
    signal.listen(noteGlobally)
  }
}

final class Log {
  func note() {}
}

func noteGlobally() {}
