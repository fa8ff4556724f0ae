import SwiftUI

/// A sheet covers the list.
struct SheetClock: View {
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(seconds)")
      .onAppear {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }  // expect: default_run_loop_mode(note)
      }
      .onDisappear { timer?.invalidate() }
  }
}
