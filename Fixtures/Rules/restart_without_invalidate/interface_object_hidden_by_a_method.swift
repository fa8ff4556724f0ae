import WatchKit

/// The button that starts the laps is hidden until their end; that the storyboard connects no other is not seen.
final class LapsController: WKInterfaceController {
  @IBOutlet private var start: WKInterfaceButton!
  @IBOutlet private var laps: WKInterfaceLabel!
  private var lap = 0
  private var counting: Timer?

  @IBAction private func begin() {
    counting = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.count() }  // expect: default_run_loop_mode(note), restart_without_invalidate(note)
    start.setHidden(true)
  }

  private func count() {
    lap += 1
    laps.setText("\(lap)")
    if lap == 10 {
      counting?.invalidate()
      start.setHidden(false)
    }
  }
}
