import Combine
import Foundation

final class Quote: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []

  func observe() async {
    Timer.publish(every: 5, on: .main, in: .common).autoconnect()
      .sink { [weak self] date in self?.text = "\(date)" }
      .store(in: &subscriptions)
  }
}

/// Each call makes a quote of its own, which its task starts once.
@MainActor
final class Order {
  private(set) var quote: Quote?

  func confirm() {
    Task { makeQuote() }
  }

  func repeatOrder() {
    Task { makeQuote() }
  }

  private func makeQuote() {
    let quote = Quote()
    Task {
      await quote.observe()
    }
    self.quote = quote
  }
}
