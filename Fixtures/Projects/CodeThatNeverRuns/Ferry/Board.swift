import Tides
import UIKit

final class Board: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Tide.shared.reset()
    title = "\(Tide.shared.last() ?? 0)"
    watch()
    let siren = Siren()
    view.addSubview(siren)
    siren.wail(seconds: 3)
  }

  /// The only target is an app for phones.
  private func watch() {
    DispatchQueue.global().async {
      #if os(macOS) && DEBUG
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in print("desk") }  // expect: no_run_loop(note)
      #elseif !os(macOS) || os(tvOS)
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in print("phone") }  // expect: no_run_loop(error)
      #endif
    }
  }
}
