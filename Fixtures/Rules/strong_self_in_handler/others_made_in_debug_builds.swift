import Dispatch

/// One for each key, kept for as long as the process runs.
final class Feed {
  private static var feeds: [String: Feed] = [:]
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var beats = 0

  static func feed(for key: String) -> Feed {
    if let known = feeds[key] { return known }
    let feed = Feed()
    feeds[key] = feed
    return feed
  }

  fileprivate init() {
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { self.beats += 1 }
    source.activate()
  }
}

#if DEBUG
  /// For the developer's own screens.
  extension Feed {
    static func passing() -> Feed { Feed() }
  }
#endif
