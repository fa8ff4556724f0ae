import Combine
import SwiftUI

struct Board: View {
  @State private var moves = 0
  @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Button("\(moves)") { moves += 1 }
      BoardClock(ticks: ticks)
    }
  }
}

struct BoardClock: View {
  let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  }
}
