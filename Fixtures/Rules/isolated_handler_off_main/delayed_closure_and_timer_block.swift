import Foundation

@MainActor
final class Search {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "search")

  func textChanged() {
    queue.asyncAfter(deadline: .now() + 0.3) { print("searched") }
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in print("forgotten") }
  }
}
