import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var now = Date()

  init() {
    Timer.publish(every: 1, on: .main, in: .default).autoconnect().assign(to: &$now)  // expect: default_run_loop_mode(note)
  }
}

@main
struct ClockApp: App {
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup { ContentView().environmentObject(clock) }
  }
}
