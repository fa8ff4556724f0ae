import AppKit

final class OptionsController: NSViewController {
  private let popUpButton = NSPopUpButton()
  private let label = NSTextField()
  private var timer: Timer?

  override func viewDidAppear() {
    super.viewDidAppear()
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.update() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    timer?.invalidate()
  }

  private func update() {
    label.stringValue = "\(popUpButton.numberOfItems)"
  }
}
