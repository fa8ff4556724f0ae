import Foundation

/// The main run loop, whichever thread adds the timer, and one that a caller gives.
func remind(_ loop: RunLoop) {
  DispatchQueue.global().async {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
    RunLoop.main.add(timer, forMode: .common)
  }
  DispatchQueue.global().async {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
    loop.add(timer, forMode: .common)
  }
}
