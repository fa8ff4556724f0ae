import UIKit

final class BeaconView: UIView {
  private var timer: Timer?

  var isLit = false {
    didSet {
      if isLit {
        let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in self?.flicker() }  // expect: restart_without_invalidate(warning)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      } else {
        timer?.invalidate()
      }
    }
  }

  private func flicker() {}

  deinit {
    timer?.invalidate()
  }
}

final class BeaconController: UIViewController {
  private let beacon = BeaconView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    beacon.isLit = true
  }
}
