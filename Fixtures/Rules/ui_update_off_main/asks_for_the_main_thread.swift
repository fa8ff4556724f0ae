import UIKit

final class LevelView: UIView {
  private let bar = UIProgressView()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in self?.render(Float.random(in: 0...1)) }
    timer.activate()
  }

  private func render(_ level: Float) {
    if Thread.isMainThread {
      bar.progress = level
    } else {
      DispatchQueue.main.async { self.render(level) }
    }
  }

  deinit {
    timer.activate()
  }
}
