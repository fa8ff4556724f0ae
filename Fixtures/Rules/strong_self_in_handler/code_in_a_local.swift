import Foundation

final class Counter {
  private var timer: Timer?
  private var count = 0

  func begin() {
    timer?.invalidate()
    let step = advance
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: strong_self_in_handler(note)
      OperationQueue.main.addOperation { step() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func beginAgain() {
    timer?.invalidate()
    let reset = { self.count = 0 }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in reset() }  // expect: strong_self_in_handler(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func beginWeakly() {
    timer?.invalidate()
    let reset = { [weak self] in self?.count = 0 }
    let now = Date.init
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      _ = now()
      reset()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func end() {
    timer?.invalidate()
  }

  private func advance() {
    count += 1
  }

  deinit {
    timer?.invalidate()
  }
}
