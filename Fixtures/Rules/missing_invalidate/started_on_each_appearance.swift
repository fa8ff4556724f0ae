import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: missing_invalidate(warning), default_run_loop_mode(note)
          now = Date()
        }
      }
  }
}
