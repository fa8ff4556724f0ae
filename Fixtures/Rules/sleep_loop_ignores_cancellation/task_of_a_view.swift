import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .task {
        while true {
          now = Date()
          try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(warning)
        }
      }
  }
}
