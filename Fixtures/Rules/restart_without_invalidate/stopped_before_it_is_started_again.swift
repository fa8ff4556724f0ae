import Foundation

final class Metronome {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}

func rehearse() {
  let metronome = Metronome()
  metronome.start()
  metronome.stop()
  metronome.start()
}
