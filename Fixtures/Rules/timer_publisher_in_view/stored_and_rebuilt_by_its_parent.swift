import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common)  // expect: timer_publisher_in_view(warning)
    .autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct GameView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      CountdownView()
      TextField("Name", text: $name)
      Text(name)
    }
  }
}
