import SwiftUI

/// A view that is made again counts down again, which is what is wanted.
struct CountdownView: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var left = 10

  var body: some View {
    Text("\(left)")
      .onReceive(timer.prefix(20)) { _ in
        left -= 1
        if left == 0 { timer.upstream.connect().cancel() }
      }
  }
}
