import SpriteKit
import UIKit

struct Reading {
  var text = ""
  func setNeedsLayout() {}
}

@MainActor
final class Panel {
  private let label = UILabel()
  func show() { label.text = "" }
}

final class LevelViewController: UIViewController {
  private let label = UILabel()
  private let shape = CAShapeLayer()
  private let node = SKLabelNode()
  private var reading = Reading()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      var alpha = 0.5
      alpha = 0.7
      var copy = Reading()
      copy.text = "\(alpha)"
      copy.setNeedsLayout()
      shape.frame = .zero
      node.text = "0"
      present()
      render()
      later { @MainActor in self.label.text = "" }
      Task { await self.show() }
    }
    timer.activate()
  }

  deinit { timer.activate() }

  /// Its own name, with nothing of the interface in it.
  private func present() {}

  /// Only the main thread comes past the question.
  private func render() {
    guard Thread.isMainThread else { return }
    label.text = "shown"
  }

  private func show() async {
    label.text = "shown"
  }

  private func later(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.async(execute: work) }
}
