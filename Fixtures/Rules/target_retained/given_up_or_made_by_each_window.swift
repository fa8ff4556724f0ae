import SwiftUI

final class Player: NSObject {
  private var timer: Timer?
  private var songs = 0

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(next), userInfo: nil, repeats: true)  // expect: target_retained, missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func next() { songs += 1 }
}

/// The player is given up at the end of a session.
final class Services {
  static let shared = Services()

  private var keptPlayer: Player?

  private init() {}

  var player: Player {
    if let existing = keptPlayer { return existing }
    let player = Player()
    keptPlayer = player
    player.begin()
    return player
  }

  func endSession() {
    keptPlayer = nil
  }
}

final class Feed: NSObject {
  private var timer: Timer?
  private var loads = 0

  override init() {
    super.init()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(load), userInfo: nil, repeats: true)  // expect: target_retained, missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { loads += 1 }
}

/// A preview uses the factory, and so does each window.
final class Surroundings {
  static let shared = Surroundings()

  let feed: Feed

  init() {
    feed = Feed()
  }

  static func fresh() -> Surroundings { Surroundings() }
}

struct FeedView: View {
  let surroundings: Surroundings

  var body: some View { Text("Feed") }
}

struct WindowView: View {
  var body: some View { FeedView(surroundings: Surroundings.fresh()) }
}

#Preview {
  FeedView(surroundings: Surroundings.fresh())
}
