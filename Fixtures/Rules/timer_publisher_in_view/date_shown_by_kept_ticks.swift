import SwiftUI

/// Its ticks outlive the views that are made anew.
struct DeadlineView: View {
  let end: Date
  @State private var left = 0
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left = Int(end.timeIntervalSinceNow) }
  }
}

struct RaceView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      DeadlineView(end: Date() + 60)
      Button("Score: \(score)") { score += 1 }
    }
  }
}
