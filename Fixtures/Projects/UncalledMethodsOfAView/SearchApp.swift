import SwiftUI

@main
struct SearchApp: App {
  var body: some Scene {
    WindowGroup { SearchField() }
  }
}

/// No part of the program pauses the label: what would go on with it never runs, and no framework asks a view for it.
struct SearchField: View {
  @State private var index = 0
  @State private var timer: Timer?

  var body: some View {
    NavigationStack {
      NavigationLink("Search") { Text("\(index)").onAppear { animate() } }
    }
  }

  func pause() {
    timer?.invalidate()
  }

  func goOn() {
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in index += 1 }
  }

  /// Runs each time that the label appears.
  func animate() {
    let timer = Timer(timeInterval: 2, repeats: true) { _ in index += 1 }  // expect: restart_without_invalidate, missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
