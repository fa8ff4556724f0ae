import UIKit

public final class LevelViewController: UIViewController {
  private let label = UILabel()
  private var source: DispatchSourceTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.label.text = "now" }  // expect: isolated_handler_off_main
    source.activate()
    self.source = source
  }
}
