import AppKit

final class DragWatch: NSViewController {
  private let place = NSTextField()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.25, repeats: true) { [weak self] _ in self?.move() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func move() {
    DispatchQueue.main.async { [weak self] in self?.place.doubleValue += 1 }
  }
}
