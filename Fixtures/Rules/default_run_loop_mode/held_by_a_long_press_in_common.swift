import UIKit

final class MicrophoneController: UIViewController {
  private let table = UITableView()
  private let label = UILabel()
  private let button = UIButton()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(hold)))
  }

  @objc private func hold(_ press: UILongPressGestureRecognizer) {
    timer?.invalidate()
    guard press.state == .began else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
