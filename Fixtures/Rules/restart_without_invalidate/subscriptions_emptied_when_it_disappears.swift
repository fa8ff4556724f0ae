import Combine
import Foundation
import SwiftUI

@MainActor final class SignalMonitor: ObservableObject {
  @Published var strengths: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.strengths.append(0) }
      .store(in: &cancellables)
  }

  func end() {
    cancellables = []
  }
}

@MainActor struct SignalSection: View {
  let monitor: SignalMonitor

  var body: some View {
    Text("signal").onAppear { monitor.begin() }.onDisappear { monitor.end() }
  }
}

@MainActor final class Gauge: ObservableObject {
  @Published var values: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    reset()
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.values.append(0) }
      .store(in: &cancellables)
  }

  private func reset() {
    cancellables.removeAll()
  }
}

@MainActor struct GaugeSection: View {
  let gauge: Gauge

  var body: some View {
    Text("gauge").onAppear { gauge.begin() }
  }
}

@MainActor final class Countdown: ObservableObject {
  @Published var left = 10
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.count() }
      .store(in: &cancellables)
  }

  private func count() {
    left -= 1
    if left == 0 { cancellables.removeAll() }
  }
}

@MainActor struct CountdownSection: View {
  let countdown: Countdown
  let other: SignalMonitor
  @Binding var isRunning: Bool

  var body: some View {
    Text("left").onAppear { countdown.begin() }.onChange(of: isRunning) {
      isRunning ? other.begin() : other.end()
    }
  }
}
