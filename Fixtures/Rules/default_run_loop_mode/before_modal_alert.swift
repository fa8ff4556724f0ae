import AppKit

func askToRestart(secondsLeft: Int) -> Bool {
  let alert = NSAlert()
  alert.messageText = "Restart now?"
  alert.addButton(withTitle: "Restart")
  alert.addButton(withTitle: "Later")
  var left = secondsLeft
  let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(warning)
    left -= 1
    alert.informativeText = "Restarting in \(left) s"
  }
  defer { timer.invalidate() }
  return alert.runModal() == .alertFirstButtonReturn
}
