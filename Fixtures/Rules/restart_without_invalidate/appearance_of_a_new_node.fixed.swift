import SwiftUI

/// Shown under a condition: a new node with state of its own, which appears once as a rule.
struct IntroView: View {
  @State private var frame = 0
  @State private var clock: Timer?

  var body: some View {
    VStack {
      Text("intro \(frame)")
    }
    .onAppear { start() }
    .onDisappear { frame = 0 }
  }

  private func start() {
    clock?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in frame += 1 }
    RunLoop.main.add(timer, forMode: .common)
    clock = timer
  }

  func complete() {
    clock?.invalidate()
    clock = nil
  }
}

struct RootView: View {
  @State private var showsIntro = true

  var body: some View {
    VStack {
      if showsIntro {
        IntroView()
      }
      NavigationLink("more") { DetailView() }
    }
  }
}

/// Pushed: each visit is a new node, and nothing is pushed over it.
struct DetailView: View {
  @State private var frame = 0
  @State private var clock: Timer?

  var body: some View {
    Text("detail \(frame)")
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
