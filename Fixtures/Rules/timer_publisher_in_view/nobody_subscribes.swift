import Combine
import SwiftUI

/// The publisher of the row is left over: nothing receives its ticks, so no interval ever begins.
struct TideRow: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let height: Int

  var body: some View {
    Text("\(height)")
  }
}

struct TideTable: View {
  @State private var height = 0
  @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TideRow(height: height)
    }
    .onReceive(ticks) { _ in height += 1 }
  }
}
