import SwiftUI

/// A short glance at the notification centre makes the scene inactive and active again, and stops nothing.
struct SextantView: View {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var mirror = Mirror()

  var body: some View {
    Text("\(mirror.degrees)")
      .onChange(of: scenePhase) { phase in
        follow(phase)
      }
  }

  private func follow(_ phase: ScenePhase) {
    switch phase {
    case .active: mirror.start()
    case .background: mirror.stop()
    default: break
    }
  }
}

final class Mirror: ObservableObject {
  @Published private(set) var degrees = 0
  private var timer: Timer?

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.degrees += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  deinit { timer?.invalidate() }
}
