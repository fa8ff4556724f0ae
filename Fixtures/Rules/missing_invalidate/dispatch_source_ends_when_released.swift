import UIKit

final class SamplerViewController: UIViewController {
  private let label = UILabel()
  private var source: DispatchSourceTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in self?.label.text = Date().description }
    source.activate()
    self.source = source
  }

  func stop() {
    source = nil
  }
}
