import Foundation

/// The block that defers the cancel ends before the task begins.
actor Upload {
  private var text = ""

  func run(_ child: Process) async {
    var monitor: Task<Void, Never>?
    do {
      defer { monitor?.cancel() }
      await wait(for: child)
    }
    monitor = Task { [weak self] in  // expect: uncancelled_timer_task
      while !Task.isCancelled {
        await self?.refresh()
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  private func wait(for child: Process) async {}
  private func refresh() { text += "." }
}
