import UIKit

/// To hold means to invalidate here: what continues afterwards is over for ever.
final class OvenController: UIViewController {
  private let label = UILabel()
  private var seconds = 0
  private var baking: Timer?
  private var isHeld = false {
    didSet { isHeld ? hold() : goOn() }
  }

  func bake() {
    baking?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }
    RunLoop.main.add(timer, forMode: .common)
    baking = timer
  }

  @IBAction private func switchOver(_ sender: Any) {
    isHeld.toggle()
  }

  private func hold() {
    baking?.invalidate()
  }

  private func goOn() {
    baking?.fireDate = Date(timeIntervalSinceNow: 1)  // expect: used_after_invalidate
  }

  private func step() {
    seconds += 1
    label.text = "\(seconds)"
  }

  deinit { baking?.invalidate() }
}
