import SwiftUI

struct CountdownView: View {
  let left: Int

  var body: some View {
    Text("\(left)")
  }
}

#Preview {
  struct Ticking: View {
    @State private var left = 60
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      CountdownView(left: left)
        .onReceive(timer) { _ in left -= 1 }
    }
  }
  return Ticking()
}
