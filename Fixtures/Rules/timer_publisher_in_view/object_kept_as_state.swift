import Combine
import SwiftUI

final class Ticker: ObservableObject {
  @Published var count = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.count += 1 }
  }
}

/// SwiftUI makes it once for each place of the view.
struct TickerView: View {
  @StateObject private var ticker = Ticker()

  var body: some View {
    Text("\(ticker.count)")
  }
}

struct HomeView: View {
  @State private var score = 0

  var body: some View {
    VStack {
      TickerView()
      Button("\(score)") { score += 1 }
    }
  }
}
