import Dispatch

final class Repeated {
  typealias Observer = (Repeated) -> Void

  private var source: DispatchSourceTimer?
  private var observers: [Int: Observer] = [:]
  private var count = 0

  init(every seconds: Int, observer: @escaping Observer) {
    source = configured(seconds)
    observe(observer)
  }

  static func once(after seconds: Int, name: String = "once", _ observer: @escaping Observer) -> Repeated {
    let repeated = Repeated(every: seconds, observer: observer)
    repeated.start()
    return repeated
  }

  func observe(_ observer: @escaping Observer) {
    count += 1
    observers[count] = observer
  }

  func start() {
    source?.activate()
  }

  private func configured(_ seconds: Int) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "repeated"))  // expect: concurrent_handler_queue
    timer.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(seconds))
    timer.setEventHandler { [weak self] in
      if let running = self { running.fired() }
    }
    return timer
  }

  private func fired() {
    observers.values.forEach { $0(self) }
  }

  deinit {
    source?.activate()
    source?.cancel()
  }
}

final class Debounced {
  private var timer: Repeated?
  var callback: (() -> Void)?

  func call() {
    if timer == nil {
      timer = Repeated.once(after: 1, { _ in  // expect: strong_self_in_handler(warning)
        self.callback?()
      })
    }
  }
}

final class Listening {
  private let timer = Repeated(every: 1) { _ in print("tick") }
  private var ticks = 0

  func listen() {
    timer.observe { _ in self.ticks += 1 }  // expect: strong_self_in_handler(warning)
  }

  func listenWeakly() {
    timer.observe { [weak self] _ in self?.ticks += 1 }
  }

  func start() {
    timer.start()
  }
}
