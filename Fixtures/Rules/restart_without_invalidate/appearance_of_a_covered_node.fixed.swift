import SwiftUI

/// What it pushes covers it: it appears again with the same state.
struct ListView: View {
  @State private var frame = 0
  @State private var clock: Timer?

  var body: some View {
    VStack {
      Text("list \(frame)")
      NavigationLink("more") { Text("more") }
    }
    .onAppear { start() }
    .onTapGesture { clock?.invalidate() }
  }

  private func start() {
    clock?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in frame += 1 }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }
}

struct HomeView: View {
  @State private var showsList = false

  var body: some View {
    VStack {
      if showsList {
        ListView()
      }
    }
  }
}
