import SwiftUI

struct RecorderView: View {
  @Binding var steps: Int
  @State private var timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(steps)")
      .onReceive(timer) { _ in steps += 1 }
  }
}

struct RecordingView: View {
  @State private var taken = 0

  var body: some View {
    VStack {
      RecorderView(steps: $taken)
      Text("\(taken)")
    }
  }
}
