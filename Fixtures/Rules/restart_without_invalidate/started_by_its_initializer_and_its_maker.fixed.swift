import Foundation

final class Metronome {
  private var timer: Timer?

  init() {
    start()
  }

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class Band {
  private var metronome: Metronome?

  func play() {
    let metronome = Metronome()
    metronome.start()
    self.metronome = metronome
  }
}
