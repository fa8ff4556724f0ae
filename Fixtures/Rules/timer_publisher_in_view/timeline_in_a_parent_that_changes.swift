import SwiftUI

struct BlinkView: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.5)) { context in
      Circle().opacity(Int(context.date.timeIntervalSince1970 * 2) % 2 == 0 ? 1 : 0)
    }
  }
}

struct ScoreView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      BlinkView()
      Button("Score: \(score)") { score += 1 }
    }
  }
}
