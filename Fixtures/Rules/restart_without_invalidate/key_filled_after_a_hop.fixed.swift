import Foundation

@MainActor final class Signal {
  private var timers: [String: Timer] = [:]
  private var blinks = 0

  func alarm() {
    blink()
    blink()
  }

  /// The second call finds no timer yet.
  private func blink() {
    end()
    DispatchQueue.main.async { [weak self] in self?.make() }
  }

  private func make() {
    timers["blink"]?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.blinks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    timers["blink"] = timer
  }

  func end() { timers["blink"]?.invalidate() }
}
