import SwiftUI

/// Each phase but the active one stops it, in the function to which the view passes the phase on.
struct CompassView: View {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var needle = Needle()

  var body: some View {
    Text("\(needle.degrees)")
      .onChange(of: scenePhase) { phase in
        follow(phase)
      }
  }

  private func follow(_ phase: ScenePhase) {
    switch phase {
    case .active: needle.start()
    case .inactive, .background: needle.stop()
    @unknown default: break
    }
  }
}

final class Needle: ObservableObject {
  @Published private(set) var degrees = 0
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.degrees += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}
