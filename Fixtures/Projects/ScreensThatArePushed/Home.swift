import UIKit

final class HomeController: UINavigationController {
  private lazy var loader = Loader(self)

  @objc func load() { loader.start() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    loader.stop()
  }
}
