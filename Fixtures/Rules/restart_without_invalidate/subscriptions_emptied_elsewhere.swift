import Combine
import Foundation
import SwiftUI

@MainActor final class SignalMonitor: ObservableObject {
  @Published var strengths: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    Timer.publish(every: 1, on: .main, in: .common)  // expect: restart_without_invalidate(warning)
      .autoconnect()
      .sink { [weak self] _ in self?.strengths.append(0) }
      .store(in: &cancellables)
  }

  /// When the device has gone.
  func disconnected() {
    cancellables.removeAll()
  }
}

@MainActor struct SignalSection: View {
  let monitor: SignalMonitor

  var body: some View {
    Text("signal").onAppear { monitor.begin() }
  }
}
