import Combine
import SwiftUI

struct CountdownView: View {
  @State private var left = 10
  @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(ticks) { _ in
        left -= 1
        if left == 0 { ticks.upstream.connect().cancel() }
      }
  }
}
