import SwiftUI

struct StartView: View {
  @State private var counts = false

  var body: some View {
    Form {
      Text("Start")
    }
    .sheet(isPresented: $counts) {
      List { CountView() }
    }
  }
}

struct CountView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(count)")
      .onAppear {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 0.05, repeats: true) { _ in count += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}
