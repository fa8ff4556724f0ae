import Dispatch

final class SessionCache {
  private var sessions: [String: Int] = [:]
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "SessionCache.timer"))

  init() {
    timer.schedule(deadline: .now() + 30, repeating: 30)
    timer.setEventHandler { [weak self] in self?.purge() }
    timer.activate()
  }

  func touch(_ session: String) {
    sessions[session, default: 0] += 1
  }

  private func purge() {
    sessions = sessions.filter { $0.value > 0 }
  }
}
