import SwiftUI

struct RestView: View {
  @Binding var score: Int
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Stepper("\(left)", value: $score)
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct BenchView: View {
  @State private var score = 0
  @State private var isResting = false

  var body: some View {
    Button("Score: \(score)") { isResting = true }
      .sheet(isPresented: $isResting) { RestView(score: $score) }
  }
}
