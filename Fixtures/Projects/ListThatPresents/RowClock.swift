import SwiftUI

/// A row of the list.
struct RowClock: View {
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(seconds)")
      .onAppear {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }  // expect: default_run_loop_mode(warning)
      }
      .onDisappear { timer?.invalidate() }
  }
}
