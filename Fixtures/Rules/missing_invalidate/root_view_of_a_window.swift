import SwiftUI

@main
struct TidesApp: App {
  @State private var isLoggedIn = false

  var body: some Scene {
    WindowGroup { NavigationStack { TidesView() } }
    WindowGroup(id: "help") { Text("Help").sheet(isPresented: $isLoggedIn) { HelpView() } }
    WindowGroup(id: "log") {
      if isLoggedIn { LogView() } else { Button("Log in") { isLoggedIn = true } }
    }
  }
}

/// Goes only if its window is closed, on an iPad.
struct TidesView: View {
  @StateObject private var store = TidesStore()
  @State private var tide = 0.0

  var body: some View {
    Text("\(tide) \(store.count)").onAppear {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in tide += 0.1 }  // expect: missing_invalidate(note)
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

final class TidesStore: ObservableObject {
  @Published var count = 0
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.count += 1 }  // expect: strong_self_in_handler(note), missing_invalidate(note)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

/// Comes and goes in a sheet.
struct HelpView: View {
  @State private var pages = 0

  var body: some View {
    Text("\(pages)").onAppear {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in pages += 1 }  // expect: missing_invalidate(warning)
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

/// Comes and goes with the login.
struct LogView: View {
  @State private var lines = 0

  var body: some View {
    Text("\(lines)").onAppear {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in lines += 1 }  // expect: missing_invalidate(warning)
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}
