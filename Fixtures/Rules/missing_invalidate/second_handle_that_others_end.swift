import UIKit

final class Jukebox {
  static let shared = Jukebox()
  var needle: Timer?

  func stop() {
    needle?.invalidate()
    needle = nil
  }
}

final class RecordController: UIViewController {
  private var needle: Timer?

  @IBAction private func play(_ sender: UIButton) {
    needle?.invalidate()
    needle = Timer(timeInterval: 5, repeats: true) { _ in print("turn") }
    Jukebox.shared.needle = needle
    if let needle { RunLoop.main.add(needle, forMode: .common) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Jukebox.shared.stop()
  }
}
