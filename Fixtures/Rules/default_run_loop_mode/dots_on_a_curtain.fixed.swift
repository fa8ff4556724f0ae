import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene {
    WindowGroup { LedgerView() }
  }
}

/// While it saves, a curtain lies over the list and takes its touches.
struct LedgerView: View {
  @State private var isSaving = false

  var body: some View {
    List {
      Text("Monday")
      Button("Save") { isSaving = true }
      RowDots()
    }
    .overlay(curtain)
  }

  @ViewBuilder private var curtain: some View {
    if isSaving {
      Color.black.opacity(0.4).ignoresSafeArea().overlay(SavingDots())
    }
  }
}

struct SavingDots: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text(String(repeating: ".", count: count))
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 0.5, repeats: true) { _ in count = (count + 1) % 4 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

/// In a row of the list.
struct RowDots: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text(String(repeating: ".", count: count))
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 0.5, repeats: true) { _ in count = (count + 1) % 4 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}
