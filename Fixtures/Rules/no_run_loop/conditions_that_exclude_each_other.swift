import Foundation

final class Wire {
  enum State { case open, closed }
  var state = State.closed
}

/// It asks again what its caller has asked, and comes there only with the other answer.
final class Link {
  private var wire: Wire?
  private var isReady = false
  private var beat: Timer?
  private let queue = DispatchQueue(label: "link")

  func wake() {
    queue.async { self.reconnect() }
  }

  func reconnect() {
    if let wire = wire {
      if wire.state == .open && isReady {
        return
      }
    }
    connect()
  }

  func connect() {
    if let wire = self.wire {
      if wire.state == .open && isReady {
        startBeat()
        return
      }
    }
    print("dial")
  }

  func startBeat() {
    beat?.invalidate()
    beat = Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in print("beat") }
  }

  func stop() {
    beat?.invalidate()
  }
}

/// What a caller knows of an object holds in that object's methods as well.
final class Screen {
  static let shared = Screen()

  var cast: Wire.State = .closed
  private var hide: Timer?

  var isCasting: Bool {
    if case .open = cast { return true }
    return false
  }

  func toggle() {
    switch cast {
    case .open: print("told the wire")
    default: show()
    }
  }

  private func show() {
    hide = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in print("hide") }
  }
}

final class Engine {
  var isCasting: Bool { Screen.shared.isCasting }

  func start() {
    DispatchQueue.global().async { self.play() }
  }

  func play() {
    if isCasting {
      Screen.shared.toggle()
    }
  }
}

/// Between the questions it changes what they ask about.
final class Pump {
  private var isOn = false

  func start() {
    DispatchQueue.global().async {
      guard !self.isOn else { return }
      self.isOn = true
      self.run()
    }
  }

  private func run() {
    guard isOn else { return }
    RunLoop.current.add(Timer(timeInterval: 20, repeats: false) { _ in print("beat") }, forMode: .common)  // expect: no_run_loop
  }
}

/// Another object of the same class may be in another state.
final class Row {
  var isOpen = false
  var next: Row?

  func start() {
    DispatchQueue.global().async {
      guard !self.isOpen else { return }
      self.next?.run()
    }
  }

  func run() {
    guard isOpen else { return }
    RunLoop.current.add(Timer(timeInterval: 20, repeats: false) { _ in print("beat") }, forMode: .common)  // expect: no_run_loop
  }
}
