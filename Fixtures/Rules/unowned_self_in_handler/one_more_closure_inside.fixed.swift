import UIKit

final class ScoreView: UIView {
  private let label = UILabel()
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      DispatchQueue.main.async { self.label.text = Date().description }
    }
    source.activate()
    self.source = source
  }
}
