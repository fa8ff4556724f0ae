import UIKit

/// Whatever the user does, these have ended a moment later.
final class LevelView: UITableViewCell {
  private let label = UILabel()
  private let bar = UIProgressView()
  private var link: CADisplayLink?
  private var startTime = 0.0
  private let fadeDuration = 0.3

  func show() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      timer.invalidate()
    }
  }

  func watch() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
      timer.invalidate()
    }
  }

  func fade() {
    link?.invalidate()
    startTime = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step() {
    let progress = (CACurrentMediaTime() - startTime) / fadeDuration
    bar.progress = Float(progress)
    if progress >= 1 {
      link?.invalidate()
      link = nil
    }
  }

  func stop() { link?.invalidate() }
}
