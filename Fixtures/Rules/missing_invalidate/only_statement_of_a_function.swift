import SwiftUI

/// A function without a result returns nothing, also if its only statement has a value.
struct DotsView: View {
  @State private var lit = 0

  var body: some View {
    Text(String(repeating: ".", count: lit))
      .onAppear { animate() }
  }

  private func animate() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in  // expect: missing_invalidate(warning), default_run_loop_mode(warning)
      lit = (lit + 1) % 4
    }
  }
}

/// With a result, the caller keeps it.
struct StripesView: View {
  @State private var lit = 0
  @State private var timer: Timer?

  var body: some View {
    Text(String(repeating: "|", count: lit))
      .onAppear { timer = animating() }
      .onDisappear { timer?.invalidate() }
  }

  private func animating() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in  // expect: default_run_loop_mode(warning)
      lit = (lit + 1) % 4
    }
  }
}
