import UIKit

final class MirrorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

public func makeMirror() -> UIViewController { MirrorController() }
