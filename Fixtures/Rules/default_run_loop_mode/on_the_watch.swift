import WatchKit

final class WorkoutInterfaceController: WKInterfaceController {
  @IBOutlet private var label: WKInterfaceLabel!
  private var timer: Timer?
  private var seconds = 0

  override func willActivate() {
    super.willActivate()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.tick()
    }
  }

  override func didDeactivate() {
    super.didDeactivate()
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }

  private func tick() {
    seconds += 1
    label.setText("\(seconds)")
  }
}
