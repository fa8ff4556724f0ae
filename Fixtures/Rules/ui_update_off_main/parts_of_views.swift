import UIKit

final class Progress {
  var share = 0.0
}

final class GaugeView: UIView {
  private let progress = Progress()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "gauge"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in self?.turn() }
    timer.activate()
  }

  private func turn() {
    progress.share = 0.5
    self.progress.share = 0.7
    layer.cornerRadius = 4  // expect: ui_update_off_main
    self.frame.origin.x = 4  // expect: ui_update_off_main
    let bounds = Progress()
    bounds.share = 1
  }

  deinit { timer.activate() }
}

final class GaugeViewController: UIViewController {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "gauge"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.view.backgroundColor = .red  // expect: ui_update_off_main
      self.view.setNeedsLayout()  // expect: ui_update_off_main
      self.view.layer.cornerRadius = 4
    }
    timer.activate()
  }

  deinit { timer.activate() }
}
