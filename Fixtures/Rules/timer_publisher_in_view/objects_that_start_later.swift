import Combine
import SwiftUI

/// Making the object starts nothing.
final class Ticker: ObservableObject {
  static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  lazy var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Published var count = 0
  private var subscription: AnyCancellable?

  func start() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.count += 1 }
  }
}

struct TickerView: View {
  @ObservedObject private var ticker = Ticker()

  var body: some View {
    Text("\(ticker.count)")
      .onAppear { ticker.start() }
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
