import Cocoa

final class UploadSheet: NSViewController {
  private var upload: Progress?
  private var clock: DispatchSourceTimer?
  @IBOutlet private weak var label: NSTextField?

  override func viewWillAppear() {
    super.viewWillAppear()
    label?.stringValue = upload?.localizedDescription ?? ""
    clock?.cancel()
    let clock = DispatchSource.makeTimerSource(queue: .main)
    clock.schedule(deadline: .now(), repeating: .milliseconds(100))
    clock.setEventHandler { [weak self] in
      guard let upload = self?.upload else { return }
      self?.label?.stringValue = upload.localizedDescription
    }
    clock.resume()
    self.clock = clock
  }

  func show(_ upload: Progress) { self.upload = upload }
}
