import AsyncAlgorithms
import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .task {
        for await _ in AsyncTimerSequence(interval: .seconds(1), clock: .continuous) {
          now = Date()
        }
      }
  }
}
