import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}

#Preview {
  struct Container: View {
    @State private var score = 0

    var body: some View {
      VStack {
        CountdownView()
        Button("Score: \(score)") { score += 1 }
      }
    }
  }
  return Container()
}
