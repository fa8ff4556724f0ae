import Dispatch

/// One for each key, kept for as long as the process runs.
final class Session {
  private static var sessions: [String: Session] = [:]
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var beats = 0

  static func session(for key: String) -> Session {
    if let known = sessions[key] { return known }
    let session = Session()
    sessions[key] = session
    return session
  }

  private init() {
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { self.beats += 1 }
    source.activate()
  }
}
