import SwiftUI

final class Refresher: ObservableObject {
  func refresh() { objectWillChange.send() }
}

/// Whatever evaluates the body shows the right time at once: a tick that starts over loses nothing.
struct SessionView: View {
  let start: Date
  @ObservedObject private var refresher = Refresher()
  @State private var note = ""

  var body: some View {
    VStack {
      Text(start, style: .timer)
      TextField("Note", text: $note)
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in refresher.refresh() }  // expect: timer_publisher_in_view(note)
  }
}
