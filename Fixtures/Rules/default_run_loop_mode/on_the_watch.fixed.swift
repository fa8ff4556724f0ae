import WatchKit

final class WorkoutInterfaceController: WKInterfaceController {
  @IBOutlet private var label: WKInterfaceLabel!
  private var timer: Timer?
  private var seconds = 0

  override func willActivate() {
    super.willActivate()
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
