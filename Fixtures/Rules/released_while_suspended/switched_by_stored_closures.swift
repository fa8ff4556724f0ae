import Dispatch

private struct Switch {
  let pause: () -> Void
  let go: () -> Void
}

final class Lamp {
  private let lever: Switch
  private var isOn = false

  init() {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now(), repeating: 1)
    made.setEventHandler { print("lamp") }
    lever = Switch(pause: { made.suspend() }, go: { made.resume() })
  }

  func start() {
    guard !isOn else { return }
    lever.go()
    isOn = true
  }

  func stop() {
    guard isOn else { return }
    isOn = false
    lever.pause()
  }

  deinit {
    if !isOn { lever.go() }
  }
}

final class Lantern {
  private let lever: Switch
  private var isOn = false

  init() {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now(), repeating: 1)
    made.setEventHandler { print("lantern") }
    lever = Switch(pause: { made.suspend() }, go: { made.resume() })
    lever.go()
    isOn = true
  }

  func stop() {
    guard isOn else { return }
    isOn = false
    lever.pause()
  }

  deinit { print(isOn) }  // expect: released_while_suspended(error)
}

final class Torch {
  private let turn: (Bool) -> Void
  private var isOn = false

  init() {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now(), repeating: 1)
    made.setEventHandler { print("torch") }
    turn = { if $0 { made.resume() } else { made.suspend() } }
  }

  func start() {
    guard !isOn else { return }
    turn(true)
    isOn = true
  }

  func stop() {
    guard isOn else { return }
    isOn = false
    turn(false)
  }

  deinit {
    if !isOn { turn(true) }
  }
}
