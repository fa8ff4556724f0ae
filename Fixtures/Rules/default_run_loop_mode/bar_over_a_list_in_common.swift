import SwiftUI

struct NotesScreen: View {
  var body: some View {
    ZStack {
      List { Text("Note") }
      NotesBar().ignoresSafeArea(.keyboard)
    }
  }
}

struct NotesBar: View {
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(seconds)")
      .onAppear { start() }
      .onDisappear { timer?.invalidate() }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
