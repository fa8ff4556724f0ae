import Dispatch

final class Countdown {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "countdown"))
  private let target: DispatchQueue
  private let payload: () -> Void
  private let name: String

  init(_ name: String, on target: DispatchQueue = .main, payload: @escaping () -> Void) {
    self.name = name
    self.target = target
    self.payload = payload
    source.schedule(deadline: .now() + 10)
    source.setEventHandler { [weak self] in self?.fire() }
    source.activate()
  }

  private func fire() {
    target.async(execute: payload)
  }

  deinit {
    source.cancel()
  }
}

final class Navigation {
  private var patience: Countdown!
  private var isLost = false

  init() {
    patience = Countdown("patience", payload: giveUp)  // expect: strong_self_in_handler(warning)
  }

  private func giveUp() {
    isLost = true
  }
}

final class PatientNavigation {
  private var patience: Countdown!
  private var isLost = false

  init() {
    patience = Countdown("patience") { [weak self] in self?.isLost = true }
  }
}
