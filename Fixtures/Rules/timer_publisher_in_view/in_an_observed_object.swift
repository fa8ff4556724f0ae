import Combine
import SwiftUI

final class Ticker: ObservableObject {
  @Published var ticks = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &cancellables)
  }
}

struct TicksView: View {
  @ObservedObject private var ticker = Ticker()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(ticker.ticks)")
  }
}

struct HomeView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Toggle("Show", isOn: $isShown)
      Text(isShown ? "Shown" : "Hidden")
      TicksView()
    }
  }
}
