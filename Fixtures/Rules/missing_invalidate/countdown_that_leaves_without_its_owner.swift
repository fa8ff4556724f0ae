import Foundation

/// Once its owner is gone, the block never gets to the end of its timer.
final class Preparation {
  private let limit = 3
  private let name = "start"

  func countUp() {
    var seconds = 0
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in  // expect: missing_invalidate(warning)
      seconds += 1
      if seconds == self?.limit { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  func countDown() {
    var seconds = 3
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in  // expect: missing_invalidate(warning)
      guard let self else { return }
      seconds -= 1
      print(self.name, seconds)
      if seconds == 0 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

final class Kitchen {
  func prepare() {
    let preparation = Preparation()
    preparation.countUp()
    preparation.countDown()
  }
}
