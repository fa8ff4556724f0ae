import Dispatch

actor SessionStore {
  private var sessions: [String: Int] = [:]

  func purge() {
    sessions.removeAll()
  }
}

final class SessionPurger {
  private let store = SessionStore()
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.schedule(deadline: .now() + 30, repeating: 30)
    timer.setEventHandler { [store] in
      Task { await store.purge() }
    }
    timer.activate()
  }
}
