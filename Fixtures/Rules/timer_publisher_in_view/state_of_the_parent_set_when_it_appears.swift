import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// Its state changes once, before anybody waits for a tick.
struct GameView: View {
  @State private var level = 0

  var body: some View {
    VStack {
      CountdownView()
      Text("Level \(level)")
    }
    .onAppear { prepare() }
  }

  private func prepare() {
    level = 1
  }
}
