import UIKit

final class LevelView: UIView {
  private let bar = UIProgressView()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in self?.render() }
    timer.activate()
  }

  private func render() {
    let level = Float.random(in: 0...1)
    bar.progress = level  // expect: ui_update_off_main(warning)
  }

  deinit {
    timer.activate()
  }
}
