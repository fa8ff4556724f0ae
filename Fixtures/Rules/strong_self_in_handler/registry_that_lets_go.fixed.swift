import Dispatch

/// This registry lets its sessions go.
final class Visit {
  private static var visits: [String: Visit] = [:]
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var beats = 0

  static func visit(for key: String) -> Visit {
    if let known = visits[key] { return known }
    let visit = Visit()
    visits[key] = visit
    return visit
  }

  static func leave(_ key: String) { visits.removeValue(forKey: key) }

  private init() {
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in self?.beats += 1 }
    source.activate()
  }
}

/// This one overwrites: a second upload of a key takes the place of the first.
final class Upload {
  private static var uploads: [String: Upload] = [:]
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var beats = 0

  static func begin(_ key: String) -> Upload {
    let upload = Upload()
    uploads[key] = upload
    return upload
  }

  private init() {
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in self?.beats += 1 }
    source.activate()
  }
}
