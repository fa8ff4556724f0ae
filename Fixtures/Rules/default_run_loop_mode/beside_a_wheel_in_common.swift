import UIKit

/// In the common modes it counts on while a wheel turns.
final class DialController: UIViewController {
  private let wheel = UIPickerView()
  private let rest = UILabel()
  private var timer: Timer?
  private var seconds = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(wheel)
    view.addSubview(rest)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds -= 1
      self?.rest.text = "\(self?.seconds ?? 0)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
