import AppKit

func askToRestart(secondsLeft: Int) -> Bool {
  let alert = NSAlert()
  alert.messageText = "Restart now?"
  alert.addButton(withTitle: "Restart")
  alert.addButton(withTitle: "Later")
  var left = secondsLeft
  let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
    left -= 1
    alert.informativeText = "Restarting in \(left) s"
  }
  RunLoop.current.add(timer, forMode: .common)
  defer { timer.invalidate() }
  return alert.runModal() == .alertFirstButtonReturn
}
