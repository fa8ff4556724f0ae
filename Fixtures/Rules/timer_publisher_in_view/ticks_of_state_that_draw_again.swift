import SwiftUI

final class Refresher: ObservableObject {
  func refresh() { objectWillChange.send() }
}

/// The publisher stays, whatever evaluates the body.
struct SessionView: View {
  let start: Date
  @ObservedObject private var refresher = Refresher()
  @State private var note = ""
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(start, style: .timer)
      TextField("Note", text: $note)
    }
    .onReceive(timer) { _ in refresher.refresh() }
  }
}
