import SwiftUI

final class Ticks: ObservableObject {
  var source: Publishers.Autoconnect<Timer.TimerPublisher>?
}

/// What its initializer gives to a model is the model's.
struct ModelView: View {
  @ObservedObject var ticks: Ticks
  @State private var now = Date()

  init(ticks: Ticks) {
    self.ticks = ticks
    ticks.source = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  }

  var body: some View {
    Text(now, style: .time)
  }
}
