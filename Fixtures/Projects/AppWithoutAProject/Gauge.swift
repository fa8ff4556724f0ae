import SwiftUI

/// Lives as long as the program, which shows it on no screen.
final class Gauge: ObservableObject {
  static let shared = Gauge()

  @Published private(set) var load = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.load += 1
    }
  }
}

/// The list in the gauge's file is on a screen that nothing creates.
struct GaugeScreen: View {
  @ObservedObject private var gauge = Gauge.shared

  var body: some View {
    List { Text("\(gauge.load)") }
  }
}
