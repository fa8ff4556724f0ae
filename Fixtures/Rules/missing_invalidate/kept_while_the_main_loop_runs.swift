import AppKit

/// A local variable of the function that runs the application lives as long as the process.
enum Command {
  static func run() {
    let app = NSApplication.shared
    let status = StatusUpdater()
    status.begin()
    app.run()
  }

  static func show() {
    let preview = PreviewUpdater()
    preview.begin()
    print(preview)
  }
}

final class StatusUpdater: NSObject {
  func begin() {
    let timer = Timer(timeInterval: 30, target: self, selector: #selector(update), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func update() { print("up") }
}

final class PreviewUpdater: NSObject {
  func begin() {
    let timer = Timer(timeInterval: 30, target: self, selector: #selector(update), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func update() { print("up") }
}
