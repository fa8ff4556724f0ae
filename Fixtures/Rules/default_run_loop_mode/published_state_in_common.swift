import Combine
import SwiftUI

struct LapRow: View {
  @State private var seconds = 0
  @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    List {
      Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
    }
  }
}
