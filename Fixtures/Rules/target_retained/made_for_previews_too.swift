import SwiftUI

final class Feed: NSObject {
  private var timer: Timer?
  private var loads = 0

  override init() {
    super.init()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(load), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func load() { loads += 1 }
}

/// The application uses the shared one; previews make their own.
final class Surroundings {
  static let shared = Surroundings()

  let feed: Feed

  init() {
    feed = Feed()
  }

  static var preview: Surroundings { Surroundings() }

  static func sample() -> Surroundings { Surroundings() }
}

enum Category {
  case preview, filler

  var length: Int {
    switch self {
    case .preview: 1
    case .filler: 2
    }
  }
}

struct FeedView: View {
  let surroundings: Surroundings

  var body: some View { Text("Feed") }
}

private struct Frame: View {
  private let surroundings: Surroundings

  init() {
    surroundings = Surroundings()
  }

  var body: some View { FeedView(surroundings: surroundings) }
}

#Preview {
  FeedView(surroundings: .preview)
}

#Preview("Sample") {
  FeedView(surroundings: Surroundings.sample())
}

#Preview("Framed") {
  Frame()
}
