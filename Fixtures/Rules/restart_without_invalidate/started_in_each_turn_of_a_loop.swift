import Foundation

final class Metronome {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: restart_without_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

func rehearse(_ movements: [String]) {
  let metronome = Metronome()
  for movement in movements {
    print(movement)
    metronome.start()
  }
}
