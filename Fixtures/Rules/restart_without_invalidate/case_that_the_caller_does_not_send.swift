import UIKit

enum Command {
  case start(Double)
  case pause
  case stop
}

/// The taps pause and stop; nothing sends the start a second time.
final class CommandController: UIViewController {
  private var clock: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    run(.start(10))
  }

  @IBAction private func pause(_ sender: UIButton) {
    run(.pause)
  }

  @IBAction private func stop(_ sender: UIButton) {
    run(Command.stop)
  }

  private func run(_ command: Command) {
    switch command {
    case .start(let interval):
      let clock = Timer(timeInterval: interval, repeats: true) { _ in print("tick") }
      RunLoop.main.add(clock, forMode: .common)
      self.clock = clock
    case .pause, .stop:
      clock?.invalidate()
    }
  }

  deinit {
    clock?.invalidate()
  }
}
