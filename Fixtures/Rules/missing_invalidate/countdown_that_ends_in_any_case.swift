import Foundation

/// The block ends its timer when the count is down or the owner is gone.
final class Preparation {
  private let limit = 3
  private let name = "start"

  func countUp() {
    var seconds = 0
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      seconds += 1
      if seconds >= self?.limit ?? 0 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  func countDown() {
    var seconds = 3
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      seconds -= 1
      if seconds == 0 { timer.invalidate() }
      guard let self else { return }
      print(self.name, seconds)
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  func countOnce() {
    var seconds = 3
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else {
        timer.invalidate()
        return
      }
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
    preparation.countOnce()
  }
}
