import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { HarbourView() }
  }
}

/// Shows its parts as long as its window is open.
struct HarbourView: View {
  @State private var asksForHelp = false

  var body: some View {
    TabView {
      BuoyView()
      VStack { BargeView() }.sheet(isPresented: $asksForHelp) { PilotView() }
    }
  }
}

struct BuoyView: View {
  @StateObject private var store = BuoyStore()

  var body: some View { Text("\(store.count)") }
}

final class BuoyStore: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct BargeView: View {
  @State private var load = 0

  var body: some View {
    Text("\(load)").onAppear {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in load += 1 }  // expect: missing_invalidate(note)
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

/// Comes and goes.
struct PilotView: View {
  @StateObject private var store = PilotStore()

  var body: some View { Text("\(store.count)") }
}

final class PilotStore: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: missing_invalidate(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
