import UIKit

/// The first screen of its program, and the only one: that another program has subclasses of a class of this name says
/// nothing of it.
final class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func tick() { title = "tick" }
}
