import SwiftUI

@MainActor
final class UptimeModel: ObservableObject {
  @Published var seconds = 0
  private let timer = DispatchSource.makeTimerSource()

  init() {
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      Task { @MainActor in self?.seconds += 1 }
    }
    timer.activate()
  }
}
