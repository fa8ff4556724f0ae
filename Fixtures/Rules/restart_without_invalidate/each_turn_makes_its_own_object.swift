import Foundation

final class Metronome {
  private var timer: Timer?

  init(isSilent: Bool) {
    print(isSilent)
  }

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

func rehearse(_ movements: [String]) -> [Metronome] {
  var all: [Metronome] = []
  for _ in movements {
    let metronome = Metronome(isSilent: false)
    metronome.start()
    all.append(metronome)
  }
  return all
}
