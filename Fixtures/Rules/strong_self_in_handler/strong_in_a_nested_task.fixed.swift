import Dispatch

final class Synchronizer {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sync"))

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(30))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      Task { await self.synchronize() }
    }
    timer.activate()
  }

  private func synchronize() async {
    print("synchronized")
  }
}
