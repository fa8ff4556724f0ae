import Dispatch

final class Refresher {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "refresher"))
  private var refreshes = 0

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(10))
    let call = refresh
    timer.setEventHandler(handler: call)  // expect: strong_self_in_handler(warning)
    timer.activate()
  }

  private func refresh() {
    refreshes += 1
  }
}
