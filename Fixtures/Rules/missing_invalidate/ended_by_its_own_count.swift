import UIKit

/// The timer that an action starts ends itself when it has counted; another one waits for the user.
final class RoundsController: UIViewController {
  @IBOutlet private var start: UIButton!
  private var round = 0
  private var counting: Timer?
  private var blinking: Timer?

  @IBAction private func begin(_ sender: UIButton) {
    counting?.invalidate()
    counting = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.count() }  // expect: default_run_loop_mode(note)
  }

  private func count() {
    round += 1
    if round == 10 { counting?.invalidate() }
  }

  @IBAction private func blink(_ sender: UIButton) {
    blinking?.invalidate()
    blinking = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.round += 1 }  // expect: missing_invalidate(note), default_run_loop_mode(note)
  }

  @IBAction private func rest(_ sender: UIButton) {
    blinking?.invalidate()
  }
}
