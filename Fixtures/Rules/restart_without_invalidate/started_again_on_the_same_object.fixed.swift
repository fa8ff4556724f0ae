import Foundation

final class Metronome {
  private var timer: Timer?

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

func rehearse() {
  let metronome = Metronome()
  metronome.start()
  print("from the top")
  metronome.start()
}
