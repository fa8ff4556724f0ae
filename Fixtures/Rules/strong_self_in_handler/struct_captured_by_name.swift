import SwiftUI

/// `[self]` copies the value of a struct.
struct PinView: View {
  @State private var tries = 0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text("\(tries)")
      Button("Stop") { stop() }
    }
    .onAppear { poll() }
  }

  private func poll() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [self] timer in  // expect: default_run_loop_mode
      Task { @MainActor in
        await self.check(timer)
      }
    }
  }

  private func check(_ timer: Timer) async {
    tries += 1
    if tries > 15 { stop() }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
