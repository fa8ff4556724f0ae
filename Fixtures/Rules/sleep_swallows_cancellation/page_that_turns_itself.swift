import SwiftUI

struct Carousel: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("one").tag(0)
      Text("two").tag(1)
    }
    .task(id: page) {
      try? await Task.sleep(for: .seconds(3))  // expect: sleep_swallows_cancellation(warning)
      page = (page + 1) % 2
    }
  }
}

struct Feed: View {
  @State private var turn = 0
  @State private var rows = ["one"]

  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .refreshable { turn += 1 }
      .task(id: turn) {
        rows.append("next")
        do { try await Task.sleep(for: .seconds(30)) } catch {}  // expect: sleep_swallows_cancellation(warning)
        turn += 1
      }
  }
}

// Nothing else changes the id: no task is cancelled in its sleep, but for the one of a view that leaves.
struct Pulse: View {
  @State private var turn = 0

  var body: some View {
    Text("\(turn)")
      .task(id: turn) {
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_swallows_cancellation(note)
        turn += 1
      }
  }
}
