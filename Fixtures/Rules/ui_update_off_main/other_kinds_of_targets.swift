import UIKit

final class Model: NSObject {
  var alpha = 1.0
  var text = ""
}

protocol Rendering {
  func render()
}

/// Assignments of the same names on what is no view, and views behind other expressions.
final class LevelViewController: UIViewController {
  private let label = UILabel()
  private let model = Model()
  private var renderer: Rendering?
  private var labels: [UILabel] = []
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "level"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 0.5)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.model.alpha = 0.5
      self.model.text = "half"
      self.renderer?.render()
      self.label.text = self.model.text  // expect: ui_update_off_main(warning)
      self.label.layer.opacity = 0.5  // expect: ui_update_off_main(warning)
      self.title = "half"  // expect: ui_update_off_main(warning)
      self.labels.forEach { $0.text = "half" }  // expect: ui_update_off_main(warning)
      if self.model.alpha > 0 {
        self.view.isHidden = true  // expect: ui_update_off_main(warning)
      }
      DispatchQueue.global().async { self.label.text = "elsewhere" }
    }
    timer.activate()
  }

  deinit { timer.activate() }
}
