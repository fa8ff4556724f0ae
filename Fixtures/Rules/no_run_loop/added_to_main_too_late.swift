import Foundation

/// It belongs to the queue's thread from the start; adding it to the main run loop afterwards does nothing.
final class Intro {
  private var seconds = 3

  func show() {
    DispatchQueue.global().async { [self] in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in  // expect: no_run_loop(error)
        self?.seconds = 0
      }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}
