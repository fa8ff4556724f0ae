import UIKit

/// Keeps itself alive by its timer, until it is told to stop.
final class BarModel {
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  @objc private func refresh() { print("refreshed") }
}

final class BarController: UIViewController {
  var model: BarModel?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { model?.stop() }
  }
}

public final class Navigator {
  private let storyboard = UIStoryboard(name: "Bars", bundle: nil)

  /// Each screen is new, and so is its model.
  public func makeBar() -> UIViewController? {
    guard let controller = storyboard.instantiateViewController(withIdentifier: "bar") as? BarController else {
      return nil
    }
    controller.model = BarModel()
    return controller
  }
}
