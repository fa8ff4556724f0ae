import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// Its state evaluates its body, which shows the view that was made with it.
struct GameView: View {
  @State private var score = 0
  private let countdown = CountdownView()

  var body: some View {
    VStack {
      countdown
      Button("Score: \(score)") { score += 1 }
    }
  }
}

struct MatchView: View {
  @State private var score = 0
  private let countdown: CountdownView

  init() {
    countdown = CountdownView()
  }

  var body: some View {
    VStack {
      countdown
      Button("Score: \(score)") { score += 1 }
    }
  }
}
