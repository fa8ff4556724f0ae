import Cocoa

// What is written into a label decides nothing about the timer.

final class TransferSheet: NSViewController {
  private var transfer: Progress?
  private lazy var clock: DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
  @IBOutlet private weak var label: NSTextField?
  @IBOutlet private weak var bar: NSProgressIndicator?

  override func viewWillAppear() {
    super.viewWillAppear()
    label?.stringValue = transfer?.localizedDescription ?? ""
    bar?.doubleValue = transfer!.fractionCompleted
    clock.cancel()
    clock.schedule(deadline: .now(), repeating: .milliseconds(100))
    clock.setEventHandler { [weak self] in
      guard let transfer = self?.transfer else { return }
      self?.label?.stringValue = transfer.localizedDescription
    }
    clock.resume()  // expect: resume_after_cancel(error)
  }

  func show(_ transfer: Progress) { self.transfer = transfer }
}
