import SwiftUI

struct Welcome: View {
  var body: some View {
    VStack {
      Text("Welcome")
      Pictures(names: ["harbour", "hill"])
      Counter()
    }
  }
}

/// Each tick changes what the body reads, and nothing else does: the five seconds start over just after they are over.
struct Pictures: View {
  let names: [String]
  @State private var name: String?
  @State private var caption = ""

  var body: some View {
    VStack {
      Image(name ?? "")
      Text(caption)
    }
    .onAppear { name = names.first }
    .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(note)
      name = names.randomElement()
    }
    .onChange(of: name) { caption = name ?? "none" }
  }
}

/// A tap evaluates the body as well.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count = 0 }
      .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(warning)
        count += 1
      }
  }
}
