import AppKit

func runProgressPanel(_ panel: NSPanel, indicator: NSProgressIndicator) {
  var timer: Timer?
  timer = Timer(timeInterval: 0.25, repeats: true) { timer in
    indicator.increment(by: 1)
    if indicator.doubleValue >= indicator.maxValue { timer.invalidate() }
  }
  if let timer { RunLoop.current.add(timer, forMode: .modalPanel) }
  RunLoop.current.add(
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in NSApp.stopModal() }, forMode: .modalPanel)
  NSApp.runModal(for: panel)
  timer?.invalidate()
}
