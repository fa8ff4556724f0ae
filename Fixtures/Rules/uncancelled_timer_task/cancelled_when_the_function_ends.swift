import Foundation

/// What is deferred runs at the end of the block, after the task began.
actor Download {
  private var text = ""

  func run(_ child: Process) async {
    var monitor: Task<Void, Never>?
    defer {
      monitor?.cancel()
      text = ""
    }
    do {
      monitor = Task { [weak self] in
        while !Task.isCancelled {
          await self?.refresh()
          try? await Task.sleep(for: .milliseconds(200))
        }
      }
      await wait(for: child)
    }
  }

  private func wait(for child: Process) async {}
  private func refresh() { text += "." }
}
