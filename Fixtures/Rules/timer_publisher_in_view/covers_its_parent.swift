import SwiftUI

struct WaitView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// Its button is out of reach while the other screen lies on it.
struct DeskView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      NavigationLink {
        WaitView()
      } label: {
        Text("Wait")
      }
      Button("Score: \(score)") { score += 1 }
    }
  }
}

struct RestView: View {
  @Binding var name: String
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    TextField("\(left)", text: $name)
      .onReceive(timer) { _ in left -= 1 }
  }
}

/// The screen on top changes the state of this one.
struct BenchView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      NavigationLink {
        RestView(name: $name)
      } label: {
        Text("Rest")
      }
      Text(name)
    }
  }
}
