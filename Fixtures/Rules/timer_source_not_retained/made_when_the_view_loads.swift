import UIKit

final class ClockViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.main)  // expect: timer_source_not_retained(error)
    timer.schedule(deadline: .now(), repeating: .seconds(1), leeway: .milliseconds(50))
    timer.setEventHandler { [weak self] in
      self?.label.text = Date().description
    }
    timer.resume()
  }
}
