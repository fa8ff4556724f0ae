import Dispatch

final class Ticker {
  private static var isOn = false
  private static var source: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    guard !Ticker.isOn else { return }
    Self.source?.schedule(deadline: .now(), repeating: 1)
    Self.source?.setEventHandler { print("tick") }
    Self.source?.resume()
    Ticker.isOn = true
  }

  func renew() {
    if !Ticker.isOn { Self.source?.resume() }
    Ticker.isOn = false
    Ticker.source = DispatchSource.makeTimerSource(queue: .main)
  }
}

final class Beeper {
  private static var isOn = false
  private static var source: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    guard !Self.isOn else { return }
    Self.source?.schedule(deadline: .now(), repeating: 1)
    Self.source?.setEventHandler { print("beep") }
    Self.source?.resume()
    Self.isOn = true
  }

  func stop() {
    guard Self.isOn else { return }
    Self.isOn = false
    Self.source?.suspend()
  }

  func end() {
    Beeper.source = nil  // expect: released_while_suspended(error)
  }
}
