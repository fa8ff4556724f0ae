import Foundation

enum Step {
  case first, second, third
}

/// The same branches, reached on the queue by another of the callers or with another constant.
final class Sequence {
  private let queue = DispatchQueue(label: "sequence")

  func open() {
    queue.async { [weak self] in
      self?.go(to: .first)
      self?.close(atOnce: true)
    }
  }

  func goOn() {
    queue.async { [weak self] in
      self?.go(to: .second)
      self?.close(atOnce: false)
    }
  }

  private func go(to step: Step) {
    switch step {
    case .second: schedulePause()
    case .first, .third: break
    }
  }

  private func close(atOnce: Bool) {
    leave(atOnce)
  }

  private func leave(_ atOnce: Bool) {
    guard !atOnce else { return }
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("rested") }  // expect: no_run_loop(error)
  }

  private func schedulePause() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("paused") }  // expect: no_run_loop(error)
  }
}
