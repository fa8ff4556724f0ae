import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// The body reads a property that calls a method that builds the view.
struct GameView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      header
      TextField("Name", text: $name)
      Text(name)
    }
  }

  private var header: some View {
    VStack {
      Text("Game")
      countdown(of: 60)
    }
  }

  private func countdown(of seconds: Int) -> some View {
    CountdownView()
  }
}
