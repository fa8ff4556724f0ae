import Foundation

final class Terminal {
  private var lines: [String] = []

  static func serve() {
    CFRunLoopRunInMode(.defaultMode, 3_600, false)
  }

  func open() {
    let thread = Thread { [weak self] in
      self?.prepare()
      Terminal.serve()
    }
    thread.start()
  }

  func openAndLeave() {
    let thread = Thread { [weak self] in
      self?.remind()
    }
    thread.start()
  }

  private func prepare() {
    Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { [weak self] _ in self?.lines.append("idle") }
  }

  private func remind() {
    Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { [weak self] _ in  // expect: no_run_loop(error)
      self?.lines.append("still there?")
    }
  }
}
