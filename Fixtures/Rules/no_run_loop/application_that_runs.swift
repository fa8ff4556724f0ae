import AppKit

/// It runs the application in the end, whatever else its file names.
func remind() {
  _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }
}

remind()
if CommandLine.arguments.count > 3 { dispatchMain() }
NSApplication.shared.run()
