import UIKit

/// Whoever shows it decides which way it shows the picture.
final class MirrorController: UIViewController {
  var usesCamera = true
  private var copier: Copier?

  override func viewDidLoad() {
    super.viewDidLoad()
    if usesCamera == true {
      view.backgroundColor = .black
    } else {
      copier = Copier()
      copier?.start()
    }
  }
}

final class Copier {
  private let label = UILabel()
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.label.text = Date().description }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

public func showOldMirror(from controller: UIViewController, _ make: () -> UIViewController) {
  guard let mirror = make() as? MirrorController else { return }
  mirror.usesCamera = false
  controller.present(mirror, animated: true)
}

public func makeMirror() -> UIViewController { MirrorController() }
